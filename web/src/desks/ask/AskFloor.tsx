// Ask the floor: what happened, the questions that matter, every book's ruling. Made for one hand on a phone.

import { useEffect, useState } from "preact/hooks";
import "../../styles/desk-ask.css";
import { type ApiRefusal, post } from "../../net/api";
import { where } from "../../router";
import { askTexts } from "../../texts/desks/ask";
import { Icon } from "../../ui/Icon";
import { Failed, Loading } from "../../ui/parts";
import { Shell } from "../../ui/Shell";
import { BOOKS, type FloorAnswer } from "../../wire";
import { bookTitle, plain } from "../parts/Clause";
import { type Asked, ask, body, read, withFact, withoutFact } from "./asked";
import { Kinds } from "./Kinds";
import { Place } from "./Place";
import { Needed, Usually } from "./Questions";
import { Rulings } from "./Rulings";

export function AskFloor() {
  const asked = read(where.value.query);
  return <Shell wide>{asked.kind ? <Asking asked={asked} /> : <Kinds />}</Shell>;
}

function useAnswer(asked: Asked) {
  const wanted = JSON.stringify(body(asked));
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<{ answer: FloorAnswer | null; refused: ApiRefusal | null; of: string }>({
    answer: null,
    refused: null,
    of: "",
  });
  useEffect(() => {
    let current = true;
    void post<FloorAnswer>("/api/ask", JSON.parse(wanted)).then(answer => {
      if (current)
        setFound(before =>
          answer.ok
            ? { answer: answer.value, refused: null, of: wanted }
            : { answer: before.answer, refused: answer, of: wanted },
        );
    });
    return () => {
      current = false;
    };
  }, [wanted, round]);
  return { ...found, busy: found.of !== wanted, again: () => setRound(round + 1) };
}

function Asking({ asked }: { asked: Asked }) {
  const t = askTexts.value;
  const { answer, refused, busy, again } = useAnswer(asked);
  return (
    <div class="ask" aria-busy={busy}>
      <header class="ask-head">
        <a class="button quiet only-icon" href="/ask" aria-label={t.back} title={t.back}>
          <Icon name="left" />
        </a>
        <h1>{t.title}</h1>
        <select
          class="input ask-books"
          aria-label={t.books}
          value={asked.books}
          onChange={event => ask({ ...asked, books: event.currentTarget.value }, true)}
        >
          <option value="">{t.all}</option>
          {Object.keys(BOOKS).map(name => (
            <option key={name} value={name}>
              {bookTitle(name, t.common)}
            </option>
          ))}
        </select>
      </header>
      {refused && refused.status === 0 ? <Failed retry={again} /> : null}
      {refused?.status ? (
        <p class="refusal" role="alert">
          <strong>{t.refused}</strong> {refused.says}{" "}
          <button
            class="button quiet"
            onClick={() =>
              ask({ ...asked, game: "", seats: "", scene: "", play: "", facts: {}, left_out: [] })
            }
          >
            {t.takeBack}
          </button>
        </p>
      ) : null}
      {answer ? <Answered asked={asked} answer={answer} /> : refused ? null : <Loading lines={6} />}
    </div>
  );
}

function Answered({ asked, answer }: { asked: Asked; answer: FloorAnswer }) {
  const t = askTexts.value;
  return (
    <>
      <section class="panel ask-what">
        <div>
          <h2>{answer.what}</h2>
          <Place asked={asked} answer={answer} />
        </div>
        {answer.told.length ? (
          <dl class="ask-told" aria-label={t.told}>
            {answer.told.map(one => (
              <div key={one.name}>
                <dt>{one.question}</dt>
                <dd>
                  <b>{plain(one.choices.find(({ value }) => value === one.said)?.label ?? one.said)}</b>
                  <button class="button quiet" onClick={() => ask(withoutFact(asked, one.name))}>
                    {t.change}
                  </button>
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        {answer.wrong ? (
          <p class="refusal" role="alert">
            {answer.wrong}
          </p>
        ) : null}
        {answer.needed ? (
          <Needed
            key={answer.needed.name}
            question={answer.needed}
            say={value => ask(withFact(asked, answer.needed!.name, value))}
            unknown={() => ask({ ...asked, left_out: [...asked.left_out, answer.needed!.name] })}
          />
        ) : null}
        {answer.usual.length ? (
          <Usually questions={answer.usual} say={(name, value) => ask(withFact(asked, name, value))} />
        ) : null}
      </section>
      {answer.rulings.length ? <Rulings asked={asked} answer={answer} /> : null}
    </>
  );
}
