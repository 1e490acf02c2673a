// A clause: what it says, what it decides, what other houses say, and its case beside it.

import { useEffect, useState } from "preact/hooks";
import { lawTexts } from "../../texts/desks/law";
import { Icon } from "../../ui/Icon";
import { Failed, Loading } from "../../ui/parts";
import type { CaseRun, PointShown, WholeClause } from "../../wire";
import { bookTitle, Clause, clauseAddress, plain } from "../parts/Clause";
import { query, useFetched } from "../parts/fetched";
import { CasePanel } from "./CasePanel";
import { State } from "./LawPages";

export function ClausePage({ id, standsIn }: { id: string; standsIn: (book: string) => void }) {
  const { value, failed, again } = useFetched<WholeClause>(query("/api/rulebooks/clause", { id }));
  const [off, setOff] = useState<CaseRun | null>(null);
  const book = value?.book;
  useEffect(() => {
    if (book) standsIn(book);
  }, [book]);
  if (failed)
    return (
      <div>
        <Failed says={failed.says} retry={again} />
      </div>
    );
  if (!value)
    return (
      <div>
        <Loading lines={8} />
      </div>
    );
  return (
    <>
      <Read clause={value} off={off} />
      <CasePanel clause={value} switched={setOff} />
    </>
  );
}

function Read({ clause, off }: { clause: WholeClause; off: CaseRun | null }) {
  const t = lawTexts.value;
  return (
    <div class="law-clause">
      <div>
        <p class="law-line">
          <span class="law">{clause.id}</span>
          <span class="tag">{plain(clause.treatment)}</span>
          <State state={clause.state} />
          {clause.cases.length ? <span class="tag">{t.cases(clause.cases.length)}</span> : null}
        </p>
        <h1>{clause.title}</h1>
      </div>
      <p class="law-says">{clause.says}</p>
      {clause.same_as ? (
        <p class="dim">
          {t.sameAs} <Clause id={clause.same_as} />
        </p>
      ) : null}
      {clause.points.length ? <Decides clause={clause} /> : null}
      {clause.by.length ? (
        <section class="stack">
          <h2>{t.carried}</h2>
          <div class="panel">
            {clause.by.map(one => (
              <div key={one.name} class="law-point">
                <span>{one.says}</span>
                <code>{one.name}</code>
              </div>
            ))}
          </div>
        </section>
      ) : null}
      {clause.points.length ? <Houses points={clause.points} book={clause.book} /> : null}
      {clause.why_not_run ? (
        <section class="stack">
          <h2>{t.notRun}</h2>
          <p class="dim">{clause.why_not_run}</p>
        </section>
      ) : null}
      {clause.note ? (
        <section class="stack">
          <h2>{t.note}</h2>
          <p class="dim">{clause.note}</p>
        </section>
      ) : null}
      {clause.state === "running" && clause.cases.length ? <Matters off={off} /> : null}
      <nav class="row-end law-beside" aria-label={clause.chapter}>
        {clause.before ? (
          <a class="button quiet" href={clauseAddress(clause.before)}>
            <Icon name="left" />
            {t.before}
          </a>
        ) : null}
        {clause.after ? (
          <a class="button quiet" href={clauseAddress(clause.after)}>
            {t.after}
            <Icon name="right" />
          </a>
        ) : null}
      </nav>
    </div>
  );
}

function Decides({ clause }: { clause: WholeClause }) {
  const t = lawTexts.value;
  return (
    <section class="stack">
      <h2>{t.decides}</h2>
      <div class="panel">
        {clause.points.map(one => (
          <div key={one.point} class="law-point">
            <span>{one.question}</span>
            <b>
              {plain(clause.decided[one.point] ?? "")} <span class="dim">{one.unit}</span>
            </b>
            <code>{one.point}</code>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Each point by house; the value that only one house has stands out. */
export function Houses({ points, book }: { points: PointShown[]; book: string }) {
  const t = lawTexts.value;
  const books = (points[0]?.books ?? [])
    .map(one => one.book)
    .filter(name => name !== "common" || book === "common");
  return (
    <section class="stack">
      <h2>{t.houses}</h2>
      <PointTable points={points} books={books} book={book} />
    </section>
  );
}

export function PointTable({ points, books, book }: { points: PointShown[]; books: string[]; book: string }) {
  const t = lawTexts.value;
  return (
    <div class="panel law-scroll" tabIndex={0} role="region" aria-label={t.houses}>
      <table class="law-houses">
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{t.question}</span>
            </th>
            {books.map(name => (
              <th key={name} scope="col" class={name === book ? "is-here" : ""}>
                {bookTitle(name, t.common)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(point => {
            const shown = point.books.filter(one => books.includes(one.book));
            return (
              <tr key={point.point}>
                <th scope="row">{point.question}</th>
                {shown.map(one => {
                  const alone =
                    shown.length > 2 && shown.filter(({ value }) => value === one.value).length === 1;
                  return (
                    <td
                      key={one.book}
                      class={`${one.book === book ? "is-here" : ""} ${alone ? "is-alone" : ""}`}
                    >
                      <span>{plain(one.value)}</span>
                      {one.stated && one.clauses[0] ? (
                        <Clause
                          id={one.clauses[0]}
                          short={one.clauses[0].startsWith(`${one.book.split("-")[0]}/`)}
                        />
                      ) : (
                        <small class="faint">{t.silent}</small>
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Matters({ off }: { off: CaseRun | null }) {
  const t = lawTexts.value;
  const way = off?.ways[off.way];
  return (
    <section class="stack">
      <h2>{t.matters}</h2>
      <div class="panel law-matters">
        <Icon name={off?.result === "red" ? "alert" : "check"} />
        {off && way ? (
          <p>
            {way.question} {way.instead ? <b>{t.instead(plain(way.instead))}</b> : <b>{t.undone}</b>}.{" "}
            {off.result === "red" ? (
              <>
                {t.mattersWhy(off.line, off.says)} <b>{t.proved}</b>
              </>
            ) : (
              t.notRed
            )}
          </p>
        ) : (
          <p>{t.tryIt}</p>
        )}
      </div>
    </section>
  );
}
