// The connection, where it is not as it should be: what is kept, how long one has, and one thing to do.

import { isCut, link, wire } from "../net/house";
import type { TableState } from "../net/table-store";
import { useSeconds } from "../table/Clock";
import { texts } from "../texts";
import { Icon } from "./Icon";

/** Over a table there is room for a line or two, and what matters is one's turn, hand and seat. */
export function LinkBanner({ table }: { table?: TableState | null }) {
  const t = texts.value.link;
  if (!isCut.value) return null;
  const offline = link.value === "offline";
  return (
    <div class={`banner ${offline ? "info" : "warn"}`} role="status">
      <Icon name={offline ? "off" : "clock"} />
      <p>
        <strong>{offline ? t.offline : t.reconnecting}</strong>{" "}
        {table ? <AtTable state={table} /> : table === undefined ? t.offlineWhy : ""}
      </p>
      {offline ? null : (
        <button class="button" onClick={() => wire.now()}>
          {t.again}
        </button>
      )}
    </div>
  );
}

/** What is true of whoever sits there: the clock of their decision runs on, another hand of theirs too. */
function AtTable({ state: { now, seen, at } }: { state: TableState }) {
  const t = texts.value.link;
  const { hand, seat } = seen;
  if (seat < 0) return <>{t.offlineWhy}</>;
  if (hand?.actor === seat && now.turn) return <TurnLeft left={now.turn.left} of={now.turn.of} at={at} />;
  return <>{hand?.live.includes(seat) ? t.keptInHand : t.kept}</>;
}

function TurnLeft({ left, of, at }: { left: number; of: number; at: number }) {
  return <>{texts.value.link.turnLeft(useSeconds(left, at, of))}</>;
}
