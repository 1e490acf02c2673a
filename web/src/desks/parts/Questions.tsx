// The questions of an interview, each by its kind: yes or no, one of a few, a seat, chips, cards,
// what players did. The house says which matter; here they are only put.

import { useState } from "preact/hooks";
import type { TableState } from "../../net/table-store";
import { floorTexts } from "../../texts/desks/floor";
import { Segments } from "../../ui/parts";
import type { QuestionShown } from "../../wire";
import { nameAt } from "./PointTable";

interface QuestionsProps {
  questions: QuestionShown[];
  facts: Record<string, string>;
  state: TableState;
  tell: (name: string, answer: string | null) => void;
}

export function Questions({ questions, facts, state, tell }: QuestionsProps) {
  return (
    <div class="questions">
      {questions.map(one => (
        <div
          class={`question ${one.name in facts || one.usual ? "" : "is-open"}`}
          key={one.name}
          data-fact={one.name}
        >
          <span class="question-words">{one.question}</span>
          <Answering
            question={one}
            told={facts[one.name]}
            state={state}
            tell={answer => tell(one.name, answer)}
          />
        </div>
      ))}
    </div>
  );
}

interface AnsweringProps {
  question: QuestionShown;
  told: string | undefined;
  state: TableState;
  tell: (answer: string | null) => void;
}

const FEW = 4;

function Answering({ question, told, state, tell }: AnsweringProps) {
  const t = floorTexts.value;
  const now = told ?? question.taken;
  if (question.answers.length && question.answers.length <= FEW) {
    return <Segments label={question.question} value={now} choose={tell} options={question.answers} />;
  }
  if (question.kind === "seat" || question.answers.length) {
    const seats = question.seats.map(seat => ({ value: String(seat + 1), label: nameAt(state, seat) }));
    const options = question.answers.length ? question.answers : seats;
    return (
      <select
        class="input"
        aria-label={question.question}
        value={now}
        onChange={event => tell(event.currentTarget.value || null)}
      >
        <option value="">{question.usual || "…"}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  if (question.kind === "seats") return <Seats question={question} told={now} state={state} tell={tell} />;
  if (question.kind === "actions")
    return <Acts question={question} told={told ?? ""} state={state} tell={tell} />;
  const hint = question.kind.startsWith("card")
    ? t.cards
    : question.kind === "chips by denomination"
      ? t.pile
      : t.chips;
  return (
    <Typed
      key={now}
      question={question}
      now={told ?? ""}
      hint={question.usual || (question.kind === "count" ? "1" : hint)}
      tell={tell}
    />
  );
}

function Typed({
  question,
  now,
  hint,
  tell,
}: {
  question: QuestionShown;
  now: string;
  hint: string;
  tell: (answer: string | null) => void;
}) {
  const [text, setText] = useState(now);
  const send = () => text.trim() !== now && tell(text.trim() || null);
  return (
    <input
      class="input"
      aria-label={question.question}
      placeholder={hint}
      value={text}
      inputMode={question.kind.startsWith("card") ? "text" : "decimal"}
      onInput={event => setText(event.currentTarget.value)}
      onBlur={send}
      onKeyDown={event => event.key === "Enter" && send()}
    />
  );
}

/** Any number of seats, each on or off. */
function Seats({ question, told, state, tell }: AnsweringProps & { told: string }) {
  const chosen = new Set(told.split(" ").filter(Boolean));
  const turn = (seat: string) => {
    if (!chosen.delete(seat)) chosen.add(seat);
    tell([...chosen].join(" "));
  };
  return (
    <div class="question-seats" role="group" aria-label={question.question}>
      {question.seats.map(seat => (
        <button
          key={seat}
          type="button"
          class="button"
          aria-pressed={chosen.has(String(seat + 1))}
          onClick={() => turn(String(seat + 1))}
        >
          {nameAt(state, seat)}
        </button>
      ))}
    </div>
  );
}

/** What players did, one after the other: "2 bets 40 then 3 calls". */
function Acts({ question, told, state, tell }: AnsweringProps & { told: string }) {
  const t = floorTexts.value;
  const seats = state.seen.hand?.live ?? [];
  const [seat, setSeat] = useState(seats[0] ?? 0);
  const [verb, setVerb] = useState("calls");
  const [sum, setSum] = useState("");
  const add = () => {
    const one = `${seat + 1} ${verb}${verb === "bets" ? ` ${sum.trim()}` : ""}`;
    tell(told ? `${told} then ${one}` : one);
    setSum("");
  };
  const shown = told
    .split(" then ")
    .filter(Boolean)
    .map(one => one.replace(/^\d+/, at => nameAt(state, Number(at) - 1)));
  return (
    <div class="question-acts" role="group" aria-label={question.question}>
      <span class="dim">{shown.join(", ") || question.usual || t.acts}</span>
      <select
        class="input"
        aria-label={t.person}
        value={seat}
        onChange={event => setSeat(Number(event.currentTarget.value))}
      >
        {seats.map(one => (
          <option key={one} value={one}>
            {nameAt(state, one)}
          </option>
        ))}
      </select>
      <select
        class="input"
        aria-label={t.acts}
        value={verb}
        onChange={event => setVerb(event.currentTarget.value)}
      >
        {Object.entries(t.verbs).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {verb === "bets" ? (
        <input
          class="input"
          aria-label={t.amount}
          inputMode="numeric"
          value={sum}
          onInput={event => setSum(event.currentTarget.value)}
        />
      ) : null}
      <button
        type="button"
        class="button"
        disabled={verb === "bets" && !/^\d+$/.test(sum.trim())}
        onClick={add}
      >
        {t.addAct}
      </button>
      {told ? (
        <button type="button" class="button quiet" onClick={() => tell(null)}>
          ×
        </button>
      ) : null}
    </div>
  );
}
