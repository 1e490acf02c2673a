// A ruling in words: what is ruled or may be chosen, what this book does not allow, what to say
// aloud, by which clauses.

import { bookName } from "../../model/sign";
import { floorTexts } from "../../texts/desks/floor";
import { Icon } from "../../ui/Icon";
import { Law } from "../../ui/parts";
import type { ElsewhereShown, RulingShown } from "../../wire";

interface RulingWordsProps {
  ruling: RulingShown;
  elsewhere: ElsewhereShown[];
  option: string;
  choose: (name: string) => void;
  mine?: boolean; // whether whoever looks chooses; a dealer only reads what the floor may do
}

export function RulingWords({ ruling, elsewhere, option, choose, mine = true }: RulingWordsProps) {
  const t = floorTexts.value;
  const chosen = ruling.options.find(one => one.name === option);
  const own = ruling.clauses.filter(one => !one.id.startsWith("common/"));
  const clauses = own.length ? own : ruling.clauses;
  return (
    <section class="ruling" aria-label={t.ruling}>
      <header>
        <h2>{ruling.sentence}</h2>
        <span class={`tag ${ruling.options.length ? "warn" : "go"}`}>
          {!ruling.options.length ? t.noChoice : mine ? t.yourJudgement : t.floorsJudgement}
        </span>
      </header>
      {ruling.options.length ? (
        <fieldset class="options" disabled={!mine}>
          <legend>{mine ? t.mayChoose : t.floorMayChoose}</legend>
          {ruling.options.map(one => (
            <label key={one.name} class={`option ${one.name === option ? "is-on" : ""}`}>
              <input
                type="radio"
                name="option"
                value={one.name}
                checked={one.name === option}
                onChange={() => choose(one.name)}
              />
              <span>
                <b>{one.says}</b> <Law ids={one.clauses.slice(0, 2)} />
              </span>
            </label>
          ))}
          {ruling.authority ? <p class="dim small">{t.alone(ruling.authority)}</p> : null}
        </fieldset>
      ) : null}
      {elsewhere.length ? (
        <div class="elsewhere">
          <h3>{t.notAllowed}</h3>
          <ul>
            {elsewhere.map(one => (
              <li key={one.says}>
                <Icon name="x" />
                <span>
                  {one.says}{" "}
                  <small>
                    {t.notAllowedWhy(bookName(one.book))} <Law ids={one.clauses} />
                  </small>
                </span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <p class="aloud">
        <Icon name="book" />
        <span>
          <b>{t.say}</b> “{chosen ? chosen.says : ruling.sentence}”
        </span>
      </p>
      {ruling.notes.length ? (
        <p class="small dim">
          <b>{t.notes}:</b> {ruling.notes.join("; ")}
        </p>
      ) : null}
      <details class="clauses" open={clauses.length <= 2}>
        <summary>
          {t.clauses} ({clauses.length})
        </summary>
        <ul>
          {clauses.map(one => (
            <li key={one.id}>
              <Law ids={[one.id]} />
              <b>{one.title}</b>
              <p class="small dim">{one.says}</p>
            </li>
          ))}
        </ul>
        {ruling.why.map(one => (
          <p key={one} class="small dim">
            {one}
          </p>
        ))}
      </details>
    </section>
  );
}
