// What went wrong at a table of one's own game: the same interview as at the floor's desk. Where the host
// is in the hand it
// waits for the others, and the table shows that.

import { useEffect, useState } from "preact/hooks";
import "../../styles/desk-floor.css";
import { Interview } from "../../desks/parts/Interview";
import { THE_TABLE } from "../../desks/parts/pointing";
import { type Answer, tableOf, watch } from "../../net/house";
import { hostTexts } from "../../texts/desks/host";
import { Loading } from "../../ui/parts";

interface ReportingProps {
  place: string;
  table: string;
  done: (answer: Answer) => void;
}

export function Reporting({ place, table, done }: ReportingProps) {
  const t = hostTexts.value;
  const [open, setOpen] = useState(false);
  return (
    <section class="panel padded stack" aria-label={t.report}>
      {open ? (
        <Asked place={place} table={table} done={done} />
      ) : (
        <button class="button touch" onClick={() => setOpen(true)}>
          {t.report}
        </button>
      )}
      <p class="dim small">{t.reportWhy}</p>
    </section>
  );
}

function Asked({ place, table, done }: ReportingProps) {
  useEffect(() => watch(place, table, "floor"), [place, table]);
  const state = tableOf(place, table).state.value;
  if (state?.seen.role !== "floor") return <Loading lines={3} />;
  return <Interview place={place} table={table} role="floor" state={state} about={THE_TABLE} over={done} />;
}
