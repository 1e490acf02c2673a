// A new event: its structure made, looked at, played by bots, changed by hand, and announced.

import { useEffect, useState } from "preact/hooks";
import { amount } from "../../model/chips";
import { get, post } from "../../net/api";
import { go } from "../../router";
import { directorTexts } from "../../texts/desks/director";
import { Icon } from "../../ui/Icon";
import { Field, Segments } from "../../ui/parts";
import {
  BOOKS,
  GAMES,
  MIXES,
  type OpenedPlace,
  type SeasonListed,
  type StructureShown,
  type TrialReport,
  type TrialShown,
} from "../../wire";
import { stakes } from "./ClockPanel";
import { CHIPS } from "./directing";
import { StructureChart } from "./StructureChart";

interface Plan {
  title: string;
  book: string;
  game: string;
  players: string;
  hours: string;
  speed: string;
  stack: string;
  seats: string;
  price: string;
  fee: string;
  late: string;
  more: string;
  levels: string;
  pace: "desk" | "auto";
  starts: string;
  season: string;
  bigAnte: boolean;
}

const USUAL: Plan = {
  title: "",
  book: "tournament",
  game: "holdem",
  players: "36",
  hours: "5",
  speed: "regular",
  stack: "20000",
  seats: "9",
  price: "130",
  fee: "20",
  late: "4",
  more: "",
  levels: "",
  pace: "desk",
  starts: "",
  season: "",
  bigAnte: false,
};

const structureOf = (plan: Plan) => ({
  game: plan.game,
  players: Number(plan.players) || 0,
  hours: Number(plan.hours) || 0,
  speed: plan.speed,
  levels: plan.levels,
  big_blind_ante: plan.bigAnte,
  terms: [
    `stack ${plan.stack}`,
    `seats ${plan.seats}`,
    plan.price || plan.fee ? `price ${plan.price || 0}+${plan.fee || 0}` : "",
    plan.late.trim() && plan.late.trim() !== "0" ? `late ${plan.late}` : "",
    plan.pace === "desk" ? "by hand" : "",
    plan.more,
  ]
    .filter(Boolean)
    .join(", "),
});

/** Levels that are written out say nothing of the chips they are played with: these are terms. */
const withChips = (more: string, chips: number[]): string =>
  chips.length && !/\bchips \d/.test(more)
    ? [more, `chips ${chips.join("/")}`].filter(one => one.trim()).join(", ")
    : more;

export function StructurePage() {
  const t = directorTexts.value;
  const [plan, setPlan] = useState(USUAL);
  const [made, setMade] = useState<StructureShown | null>(null);
  const [wrong, setWrong] = useState("");
  const [seasons, setSeasons] = useState<SeasonListed[]>([]);
  const change = (more: Partial<Plan>) => setPlan({ ...plan, ...more });
  useEffect(
    () =>
      void get<SeasonListed[]>("/api/seasons").then(
        answer => answer.ok && setSeasons(answer.value.filter(one => !one.closed)),
      ),
    [],
  );
  const key = JSON.stringify(structureOf(plan));
  useEffect(() => {
    const timer = setTimeout(
      () =>
        void post<StructureShown>("/api/director/structure", structureOf(plan)).then(answer => {
          setWrong(answer.ok ? "" : answer.says || t.cannotBe);
          if (answer.ok) setMade(answer.value);
        }),
      300,
    );
    return () => clearTimeout(timer);
  }, [key]);
  const announce = async () => {
    const { title, book, pace, season } = plan;
    const starts = plan.starts ? new Date(plan.starts).getTime() : 0;
    const answer = await post<OpenedPlace>("/api/events", {
      ...structureOf(plan),
      title,
      book,
      pace,
      season,
      starts,
    });
    if (answer.ok) go(`/director/${answer.value.place.split("/")[1]}`);
    else setWrong(answer.says || t.cannotBe);
  };
  return (
    <>
      <div class="lobby-title">
        <h1>{t.newEvent}</h1>
        <p class="dim">{t.newEventAbout}</p>
      </div>
      <div class="structure-columns">
        <form
          class="panel padded stack"
          onSubmit={sent => {
            sent.preventDefault();
            void announce();
          }}
        >
          <PlanFields plan={plan} change={change} seasons={seasons} />
          {wrong ? (
            <p class="refusal" role="alert">
              {wrong}
            </p>
          ) : null}
          <button class="button go touch" disabled={!plan.title.trim() || !!wrong}>
            {t.announce}
          </button>
        </form>
        <section class="stack">
          {made ? (
            <>
              <Trial plan={plan} made={made} />
              <Levels plan={plan} change={change} made={made} />
            </>
          ) : null}
        </section>
      </div>
    </>
  );
}

