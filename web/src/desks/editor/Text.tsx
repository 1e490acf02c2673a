// The house as the file it is, for whoever writes cases or rules of their own.

import { editorTexts } from "../../texts/desks/editor";
import { Icon } from "../../ui/Icon";
import type { HouseRead } from "../../wire";
import { asQuestions, change, draft } from "./draft";

export function Text({ read }: { read: HouseRead | null }) {
  const t = editorTexts.value;
  const plain = read?.plain ?? false;
  return (
    <div class="editor-main stack">
      <div class="editor-line">
        <p class="dim small">{plain || !read || read.mistakes.length ? t.textLead : t.notPlain}</p>
        {plain ? (
          <button class="button" onClick={() => read && change(asQuestions(read), t.questions)}>
            {t.backToQuestions}
          </button>
        ) : null}
      </div>
      <textarea
        class="input editor-text"
        aria-label={t.file}
        spellcheck={false}
        maxLength={50_000}
        value={draft.value.text}
        onInput={event => change({ text: event.currentTarget.value || " " }, t.file)}
      />
      <div aria-live="polite" class="stack">
        {read?.mistakes.map(one => (
          <p key={one.says} class="editor-mistake">
            <Icon name="alert" />
            <span>
              {one.rule ? <code>{one.rule} </code> : null}
              {one.says}
            </span>
          </p>
        ))}
        {read && !read.mistakes.length ? <p class="small dim">{t.fine}</p> : null}
      </div>
    </div>
  );
}
