// Houses compared, point by point: every book, or two of them and where they part ways.

import { useState } from "preact/hooks";
import { go, where } from "../../router";
import { lawTexts } from "../../texts/desks/law";
import { Failed, Field, Loading } from "../../ui/parts";
import type { LawShelf, PointShown } from "../../wire";
import { bookTitle, plain } from "../parts/Clause";
import { query, useFetched } from "../parts/fetched";
import { PointTable } from "./ClausePage";

export function Compare({ shelf }: { shelf: LawShelf }) {
  const t = lawTexts.value;
  const said = where.value.query;
  const [one, other] = [said.get("one") ?? "", said.get("other") ?? ""];
  const group =
    said.get("group") ??
    (one && other ? "" : (shelf.groups.find(each => each.group === "raises")?.group ?? ""));
  const [differs, setDiffers] = useState(true);
  const two = Boolean(one && other);
  const books = two ? [one, other] : shelf.books.map(({ name }) => name).filter(name => name !== "common");
  const points = useFetched<PointShown[]>(
    query("/api/rulebooks/points", { group, books: books.join(","), differs }),
  );
  const change = (next: Record<string, string>) =>
    go(query("/law/compare", { one, other, group, ...next }), true);
  return (
    <div class="law-compare stack">
      <h1>{t.compare}</h1>
      <div class="law-choose">
        <Field label={t.group}>
          <select
            class="input"
            value={group}
            onChange={event => change({ group: event.currentTarget.value })}
          >
            <option value="">{t.total}</option>
            {shelf.groups.map(each => (
              <option key={each.group} value={each.group}>
                {plain(each.group)} ({each.points})
              </option>
            ))}
          </select>
        </Field>
        <Field label={t.one}>
          <Books shelf={shelf} value={one} choose={name => change({ one: name })} />
        </Field>
        <Field label={t.other}>
          <Books shelf={shelf} value={other} choose={name => change({ other: name })} />
        </Field>
        <label class="law-check">
          <input
            type="checkbox"
            checked={differs}
            onChange={event => setDiffers(event.currentTarget.checked)}
          />
          {t.differs}
        </label>
      </div>
      {points.failed ? <Failed says={points.failed.says} retry={points.again} /> : null}
      {points.value ? (
        <>
          <p class="dim small" role="status">
            {t.points(points.value.length)}
          </p>
          <PointTable points={points.value} books={books} book="" />
        </>
      ) : (
        <Loading lines={10} />
      )}
    </div>
  );
}

function Books({ shelf, value, choose }: { shelf: LawShelf; value: string; choose: (name: string) => void }) {
  const t = lawTexts.value;
  return (
    <select class="input" value={value} onChange={event => choose(event.currentTarget.value)}>
      <option value="">{t.every}</option>
      {shelf.books.map(({ name }) => (
        <option key={name} value={name}>
          {bookTitle(name, t.common)}
        </option>
      ))}
    </select>
  );
}
