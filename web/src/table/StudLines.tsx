// Stud on a phone: no oval but a row for each player in the order they act; action runs down to
// whoever looks. Places for the cards to come stand from the start.

import { UNKNOWN } from "../model/cards";
import { amount, type Money } from "../model/chips";
import { marked, type Scene, type SeatScene } from "../model/scene";
import { inOrder } from "../model/seating";
import { worthInShort } from "../model/worth";
import type { TableState } from "../net/table-store";
import { texts } from "../texts";
import { Card } from "../ui/Card";
import { Chips } from "../ui/Chips";
import { Marker } from "./Marker";
import { BotTag, doing, shortName } from "./Seat";
import { isNext, Pot, pushed } from "./Stage";
import { split } from "./StudCards";
import { seatSaid } from "./seat-said";

interface LinesProps {
  scene: Scene;
  state: TableState;
  money: Money;
}

export function StudLines({ scene, state, money }: LinesProps) {
  const t = texts.value.table;
  const rivals = inOrder(scene.seats.length, scene.mine)
    .map(seat => scene.seats[seat]!)
    .filter(seat => !seat.mine && seat.standing !== "open");
  const middle = scene.pots.reduce((sum, pot) => sum + pot.amount, 0);
  return (
    <div class={`lines ${rivals.length > 3 ? "is-many" : ""}`}>
      <div class="lines-head">
        {scene.awards.length ? (
          pushed(scene, true)
            .slice(0, 2)
            .map(({ amount: chips, says }) => <Pot key={says} chips={chips} money={money} says={says} won />)
        ) : (
          <Pot chips={middle} money={money} says="" />
        )}
        {scene.awards.length ? null : (
          <span class="lines-street">
            {scene.street ? <b>{t.street(scene.street)}</b> : null}
            <span>
              {t.withBets} <b>{amount(scene.total, money)}</b>
            </span>
          </span>
        )}
      </div>
      <ol class="around" aria-label={t.theSeats}>
        {rivals.map(seat => (
          <StudLine key={seat.seat} seat={seat} scene={scene} state={state} money={money} />
        ))}
      </ol>
    </div>
  );
}

function StudLine({ seat, scene, state, money }: LinesProps & { seat: SeatScene }) {
  const t = texts.value.table;
  const { down, up } = split(seat);
  const places = scene.hand ? scene.hand.game.streets.reduce((sum, street) => sum + street.up, 0) : 0;
  const s = t.status;
  const worth = worthInShort(state.now.worth, seat.seat, texts.value.worth);
  return (
    <li class={`line is-${seat.standing} ${seat.turn ? "is-turn" : ""} ${seat.won ? "is-winner" : ""}`}>
      <span class="unseen">{seatSaid(seat, money, isNext(scene, seat.seat), worth)}</span>
      <div class="line-row" aria-hidden="true">
        <div class="who">
          <span>
            {shortName(seat.name)}
            {seat.bot ? <BotTag /> : null}
          </span>
          <b>{seat.standing === "allIn" ? s.allIn : amount(seat.stack, money)}</b>
          {seat.bet ? (
            <small class="line-doing">
              <Chips amount={seat.bet} dollar={money.dollar} most={3} />
              <b class="num">{amount(seat.bet, money)}</b>
              <span class="line-said">{doing(seat, texts.value, false)}</span>
            </small>
          ) : (
            <small class="line-doing">
              {seat.marks.map(mark => (
                <Marker key={mark} mark={mark} />
              ))}
              {seat.won ? (
                <b class="num pod-won">{s.won(amount(seat.won, money))}</b>
              ) : seat.standing === "folded" ? (
                ""
              ) : (
                doing(seat, texts.value, seat.turn || isNext(scene, seat.seat))
              )}
            </small>
          )}
        </div>
        {seat.cards.length ? (
          <div class="held">
            <span class={`downs ${seat.shown ? "is-known" : ""}`}>
              {down.map(at => (
                <Card
                  key={at}
                  card={seat.cards[at] ?? UNKNOWN}
                  class={`dealt ${marked(seat.best, seat.cards[at])}`}
                  hidden={!seat.shown}
                />
              ))}
            </span>
            <span class="ups">
              {Array.from({ length: Math.max(places, up.length) }, (_, n) => (
                <Card
                  key={n}
                  card={up[n] === undefined ? -1 : (seat.cards[up[n]] ?? UNKNOWN)}
                  class={`dealt ${marked(seat.best, seat.cards[up[n] ?? -1])}`}
                />
              ))}
            </span>
            {worth ? <span class="worth">{worth}</span> : null}
          </div>
        ) : (
          <div>
            {seat.standing === "folded"
              ? doing(seat, texts.value, false)
              : seat.standing === "away"
                ? s.away
                : ""}
          </div>
        )}
      </div>
    </li>
  );
}
