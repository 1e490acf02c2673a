// One table in the middle of the desk: how it stands, what it waits for, and what is ruled there.

import { useEffect, useRef, useState } from "preact/hooks";
import { as } from "../../model/records";
import { bookName, moneyOf, sign } from "../../model/sign";
import { type Answer, tableOf, watch } from "../../net/house";
import type { TableState } from "../../net/table-store";
import { tablePath } from "../../router";
import { RulingWaits } from "../../table/RulingWaits";
import { texts } from "../../texts";
import { floorTexts } from "../../texts/desks/floor";
import { Icon } from "../../ui/Icon";
import { Law, Loading } from "../../ui/parts";
import type { FloorView } from "../../wire";
import { Interview } from "../parts/Interview";
import { answerCall, decide, readQuestion, useStep } from "../parts/interviewing";
import { withNames } from "../parts/naming";
import { nameAt, PointTable } from "../parts/PointTable";
import { THE_TABLE } from "../parts/pointing";
import { RulingWords } from "../parts/RulingShown";
import type { TableAt } from "./floor-places";
import { SeatsPanel } from "./SeatsPanel";
import { Since } from "./Tiles";

interface RulingProps {
  at: TableAt;
  role: string;
  done: (answer: Answer) => void;
}

export function Ruling({ at, role, done }: RulingProps) {
  const { place, glance } = at;
  useEffect(() => watch(place, glance.table, role), [place, glance.table, role]);
  const state = tableOf(place, glance.table).state.value;
  const [about, point] = useState(THE_TABLE);
  if (state?.seen.role !== "floor") return <Loading />;
  const seen = floorView(state);
  return (
    <div class="table-desk">
      <Head at={at} state={state} />
      {state.now.case?.ruling ? (
        <RulingWaits state={state} floor />
      ) : state.now.case ? (
        <Called at={at} state={state} done={done} />
      ) : null}
      {glance.by_hand ? null : <PointTable place={place} state={state} about={about} point={point} />}
      <SeatsPanel at={at} role={role} state={state} done={done} />
      {seen ? <Ruled seen={seen} state={state} /> : null}
      {seen?.question ? (
        <Deciding at={at} role={role} state={state} seen={seen} done={done} />
      ) : (
        <Interview place={place} table={glance.table} role={role} state={state} about={about} over={done} />
      )}
    </div>
  );
}

export function floorView(state: TableState): FloorView | null {
  const { view } = state.now;
  return "table.FloorView" in view ? view["table.FloorView"] : null;
}

function Head({ at, state }: { at: TableAt; state: TableState }) {
  const t = floorTexts.value;
  const { felt } = state.seen;
  const book = bookName(felt.rulebook);
  return (
    <header class="table-head">
      {felt.question || state.now.case ? <span class="tag danger">{t.held}</span> : null}
      <h2>{t.table(at.glance.table)}</h2>
      <span class="dim">
        {sign(felt.stakes, at.title || at.glance.title, moneyOf(felt.stakes, at.place), texts.value)},{" "}
        {at.glance.by_hand ? t.dealtByHand : t.dealtHere}
      </span>
      {book ? <span class="tag law-tag">{book}</span> : null}
      {at.glance.by_hand ? null : (
        <a
          class="button quiet only-icon"
          title={t.openPage}
          aria-label={t.openPage}
          href={tablePath(at.place, at.glance.table)}
        >
          <Icon name="right" />
        </a>
      )}
    </header>
  );
}

function Called({ at, state, done }: { at: TableAt; state: TableState; done: (answer: Answer) => void }) {
  const t = floorTexts.value;
  const one = state.now.case;
  if (!one) return null;
  const answer = async () => done(await answerCall(at.place, at.glance.table, t.answered));
  return (
    <p class="called-floor">
      <Icon name="bell" />
      <span>
        <b>{one.about || t.callsTitle}</b>{" "}
        <span class="dim">
          {one.name ? `${t.calledBy(one.name)} · ` : ""}
          <Since at={one.at} />
        </span>
      </span>
      <button class="button" onClick={() => void answer()}>
        {t.answered}
      </button>
    </p>
  );
}

/** A report waits: what it is about, and what the book lets the floor choose. */
function Deciding({ at, role, state, seen, done }: RulingProps & { state: TableState; seen: FloorView }) {
  const t = floorTexts.value;
  const { kind, facts } = readQuestion(seen.question);
  const { step } = useStep(at.place, at.glance.table, kind, facts, state.now.version);
  const [option, setOption] = useState("");
  const [why, setWhy] = useState("");
  const choice = option || step?.ruling?.usual || "";
  const rule = async () => {
    const answer = await decide(at.place, at.glance.table, role, choice, why);
    done(answer);
    if (answer.ok && state.now.case) void answerCall(at.place, at.glance.table, answer.says);
  };
  const top = useRef<HTMLDivElement | null>(null);
  useEffect(() => top.current?.scrollIntoView({ block: "start" }), []);
  const told = Object.entries(facts).map(
    ([name, said]) => `${name.replaceAll("-", " ")}: ${withNames(said, state.now.names)}`,
  );
  const plain = {
    sentence: kind.replaceAll("-", " "),
    why: [],
    clauses: [],
    usual: "",
    authority: "",
    notes: [],
    options: seen.choices.map(([name, says]) => ({ name, says, clauses: [] })),
  };
  return (
    <div class="asking" ref={top}>
      <header>
        <h2>{t.decideTitle}</h2>
        <span class="dim small">{told.join(" · ")}</span>
      </header>
      <RulingWords
        ruling={step?.ruling?.options.length ? step.ruling : plain}
        elsewhere={step?.elsewhere ?? []}
        option={choice}
        choose={setOption}
      />
      <input
        class="input"
        aria-label={t.because}
        placeholder={t.because}
        value={why}
        maxLength={200}
        onInput={event => setWhy(event.currentTarget.value)}
      />
      <div class="asking-do">
        <button class="button go touch" disabled={!choice} onClick={() => void rule()}>
          {t.decide}
        </button>
      </div>
    </div>
  );
}

/** What was ruled in the hand that is on, and what it did to it. */
function Ruled({ seen, state }: { seen: FloorView; state: TableState }) {
  const t = floorTexts.value;
  const rulings = state.events.flatMap(({ event }) => as(event, "floor.Ruled") ?? []);
  if (!rulings.length) return null;
  const names = (says: string) =>
    says.replace(/\bseat (\d{1,2})\b/gi, (said, n: string) =>
      state.seen.felt.chairs[Number(n) - 1] ? nameAt(state, Number(n) - 1) : said,
    );
  return (
    <section class="ruled" aria-label={t.lastRulings}>
      <h3>
        {t.lastRulings}
        {seen.repairs.length ? `: ${t.mended(seen.repairs.length)}` : ""}
      </h3>
      <ul>
        {[...rulings].reverse().map((one, at) => (
          <li key={at}>
            <Icon name="check" />
            <span>
              <b>{names(one.says)}</b>{" "}
              <span class="dim small">
                {one.kind.replaceAll("-", " ")}
                {one.why ? ` · ${one.why}` : ""}
              </span>{" "}
              <Law ids={one.clauses} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
