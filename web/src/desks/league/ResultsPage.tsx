// Results as they stand, each of which can be corrected with its reason; recording one by hand; members, bonuses and deductions.

import { useState } from "preact/hooks";
import { post } from "../../net/api";
import { leagueTexts } from "../../texts/desks/league";
import { Dialog } from "../../ui/Dialog";
import { Icon } from "../../ui/Icon";
import { Field, Law, Segments } from "../../ui/parts";
import type { NightOnDesk, PersonAtDesk, SeasonOnDesk } from "../../wire";
import { timeOfDay } from "../parts/house-time";
import { keep, named, verdict } from "./season";

export function ResultsPage({ desk }: { desk: SeasonOnDesk }) {
  const t = leagueTexts.value;
  const [open, setOpen] = useState(0);
  const night = desk.nights.find((one) => one.event === open);
  return (
    <div class="league-columns">
      <section class="stack">
        {[...desk.nights].reverse().map((one) => (
          <article key={one.event} class="panel night">
            <header><h2>{t.result(one.event, one.result.day)}</h2><span class="dim small">{t.entrants(one.result.places.flat().length)}</span><button class="button" aria-label={t.correctTitle(one.event)} onClick={() => { verdict.value = null; setOpen(one.event); }}>{t.correct}</button></header>
            <ol class="night-list">{one.result.places.map((group, at) => <li key={at}><span class="num dim">{1 + one.result.places.slice(0, at).flat().length}</span>{group.map((who) => named(desk, who)).join(", ")}</li>)}</ol>
            {one.corrections.map((told) => <p key={told.at} class="dim small corrected">{t.corrected(`${new Date(told.at).toLocaleDateString()} ${timeOfDay(told.at)}`, told.why)}</p>)}
          </article>
        ))}
      </section>
      <aside class="stack"><RecordForm desk={desk} /><MemberForm desk={desk} /><AdjustForm desk={desk} /></aside>
      {night ? <CorrectDialog key={night.event} desk={desk} night={night} close={() => setOpen(0)} /> : null}
    </div>
  );
}

function CorrectDialog({ desk, night, close }: { desk: SeasonOnDesk; night: NightOnDesk; close: () => void }) {
  const t = leagueTexts.value;
  const [places, setPlaces] = useState(night.result.places);
  const [why, setWhy] = useState("");
  const told = verdict.value;
  const swap = (at: number, to: number) => setPlaces(places.map((group, n) => (n === at ? places[to]! : n === to ? places[at]! : group)));
  const send = async () => { if ((await keep(desk, { CorrectResult: { event: night.event, result: { ...night.result, places }, why } })).ok) close(); };
  return (
    <Dialog title={t.correctTitle(night.event)} close={close}>
      <form class="stack" onSubmit={(sent) => { sent.preventDefault(); void send(); }}>
        <p class="dim small">{t.correctAbout}</p>
        <ol class="correct-list">
          {places.map((group, at) => {
            const names = group.map((who) => named(desk, who)).join(", ");
            return (
              <li key={group.join(" ")}><span class="num dim">{1 + places.slice(0, at).flat().length}</span><b class="ellipsis">{names}</b>
                <button type="button" class="button quiet only-icon is-up" aria-label={t.up(names)} disabled={at === 0} onClick={() => swap(at, at - 1)}><Icon name="down" /></button>
                <button type="button" class="button quiet only-icon" aria-label={t.down(names)} disabled={at === places.length - 1} onClick={() => swap(at, at + 1)}><Icon name="down" /></button></li>
            );
          })}
        </ol>
        <Field label={t.correctWhy}><input class="input" name="why" value={why} onInput={(typed) => setWhy(typed.currentTarget.value)} /></Field>
        {told && !told.ok ? <p class="refusal" role="alert">{told.says} <Law ids={told.clauses} /></p> : null}
        <button class="button go touch" disabled={!why.trim()}>{t.correctDo}</button>
      </form>
    </Dialog>
  );
}

const PLAIN = { entrants: 0, paid: [], bounties: [], buyin: 0, rebuys: [], pool: 0, agreed: false, kind: "season" as const };

