// The hand in lines beside its replay, as far as it has come; a click on a line goes back to it.

import { useEffect, useRef } from "preact/hooks";
import type { Line } from "../model/telling";
import type { TableState } from "../net/table-store";
import { LineTold } from "../table/HandLog";
import { texts } from "../texts";
import { bookClause, clauseNumber } from "../ui/parts";

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
    const list = box.current;
    if (!list) return;
    const toEnd = () => void (list.scrollTop = list.scrollHeight);
    toEnd();
    const watching = new ResizeObserver(toEnd); // the proof below comes later, and takes of its height
    watching.observe(list);
    return () => watching.disconnect();
  }, [now]);
  const jump = (line: Line) =>
    go(
      Math.max(
        0,
        states.findIndex(state => state.now.version >= line.n),
      ),
    );
  return (
    <ol class="log replay-log" ref={box} tabIndex={0} aria-label={t.table.thisHand}>
      {lines.map((line, n) => (
        <li key={line.n} class={`${line.kind === "head" ? "log-head" : ""} ${n === now ? "is-now" : ""}`}>
          <button
            class="replay-line"
            onClick={() => jump(line)}
            aria-current={n === now ? "step" : undefined}
          >
            <span>
              <LineTold line={line} />
            </span>
            <Cited clauses={line.clauses} />
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The first clause of a book, by its number alone: the book is named above. */
function Cited({ clauses }: { clauses: string[] }) {
  const id = bookClause(clauses);
  return id ? (
    <span class="law" title={id}>
      {clauseNumber(id)}
    </span>
  ) : null;
}
