// What happened in this hand, in words, with the clause behind each event where there is one.

import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Money } from "../model/chips";
import { as } from "../model/records";
import { type Line, Teller, together } from "../model/telling";
import type { TableState } from "../net/table-store";
import { texts } from "../texts";
import { Card } from "../ui/Card";
import { bookClause, Law, Said } from "../ui/parts";

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
  let dealt = null as Line | null;
  for (const { event, n, clauses } of state.events) {
    const line = teller.tell(event, n, clauses);
    if (!line) continue;
    if (line.dealt) {
      const same: Line | null = dealt && dealt.street === line.street ? dealt : null;
      if (dealt && !same) lines.push(...street(dealt)); // nobody could bet between the two
      dealt = same ? withMore(same, line) : line;
      continue;
    }
    if (!line.says && line.cards.length) {
      if (board) lines.push(headed(board)); // nor here
      board = line;
      continue;
    }
    if (dealt) {
      const head = line.kind === "head";
      lines.push(...street(dealt, head ? line : null));
      dealt = null;
      if (head) continue;
    }
    if (board) lines.push(headed(board, line.kind === "head" ? line : board));
    if (!board || line.kind !== "head") lines = together(lines, line, t.code);
    board = null;
  }
  if (dealt) lines.push(...street(dealt));
  if (board) lines.push(headed(board));
  return lines;
}

/** In stud: the street by its name, and below it who got which card. */
const street = (dealt: Line, head: Line | null = null): Line[] => [
  head ?? { ...dealt, n: dealt.n - 0.5, kind: "head", says: dealt.street ?? "", dealt: [] },
  dealt,
];

/** Cards of one street, each player's together. */
function withMore(dealt: Line, line: Line): Line {
  const all = [...(dealt.dealt ?? [])];
  for (const more of line.dealt ?? []) {
    const at = all.findIndex(one => one.who === more.who);
    if (at < 0) all.push(more);
    else all[at] = { who: more.who, cards: [...all[at]!.cards, ...more.cards] };
  }
  return { ...line, dealt: all };
}

/** The cards of a board under the name of their street; the round that opens with them is told in the same line. */
const headed = (board: Line, by = board): Line => ({
  ...by,
  kind: "head",
  says: board.street || by.says,
  cards: board.cards,
});

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
  const head = line.kind === "head";
  const id = head ? "" : bookClause(line.clauses);
  const looks = head ? "log-head" : `${now ? "is-now" : ""} ${line.kind === "quiet" ? "faint" : ""}`;
  return (
    <li class={looks}>
      <span>
        <LineTold line={line} />
      </span>
      {id ? <Law ids={[id]} by={by} short /> : null}
    </li>
  );
}

/** What a line says, and the cards it tells of. */
export function LineTold({ line }: { line: Line }) {
  return (
    <>
      <Said says={line.says} />
      {line.dealt?.map(({ who, cards }) => (
        <span key={who} class="dealt-to">
          <Said says={who} />
          <Few cards={cards} />
        </span>
      ))}
      {line.cards.length ? <Few cards={line.cards} /> : null}
    </>
  );
}

const Few = ({ cards }: { cards: number[] }) => (
  <span class="cards">
    {cards.map((card, at) => (
      <Card key={at} card={card} small />
    ))}
  </span>
);
