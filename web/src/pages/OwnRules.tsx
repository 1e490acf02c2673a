// House rules of one's own, beside the books: what the editor keeps in this browser, or a file.

import { body, draft } from "../desks/editor/draft";
import { type ApiRefusal, post } from "../net/api";
import { hostTexts } from "../texts/desks/host";
import { BOOKS, type HouseRead } from "../wire";

export const OWN = "own"; // in the place of a book's name

export interface RulesFile {
  name: string;
  text: string;
}

const MOST = 50_000; // characters of a house's file
const books = BOOKS as Record<string, { title: string }>;
const isWritten = (): boolean => Boolean(draft.value.text.trim() || Object.keys(draft.value.points).length);

/** The text of the rules: a file as it is, or what the house makes of the editor's answers. */
export async function rulesOf(file: RulesFile | null, unnamed: string): Promise<string | ApiRefusal> {
  if (file) return file.text;
  const answer = await post<HouseRead>("/api/houses/read", body(draft.value, unnamed));
  if (!answer.ok) return answer;
  const [wrong] = answer.value.mistakes;
  return wrong ? { ok: false, status: 400, reason: "", says: wrong.says, clauses: [] } : answer.value.text;
}

export function OwnRules({
  on,
  file,
  choose,
}: {
  on: boolean;
  file: RulesFile | null;
  choose: (file: RulesFile | null) => void;
}) {
  const t = hostTexts.value;
  const written = isWritten();
  const open = (event: Event & { currentTarget: HTMLInputElement }) => {
    const [chosen] = event.currentTarget.files ?? [];
    void chosen?.text().then(text => choose({ name: chosen.name, text: text.slice(0, MOST) }));
  };
  const { name, text, points } = draft.value;
  const says = file
    ? file.name
    : !written
      ? t.ownNone
      : text
        ? t.ownText
        : t.ownDraft(books[draft.value.extends]?.title ?? draft.value.extends, Object.keys(points).length);
  return (
    <div class={`tile own-rules ${on ? "is-on" : ""}`}>
      {written || file ? (
        <button type="button" class="own-choose" aria-pressed={on} onClick={() => choose(file)}>
          <b>{file ? t.ownRules : name || t.ownRules}</b>
          <small>{says}</small>
        </button>
      ) : (
        <p>
          <b>{t.ownRules}</b>
          <small>{says}</small>
        </p>
      )}
      <span class="own-ways">
        <a class="button quiet" href="/editor">
          {written ? t.ownEdit : t.ownWrite}
        </a>
        <label class="button quiet">
          {t.ownFile}
          <input type="file" accept=".toml" class="unseen" onChange={open} />
        </label>
      </span>
    </div>
  );
}
