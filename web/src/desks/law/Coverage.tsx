// How every clause is accounted for; and a book proved while one waits.

import { useState } from "preact/hooks";
import { get } from "../../net/api";
import { lawTexts } from "../../texts/desks/law";
import { Failed, Field, Loading } from "../../ui/parts";
import type { CountLine, CoverageShown, LawShelf } from "../../wire";
import { bookTitle, Clauses, plain } from "../parts/Clause";
import { query, useFetched } from "../parts/fetched";

const COLUMNS = ["clauses", "accounted", "running", "with_cases", "posted", "open"] as const;

export function Coverage({ shelf }: { shelf: LawShelf }) {
  const t = lawTexts.value;
  const [book, setBook] = useState("");
  const counted = useFetched<CoverageShown>(query("/api/rulebooks/coverage", { book }));
  const [proved, setProved] = useState<{ book: string; found: CoverageShown } | null>(null);
  const [state, setState] = useState("");
  const prove = async () => {
    setState(t.proving);
    const answer = await get<CoverageShown>(query("/api/rulebooks/coverage", { book, proved: true }));
    setState(answer.ok ? "" : answer.says);
    if (answer.ok) setProved({ book, found: answer.value });
  };
  const shown = proved?.book === book ? proved.found : counted.value;
  return (
    <div class="stack law-coverage">
      <div>
        <h1>{t.coverage}</h1>
        <p class="dim">{t.covLead}</p>
      </div>
      <div class="law-choose">
        <Field label={t.book}>
          <select class="input" value={book} onChange={event => setBook(event.currentTarget.value)}>
            <option value="">{t.allBooks}</option>
            {shelf.books
              .filter(({ name }) => name !== "common")
              .map(({ name }) => (
                <option key={name} value={name}>
                  {bookTitle(name, t.common)}
                </option>
              ))}
          </select>
        </Field>
        <button class="button" disabled={state === t.proving} onClick={() => void prove()}>
          {state === t.proving ? t.proving : t.proveAll}
        </button>
        <span role="status" class="small dim">
          {state}
        </span>
      </div>
      {counted.failed ? <Failed says={counted.failed.says} retry={counted.again} /> : null}
      {shown ? <Tables of={shown} /> : <Loading lines={10} />}
    </div>
  );
}

function Tables({ of }: { of: CoverageShown }) {
  const t = lawTexts.value;
  return (
    <>
      <Counts title={t.byBook} lines={of.books} total={of.total} name={name => bookTitle(name, t.common)} />
      <Counts title={t.byLayer} lines={of.layers} total={null} name={plain} />
      <Counts title={t.byArea} lines={of.areas} total={null} name={plain} />
      {of.unproved.length ? (
        <section class="stack">
          <h2>{t.unproved}</h2>
          <p>
            <Clauses ids={of.unproved} />
          </p>
        </section>
      ) : null}
    </>
  );
}

function Counts({
  title,
  lines,
  total,
  name,
}: {
  title: string;
  lines: CountLine[];
  total: CountLine | null;
  name: (name: string) => string;
}) {
  const t = lawTexts.value;
  const heads: Record<(typeof COLUMNS)[number], string> = {
    clauses: t.clauses,
    accounted: t.accounted,
    running: t.running,
    with_cases: t.withCases,
    posted: t.posted,
    open: t.open,
  };
  const rows = total ? [...lines, { ...total, name: "" }] : lines;
  const proofs = rows.some(one => one.proved !== null);
  return (
    <section class="stack">
      <h2>{title}</h2>
      <div class="panel law-scroll" tabIndex={0} role="region" aria-label={title}>
        <table class="law-counts">
          <thead>
            <tr>
              <th scope="col">
                <span class="unseen">{title}</span>
              </th>
              {COLUMNS.map(one => (
                <th key={one} scope="col">
                  {heads[one]}
                </th>
              ))}
              {proofs ? <th scope="col">{t.provedCol}</th> : null}
              <td class="law-bar" aria-hidden="true" />
            </tr>
          </thead>
          <tbody>
            {rows.map(one => (
              <tr key={one.name} class={one.name ? "" : "is-total"}>
                <th scope="row">{one.name ? name(one.name) : t.total}</th>
                {COLUMNS.map(column => (
                  <td key={column} class="num">
                    {one[column].toLocaleString()}
                  </td>
                ))}
                {proofs ? (
                  <td class="num">
                    {one.proved === null
                      ? ""
                      : `${one.proved.toLocaleString()} / ${one.running.toLocaleString()}`}
                  </td>
                ) : null}
                <td class="law-bar" aria-hidden="true">
                  <i
                    style={{
                      "--run": `${(100 * one.running) / Math.max(1, one.clauses)}%`,
                      "--all": `${(100 * one.accounted) / Math.max(1, one.clauses)}%`,
                    }}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
