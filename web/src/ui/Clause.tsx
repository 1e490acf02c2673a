// What a clause says, opened by its name wherever that stands.

import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { type ApiAnswer, get } from "../net/api";
import { texts } from "../texts";
import type { ClauseShown } from "../wire";
import { Dialog } from "./Dialog";

/** Which clause is open; ``by`` is the rulebook in force, for a house with rules of its own. */
export const openClause = signal<{ id: string; by: string } | null>(null);

const known = new Map<string, ClauseShown>();

export function ClauseDialog() {
  const open = openClause.value;
  return open ? <Opened key={open.id} {...open} /> : null;
}

function Opened({ id, by }: { id: string; by: string }) {
  const t = texts.value.clause;
  const [answer, setAnswer] = useState<ApiAnswer<ClauseShown> | null>(null);
  useEffect(() => void read(id, by).then(setAnswer), [id, by]);
  const clause = answer?.ok ? answer.value : null;
  return (
    <Dialog title={clause?.title ?? id} close={() => (openClause.value = null)}>
      <div class="clause" aria-busy={!answer}>
        <p class="clause-where">
          <span class="law">{id}</span>
          {clause ? (
            <span class="dim small">
              {clause.book} · {clause.chapter}
            </span>
          ) : null}
        </p>
        {clause ? (
          <Words clause={clause} />
        ) : answer ? (
          <p class="dim">{t.notFound}</p>
        ) : (
          <p class="dim">{texts.value.state.loading}</p>
        )}
      </div>
    </Dialog>
  );
}

function Words({ clause }: { clause: ClauseShown }) {
  return (
    <>
      <p class="clause-says">{clause.says}</p>
      {clause.decides.length ? (
        <dl class="clause-decides">
          {clause.decides.map(one => (
            <div key={one.question}>
              <dt>{one.question}</dt>
              <dd>{one.answer}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}

async function read(id: string, by: string): Promise<ApiAnswer<ClauseShown>> {
  const key = `${id} ${by}`;
  const had = known.get(key);
  if (had) return { ok: true, value: had };
  const [book = "", ...rest] = id.split("/");
  const query = by ? `?by=${encodeURIComponent(by.slice(0, 400))}` : "";
  const answer = await get<ClauseShown>(
    `/api/law/${encodeURIComponent(book)}/${encodeURIComponent(rest.join("/"))}${query}`,
  );
  if (answer.ok) known.set(key, answer.value);
  return answer;
}
