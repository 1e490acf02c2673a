// Who calls for the floor, which seats wait for a name, and who is away for how long.

import { useState } from "preact/hooks";
import { parseAmount } from "../../model/chips";
import { gamesInWords } from "../../model/listing";
import type { Answer } from "../../net/house";
import { go } from "../../router";
import { floorTexts } from "../../texts/desks/floor";
import { Law } from "../../ui/parts";
import type { AwayFromTable, FloorRoomView, SeatToFill } from "../../wire";
import { NoAmount, noAmount } from "../parts/ChipsField";
import { answerCall } from "../parts/interviewing";
import { lasting, now } from "../parts/moments";
import { withNames } from "../parts/naming";
import { actWords } from "../parts/Undo";
import { deskPath, ROOM, type TableAt } from "./floor-places";
import { moneyIn } from "./Lists";
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
export const lawOf = (clauses: Record<string, string[]>, grounds: string[]): string[] =>
  [...new Set(grounds.flatMap(one => clauses[one] ?? []))].slice(0, 2);

export function CallsList({
  tables,
  names,
  done,
}: {
  tables: TableAt[];
  names: Record<string, string>;
  done: (answer: Answer) => void;
}) {
  const t = floorTexts.value;
  const calls = tables.filter(({ glance }) => glance.case || glance.question);
  return (
    <section class="work calls">
      <header>
        <h2>{t.callsTitle}</h2>
        {calls.length ? <span class="tag danger">{calls.length}</span> : null}
      </header>
      {calls.length ? null : <p class="dim pad">{t.noCalls}</p>}
      <ul>
        {calls.map(({ place, glance }) => (
          <li key={`${place}|${glance.table}`}>
            <b class="where">{glance.table}</b>
            <span class="what">
              <b>
                {glance.case?.about || withNames(glance.question, names).replaceAll("-", " ") || t.callsTitle}
              </b>
              <small>
                {glance.case ? (
                  <>
                    {glance.case.name ? `${t.calledBy(glance.case.name)} · ` : ""}
                    <Since at={glance.case.at} />
                  </>
                ) : (
                  t.decideTitle
                )}
              </small>
            </span>
            <span class="do">
              <button class="button" onClick={() => go(deskPath("floor", place, glance.table))}>
                {t.goThere}
              </button>
              {glance.case ? (
                <button
                  class="button quiet"
                  onClick={() => void answerCall(place, glance.table, t.answered).then(done)}
                >
                  {t.answered}
                </button>
              ) : null}
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
      <header>
        <h2>{t.toFill}</h2>
      </header>
      {floor.to_fill.length ? null : <p class="dim pad">{t.nothingToFill}</p>}
      <ul>
        {floor.to_fill.map(one => (
          <li key={`${one.how}${one.listing}${one.table}`}>
            <b class="where">{one.table}</b>
            <span class="what">
              <b>{t.seat(one.seat + 1)}</b>
              <small>
                {capital(gamesInWords(one.says)) ||
                  (one.how === "call"
                    ? t.fromList(gamesInWords(one.listing))
                    : t.fromFeeder(gamesInWords(one.listing)))}{" "}
                <Law ids={lawOf(clauses, one.grounds)} />
              </small>
            </span>
            {one.how === "wait" ? (
              <WayRound one={one} floor={floor} act={act} />
            ) : (
              <span class="do">
                <button class="button go" onClick={() => void send(one)}>
                  {one.how === "call"
                    ? t.callName(nameOf(names, one.player))
                    : t.moveName(nameOf(names, one.player))}
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const capital = (says: string): string => says.charAt(0).toUpperCase() + says.slice(1);

/**
 * A seat nobody may take yet: a hand told at the table that feeds it, or the must-move ended so that the
 * list is called.
 */
function WayRound({ one, floor, act }: { one: SeatToFill } & Pick<Shared, "floor" | "act">) {
  const t = floorTexts.value;
  const feed = floor.board.moves.find(move => move.game === one.listing && move.mains.includes(one.table));
  if (!feed) return null;
  const byHand = floor.board.tables.find(table => table.number === feed.feeder)?.by_hand;
  return (
    <span class="do is-below">
      {byHand ? (
        <a class="button" href={deskPath("dealer", ROOM, feed.feeder)}>
          {t.tellHandAt(feed.feeder)}
        </a>
      ) : null}
      <button class="button quiet" onClick={() => void act({ EndMustMove: { table: feed.feeder } })}>
        {t.endMustMoveOf(feed.feeder)}
      </button>
    </span>
  );
}

export function AwayList({ floor, names, clauses, act }: Shared) {
  const t = floorTexts.value;
  return (
    <section class="work away">
      <header>
        <h2>{t.away}</h2>
      </header>
      {floor.away.length ? null : <p class="dim pad">{t.nobodyAway}</p>}
      <ul>
        {floor.away.map(one => {
          const who = { player: one.player, table: one.table };
          const called = nameOf(names, one.player);
          return (
            <li key={`${one.table}${one.player}`}>
              <b class="where">{one.table}</b>
              <span class="what">
                <b>{called}</b>
                <Timer one={one} />
                <small>
                  {one.count ? t.countAndPick : capital(one.says)} <Law ids={lawOf(clauses, one.grounds)} />
                </small>
              </span>
              {one.count ? <CountAndPick one={one} called={called} floor={floor} act={act} /> : null}
              <span class={`do ${one.count ? "is-below" : ""}`}>
                {one.count ? null : one.pick_up ? (
                  <button class="button" onClick={() => void act({ PickUp: who })}>
                    {t.pickUp}
                  </button>
                ) : (
                  <button class="button quiet" onClick={() => void act({ GoToDinner: who })}>
                    {t.dinner}
                  </button>
                )}
                <button class="button quiet" onClick={() => void act({ SitBack: who })}>
                  {t.back}
                </button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The time is up, and nobody knows what lies there: it is counted and taken off the table in one. */
function CountAndPick({
  one,
  called,
  floor,
  act,
}: { one: AwayFromTable; called: string } & Pick<Shared, "floor" | "act">) {
  const t = floorTexts.value;
  const [text, setText] = useState("");
  const money = moneyIn(floor.board.games.find(game => game.tables.includes(one.table)));
  const counted = parseAmount(text, money);
  const send = (event: Event) => {
    event.preventDefault();
    if (counted === null) return;
    const did = actWords({ kind: "PickUp", what: "", player: called, table: one.table }, name => name);
    void act(`counted ${one.player} ${counted}: pick up ${one.player} at table ${one.table}`, undefined, did);
  };
  return (
    <form class="do" onSubmit={send}>
      <input
        class="input short"
        aria-label={t.counted}
        placeholder={t.counted}
        inputMode="decimal"
        aria-invalid={noAmount(text, money)}
        value={text}
        onInput={event => setText(event.currentTarget.value)}
      />
      <button class="button go" disabled={counted === null}>
        {t.pickUp}
      </button>
      <NoAmount text={text} money={money} />
    </form>
  );
}

function Timer({ one }: { one: AwayFromTable }) {
  const t = floorTexts.value;
  if (one.until !== null) {
    const left = one.until - now.value;
    return (
      <span class={`timer ${left < 600_000 ? "is-soon" : ""}`}>
        {left > 0 ? t.left(lasting(left)) : t.late}
      </span>
    );
  }
  return one.since === null ? null : <span class="timer">{t.since(lasting(now.value - one.since))}</span>;
}
