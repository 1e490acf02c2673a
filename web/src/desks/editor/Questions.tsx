// Points as questions: what the book says, what is said here instead, what it overrides, what other houses say.

import { editorTexts } from "../../texts/desks/editor";
import { Icon } from "../../ui/Icon";
import { Failed, Loading, Segments } from "../../ui/parts";
import type { HouseRead, LawShelf, PointShown } from "../../wire";
import { bookTitle, Clause, Clauses, plain } from "../parts/Clause";
import { query, useFetched, useSettled } from "../parts/fetched";
import { asTheBook, change, decide, draft } from "./draft";

export type Show = "all" | "changed" | "differ";
const FEW_CHOICES = 4;
const FEW_LETTERS = 44;

export function Groups({
  shelf,
  read,
  group,
  words,
  setGroup,
  setWords,
}: {
  shelf: LawShelf;
  read: HouseRead | null;
  group: string;
  words: string;
  setGroup: (name: string) => void;
  setWords: (words: string) => void;
}) {
  const t = editorTexts.value;
  const all = useFetched<PointShown[]>(query("/api/rulebooks/points", { books: "common" }));
  const groupOf = new Map(all.value?.map(one => [one.point, one.group]));
  const count = (points: string[]) =>
    points.reduce(
      (found, point) => found.set(groupOf.get(point) ?? "", (found.get(groupOf.get(point) ?? "") ?? 0) + 1),
      new Map<string, number>(),
    );
  const yours = count(Object.keys(draft.value.points));
  const wrong = count(read?.mistakes.map(({ point }) => point).filter(Boolean) ?? []);
  const layers = [...new Set(shelf.groups.map(({ layer }) => layer))];
  return (
    <nav class="editor-groups" aria-label={t.points}>
      <input
        class="input"
        type="search"
        aria-label={t.find}
        placeholder={t.find}
        value={words}
        onInput={event => setWords(event.currentTarget.value)}
      />
      <select
        class="input editor-narrow"
        aria-label={t.points}
        value={group}
        onChange={event => setGroup(event.currentTarget.value)}
      >
        {shelf.groups.map(one => (
          <option key={one.group} value={one.group}>
            {plain(one.group)}
            {yours.get(one.group) ? ` (${yours.get(one.group)})` : ""}
          </option>
        ))}
      </select>
      <div class="editor-list">
        {layers.map(layer => (
          <div key={layer}>
            <h2>{t.layers[layer] ?? plain(layer)}</h2>
            {shelf.groups
              .filter(one => one.layer === layer)
              .map(one => (
                <button
                  key={one.group}
                  type="button"
                  aria-current={one.group === group && !words ? "true" : undefined}
                  onClick={() => setGroup(one.group)}
                >
                  <span>{plain(one.group)}</span>
                  {wrong.get(one.group) ? (
                    <span class="editor-wrong">{t.mistakes(wrong.get(one.group)!)}</span>
                  ) : yours.get(one.group) ? (
                    <span class="editor-yours">{t.changedCount(yours.get(one.group)!)}</span>
                  ) : (
                    <span class="faint num">{one.points}</span>
                  )}
                </button>
              ))}
          </div>
        ))}
      </div>
    </nav>
  );
}

export function Questions({
  group,
  words,
  show,
  read,
}: {
  group: string;
  words: string;
  show: Show;
  read: HouseRead | null;
}) {
  const t = editorTexts.value;
  const wanted = useSettled(words.trim().toLowerCase(), 200);
  const whole = Boolean(wanted) || show === "changed";
  const points = useFetched<PointShown[]>(query("/api/rulebooks/points", whole ? {} : { group }));
  if (points.failed) return <Failed says={points.failed.says} retry={points.again} />;
  if (!points.value) return <Loading lines={8} />;
  const mine = draft.value.points;
  const shown = points.value.filter(one => {
    if (show === "changed" && !(one.point in mine)) return false;
    if (show === "differ" && new Set(one.books.map(({ value }) => value)).size < 2) return false;
    return wanted.split(" ").every(word => `${one.question} ${one.point}`.toLowerCase().includes(word));
  });
  if (!shown.length) return <p class="dim padded">{t.none}</p>;
  return (
    <>
      {shown.slice(0, 60).map(one => (
        <Question
          key={one.point}
          point={one}
          wrong={read?.mistakes.find(({ point }) => point === one.point)?.says ?? ""}
        />
      ))}
    </>
  );
}

