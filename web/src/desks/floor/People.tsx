// Penalties, and who is not let in: warn, suspend, keep out, let in again.

import { useId, useState } from "preact/hooks";
import { texts } from "../../texts";
import { backTexts } from "../../texts/coming-back";
import { floorTexts } from "../../texts/desks/floor";
import { managerTexts } from "../../texts/desks/manager";
import { LetBack } from "../../ui/LetBack";
import { Field, Segments } from "../../ui/parts";
import { ForgotDialog } from "../parts/ForgotDialog";
import { speakAs } from "../parts/speaking";
import { nameOf, type Shared } from "./NowLists";

type What = "warn" | "suspend" | "bar";

export function People(shared: Shared) {
  return (
    <>
      <Penalise {...shared} />
      <Barred {...shared} />
      <Warned {...shared} />
      <Forgot {...shared} />
      <Lost {...shared} />
    </>
  );
}

/** Somebody stands at the desk who forgot their password. */
function Forgot({ floor, names }: Shared) {
  const t = floorTexts.value;
  const [player, setPlayer] = useState("");
  const [asked, setAsked] = useState(false);
  return (
    <section class="work">
      <header>
        <h3>{managerTexts.value.people.forgot}</h3>
      </header>
      <form class="small-form" onSubmit={event => (event.preventDefault(), setAsked(true))}>
        <Field label={t.person}>
          <select
            class="input"
            required
            value={player}
            onChange={event => setPlayer(event.currentTarget.value)}
          >
            <option value="" />
            {floor.people.map(([id]) => (
              <option key={id} value={id}>
                {nameOf(names, id)}
              </option>
            ))}
          </select>
        </Field>
        <button class="button" disabled={!player}>
          {t.doIt}
        </button>
      </form>
      {asked ? <ForgotDialog id={player} name={nameOf(names, player)} close={() => setAsked(false)} /> : null}
    </section>
  );
}

function Penalise({ floor, names, act }: Shared) {
  const t = floorTexts.value;
  const list = useId();
  const [what, setWhat] = useState<What>("warn");
  const [player, setPlayer] = useState("");
  const [said, setSaid] = useState("");
  const [minutes, setMinutes] = useState("60");
  const [why, setWhy] = useState("");
  const offences = floor.offences
    .filter(([, suspends]) => what !== "suspend" || suspends)
    .map(([name]) => name);
  const send = async (event: Event) => {
    event.preventDefault();
    const named = said.trim().toLowerCase().replaceAll(" ", "-");
    const offence = floor.offences.some(([name]) => name === named) ? named : said.trim();
    const answer =
      what === "warn"
        ? await act({ Warn: { player, offence, why } })
        : what === "suspend"
          ? await act({ Suspend: { player, offence, minutes: Number(minutes), why } })
          : await act(
              { BarPlayer: { player, why: why || offence, offence } },
              speakAs("supervisor", "manager", "floor"),
            );
    if (answer.ok) {
      setWhy("");
      setSaid("");
    }
  };
  return (
    <section class="work">
      <form class="small-form" onSubmit={event => void send(event)}>
        <Segments
          label={t.persons}
          value={what}
          choose={setWhat}
          options={[
            { value: "warn", label: t.warn },
            { value: "suspend", label: t.suspend },
            { value: "bar", label: t.bar },
          ]}
        />
        <Field label={t.person}>
          <select
            class="input"
            required
            value={player}
            onChange={event => setPlayer(event.currentTarget.value)}
          >
            <option value="" />
            {floor.people.map(([id]) => (
              <option key={id} value={id}>
                {nameOf(names, id)}
              </option>
            ))}
          </select>
        </Field>
        <Field label={t.offence}>
          <input
            class="input"
            required
            list={list}
            value={said}
            maxLength={80}
            autocomplete="off"
            onInput={event => setSaid(event.currentTarget.value)}
          />
          <datalist id={list}>
            {offences.map(name => (
              <option key={name} value={name.replaceAll("-", " ")} />
            ))}
          </datalist>
          {what === "suspend" ? (
            <small class="dim">
              {offences.length
                ? t.suspendsFor(offences.map(name => name.replaceAll("-", " ")).join(", "))
                : t.suspendsForNothing}
            </small>
          ) : null}
        </Field>
        {what === "suspend" ? (
          <Field label={t.minutes}>
            <input
              class="input"
              inputMode="numeric"
              pattern="[0-9]+"
              required
              value={minutes}
              onInput={event => setMinutes(event.currentTarget.value)}
            />
          </Field>
        ) : null}
        <Field label={t.reason}>
          <input
            class="input"
            value={why}
            maxLength={200}
            onInput={event => setWhy(event.currentTarget.value)}
          />
        </Field>
        <button class="button go" disabled={!player || !said.trim()}>
          {t.doIt}
        </button>
      </form>
    </section>
  );
}

function Barred({ floor, names, act }: Shared) {
  const t = floorTexts.value;
  const time = (at: number) =>
    new Intl.DateTimeFormat(texts.value.code, { dateStyle: "short", timeStyle: "short" }).format(at);
  const all = [
    ...floor.bars.map(([player, bar]) => ({ player, scope: "", bar })),
    ...floor.banned.map(([player, scope, bar]) => ({ player, scope, bar })),
  ];
  return (
    <section class="work barred">
      <header>
        <h2>{t.barred}</h2>
      </header>
      {all.length ? null : <p class="dim pad">{t.nobodyBarred}</p>}
      <ul>
        {all.map(({ player, scope, bar }) => (
          <li key={player + scope}>
            <span class="where" />
            <span class="what">
              <b>{nameOf(names, player)}</b>
              <small>
                {[
                  scope,
                  bar.suspended ? t.suspended : "",
                  bar.until === null ? t.forGood : t.until(time(bar.until)),
                  bar.why,
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </small>
            </span>
            <span class="do">
              <button
                class="button quiet"
                onClick={() =>
                  void act({ LiftBar: { player, scope } }, speakAs("supervisor", "manager", "floor"))
                }
              >
                {t.lift}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Warned({ floor, names }: Shared) {
  const t = floorTexts.value;
  return (
    <section class="work warned">
      <header>
        <h2>{t.warned}</h2>
      </header>
      {floor.warnings.length ? null : <p class="dim pad">{t.nobodyWarned}</p>}
      <ul>
        {floor.warnings.map(([player, all]) => (
          <li key={player}>
            <span class="where" />
            <span class="what">
              <b>{nameOf(names, player)}</b>
              <small>
                {t.times(all.length)}: {all.map(one => one.offence.replaceAll("-", " ")).join(", ")}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A guest whose page was closed has no password: whoever knows them by sight lets them back in. */
function Lost({ floor, names }: Shared) {
  const t = floorTexts.value;
  const [who, setWho] = useState("");
  return (
    <section class="work lost">
      <header>
        <h2>{backTexts.value.lost}</h2>
      </header>
      <div class="stack pad">
        <Field label={t.person}>
          <select class="input" value={who} onChange={event => setWho(event.currentTarget.value)}>
            <option value="" />
            {floor.people.map(([id]) => (
              <option key={id} value={id}>
                {nameOf(names, id)}
              </option>
            ))}
          </select>
        </Field>
        {who ? <LetBack key={who} place="room" person={who} /> : null}
      </div>
    </section>
  );
}
