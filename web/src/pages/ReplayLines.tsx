// The hand in lines beside its replay, as far as it has come; a click on a line goes back to it.

import { useEffect, useRef } from "preact/hooks";
import type { Line } from "../model/telling";
import type { TableState } from "../net/table-store";
import { texts } from "../texts";
import { Card } from "../ui/Card";
import { Said } from "../ui/parts";

interface LinesProps {
  states: TableState[];
  lines: Line[];
  go: (to: number) => void;
}

export function ReplayLines({ states, lines, go }: LinesProps) {
  const t = texts.value;
  const now = lines.length - 1;
  const box = useRef<HTMLOListElement | null>(null);
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [now]);
  const jump = (line: Line) => go(Math.max(0, states.findIndex((state) => state.now.version >= line.n)));
  return (
    <ol class="log replay-log" ref={box} tabIndex={0} aria-label={t.table.thisHand}>
      {lines.map((line, n) => (
        <li key={line.n} class={`${line.kind === "head" ? "log-head" : ""} ${n === now ? "is-now" : ""}`}>
          <button class="replay-line" onClick={() => jump(line)} aria-current={n === now ? "step" : undefined}>
            <span>{line.says ? <Said says={line.says} /> : t.table.street(streetOf(states, line))}{line.cards.length ? <span class="cards">{line.cards.map((card, k) => <Card key={k} card={card} small />)}</span> : null}</span>
            <Cited clauses={line.clauses} />
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The first clause of a book, by its number alone: the book is named above. */
function Cited({ clauses }: { clauses: string[] }) {
  const id = clauses.find((one) => !one.startsWith("common/"));
  return id ? <span class="law" title={id}>{id.replace(/^[^/]*\//, "")}</span> : null;
}

/** Which street the board of a line opens: the one whose board cards are then complete. */
export function streetOf(states: TableState[], line: Line): string {
  const hand = states.find((state) => state.now.version >= line.n)?.seen.hand;
  if (!hand) return "";
  let cards = 0;
  const lie = hand.boards[0]?.length ?? 0;
  return hand.game.streets.find((street) => (cards += street.board) >= lie && street.board > 0)?.name ?? "";
}