/** Somebody by name: known to the league, else written down at the desk and added. */
async function memberCalled(desk: SeasonOnDesk, name: string, guest = false): Promise<string | null> {
  const known = Object.entries(desk.names).find(([, called]) => called.toLowerCase() === name.trim().toLowerCase());
  if (known) return known[0];
  const found = await post<PersonAtDesk>("/api/director/people", { name: name.trim() });
  if (!found.ok) { verdict.value = { ok: false, says: found.says, clauses: found.clauses, at: Date.now() }; return null; }
  const player = found.value.id;
  if (player in desk.names) return player;
  return (await keep(desk, guest ? { AddGuest: { player } } : { AddMember: { player } })).ok ? player : null;
}

function RecordForm({ desk }: { desk: SeasonOnDesk }) {
  const t = leagueTexts.value;
  const next = Math.max(0, ...desk.nights.map((one) => one.event)) + 1;
  const [number, setNumber] = useState("");
  const [day, setDay] = useState(() => new Date().toISOString().slice(0, 10));
  const [names, setNames] = useState("");
  const record = async () => {
    const places: string[][] = [];
    for (const name of names.split("\n").filter((one) => one.trim())) {
      const player = await memberCalled(desk, name);
      if (!player) return;
      places.push([player]);
    }
    const event = Number(number) || next;
    const planned = desk.picture.nights.find((one) => one.event === event);
    if (!planned && !(await keep(desk, { AnnounceEvent: { event, day, venue: "" } })).ok) return;
    if ((await keep(desk, { RecordResult: { event, result: { ...PLAIN, day, venue: planned?.venue ?? "", places } } })).ok) setNames("");
  };
  return (
    <form class="panel padded stack" onSubmit={(sent) => { sent.preventDefault(); void record(); }}>
      <h2>{t.record}</h2><p class="dim small">{t.recordAbout}</p>
      <div class="two"><Field label={t.number}><input class="input" inputMode="numeric" placeholder={String(next)} value={number} onInput={(typed) => setNumber(typed.currentTarget.value)} /></Field><Field label={t.day}><input class="input" type="date" value={day} onInput={(typed) => setDay(typed.currentTarget.value)} /></Field></div>
      <Field label={t.names}><textarea class="input levels-text" rows={5} name="names" value={names} onInput={(typed) => setNames(typed.currentTarget.value)} /></Field>
      <button class="button" disabled={!names.trim()}>{t.recordDo}</button>
    </form>
  );
}

function MemberForm({ desk }: { desk: SeasonOnDesk }) {
  const t = leagueTexts.value;
  const [name, setName] = useState("");
  return (
    <form class="panel padded stack" onSubmit={(sent) => { sent.preventDefault(); void memberCalled(desk, name).then((who) => who && setName("")); }}>
      <Field label={t.addMember}><input class="input" value={name} onInput={(typed) => setName(typed.currentTarget.value)} /></Field><button class="button" disabled={!name.trim()}>{t.addDo}</button>
    </form>
  );
}

function AdjustForm({ desk }: { desk: SeasonOnDesk }) {
  const t = leagueTexts.value;
  const [kind, setKind] = useState<"bonus" | "deduct">("bonus");
  const [player, setPlayer] = useState("");
  const [points, setPoints] = useState("");
  const [why, setWhy] = useState("");
  const give = async () => {
    const told = { player, points, why };
    if ((await keep(desk, kind === "bonus" ? { GiveBonus: told } : { DeductPoints: told })).ok) { setPoints(""); setWhy(""); }
  };
  return (
    <form class="panel padded stack" onSubmit={(sent) => { sent.preventDefault(); void give(); }}>
      <h2>{t.adjust}</h2>
      <Segments label={t.adjust} value={kind} choose={setKind} options={[{ value: "bonus", label: t.bonus }, { value: "deduct", label: t.deduct }]} />
      <Field label={t.player}><select class="input" value={player} onChange={(picked) => setPlayer(picked.currentTarget.value)}><option value="">–</option>{Object.entries(desk.names).sort((a, b) => a[1].localeCompare(b[1])).map(([id, name]) => <option key={id} value={id}>{name}</option>)}</select></Field>
      <div class="two"><Field label={t.howMany}><input class="input" inputMode="numeric" value={points} onInput={(typed) => setPoints(typed.currentTarget.value)} /></Field><Field label={t.reason}><input class="input" value={why} onInput={(typed) => setWhy(typed.currentTarget.value)} /></Field></div>
      <button class="button" disabled={!player || !points.trim() || !why.trim()}>{t.giveIt}</button>
    </form>
  );
}
