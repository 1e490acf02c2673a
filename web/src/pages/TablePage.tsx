// A table of the house, watched over the wire.

import { useEffect, useRef, useState } from "preact/hooks";
import { lazy } from "../lazy";
import { moneyOf } from "../model/sign";
import { tableSign } from "../model/table-sign";
import { linkOf } from "../net/game-links";
import { ask, callFor, doAt, handIn, hello, notices, tableOf, watch, wishFor } from "../net/house";
import { askSeats, cameForward, mySeats } from "../net/seats";
import { go, tablePath, where } from "../router";
import { tone } from "../sound";
import { AddChips } from "../table/AddChips";
import { useAfterCut } from "../table/after-a-cut";
import { useAtPace, useBust } from "../table/at-pace";
import { Bust } from "../table/Bust";
import { CallFloor } from "../table/CallFloor";
import { ChangeSeat } from "../table/ChangeSeat";
import { aheadKey, forgetDropped, takeAhead } from "../table/choosing-ahead";
import { RoomWaiting } from "../table/RoomWaiting";
import { SealedDecks } from "../table/SealedDecks";
import { SitDown } from "../table/SitDown";
import { TableView } from "../table/TableView";
import { Wishes } from "../table/Wishes";
import { texts } from "../texts";
import { LinkBanner } from "../ui/Banner";
import { usePageTitle } from "../ui/page-title";
import { Empty } from "../ui/parts";
import { Notices } from "../ui/Shell";
import type { HandCommand } from "../wire";

const MyTables = lazy(() => import("../table/MyTables").then(m => m.MyTables)); // of whoever has several
const FeltLink = lazy(() => import("../table/FeltLink").then(m => m.FeltLink));
const MEANT = 600; // milliseconds in which a key was meant for the table that was in front before
const READ = 5_000; // so long an answer stays, whatever happens meanwhile

