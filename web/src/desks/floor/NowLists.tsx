// Who calls for the floor, which seats wait for a name, and who is away for how long.

import { go } from "../../router";
import type { Answer } from "../../net/house";
import { floorTexts } from "../../texts/desks/floor";
import { Law } from "../../ui/parts";
import type { AwayFromTable, FloorRoomView, SeatToFill } from "../../wire";
import { answerCall } from "../parts/interviewing";
import { lasting, now } from "../parts/moments";
import { withNames } from "../parts/naming";
import { deskPath, type TableAt } from "./floor-places";
import { Since } from "./Tiles";
import type { Do } from "./Work";

export interface Shared {
  floor: FloorRoomView;
  names: Record<string, string>;
  clauses: Record<string, string[]>;
  act: Do;
  done: (answer: Answer) => void; // what came of something that is no command
}

export const nameOf = (names: Record<string, string>, id: string): string => names[id] ?? id;
export const lawOf = (clauses: Record<string, string[]>, grounds: string[]): string[] => [...new Set(grounds.flatMap((one) => clauses[one] ?? []))].slice(0, 2);

export function CallsList({ tables, names, done }: { tables: TableAt[]; names: Record<string, string>; done: (answer: Answer) => void }) {
  const t = floorTexts.value;
  const calls = tables.filter(({ glance }) => glance.case || glance.question);
  return (
    <section class="work calls">
      <header><h2>{t.callsTitle}</h2>{calls.length ? <span class="tag danger">{calls.length}</span> : null}</header>
      {calls.length ? null : <p class="dim pad">{t.noCalls}</p>}
      <ul>
        {calls.map(({ place, glance }) => (
          <li key={`${place}|${glance.table}`}>
            <b class="where">{glance.table}</b>
            <span class="what"><b>{glance.case?.about || withNames(glance.question, names).replaceAll("-", " ") || t.callsTitle}</b><small>{glance.case ? <>{glance.case.name ? `${t.calledBy(glance.case.name)} · ` : ""}<Since at={glance.case.at} /></> : t.decideTitle}</small></span>
            <span class="do">
              <button class="button" onClick={() => go(deskPath("floor", place, glance.table))}>{t.goThere}</button>
              {glance.case ? <button class="button quiet" onClick={() => void answerCall(place, glance.table, t.answered).then(done)}>{t.answered}</button> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ToFill({ floor, names, clauses, act }: Shared) {
  const t = floorTexts.value;
  const send = (one: SeatToFill) =>
    one.how === "call"
      ? act({ CallNext: { listing: one.listing, table: one.table, seat: one.seat } })
      : act({ TellToMove: { table: one.table, seat: one.seat } });
  return (
    <section class="work to-fill">
      <header><h2>{t.toFill}</h2></header>
      {floor.to_fill.length ? null : <p class="dim pad">{t.nothingToFill}</p>}
      <ul>
        {floor.to_fill.map((one) => (
          <li key={`${one.how}${one.listing}${one.table}`}>
            <b class="where">{one.table}</b>
            <span class="what"><b>{t.seat(one.seat + 1)}</b><small>{one.says || (one.how === "call" ? t.fromList(one.listing) : t.fromFeeder(one.listing))} <Law ids={lawOf(clauses, one.grounds)} /></small></span>
            <span class="do"><button class="button go" onClick={() => void send(one)}>{one.how === "call" ? t.callName(nameOf(names, one.player)) : t.moveName(nameOf(names, one.player))}</button></span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function AwayList({ floor, names, clauses, act }: Shared) {
  const t = floorTexts.value;
  return (
    <section class="work away">
      <header><h2>{t.away}</h2></header>
      {floor.away.length ? null : <p class="dim pad">{t.nobodyAway}</p>}
      <ul>
        {floor.away.map((one) => {
          const who = { player: one.player, table: one.table };
          return (
            <li key={`${one.table}${one.player}`}>
              <b class="where">{one.table}</b>
              <span class="what"><b>{nameOf(names, one.player)}</b><Timer one={one} /><small>{one.says.replace(one.player, nameOf(names, one.player))} <Law ids={lawOf(clauses, one.grounds)} /></small></span>
              <span class="do">
                {one.pick_up ? <button class="button" onClick={() => void act({ PickUp: who })}>{t.pickUp}</button> : <button class="button quiet" onClick={() => void act({ GoToDinner: who })}>{t.dinner}</button>}
                <button class="button quiet" onClick={() => void act({ SitBack: who })}>{t.back}</button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Timer({ one }: { one: AwayFromTable }) {
  const t = floorTexts.value;
  if (one.until !== null) {
    const left = one.until - now.value;
    return <span class={`timer ${left < 600_000 ? "is-soon" : ""}`}>{left > 0 ? t.left(lasting(left)) : t.late}</span>;
  }
  return one.since === null ? null : <span class="timer">{t.since(lasting(now.value - one.since))}</span>;
}
