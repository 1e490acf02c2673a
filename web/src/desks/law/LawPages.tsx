// The law: its books to read and search, a clause with its case, houses compared, how much of it runs and is proved.

import "../../styles/desk-law.css";
import { useEffect, useRef, useState } from "preact/hooks";
import { go, where } from "../../router";
import { lawTexts } from "../../texts/desks/law";
import { Icon } from "../../ui/Icon";
import { Failed, Loading } from "../../ui/parts";
import { Shell } from "../../ui/Shell";
import type { BookContents, LawFound, LawShelf } from "../../wire";
import type { DeskProps } from "../desks";
import { bookTitle, Clause, clauseAddress } from "../parts/Clause";
import { query, useFetched } from "../parts/fetched";
import { ClausePage } from "./ClausePage";
import { Compare } from "./Compare";
import { Coverage } from "./Coverage";

const FIRST_BOOK = "mohegan";

export function LawPages({ parts }: DeskProps) {
  const [first = "", ...rest] = parts;
  const clause = rest.length ? `${first}/${rest.join("/")}` : "";
  const shelf = useFetched<LawShelf>("/api/rulebooks");
  // the book that the clause stands in: its id may name another's, t.38c that of the casino
  const [of, setOf] = useState("");
  if (shelf.failed)
    return (
      <Shell>
        <Failed says={shelf.failed.says} retry={shelf.again} />
      </Shell>
    );
  if (!shelf.value)
    return (
      <Shell>
        <Loading lines={8} />
      </Shell>
    );
  if (first === "compare")
    return (
      <Shell wide>
        <Head />
        <Compare shelf={shelf.value} />
      </Shell>
    );
  if (first === "coverage")
    return (
      <Shell wide>
        <Head />
        <Coverage shelf={shelf.value} />
      </Shell>
    );
  return (
    <Shell wide>
      <Head />
      <div class={`law-page ${clause ? "has-clause" : ""}`}>
        <Contents
          key={clause ? of || first : first}
          book={(clause && of) || first || FIRST_BOOK}
          shelf={shelf.value}
          current={clause}
        />
        {clause ? (
          <ClausePage key={clause} id={clause} standsIn={setOf} />
        ) : (
          <Front shelf={shelf.value} book={first} />
        )}
      </div>
    </Shell>
  );
}

function Head() {
  const t = lawTexts.value;
  const [words, setWords] = useState(where.value.query.get("words") ?? "");
  const submit = (event: Event) => {
    event.preventDefault();
    go(query("/law", { words: words.trim() }));
  };
  // a clause stands in the contents
  const here = /^\/law\/(compare|coverage)$/.test(where.value.path) ? where.value.path : "/law";
  const current = (path: string) => (here === path ? { "aria-current": "page" as const } : {});
  return (
    <div class="law-head">
      <form role="search" onSubmit={submit}>
        <label class="search">
          <Icon name="search" />
          <span class="unseen">{t.search}</span>
          <input
            class="input"
            type="search"
            placeholder={t.search}
            value={words}
            onInput={event => setWords(event.currentTarget.value)}
          />
        </label>
      </form>
      <nav class="law-tabs" aria-label={t.title}>
        <a href="/law" {...current("/law")}>
          {t.contents}
        </a>
        <a href="/law/compare" {...current("/law/compare")}>
          {t.compare}
        </a>
        <a href="/law/coverage" {...current("/law/coverage")}>
          {t.coverage}
        </a>
        <a href="/editor">{t.editor}</a>
      </nav>
    </div>
  );
}

function Contents({ book, shelf, current }: { book: string; shelf: LawShelf; current: string }) {
  const t = lawTexts.value;
  const known = current ? (shelf.books.some(({ name }) => name === book) ? book : FIRST_BOOK) : book;
  const [chosen, setChosen] = useState("");
  const contents = useFetched<BookContents>(query("/api/rulebooks/contents", { book: chosen || known }));
  const list = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (here && list.current) list.current.scrollTop = here.offsetTop - list.current.clientHeight / 3;
  }, [contents.value, current]);
  return (
    <nav class="law-toc" ref={list} aria-label={t.contents}>
      <select
        class="input"
        aria-label={t.book}
        value={chosen || known}
        onChange={event => setChosen(event.currentTarget.value)}
      >
        {shelf.books.map(({ name }) => (
          <option key={name} value={name}>
            {bookTitle(name, t.common)}
          </option>
        ))}
      </select>
      {contents.value?.chapters.map(chapter => (
        <details key={chapter.title} open={chapter.clauses.some(({ id }) => id === current)}>
          <summary>{chapter.title}</summary>
          {chapter.clauses.map(one => (
            <a
              key={one.id}
              href={clauseAddress(one.id)}
              {...(one.id === current ? { "aria-current": "page" as const } : {})}
            >
              <span class="law">{one.id.slice(one.id.indexOf("/") + 1)}</span>
              <span>{one.title}</span>
            </a>
          ))}
        </details>
      ))}
    </nav>
  );
}

function Front({ shelf, book }: { shelf: LawShelf; book: string }) {
  const t = lawTexts.value;
  const words = where.value.query.get("words") ?? "";
  const found = useFetched<LawFound>(words ? query("/api/rulebooks/search", { words, book }) : null);
  if (!words) {
    return (
      <div class="law-front stack">
        <div>
          <h1>{t.title}</h1>
          <p class="dim">{t.lead(shelf.clauses)}</p>
        </div>
        <div class="law-books">
          {shelf.books.map(one => (
            <a key={one.name} class="tile" href={`/law/${one.name}`}>
              <b>{bookTitle(one.name, t.common)}</b>
              <small>{one.about}</small>
              <small class="num">{t.found(one.clauses, one.clauses)}</small>
            </a>
          ))}
        </div>
      </div>
    );
  }
  return (
    <div class="law-front stack">
      <h1>{found.value ? t.found(found.value.total, found.value.found.length) : words}</h1>
      {found.value && !found.value.total ? <p class="dim">{t.nothing}</p> : null}
      {found.value?.nearest && found.value.total ? <p class="dim">{t.nearest}</p> : null}
      {found.busy && !found.value ? <Loading /> : null}
      {found.value?.found.map(one => (
        <article key={one.id} class="panel padded stack law-hit">
          <div class="law-hit-head">
            <Clause id={one.id} />
            <State state={one.state} />
          </div>
          <a href={clauseAddress(one.id)}>
            <h2>{one.title}</h2>
          </a>
          <p>{one.says}</p>
        </article>
      ))}
    </div>
  );
}

export function State({ state }: { state: string }) {
  const t = lawTexts.value;
  return (
    <span class={`tag ${state === "running" ? "go" : state === "open" ? "danger" : ""}`}>
      {state === "running" ? <Icon name="check" /> : null}
      {t.states[state] ?? state}
    </span>
  );
}
