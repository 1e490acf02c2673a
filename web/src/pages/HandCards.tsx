// The cards of a hand as a list shows them.

import { Card } from "../ui/Card";

/** One's own cards in one row, however many, and what lay on the board. */
export function HandCards({ own, board = [] }: { own: number[]; board?: number[] }) {
  const cards = (all: number[]) => all.map((card, at) => <Card key={at} card={card} small />);
  return (
    <span class={`hand-cards ${own.length > 4 ? "is-many" : ""}`}>
      <span class="hand-own">{cards(own)}</span>
      {board.length ? <span class="hand-board">{cards(board)}</span> : null}
    </span>
  );
}
