// What each book rules, side by side; why they differ; and a ruling kept for the next time.

import { useState } from "preact/hooks";
import { post } from "../../net/api";
import { askTexts } from "../../texts/desks/ask";
import { Dialog } from "../../ui/Dialog";
import { Icon } from "../../ui/Icon";
import { Field } from "../../ui/parts";
import type { BookRuling, FloorAnswer, PrecedentShown } from "../../wire";
import { bookTitle, Clause, plain } from "../parts/Clause";
import { type Asked, address } from "./asked";

export function Rulings({ asked, answer }: { asked: Asked; answer: FloorAnswer }) {
  const t = askTexts.value;
  const [keeping, setKeeping] = useState(false);
  const [kept, setKept] = useState("");
  const [copied, setCopied] = useState("");
  const here = address(asked);
  const share = () => void navigator.clipboard?.writeText(location.origin + here).then(() => setCopied(here));
  return (
    <>
      <div class="ask-rulings" aria-live="polite">
        {houseFirst(answer).map(one => (
          <Ruling
            key={one.book}
            ruling={one}
            house={one.book === answer.house && answer.rulings.length > 1}
          />
        ))}
      </div>
      {answer.rulings.length > 1 ? <Differ answer={answer} /> : null}
      <div class="row-end">
        <button class="button go touch" onClick={() => setKeeping(true)} disabled={kept === here}>
          <Icon name="book" />
          {kept === here ? t.kept : t.keep}
        </button>
        <button class="button touch" onClick={share}>
          <Icon name="link" />
          {copied === here ? t.copied : t.share}
        </button>
      </div>
      {keeping ? (
        <Keep
          asked={asked}
          answer={answer}
          close={done => {
            setKeeping(false);
            if (done) setKept(here);
          }}
        />
      ) : null}
    </>
  );
}

/** The book this house plays by stands before the others. */
const houseFirst = ({ rulings, house }: FloorAnswer): BookRuling[] =>
  [...rulings].sort((a, b) => Number(b.book === house) - Number(a.book === house));

function Ruling({ ruling, house }: { ruling: BookRuling; house: boolean }) {
  const t = askTexts.value;
  const own = ruling.clauses.filter(({ id }) => !id.startsWith("common/"));
  const first = own.length ? own : ruling.clauses;
  return (
    <article
      class={`panel ask-ruling ${ruling.choices.length ? "is-open" : ""} ${house ? "is-house" : ""}`}
      data-book={ruling.book}
    >
      <h3>
        {ruling.title}
        {house ? <span class="tag go">{t.yourBook}</span> : null}
      </h3>
      <p class="ask-ids">
        {first.map(({ id }) => (
          <Clause key={id} id={id} />
        ))}
      </p>
      {ruling.silent ? <p class="small faint">{t.silent}</p> : null}
      <p class="ask-sentence">{ruling.sentence}</p>
      {ruling.choices.length ? (
        <ul class="ask-options" aria-label={t.floorChooses}>
          {ruling.choices.map(one => (
            <li key={one.name}>
              <b>{plain(one.name)}</b> {one.says}
              {one.name === ruling.default ? <span class="faint"> ({t.unlessSaid})</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {ruling.notes.map(note => (
        <p key={note} class="small dim">
          {t.also}: {note}.
        </p>
      ))}
      {ruling.later.length ? (
        <ul class="small dim" aria-label={t.later}>
          <li>{t.later}:</li>
          {ruling.later.map(one => (
            <li key={one.choice + one.between}>
              {one.choice ? `${plain(one.choice)}, ` : ""}
              {one.between}: {one.may}
            </li>
          ))}
        </ul>
      ) : null}
      {ruling.why.length || first.length ? (
        <details>
          <summary>{t.why}</summary>
          {ruling.why.map(line => (
            <p key={line} class="small">
              {line}
            </p>
          ))}
          {first.map(one => (
            <p key={one.id} class="small dim">
              <b>{one.title}.</b> {one.says}
            </p>
          ))}
          {ruling.other_readings.map(line => (
            <p key={line} class="small dim">
              {t.both}: {line}
            </p>
          ))}
        </details>
      ) : null}
    </article>
  );
}

function Differ({ answer }: { answer: FloorAnswer }) {
  const t = askTexts.value;
  if (!answer.differ.length) return answer.alike ? <p class="dim">{t.alike}</p> : null;
  const books = houseFirst(answer).map(one => one.book);
  return (
    <section class="panel ask-differ">
      <h2>{t.differ}</h2>
      <p class="small dim">{t.differHint}</p>
      <div class="ask-scroll" tabIndex={0} role="region" aria-label={t.differ}>
        <table>
          <thead>
            <tr>
              <td />
              {books.map(book => (
                <th key={book} scope="col">
                  {bookTitle(book, t.common)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {answer.differ.map(one => {
              const said = Object.values(one.values);
              return (
                <tr key={one.point}>
                  <th scope="row">{one.question || one.point}</th>
                  {books.map(book => {
                    const value = one.values[book] ?? "";
                    const alone = said.filter(other => other === value).length === 1;
                    return (
                      <td key={book} class={alone ? "is-alone" : ""}>
                        {one.silent.includes(book) ? `(${plain(value)})` : plain(value)}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Keep({
  asked,
  answer,
  close,
}: {
  asked: Asked;
  answer: FloorAnswer;
  close: (kept: boolean) => void;
}) {
  const t = askTexts.value;
  const [book, setBook] = useState(houseFirst(answer)[0]?.book ?? "");
  const [remark, setRemark] = useState("");
  const [refused, setRefused] = useState("");
  const save = async (event: Event) => {
    event.preventDefault();
    const ruling = answer.rulings.find(one => one.book === book);
    if (!ruling) return;
    const facts = [...answer.told, ...answer.usual.filter(one => one.said)].map(one =>
      `${one.question} ${one.said}`.slice(0, 300),
    );
    const said = {
      kind: answer.kind,
      what: answer.what.slice(0, 200),
      place: [answer.game, answer.scene].filter(Boolean).join(", ").slice(0, 200),
      facts,
      book,
      ruling: ruling.sentence.slice(0, 1000),
      clauses: ruling.clauses.map(({ id }) => id).slice(0, 20),
      remark: remark.trim(),
      asked: address(asked).slice(0, 2000),
    };
    const kept = await post<PrecedentShown>("/api/ask/precedents", said);
    if (kept.ok) close(true);
    else setRefused(kept.says);
  };
  return (
    <Dialog title={t.keep} close={() => close(false)}>
      <form class="stack" onSubmit={event => void save(event)}>
        <Field label={t.byBook}>
          <select class="input" value={book} onChange={event => setBook(event.currentTarget.value)}>
            {answer.rulings.map(one => (
              <option key={one.book} value={one.book}>
                {one.title}
              </option>
            ))}
          </select>
        </Field>
        <Field label={t.remark} wrong={refused}>
          <input
            class="input"
            maxLength={400}
            value={remark}
            onInput={event => setRemark(event.currentTarget.value)}
          />
        </Field>
        <button class="button go touch">{t.save}</button>
      </form>
    </Dialog>
  );
}
