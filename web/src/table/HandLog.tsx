// What happened in this hand, in words, with the clause behind each event where there is one.

import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Money } from "../model/chips";
import { as } from "../model/records";
import { type Line, Teller, together } from "../model/telling";
import type { TableState } from "../net/table-store";
import { texts } from "../texts";
import { Card } from "../ui/Card";
import { Law, Said } from "../ui/parts";

/**
 * The lines of a hand; a street's board stands in its heading. ``eyes``: who saw it so, where it is read by others.
 */
export function linesOf(state: TableState, money: Money, eyes = ""): Line[] {
  const t = texts.value;
  const several = state.events.some(({ event }) => (as(event, "hand.Awarded")?.pot ?? 0) > 0);
  const teller = new Teller(
    () => ({
      texts: t,
      money,
      names: state.names,
      sat: state.sat,
      seen: state.seen,
      worth: state.now.worth,
      eyes,
    }),
    several,
  );
  let lines: Line[] = [];
  let board: Line | null = null;
  for (const { event, n, clauses } of state.events) {
    const line = teller.tell(event, n, clauses);
    if (!line) continue;
    if (!line.says && line.cards.length) {
      if (board) lines.push(headed(board)); // nobody could bet between the two
      board = line;
      continue;
    }
    if (board) lines.push(headed(board, line.kind === "head" ? line : board));
    if (!board || line.kind !== "head") lines = together(lines, line, t.code);
    board = null;
  }
  if (board) lines.push(headed(board));
  return lines;
}

/** The cards of a board under the name of their street; the round that opens with them is told in the same line. */
const headed = (board: Line, by = board): Line => ({
  ...by,
  kind: "head",
  says: board.street || by.says,
  cards: board.cards,
});

/** The book's own clauses; where it has none to say, the first of those that are common to all. */
function worthCiting(clauses: string[]): string[] {
  const own = clauses.filter(id => !id.startsWith("common/")).slice(0, 2);
  return own.length ? own : clauses.slice(0, 1);
}

export function HandLog({ state, money }: { state: TableState; money: Money }) {
  const t = texts.value.table;
  const lines = useMemo(() => linesOf(state, money), [state, t]);
  const end = useRef<HTMLOListElement | null>(null);
  useEffect(() => {
    const box = end.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [state.now.version, lines.length]); // what was told before one came is fetched a moment later
  if (!lines.length)
    return (
      <p class="log faint" style={{ padding: "16px" }}>
        {t.noLog}
      </p>
    );
  return (
    <ol class="log" ref={end} tabIndex={0} aria-label={t.thisHand}>
      {lines.map((line, at) => (
        <LogLine key={line.n} line={line} now={at === lines.length - 1} by={state.seen.felt.rulebook} />
      ))}
    </ol>
  );
}

export function LogLine({ line, now, by }: { line: Line; now: boolean; by: string }) {
  const cards = line.cards.length ? (
    <span class="cards">
      {line.cards.map((card, at) => (
        <Card key={at} card={card} small />
      ))}
    </span>
  ) : null;
  if (line.kind === "head")
    return (
      <li class="log-head">
        {line.says} {cards}
      </li>
    );
  const cited = worthCiting(line.clauses);
  return (
    <li class={`${now ? "is-now" : ""} ${line.kind === "quiet" ? "faint" : ""}`}>
      <Said says={line.says} />
      {cards}
      {cited.length ? (
        <span class="laws">
          <Law ids={cited} by={by} />
        </span>
      ) : null}
    </li>
  );
}