function Question({ point, wrong }: { point: PointShown; wrong: string }) {
  const t = editorTexts.value;
  const { extends: book, points, says } = draft.value;
  const own = points[point.point];
  const below = point.books.find(one => one.book === book) ?? null;
  const value = own ?? below?.value ?? "";
  const set = (said: string) =>
    said === below?.value
      ? asTheBook(point.point, point.question)
      : decide(point.point, said, point.question);
  const yours = own !== undefined;
  return (
    <article
      class={`panel editor-point ${wrong ? "is-wrong" : yours ? "is-yours" : ""}`}
      data-point={point.point}
    >
      <div class="editor-ask">
        <div>
          <h3>{point.question}</h3>
          <code>{point.point}</code>
        </div>
        <Value point={point} value={value} set={set} />
      </div>
      {wrong ? (
        <p class="editor-mistake" role="alert">
          <Icon name="alert" />
          {wrong}
        </p>
      ) : null}
      <p class="editor-line">
        {yours ? (
          <>
            <span class="tag go">{t.yours}</span>
            {below?.stated ? (
              <span>
                {t.overrides} <Clauses ids={below.clauses} />
                <s class="dim">
                  {plain(below.value)} {point.unit}
                </s>
              </span>
            ) : (
              <span class="dim">{t.silentBook}</span>
            )}
            <button class="button quiet" onClick={() => asTheBook(point.point, point.question)}>
              {t.backToBook}
            </button>
          </>
        ) : below?.stated ? (
          <>
            <span class="dim">{t.asBook}</span>
            <Clauses ids={below.clauses} />
          </>
        ) : (
          <span class="dim">{t.silence}</span>
        )}
      </p>
      {yours && !wrong ? (
        <input
          class="input editor-says"
          aria-label={t.says}
          placeholder={t.says}
          maxLength={400}
          value={says[point.point] ?? ""}
          onInput={event =>
            change(
              { says: { ...draft.value.says, [point.point]: event.currentTarget.value } },
              point.question,
            )
          }
        />
      ) : null}
      <ul class="editor-others">
        {point.books
          .filter(one => one.book !== book && one.stated)
          .map(one => (
            <li key={one.book}>
              <b>{plain(one.value)}</b> {bookTitle(one.book, t.common)}{" "}
              {one.clauses[0] ? <Clause id={one.clauses[0]} short /> : null}
            </li>
          ))}
      </ul>
    </article>
  );
}

function Value({ point, value, set }: { point: PointShown; value: string; set: (said: string) => void }) {
  const letters = point.values.join("").length;
  if (
    point.kind === "yes" ||
    (point.kind === "choice" && point.values.length <= FEW_CHOICES && letters <= FEW_LETTERS)
  ) {
    return (
      <Segments
        label={point.question}
        options={point.values.map(one => ({ value: one, label: plain(one) }))}
        value={value}
        choose={set}
      />
    );
  }
  if (point.kind === "choice") {
    return (
      <select
        class="input"
        aria-label={point.question}
        value={value}
        onChange={event => set(event.currentTarget.value)}
      >
        {point.values.map(one => (
          <option key={one} value={one}>
            {plain(one)}
          </option>
        ))}
      </select>
    );
  }
  return (
    <span class="editor-number">
      <input
        class="input"
        aria-label={point.question}
        title={point.allowed}
        inputMode={point.kind === "number" ? "numeric" : "text"}
        value={value}
        onInput={event => set(event.currentTarget.value)}
      />
      <span class="dim small">{point.unit}</span>
    </span>
  );
}