export function TablePage({ place, table }: { place: string; table: string }) {
  const signals = tableOf(place, table);
  const told = signals.state.value;
  const { shown: seen, playing } = useAtPace(told);
  const { shown: state, out, on } = useBust(seen);
  const [calling, setCalling] = useState(false);
  const [adding, setAdding] = useState(false);
  const [moving, setMoving] = useState(false);
  const [sealed, setSealed] = useState(false);
  const [seat, setSeat] = useState<number | null>(null); // that is asked for; ANY for the next open one
  const afterCut = useAfterCut(told, told && moneyOf(told.seen.felt.stakes, place));
  const mine = state?.seen.seat ?? -1;
  const leaving = useRef(false);
  const leave = async () => {
    const answer = await ask(place, "", { LeaveTable: { player: hello.value?.you ?? "", table } });
    if (answer.ok) go(homeOf(place));
    else signals.answer.value = answer;
  };
  useEffect(() => {
    // asked for once: who reloads, closes the window or has a seat is not asked again
    if (!state || !where.value.query.has("sit")) return;
    if (mine < 0 && !place.startsWith("event/")) setSeat(ANY);
    go(where.value.path, true);
  }, [state === null]);
  useEffect(() => {
    if (mine >= 0) setSeat(null);
    else if (leaving.current) go(homeOf(place)); // up and away, as was wished here or on another device
    void askSeats();
  }, [mine >= 0]);
  useEffect(() => {
    if (mine >= 0) leaving.current = Boolean(state?.now.wish?.leave);
  }, [state?.now]);
  useEffect(() => watch(place, table), [place, table]);
  const sign = state ? tableSign(state, moneyOf(state.seen.felt.stakes, place), texts.value).short : "";
  usePageTitle(sign && `${texts.value.table.tabTable(table)} · ${sign}`, true);
  const moved = movedTo(place, table);
  const isAsked = moved !== "" && Boolean(tableOf(place, moved).state.value?.seen.hand?.options);
  useEffect(() => {
    // the clock runs there: nobody has to look for it
    if (signals.gone.value && moved && !out && (!playing || isAsked)) go(tablePath(place, moved), true);
  }, [signals.gone.value, moved, playing, isAsked]);
  useEffect(() => {
    const command = told && takeAhead(told);
    // every tab of one person does what was chosen in any of them: by one key, so it is done once
    if (command) void doAt(place, table, command, told.now.version, aheadKey(told));
  }, [told?.now.version]);
  useEffect(() => {
    // what was pressed when the line broke came too late: that is told above, not over the prompt
    if (afterCut && signals.answer.peek()?.reason === "stale") signals.answer.value = null;
  }, [afterCut, signals.answer.value]);
  useEffect(() => {
    if (!state) return;
    if (state.fresh.length && !state.seen.hand?.options) tone("move");
    const answer = signals.answer.peek();
    // the game has gone on
    if (answer && state.fresh.length && Date.now() - answer.at > READ) signals.answer.value = null;
  }, [state?.now.version]);
  if (signals.gone.value && !playing && !out)
    return (
      <>
        <Notices />
        <Gone place={place} />
      </>
    );
  if (!state) return <RoomWaiting banner={<LinkBanner table={null} />} />;
  const { may, felt, hand } = state.seen;
  const seated = mine >= 0;
  const money = moneyOf(felt.stakes, place);
  const act = (command: HandCommand) => {
    if (Date.now() - cameForward.at < MEANT) return;
    forgetDropped(state);
    void doAt(place, table, command, state.now.version);
  };
  const alone = !hand && felt.chairs.filter(Boolean).length < 2; // the host has the link at hand
  const wantToLeave = () => {
    void (may.includes("leave") ? leave() : wishFor(place, table, { leave: true }));
  };
  const fillUp = (sum: number) => {
    const missing = sum - (felt.chairs[mine]?.stack ?? 0);
    if (told?.seen.hand) void wishFor(place, table, { chips: sum });
    else if (missing > 0) void doAt(place, table, { AddChips: { seat: mine, amount: missing } });
  };
  return (
    <TableView
      state={state}
      signals={signals}
      banner={
        <>
          <LinkBanner table={told} />
          {afterCut ? <BackAgain says={afterCut} /> : null}
          {playing || out ? null : <Notices />}
          {seated && state.now.wish ? (
            <Wishes place={place} table={table} wish={state.now.wish} money={money} />
          ) : null}
          {mySeats.value.length > 1 ? <MyTables place={place} table={table} /> : null}
        </>
      }
      instead={out && !playing ? <Bust place={place} watchOn={on} /> : null}
      act={act}
      onFelt={alone && linkOf(place) ? <FeltLink place={place} /> : null}
      wish={command => void doAt(place, table, command)}
      outAtBlind={() => void wishFor(place, table, { blind: true })}
      sit={seated || place.startsWith("event/") ? null : setSeat}
      seals={() => setSealed(true)}
      leave={wantToLeave}
      more={() => setAdding(true)}
      move={() => setMoving(true)}
      call={what => (what === "floor" ? setCalling(true) : void callFor(place, table, "clock"))}
      dialog={
        sealed ? (
          <SealedDecks
            state={state}
            close={() => setSealed(false)}
            handIn={words => handIn(place, table, words)}
          />
        ) : calling ? (
          <CallFloor
            close={() => setCalling(false)}
            call={about => void callFor(place, table, "floor", about)}
          />
        ) : adding && seated ? (
          <AddChips state={state} close={() => setAdding(false)} add={fillUp} />
        ) : moving && seated ? (
          <ChangeSeat
            state={state}
            close={() => setMoving(false)}
            ask={command => void doAt(place, table, command)}
          />
        ) : seat === null || seated ? null : (
          <SitDown
            place={place}
            state={state}
            seat={seat === ANY ? null : seat}
            close={() => setSeat(null)}
          />
        )
      }
    />
  );
}

const ANY = -1;

/** Where one is when one has got up: in the lobby, or on the page of the game. */
const homeOf = (place: string): string => (place === "room" ? "/" : `/${place}`);

/** A table that was closed: from here one goes to what it was part of. */
function Gone({ place }: { place: string }) {
  const t = texts.value;
  const [kind] = place.split("/");
  useEffect(() => {
    if (kind === "game") go(`/${place}`, true); // how it ended, and who pays whom, stands there
  }, []);
  const label = kind === "game" ? t.table.howItEnded : kind === "event" ? t.event.toEvent : t.state.toLobby;
  return (
    <Empty icon="alert" title={t.state.gone}>
      <a class="button go touch" href={homeOf(place)}>
        {label}
      </a>
    </Empty>
  );
}

/** Where whoever played here plays on, as the house has told; "" for nowhere else. */
function movedTo(place: string, table: string): string {
  const told = notices.value.filter(one => one.place === place && one.kind === "moved").at(-1);
  return told && told.table !== table ? told.table : "";
}

function BackAgain({ says }: { says: string }) {
  return (
    <div class="banner info" role="status">
      <p>{says}</p>
    </div>
  );
}
