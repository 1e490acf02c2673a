// What happened last, on a phone, in the place where the amounts stand when it is one's own turn: so
// nothing moves when it is.

import type { Money } from "../model/chips";
import type { TableState } from "../net/table-store";
import { Said } from "../ui/parts";
import { linesOf } from "./HandLog";

export function LatestLines({ state, money }: { state: TableState; money: Money }) {
  const lines = linesOf(state, money)
    .filter(line => line.says && line.kind !== "head")
    .slice(-3);
  return (
    <ul class="latest" aria-hidden="true">
      {lines.map(line => (
        <li key={line.n}>
          <Said says={line.says} />
        </li>
      ))}
    </ul>
  );
}
