// What happened: found by words, the commonest as tiles, everything by its family; and the rulings that were kept.

import { useState } from "preact/hooks";
import { remove } from "../../net/api";
import { askTexts } from "../../texts/desks/ask";
import { Icon } from "../../ui/Icon";
import { Failed, Loading } from "../../ui/parts";
import type { KindLine, KindsFound, PrecedentShown } from "../../wire";
import { bookTitle, Clause, Clauses } from "../parts/Clause";
import { query, useFetched, useSettled } from "../parts/fetched";

export function Kinds() {
  const t = askTexts.value;
  const [words, setWords] = useState("");
  const wanted = useSettled(words.trim(), 250);
  const all = useFetched<KindsFound>("/api/ask/kinds");
  const found = useFetched<KindsFound>(wanted ? query("/api/ask/kinds", { words: wanted }) : null);
  return (
    <div class="ask stack">
      <div>
        <h1>{t.title}</h1>
        <p class="dim">{t.lead}</p>
      </div>
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
      {wanted && found.failed ? <Failed says={found.failed.says} retry={found.again} /> : null}
      {wanted && found.value ? <Found of={found.value} /> : null}
      {all.failed ? (
        <Failed says={all.failed.says} retry={all.again} />
      ) : all.value ? (
        <All of={all.value} />
      ) : (
        <Loading lines={8} />
      )}
      <Precedents />
      <a class="button ask-trainer" href="/trainer">
        <Icon name="check" />
        {t.trainer}
      </a>
    </div>
  );
}

function Found({ of }: { of: KindsFound }) {
  const t = askTexts.value;
  return (
    <section class="stack" aria-live="polite">
      <h2>{of.kinds.length ? t.found : t.none}</h2>
      {of.meant ? <p class="dim small">{t.meant(of.meant)}</p> : null}
      <Tiles kinds={of.kinds} />
      {of.clauses.length ? <h3>{t.clauses}</h3> : null}
      {of.clauses.map(one => (
        <p key={one.id} class="panel padded">
          <Clause id={one.id} /> <b>{one.title}</b>
          <br />
          {one.says}
        </p>
      ))}
    </section>
  );
}

function All({ of }: { of: KindsFound }) {
  const t = askTexts.value;
  const families = [...new Set(of.kinds.map(one => one.family))];
  return (
    <>
      <section class="stack">
        <h2>{t.commonest}</h2>
        <Tiles kinds={of.commonest} />
      </section>
      <section class="stack">
        <h2>{t.everything}</h2>
        {families.map(family => (
          <details key={family} class="panel ask-family">
            <summary>{family}</summary>
            <Tiles kinds={of.kinds.filter(one => one.family === family)} />
          </details>
        ))}
      </section>
    </>
  );
}

function Tiles({ kinds }: { kinds: KindLine[] }) {
  return (
    <div class="ask-tiles">
      {kinds.map(one => (
        <a key={one.name} class="tile" href={query("/ask", { kind: one.name })} data-kind={one.name}>
          <b>{sentence(one.said || one.what)}</b>
          {one.said ? <small>{one.what}</small> : null}
        </a>
      ))}
    </div>
  );
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function Precedents() {
  const t = askTexts.value;
  const { value, again } = useFetched<PrecedentShown[]>("/api/ask/precedents");
  const drop = async (number: number) => {
    await remove(`/api/ask/precedents/${number}`);
    again();
  };
  return (
    <section class="stack precedents">
      <h2>{t.precedents}</h2>
      {value?.length ? null : <p class="dim small">{t.noPrecedents}</p>}
      {value?.map(one => (
        <article key={one.number} class="panel padded stack">
          <div>
            <a
              class="ask-again"
              href={one.asked.startsWith("/ask?") ? one.asked : query("/ask", { kind: one.kind })}
            >
              <h3>{one.what}</h3>
            </a>
            <p class="dim small">{[one.place, ...one.facts].filter(Boolean).join(" · ")}</p>
          </div>
          <p>
            <b>{one.ruling}</b>
          </p>
          {one.remark ? <p class="dim">{one.remark}</p> : null}
          <div class="row-end small dim">
            <Clauses ids={one.clauses} />
            <span>
              {bookTitle(one.book, t.common)}, {one.mine ? "" : `${t.by(one.by)}, `}
              {new Date(one.at).toLocaleDateString()}
            </span>
            {one.mine ? (
              <button class="button quiet" onClick={() => void drop(one.number)}>
                {t.drop}
              </button>
            ) : null}
          </div>
        </article>
      ))}
    </section>
  );
}
