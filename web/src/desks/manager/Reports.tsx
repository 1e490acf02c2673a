// Reports: a chart, the table behind it, and a file. The house makes them from its whole log, in a process
// of their own.

import { useState } from "preact/hooks";
import { gamesInWords } from "../../model/listing";
import { texts } from "../../texts";
import { managerTexts } from "../../texts/desks/manager";
import { Icon } from "../../ui/Icon";
import { Empty, Failed, Law, Loading, Segments } from "../../ui/parts";
import type { ReportShown } from "../../wire";
import { useFetched } from "./asking";
import { type Bar, BarChart } from "./BarChart";

const KINDS = ["waits", "hours", "drop", "fund", "rulings"] as const;
type Kind = (typeof KINDS)[number];
const MOST_BARS = 24;

export function Reports() {
  const t = managerTexts.value;
  const [kind, setKind] = useState<Kind>("waits");
  return (
    <section aria-label={t.tabs.reports}>
      <Segments
        label={t.tabs.reports!}
        value={kind}
        choose={setKind}
        options={KINDS.map(value => ({ value, label: t.reports.kinds[value]! }))}
      />
      <Report key={kind} kind={kind} />
    </section>
  );
}

function Report({ kind }: { kind: Kind }) {
  const t = managerTexts.value;
  const { value, wrong, again } = useFetched<ReportShown>(`/api/house/reports/${kind}`);
  if (wrong) return <Failed says={wrong} retry={again} />;
  if (!value)
    return (
      <>
        <p class="dim manager-gap" role="status">
          {t.reports.making}
        </p>
        <Loading lines={6} />
      </>
    );
  const bars = barsOf(value, kind);
  const shown = bars.slice(0, MOST_BARS);
  return (
    <div class="panel manager-gap">
      <header>
        <h2>{value.title}</h2>
        <span class="manager-do">
          <button class="button quiet" onClick={again}>
            {t.reports.again}
          </button>
          <a class="button" href={`/api/house/reports/${kind}/csv`} download={`report-${kind}.csv`}>
            <Icon name="download" />
            {t.reports.csv}
          </a>
        </span>
      </header>
      {value.rows.length ? (
        <>
          {shown.length && shown.every(bar => !bar.value) ? (
            <p class="dim office-in manager-gap">{t.reports.allNought(column(measure(value, kind)))}</p>
          ) : shown.length ? (
            <figure class="manager-figure">
              <BarChart title={t.reports.chart(value.title, column(measure(value, kind)))} bars={shown} />
              <figcaption class="dim tiny">
                {column(measure(value, kind))}
                {bars.length > MOST_BARS ? ` · ${t.reports.fewer(MOST_BARS)}` : ""}
              </figcaption>
            </figure>
          ) : null}
          <Table report={value} />
        </>
      ) : (
        <Empty icon="list" title={t.reports.empty} />
      )}
    </div>
  );
}

const column = (name: string): string => managerTexts.value.columns[name] ?? name;
const measure = (report: ReportShown, kind: Kind): string =>
  kind === "rulings" ? "clauses" : report.bars[1];

/** What the bars show: the columns that the report names; of rulings how often each clause was cited. */
function barsOf(report: ReportShown, kind: Kind): Bar[] {
  if (kind === "rulings") {
    const times = new Map<string, number>();
    for (const row of report.rows)
      for (const id of String(row.at(-1)).split(" ").filter(Boolean)) times.set(id, (times.get(id) ?? 0) + 1);
    return [...times].map(([name, value]) => ({ name, value })).sort((a, b) => b.value - a.value);
  }
  const [label, value] = report.bars.map(name => report.columns.indexOf(name)) as [number, number];
  const shift = report.columns[0] === "shift";
  return report.rows.map(row => ({
    name: shift
      ? `${row[0]}, ${managerTexts.value.talk.table(String(row[label]))}`
      : gamesInWords(String(row[label])),
    value: Number(row[value]) || 0,
  }));
}

function Table({ report }: { report: ReportShown }) {
  const law = report.columns.indexOf("clauses");
  return (
    <div class="office-scroll" tabIndex={0} role="region" aria-label={report.title}>
      <table class="office-table">
        <thead>
          <tr>
            {report.columns.map((name, at) => (
              <th key={name} scope="col" class={typeof report.rows[0]?.[at] === "number" ? "num" : ""}>
                {column(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.rows.slice(0, 500).map((row, at) => (
            <tr key={at}>
              {row.map((cell, i) => (
                <td key={i} class={typeof cell === "number" ? "num" : ""}>
                  {i === law ? (
                    <Law ids={String(cell).split(" ").filter(Boolean)} />
                  ) : typeof cell === "number" ? (
                    cell.toLocaleString(texts.value.code)
                  ) : (
                    gamesInWords(cell)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
