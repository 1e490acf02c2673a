// The questions: one that must be answered, with answers to tap; and what is usually so, to be set otherwise.

import { useState } from "preact/hooks";
import { askTexts } from "../../texts/desks/ask";
import { Segments } from "../../ui/parts";
import type { FloorQuestion } from "../../wire";
import { plain } from "../parts/Clause";

const CLOSED = ["yes or no", "one of", "seat"]; // every answer is offered
const SEATS = "seats";

export function Needed({
  question,
  say,
  unknown,
}: {
  question: FloorQuestion;
  say: (value: string) => void;
  unknown: () => void;
}) {
  const t = askTexts.value;
  const [several, setSeveral] = useState<string[]>([]);
  const toggle = (name: string) =>
    setSeveral(several.includes(name) ? several.filter(one => one !== name) : [...several, name]);
  const many = question.kind === SEATS;
  return (
    <fieldset class="ask-question">
      <legend>{question.question}</legend>
      <div class="ask-choices">
        {question.choices.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            class="button touch"
            aria-pressed={many ? several.includes(value) : undefined}
            onClick={() => (many ? toggle(value) : say(value))}
          >
            {shown(label, t)}
          </button>
        ))}
      </div>
      {many ? (
        <button
          type="button"
          class="button go touch"
          disabled={!several.length}
          onClick={() => say(several.join(" "))}
        >
          {t.answer}
        </button>
      ) : null}
      <div class="ask-other">
        {CLOSED.includes(question.kind) || many ? null : <Other kind={question.kind} say={say} />}
        <button type="button" class="button quiet" onClick={unknown}>
          {t.nobody}
        </button>
      </div>
    </fieldset>
  );
}

function Other({ kind, say }: { kind: string; say: (value: string) => void }) {
  const t = askTexts.value;
  const [said, setSaid] = useState("");
  const submit = (event: Event) => {
    event.preventDefault();
    if (said.trim()) say(said.trim());
  };
  return (
    <form onSubmit={submit}>
      <input
        class="input"
        aria-label={t.otherAnswer}
        placeholder={t.hints[kind] ?? t.otherAnswer}
        inputMode={kind === "chips" || kind === "count" ? "numeric" : "text"}
        value={said}
        onInput={event => setSaid(event.currentTarget.value)}
      />
      <button class="button" disabled={!said.trim()}>
        {t.answer}
      </button>
    </form>
  );
}

/** What is taken as usual and would change a ruling: each can be set otherwise, and nothing has to be. */
export function Usually({
  questions,
  say,
}: {
  questions: FloorQuestion[];
  say: (name: string, value: string) => void;
}) {
  const t = askTexts.value;
  return (
    <div class="ask-usual">
      <p class="dim small">{t.usually}</p>
      {questions.map(one => (
        <div key={one.name} class="ask-usual-row">
          <span>{one.question}</span>
          {one.kind === "yes or no" ? (
            <Segments
              label={one.question}
              options={one.choices.map(({ value }) => ({ value, label: value === "yes" ? t.yes : t.no }))}
              value={one.said || one.usual}
              choose={value => say(one.name, value)}
            />
          ) : (
            <Open question={one} say={value => say(one.name, value)} />
          )}
        </div>
      ))}
    </div>
  );
}

function Open({ question, say }: { question: FloorQuestion; say: (value: string) => void }) {
  const t = askTexts.value;
  const [typing, setTyping] = useState(false);
  const OTHER = "\u0000";
  if (typing || !question.choices.length)
    return (
      <div class="ask-other">
        <Other kind={question.kind} say={say} />
      </div>
    );
  return (
    <select
      class="input"
      aria-label={question.question}
      value={question.said}
      onChange={({ currentTarget }) =>
        currentTarget.value === OTHER ? setTyping(true) : currentTarget.value && say(currentTarget.value)
      }
    >
      <option value="">{plain(question.usual || t.usual)}</option>
      {question.choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {plain(label)}
        </option>
      ))}
      {CLOSED.includes(question.kind) ? null : <option value={OTHER}>{t.otherAnswer} …</option>}
    </select>
  );
}

const shown = (label: string, t: { yes: string; no: string }): string =>
  label === "yes" ? t.yes : label === "no" ? t.no : /^[a-z]/.test(label) ? plain(label) : label;
