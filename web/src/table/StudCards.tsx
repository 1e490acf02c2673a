// Stud on a desk: each player's cards on the felt before the seat, down-cards first. Whoever looks
// sees their own down-cards in a dashed frame: nobody else does.

import { UNKNOWN } from "../model/cards";
import { marked, type SeatScene } from "../model/scene";
import type { Spot } from "../model/seating";
import { texts } from "../texts";
import { Card } from "../ui/Card";
import { OwnCard, type StageProps } from "./Stage";

export function StudCards({ seat, spot, chosen, pick, phone }: StageProps & { seat: SeatScene; spot: Spot }) {
  const place = spot.cards;
  if (!seat.cards.length || phone || !place) return null;
  const { down, up } = split(seat);
  return (
    <div
      class={
        `stud on-felt ${seat.mine ? "is-mine" : ""} ${seat.standing === "folded" ? "is-folded" : ""} ` +
        `side-${place.side}`
      }
      style={{ "--x": `${place.x}%`, "--y": `${place.y}%` }}
      {...(seat.mine
        ? { role: "group" as const, "aria-label": texts.value.table.ownCards }
        : { "aria-hidden": true })}
    >
      {down.length ? (
        <span class={seat.mine || seat.shown ? "downs is-known" : "downs"}>
          {down.map(at =>
            seat.mine ? (
              <OwnCard
                key={at}
                at={at}
                best={seat.best}
                card={seat.cards[at] ?? UNKNOWN}
                chosen={chosen.has(at)}
                pick={pick}
              />
            ) : (
              <Card
                key={at}
                card={seat.cards[at] ?? UNKNOWN}
                class={`dealt ${marked(seat.best, seat.cards[at])}`}
                hidden={!seat.shown}
              />
            ),
          )}
        </span>
      ) : null}
      <span class="ups">
        {up.map(at => (
          <Card
            key={at}
            card={seat.cards[at] ?? UNKNOWN}
            class={`dealt ${marked(seat.best, seat.cards[at])}`}
          />
        ))}
      </span>
    </div>
  );
}

/** Which of a seat's cards lie down and which up, in the order they were dealt. */
export function split(seat: SeatScene): { down: number[]; up: number[] } {
  const all = seat.cards.map((_, at) => at);
  return { down: all.filter(at => !seat.up[at]), up: all.filter(at => seat.up[at]) };
}
