// A season to be opened: its book, what a place is worth, read back in words, and what counts.

import { useState } from "preact/hooks";
import { post } from "../../net/api";
import { go } from "../../router";
import { leagueTexts } from "../../texts/desks/league";
import { Dialog } from "../../ui/Dialog";
import { Field } from "../../ui/parts";
import { BOOKS, type FormulaShown, type OpenedPlace } from "../../wire";
import { bookTitle } from "../parts/Clause";
import { query, useFetched, useSettled } from "../parts/fetched";

const OWN = "";

export function NewSeason({ close }: { close: () => void }) {
  const t = leagueTexts.value;
  const [plan, setPlan] = useState({
    title: "",
    book: "rpl",
    usual: "linear",
    own: "",
    best: "",
    events: "10",
    quorum: "",
    venues: "",
  });
  const [wrong, setWrong] = useState("");
  const change = (more: Partial<typeof plan>) => setPlan({ ...plan, ...more });
  const own = plan.usual === OWN;
  const open = async () => {
    const { title, book, usual } = plan;
    const count = (text: string) => Number(text) || 0;
    const venues = plan.venues
      .split(",")
      .map(one => one.trim())
      .filter(Boolean);
    const answer = await post<OpenedPlace>("/api/seasons", {
      title,
      book,
      formula: own ? plan.own : usual,
      best: count(plan.best),
      events: count(plan.events),
      quorum: count(plan.quorum),
      venues,
    });
    if (answer.ok) go(`/league/${answer.value.place.split("/")[1]}`);
    else setWrong(answer.says);
  };
  const number = (key: "best" | "events" | "quorum", label: string, hint: string) => (
    <Field label={label}>
      <input
        class="input"
        name={key}
        inputMode="numeric"
        placeholder={hint}
        value={plan[key]}
        onInput={typed => change({ [key]: typed.currentTarget.value })}
      />
    </Field>
  );
  return (
    <Dialog title={t.newSeason} close={close}>
      <form
        class="stack"
        onSubmit={sent => {
          sent.preventDefault();
          void open();
        }}
      >
        <Field label={t.name}>
          <input
            class="input"
            name="title"
            maxLength={60}
            value={plan.title}
            onInput={typed => change({ title: typed.currentTarget.value })}
          />
        </Field>
        <Field label={t.book}>
          <select
            class="input"
            name="book"
            value={plan.book}
            onChange={picked => change({ book: picked.currentTarget.value })}
          >
            {Object.keys(BOOKS).map(name => (
              <option key={name} value={name}>
                {bookTitle(name, name)}
              </option>
            ))}
          </select>
        </Field>
        <Worth usual={plan.usual} own={plan.own} change={change} />
        <div class="two">
          {number("best", t.best, t.bestHint)}
          {number("events", t.events, "")}
        </div>
        <div class="two">
          {number("quorum", t.quorum, t.asBook)}
          <Field label={t.venues}>
            <input
              class="input"
              name="venues"
              placeholder={t.venuesHint}
              value={plan.venues}
              onInput={typed => change({ venues: typed.currentTarget.value })}
            />
          </Field>
        </div>
        {wrong ? (
          <p class="refusal" role="alert">
            {wrong}
          </p>
        ) : null}
        <button class="button go touch" disabled={!plan.title.trim() || (own && !plan.own.trim())}>
          {t.open}
        </button>
      </form>
    </Dialog>
  );
}

/** One of the usual formulas, or one's own; what it says is read back as it is typed. */
function Worth({
  usual,
  own,
  change,
}: {
  usual: string;
  own: string;
  change: (more: { usual?: string; own?: string }) => void;
}) {
  const t = leagueTexts.value;
  const text = useSettled(usual === OWN ? own.trim() : "", 250);
  const found = useFetched<FormulaShown[]>(query("/api/formulas", { text })).value ?? [];
  const read = found.find(one => one.name === usual);
  return (
    <div class="stack">
      <Field label={t.formula}>
        <select
          class="input"
          name="formula"
          value={usual}
          onChange={picked => change({ usual: picked.currentTarget.value })}
        >
          {found
            .filter(one => one.name)
            .map(one => (
              <option key={one.name} value={one.name}>
                {t.formulas[one.name] ?? one.name}
              </option>
            ))}
          <option value={OWN}>{t.ownFormula}</option>
        </select>
      </Field>
      {usual === OWN ? (
        <Field label={t.ownFormula} wrong={read?.fault ?? ""}>
          <input
            class="input"
            name="own"
            spellcheck={false}
            autocomplete="off"
            placeholder="10 + 4 * (entrants - place)"
            maxLength={1000}
            value={own}
            onInput={typed => change({ own: typed.currentTarget.value })}
          />
        </Field>
      ) : null}
      {usual === OWN ? (
        <p class="dim small">
          {t.ownNames} <code>place entrants paid bounties buyin rebuys prize pool</code>
        </p>
      ) : null}
      {read?.words ? (
        <p class="small" role="status">
          {read.words.charAt(0).toUpperCase() + read.words.slice(1)}. <span class="dim">{read.about}</span>
        </p>
      ) : null}
    </div>
  );
}
