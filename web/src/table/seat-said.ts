// A seat in a sentence, for whoever listens: "Seat 3, Wanda, bot, $212, folded".

import { isKnown } from "../model/cards";
import { amount, type Money } from "../model/chips";
import type { SeatScene } from "../model/scene";
import { texts } from "../texts";
import { cardNames } from "../ui/Card";
import { doing } from "./Seat";

export function seatSaid(seat: SeatScene, money: Money, next: boolean, worth: string): string {
  const { table: t, seats, you, code } = texts.value;
  const place = seats.seat(seat.seat + 1);
  if (seat.standing === "open") return `${place}, ${seats.open}`;
  const open = seat.mine ? [] : seat.cards.filter((card, at) => isKnown(card) && (seat.shown || seat.up[at]));
  const state =
    seat.standing === "allIn"
      ? t.status.allIn
      : seat.standing === "away"
        ? t.status.away
        : doing(seat, texts.value, next);
  return [
    place,
    seat.mine ? seat.told || you.toLocaleLowerCase(code) : seat.name,
    seat.bot ? t.bot : "",
    amount(seat.stack, money),
    seat.turn ? t.onTurn(seat.mine && !seat.told) : state.toLocaleLowerCase(code),
    seat.bet ? t.betOf(amount(seat.bet, money)) : "",
    ...seat.marks.map(mark => t.markNames[mark]),
    worth,
    open.length ? t.cardsOpen(cardNames(open)) : "",
    seat.won ? t.hasWon(amount(seat.won, money)) : "",
  ]
    .filter(Boolean)
    .join(", ");
}
