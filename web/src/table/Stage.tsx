// The stage: felt, seats, bets, markers, pots and board. Everything has its place before it arrives.

import type { ComponentChildren } from "preact";
import { inHandOrder } from "../model/cards";
import { amount, type Money, shortly } from "../model/chips";
import { marked, type Scene, type SeatScene } from "../model/scene";
import { inOrder, layout, type Point, type Spot } from "../model/seating";
import { worthInBrief, worthInShort } from "../model/worth";
import type { TableState } from "../net/table-store";
import { texts } from "../texts";
import { Card } from "../ui/Card";
import { Chips } from "../ui/Chips";
import { Flights } from "./Flights";
import { Marker } from "./Marker";
import { Middle } from "./Middle";
import { Seat } from "./Seat";
import { StudCards } from "./StudCards";
import { seatSaid } from "./seat-said";

export interface StageProps {
  scene: Scene;
  state: TableState;
  money: Money;
  phone: boolean;
  sideways?: boolean; // a phone held so: seats all around, the player's own beside the felt
  sit: ((seat: number) => void) | null;
  chosen: Set<number>; // own cards picked for a discard, by their place in the hand
  pick: ((at: number) => void) | null;
  onFelt?: ComponentChildren; // where nobody plays yet
}

export function Stage(props: StageProps) {
  const { scene, state, money, phone } = props;
  const order = inOrder(scene.seats.length, scene.mine);
  const form = !phone ? "desk" : props.sideways ? "sideways" : "upright";
  const spots = layout(scene.seats.length, form, scene.stud);
  const placed = new Map(order.map((seat, at) => [seat, spots[at]!]));
  const spotOf: SpotOf = seat => placed.get(seat) ?? spots[0]!;
  const turn = state.now.turn ? { left: state.now.turn.left, of: state.now.turn.of, at: state.at } : null;
  const said = (seat: number) =>
    (seat === scene.mine && state.now.holding) || worthInShort(state.now.worth, seat, texts.value.worth);
  return (
    <div
      class={
        `stage ${phone ? "is-phone" : ""} ${props.sideways ? "is-wide" : ""} ${scene.stud ? "is-stud" : ""} ` +
        `${scene.boardPlaces || scene.stud ? "" : "no-board"}`
      }
      role="group"
      aria-label={texts.value.table.thisHand}
    >
      <div class="felt" aria-hidden="true" />
      <Middle scene={scene} money={money} state={state} phone={phone} />
      <ol class="around" aria-label={texts.value.table.theSeats}>
        {order.map(seat => {
          const one = scene.seats[seat]!;
          return (
            <li key={seat} class="around">
              {one.standing === "open" && props.sit ? null : (
                <span class="unseen">{seatSaid(one, money, isNext(scene, seat), said(seat))}</span>
              )}
              {phone && one.mine ? null : (
                <Seat
                  seat={one}
                  money={money}
                  holding={one.mine ? state.now.holding : ""}
                  worth={(phone ? worthInBrief : worthInShort)(state.now.worth, seat, texts.value.worth)}
                  spot={spotOf(seat).seat}
                  phone={phone}
                  turn={turn}
                  fan={!scene.stud}
                  sit={props.sit}
                  next={isNext(scene, seat)}
                />
              )}
              {scene.stud ? <StudCards seat={one} spot={spotOf(seat)} {...props} /> : null}
              <Bet seat={one} money={money} spot={spotOf(seat).bet} phone={phone} />
              {one.mine ? null : <Marks seat={one} spot={spotOf(seat).mark} />}
            </li>
          );
        })}
      </ol>
      {phone || scene.stud ? null : <OwnCards {...props} />}
      <Flights scene={scene} state={state} money={money} spotOf={spotOf} />
      {props.onFelt ? <div class="over-felt">{props.onFelt}</div> : null}
    </div>
  );
}

export type SpotOf = (seat: number) => Spot;

export const isNext = (scene: Scene, seat: number): boolean =>
  scene.live &&
  !scene.hand?.over &&
  scene.seats[seat]?.standing === "in" &&
  !scene.seats[seat]?.turn &&
  scene.hand?.phase === "bet";

function Bet({ seat, money, spot, phone }: { seat: SeatScene; money: Money; spot: Point; phone: boolean }) {
  return (
    <div
      class={`bet on-felt ${seat.mine ? "is-own" : ""}`}
      aria-hidden="true"
      style={{ "--x": `${spot.x}%`, "--y": `${spot.y}%`, "--count": seat.cards.length }}
    >
      {seat.bet ? (
        <>
          <Chips amount={seat.bet} dollar={money.dollar} />{" "}
          <b title={amount(seat.bet, money)}>{phone ? shortly(seat.bet, money) : amount(seat.bet, money)}</b>
        </>
      ) : null}
    </div>
  );
}

function Marks({ seat, spot }: { seat: SeatScene; spot: Spot["mark"] }) {
  if (!seat.marks.length) return null;
  return (
    <div
      aria-hidden="true"
      class={`marks on-felt ${spot.grows ? `grows-${spot.grows}` : ""}`}
      style={{ "--x": `${spot.x}%`, "--y": `${spot.y}%` }}
    >
      {seat.marks.map(mark => (
        <Marker key={mark} mark={mark} />
      ))}
    </div>
  );
}

export function OwnCards({ scene, chosen, pick, phone }: StageProps) {
  const own = scene.seats[scene.mine];
  if (!own?.cards.length) return null;
  return (
    <div
      class={`own ${phone ? "" : "on-felt"} ${own.standing === "folded" ? "is-folded" : ""}`}
      role="group"
      aria-label={texts.value.table.ownCards}
      style={{ "--count": own.cards.length }}
    >
      {inHandOrder(own.cards).map((at, n) => (
        <OwnCard
          key={at}
          card={own.cards[at]!}
          at={at}
          nth={n + 1}
          best={own.best}
          chosen={chosen.has(at)}
          pick={pick}
        />
      ))}
    </div>
  );
}

export function OwnCard({
  card,
  at,
  best,
  nth,
  chosen,
  pick,
}: {
  card: number;
  at: number;
  best: number[];
  nth: number; // as it is held, from the left: its key
  chosen: boolean;
  pick: ((at: number) => void) | null;
}) {
  const face = <Card key={card} card={card} class={`dealt ${marked(best, card)}`} style={{ "--n": at }} />;
  if (!pick) return face;
  return (
    <button class="own-card" aria-pressed={chosen} onClick={() => pick(at)}>
      {face}
      <kbd>{nth}</kbd>
    </button>
  );
}
