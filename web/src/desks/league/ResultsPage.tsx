// Results as they stand, each of which can be corrected with its reason; the calendar, members, bonuses and deductions.

import { useState } from "preact/hooks";
import { leagueTexts } from "../../texts/desks/league";
import { Empty, Field, Segments } from "../../ui/parts";
import type { NightOnDesk, SeasonOnDesk } from "../../wire";
import { timeOfDay } from "../parts/house-time";
import { Calendar } from "./Calendar";
import { CorrectDialog } from "./CorrectDialog";
import { memberCalled } from "./members";
import { RecordForm } from "./RecordForm";
import { keep, named, verdict } from "./season";

export function ResultsPage({ desk }: { desk: SeasonOnDesk }) {
  const t = leagueTexts.value;
  const [open, setOpen] = useState(0);
  const night = desk.nights.find(one => one.event === open);
  const correct = (event: number) => {
    verdict.value = null;
    setOpen(event);
  };
  return (
    <div class="league-columns">
      <section class="stack">
        {desk.nights.length ? null : (
          <div class="panel">
            <Empty icon="list" title={t.noResult}>
              <p>{t.noResultWhy}</p>
            </Empty>
          </div>
        )}
        {[...desk.nights].reverse().map(one => (
          <Night key={one.event} desk={desk} night={one} correct={() => correct(one.event)} />
        ))}
      </section>
      <aside class="stack">
        <RecordForm key={desk.nights.length} desk={desk} />
        <Calendar desk={desk} />
        <MemberForm desk={desk} />
        <AdjustForm desk={desk} />
      </aside>
      {night ? <CorrectDialog key={night.event} desk={desk} night={night} close={() => setOpen(0)} /> : null}
    </div>
  );
}

function Night({ desk, night, correct }: { desk: SeasonOnDesk; night: NightOnDesk; correct: () => void }) {
  const t = leagueTexts.value;
  const { event, result, corrections } = night;
  const counts = desk.picture.nights.find(one => one.event === event)?.counts ?? true;
  const prize = (who: string) => result.paid.find(([one]) => one === who)?.[1];
  const who = (id: string) =>
    `${named(desk, id)}${prize(id) ? ` (${prize(id)!.toLocaleString(t.code)})` : ""}`;
  return (
    <article class="panel night">
      <header>
        <h2>{t.result(event, result.day)}</h2>
        {result.kind === "season" ? null : (
          <span class="tag info">{t.kinds[result.kind] ?? result.kind}</span>
        )}
        {counts || result.kind !== "season" ? null : <span class="tag">{t.notCounted}</span>}
        <span class="dim small">
          {[result.venue, t.entrants(result.entrants || result.places.flat().length)]
            .filter(Boolean)
            .join(", ")}
        </span>
        <button class="button" aria-label={t.correctTitle(event)} onClick={correct}>
          {t.correct}
        </button>
      </header>
      <ol class="night-list">
        {result.places.map((group, at) => (
          <li key={at}>
            <span class="num dim">{1 + result.places.slice(0, at).flat().length}</span>
            {group.map(who).join(" = ")}
          </li>
        ))}
      </ol>
      {corrections.map(told => (
        <p key={told.at} class="dim small corrected">
          {t.corrected(`${new Date(told.at).toLocaleDateString(t.code)} ${timeOfDay(told.at)}`, told.why)}
        </p>
      ))}
    </article>
  );
}

function MemberForm({ desk }: { desk: SeasonOnDesk }) {
  const t = leagueTexts.value;
  const [name, setName] = useState("");
  const [joins, setJoins] = useState<"member" | "guest">("member");
  const add = () => memberCalled(desk, name, joins === "guest").then(who => who && setName(""));
  return (
    <form
      class="panel padded stack"
      onSubmit={sent => {
        sent.preventDefault();
        void add();
      }}
    >
      <h2>{t.members(Object.keys(desk.names).length - desk.guests.length, desk.guests.length)}</h2>
      <Segments
        label={t.joinAs}
        value={joins}
        choose={setJoins}
        options={[
          { value: "member", label: t.asMember },
          { value: "guest", label: t.asGuest },
        ]}
      />
      <div class="enter-form">
        <input
          class="input"
          name="member"
          aria-label={t.addMember}
          placeholder={t.addMember}
          maxLength={60}
          value={name}
          onInput={typed => setName(typed.currentTarget.value)}
        />
        <button class="button" disabled={!name.trim()}>
          {t.addDo}
        </button>
      </div>
    </form>
  );
}

function AdjustForm({ desk }: { desk: SeasonOnDesk }) {
  const t = leagueTexts.value;
  const [kind, setKind] = useState<"bonus" | "deduct">("bonus");
  const [player, setPlayer] = useState("");
  const [points, setPoints] = useState("");
  const [why, setWhy] = useState("");
  const readable = /^\d+([.,]\d+)?$|^\d+\/\d+$/.test(points.trim());
  const give = async () => {
    const told = { player, points: points.trim().replace(",", "."), why };
    if ((await keep(desk, kind === "bonus" ? { GiveBonus: told } : { DeductPoints: told })).ok) {
      setPoints("");
      setWhy("");
    }
  };
  return (
    <form
      class="panel padded stack"
      onSubmit={sent => {
        sent.preventDefault();
        void give();
      }}
    >
      <h2>{t.adjust}</h2>
      <Segments
        label={t.adjust}
        value={kind}
        choose={setKind}
        options={[
          { value: "bonus", label: t.bonus },
          { value: "deduct", label: t.deduct },
        ]}
      />
      <Field label={t.player}>
        <select class="input" value={player} onChange={picked => setPlayer(picked.currentTarget.value)}>
          <option value="">–</option>
          {Object.entries(desk.names)
            .sort((a, b) => a[1].localeCompare(b[1]))
            .map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </select>
      </Field>
      <div class="two">
        <Field label={t.howMany} wrong={points.trim() && !readable ? t.noPoints : ""}>
          <input
            class="input"
            inputMode="decimal"
            value={points}
            onInput={typed => setPoints(typed.currentTarget.value)}
          />
        </Field>
        <Field label={t.reason}>
          <input class="input" value={why} onInput={typed => setWhy(typed.currentTarget.value)} />
        </Field>
      </div>
      <button class="button" disabled={!player || !readable || !why.trim()}>
        {kind === "bonus" ? t.giveIt : t.deductIt}
      </button>
    </form>
  );
}
