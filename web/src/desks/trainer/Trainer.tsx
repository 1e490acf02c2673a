// The trainer: the books' cases as exercises, with a score and what to read again.

import { useState } from "preact/hooks";
import "../../styles/desk-trainer.css";
import { get } from "../../net/api";
import { trainerTexts } from "../../texts/desks/trainer";
import { Icon } from "../../ui/Icon";
import { Field, Loading, Segments } from "../../ui/parts";
import { Shell } from "../../ui/Shell";
import { BOOKS, type ClauseSaid, type PaperQuestion, type PaperShown } from "../../wire";
import { bookTitle, Clause, Clauses } from "../parts/Clause";
import { query } from "../parts/fetched";
import { forget, note, recordOf } from "./record";

const COUNTS = [5, 10, 20];

export function Trainer() {
  const [book, setBook] = useState("mohegan");
  const [count, setCount] = useState(10);
  const [paper, setPaper] = useState<PaperShown | null>(null);
  const [state, setState] = useState<"" | "busy" | string>("");
  const begin = async () => {
    setPaper(null);
    setState("busy");
    const answer = await get<PaperShown>(query("/api/trainer", { book, count, seed: String(Date.now()) }));
    setState(answer.ok ? "" : answer.says || "!");
    if (answer.ok) setPaper(answer.value);
  };
  return (
    <Shell>
      <div class="trainer stack">
        {paper ? (
          <Paper
            key={paper.questions[0]?.what ?? ""}
            paper={paper}
            again={() => void begin()}
            leave={() => setPaper(null)}
          />
        ) : (
          <Begin
            book={book}
            setBook={setBook}
            count={count}
            setCount={setCount}
            begin={() => void begin()}
            state={state}
          />
        )}
      </div>
    </Shell>
  );
}

function Begin(props: {
  book: string;
  setBook: (book: string) => void;
  count: number;
  setCount: (count: number) => void;
  begin: () => void;
  state: string;
}) {
  const t = trainerTexts.value;
  return (
    <>
      <div>
        <h1>{t.title}</h1>
        <p class="dim">{t.lead}</p>
      </div>
      <div class="panel padded stack">
        <Field label={t.book}>
          <select
            class="input"
            value={props.book}
            onChange={event => props.setBook(event.currentTarget.value)}
          >
            {Object.keys(BOOKS).map(name => (
              <option key={name} value={name}>
                {bookTitle(name, name)}
              </option>
            ))}
          </select>
        </Field>
        <div class="field">
          <span>{t.count}</span>
          <Segments
            label={t.count}
            options={COUNTS.map(value => ({ value, label: String(value) }))}
            value={props.count}
            choose={props.setCount}
          />
        </div>
        {props.state && props.state !== "busy" ? (
          <p class="refusal" role="alert">
            {props.state}
          </p>
        ) : null}
        {props.state === "busy" ? (
          <Loading lines={2} />
        ) : (
          <button class="button go big" onClick={props.begin}>
            {t.begin}
          </button>
        )}
      </div>
      <SoFar key={props.book} book={props.book} />
    </>
  );
}

function SoFar({ book }: { book: string }) {
  const t = trainerTexts.value;
  const [record, setRecord] = useState(recordOf(book));
  if (!record.asked) return null;
  const missed = Object.entries(record.missed)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 8)
    .map(([id]) => id);
  return (
    <section class="panel padded stack">
      <h2>{t.soFar}</h2>
      <p>{t.soFarIs(record.right, record.asked)}</p>
      {missed.length ? (
        <p class="trainer-ids">
          <span class="dim">{t.failing}: </span>
          <Clauses ids={missed} />
        </p>
      ) : null}
      <button class="button quiet trainer-forget" onClick={() => setRecord(forget(book))}>
        {t.forget}
      </button>
    </section>
  );
}

function Paper({ paper, again, leave }: { paper: PaperShown; again: () => void; leave: () => void }) {
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<number[]>([]);
  const question = paper.questions[at];
  const answer = (choice: number) => {
    if (!question || answers.length > at) return;
    setAnswers([...answers, choice]);
    note(
      paper.book,
      choice === question.right,
      question.clauses.map(({ id }) => id),
    );
  };
  if (!question) return <Score paper={paper} answers={answers} again={again} leave={leave} />;
  return (
    <Exercise
      key={at}
      question={question}
      number={at + 1}
      of={paper.questions.length}
      title={paper.title}
      said={answers[at]}
      answer={answer}
      next={() => setAt(at + 1)}
    />
  );
}

function Exercise(props: {
  question: PaperQuestion;
  number: number;
  of: number;
  title: string;
  said: number | undefined;
  answer: (choice: number) => void;
  next: () => void;
}) {
  const t = trainerTexts.value;
  const { question, said } = props;
  const marked = said !== undefined;
  return (
    <>
      <p class="trainer-line dim small">
        <span>{t.number(props.number, props.of)}</span>
        <span>{props.title}</span>
      </p>
      <progress max={props.of} value={props.number - 1} aria-label={t.number(props.number, props.of)} />
      <div class="panel padded stack">
        {question.story.map((line, n) => (
          <p key={n} class="dim small">
            {line}
          </p>
        ))}
        <h1>{question.what}</h1>
        {question.facts.length ? (
          <ul class="trainer-facts">
            {question.facts.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : null}
      </div>
      <h2>{t.what}</h2>
      <div class="trainer-choices">
        {question.choices.map((choice, n) => {
          const kind = !marked ? "" : n === question.right ? "is-right" : n === said ? "is-wrong" : "";
          return (
            <button key={n} class={`tile ${kind}`} disabled={marked} onClick={() => props.answer(n)}>
              <span>{choice}</span>
              {kind === "is-right" ? <Icon name="check" /> : kind === "is-wrong" ? <Icon name="x" /> : null}
            </button>
          );
        })}
      </div>
      <div aria-live="polite">
        {marked ? (
          <div class="panel padded stack">
            <p>
              <strong class={said === question.right ? "trainer-right" : "trainer-wrong"}>
                {said === question.right ? t.right : t.wrong}
              </strong>{" "}
              {question.sentence}
            </p>
            <Read clauses={question.clauses} />
            <button class="button go touch" onClick={props.next}>
              {props.number < props.of ? t.next : t.finish}
            </button>
          </div>
        ) : null}
      </div>
    </>
  );
}

function Read({ clauses }: { clauses: ClauseSaid[] }) {
  return (
    <>
      {clauses.map(one => (
        <p key={one.id} class="small dim">
          <Clause id={one.id} /> <b>{one.title}.</b> {one.says}
        </p>
      ))}
    </>
  );
}

function Score({
  paper,
  answers,
  again,
  leave,
}: {
  paper: PaperShown;
  answers: number[];
  again: () => void;
  leave: () => void;
}) {
  const t = trainerTexts.value;
  const right = paper.questions.filter((one, n) => one.right === answers[n]).length;
  const missed = new Map(
    paper.questions
      .filter((one, n) => one.right !== answers[n])
      .flatMap(one => one.clauses.map(clause => [clause.id, clause] as const)),
  );
  return (
    <>
      <h1 class="trainer-score">{t.score(right, paper.questions.length)}</h1>
      <section class="panel padded stack">
        <h2>{t.readAgain}</h2>
        {missed.size ? <Read clauses={[...missed.values()]} /> : <p class="dim">{t.nothingAgain}</p>}
      </section>
      <div class="row-end">
        <button class="button go touch" onClick={again}>
          {t.again}
        </button>
        <button class="button touch" onClick={leave}>
          {t.book}
        </button>
      </div>
    </>
  );
}