function PlanFields({
  plan,
  change,
  seasons,
}: {
  plan: Plan;
  change: (more: Partial<Plan>) => void;
  seasons: SeasonListed[];
}) {
  const t = directorTexts.value;
  const text = (key: Exclude<keyof Plan, "bigAnte">, label: string, numeric = true) => (
    <Field label={label}>
      <input
        class="input"
        name={key}
        {...(numeric ? { inputMode: "numeric" as const } : {})}
        value={plan[key]}
        onInput={typed => change({ [key]: typed.currentTarget.value })}
      />
    </Field>
  );
  return (
    <>
      {text("title", t.name, false)}
      <Segments
        label={t.whoDeals}
        value={plan.pace}
        choose={pace => change({ pace })}
        options={[
          { value: "desk", label: t.byHand },
          { value: "auto", label: t.byHouse },
        ]}
      />
      <div class="two">
        <Field label={t.book}>
          <select
            class="input"
            value={plan.book}
            onChange={picked => change({ book: picked.currentTarget.value })}
          >
            {Object.entries(BOOKS).map(([name, book]) => (
              <option key={name} value={name}>
                {book.title}
              </option>
            ))}
          </select>
        </Field>
        <Field label={t.game}>
          <select
            class="input"
            value={plan.game}
            onChange={picked => change({ game: picked.currentTarget.value })}
          >
            {Object.entries(GAMES).map(([name, game]) => (
              <option key={name} value={name}>
                {game.title}
              </option>
            ))}
            {Object.entries(MIXES).map(([name, title]) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <div class="two">
        {text("price", t.toPool)}
        {text("fee", t.toHouse)}
      </div>
      <div class="two">
        {text("stack", t.stack)}
        {text("seats", t.seatsWord)}
      </div>
      <div class="two">
        {text("players", t.madeFor)}
        {text("hours", t.hours)}
      </div>
      <Segments
        label={t.speed}
        value={plan.speed}
        choose={speed => change({ speed })}
        options={["turbo", "regular", "deep"].map(value => ({ value, label: t.speeds[value] ?? value }))}
      />
      <label class="check">
        <input
          type="checkbox"
          name="big-blind-ante"
          checked={plan.bigAnte}
          onChange={() => change({ bigAnte: !plan.bigAnte })}
        />
        <span>{t.bigBlindAnte}</span>
      </label>
      <div class="two">
        {text("late", t.late)}
        <Field label={t.starts}>
          <input
            class="input"
            type="datetime-local"
            value={plan.starts}
            onInput={typed => change({ starts: typed.currentTarget.value })}
          />
        </Field>
      </div>
      {seasons.length ? (
        <Field label={t.season}>
          <select
            class="input"
            value={plan.season}
            onChange={picked => change({ season: picked.currentTarget.value })}
          >
            <option value="">{t.noSeason}</option>
            {seasons.map(one => (
              <option key={one.place} value={one.place}>
                {one.name}
              </option>
            ))}
          </select>
        </Field>
      ) : null}
      {text("more", t.moreTerms, false)}
    </>
  );
}

/** What is likely to come of it: a guess at once, and what bots make of it when they are asked. */
function Trial({ plan, made }: { plan: Plan; made: StructureShown }) {
  const t = directorTexts.value;
  const [report, setReport] = useState<TrialReport | null>(null);
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  const tryOut = async () => {
    setBusy(true);
    const answer = await post<TrialShown>("/api/director/try", {
      structure: structureOf(plan),
      book: plan.book,
      entrants: Math.min(200, Number(plan.players) || 2),
      times: 8,
    });
    setBusy(false);
    setReport(answer.ok ? answer.value.report : null);
    setWrong(answer.ok ? "" : answer.says || t.cannotBe);
  };
  const hours = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
  return (
    <div class="panel">
      <header>
        <h2>{t.ahead}</h2>
        <span class="dim num">{t.likely(hours(made.minutes))}</span>
      </header>
      <div class="padded stack">
        <StructureChart made={made} />
        <div class="row-end">
          <button class="button" disabled={busy} onClick={() => void tryOut()}>
            <Icon name="play" />
            {busy ? t.trying : t.tryIt}
          </button>
          <span class="dim small">{t.tryAbout}</span>
        </div>
        {wrong ? (
          <p class="refusal" role="alert">
            {wrong}
          </p>
        ) : null}
        {report ? (
          <table class="dt" id="trial">
            <thead>
              <tr>
                <th>{t.triedOf(report.times, report.entrants)}</th>
                <th class="r">{t.median}</th>
                <th class="r">{t.low}</th>
                <th class="r">{t.high}</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>{t.hoursLong}</td>
                {[report.minutes.median, report.minutes.low, report.minutes.high].map((one, at) => (
                  <td key={at} class="r">
                    {hours(one)}
                  </td>
                ))}
              </tr>
              <tr>
                <td>{t.handsPlayed}</td>
                {[report.hands.median, report.hands.low, report.hands.high].map((one, at) => (
                  <td key={at} class="r">
                    {amount(one, CHIPS)}
                  </td>
                ))}
              </tr>
              <tr>
                <td>{t.finalBlinds}</td>
                {[report.final_table.median, report.final_table.low, report.final_table.high].map(
                  (one, at) => (
                    <td key={at} class="r">
                      {(one / 10).toFixed(1)}
                    </td>
                  ),
                )}
              </tr>
            </tbody>
          </table>
        ) : null}
      </div>
    </div>
  );
}

function Levels({
  plan,
  change,
  made,
}: {
  plan: Plan;
  change: (more: Partial<Plan>) => void;
  made: StructureShown;
}) {
  const t = directorTexts.value;
  const begins = made.levels.map((_, at) =>
    made.levels.slice(0, at).reduce((all, one) => all + one.minutes, 0),
  );
  return (
    <div class="panel">
      <header>
        <h2>{t.tabs.levels}</h2>
        {plan.levels ? (
          <button class="button quiet" onClick={() => change({ levels: "" })}>
            {t.makeAgain}
          </button>
        ) : (
          <button
            class="button quiet"
            onClick={() => change({ levels: made.words, more: withChips(plan.more, made.terms.chips) })}
          >
            {t.writeOut}
          </button>
        )}
      </header>
      {plan.levels ? (
        <div class="padded">
          <Field label={t.levelsInWords}>
            <textarea
              class="input levels-text"
              rows={7}
              value={plan.levels}
              onInput={typed => change({ levels: typed.currentTarget.value })}
            />
          </Field>
        </div>
      ) : null}
      <div class="scroll-x" tabIndex={0} role="group" aria-label={t.tabs.levels}>
        <table class="dt">
          <thead>
            <tr>
              <th>{t.levelWord}</th>
              <th>{t.stakes}</th>
              <th class="r">{t.minutes}</th>
              <th class="r">{t.begins}</th>
              <th>{t.chipsLeave}</th>
            </tr>
          </thead>
          <tbody>
            {made.levels.map((one, at) => (
              <tr key={at} class={one.number ? "" : "off"}>
                <td class="num">{one.number || ""}</td>
                <td class="num">{one.number ? stakes(one, t) || one.words : t.break}</td>
                <td class="r">{one.minutes}</td>
                <td class="r">{hours(begins[at] ?? 0)}</td>
                <td class="num">{one.remove.map(chip => amount(chip, CHIPS)).join(", ")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const hours = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
