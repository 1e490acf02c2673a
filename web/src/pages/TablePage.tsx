// A table of the house, watched over the wire.

import { useEffect, useState } from "preact/hooks";
import { amount } from "../model/chips";
import { moneyOf } from "../model/sign";
import { tableSign } from "../model/table-sign";
import { ask, callFor, doAt, handIn, hello, notices, tableOf, watch } from "../net/house";
import { go, tablePath, where } from "../router";
import { tone } from "../sound";
import { AddChips } from "../table/AddChips";
import { CallFloor } from "../table/CallFloor";
import { ChangeSeat } from "../table/ChangeSeat";
import { useChipsAhead } from "../table/chips-ahead";
import { forgetDropped, takeAhead } from "../table/choosing-ahead";
import { sitsAt } from "../table/OwnTables";
import { RoomWaiting } from "../table/RoomWaiting";
import { SealedDecks } from "../table/SealedDecks";
import { SitDown } from "../table/SitDown";
import { TableView } from "../table/TableView";
import { texts } from "../texts";
import { LinkBanner } from "../ui/Banner";
import { usePageTitle } from "../ui/page-title";
import { Empty } from "../ui/parts";
import { Notices } from "../ui/Shell";

const READ = 5_000; // so long an answer stays, whatever happens meanwhile

export function TablePage({ place, table }: { place: string; table: string }) {
  const signals = tableOf(place, table);
  const state = signals.state.value;
  const [calling, setCalling] = useState(false);
  const [adding, setAdding] = useState(false);
  const [moving, setMoving] = useState(false);
  const [sealed, setSealed] = useState(false);
  const [going, setGoing] = useState(false);
  const [seat, setSeat] = useState<number | null>(null);
  const chips = useChipsAhead(place, table, state);
  const open = state?.seen.felt.open_seats[0];
  const leave = async () => {
    setGoing(false);
    const answer = await ask(place, "", { LeaveTable: { player: hello.value?.you ?? "", table } });
    if (answer.ok) go(place.startsWith("game/") ? `/${place}` : "/");
    else signals.answer.value = answer;
  };
  useEffect(() => {
    if (where.value.query.has("sit") && state && state.seen.seat < 0 && open !== undefined) setSeat(open);
  }, [state === null]);
  useEffect(() => watch(place, table), [place, table]);
  const sign = state ? tableSign(state, moneyOf(state.seen.felt.stakes, place), texts.value).short : "";
  usePageTitle(sign && `${texts.value.table.tabTable(table)} · ${sign}`, true);
  const sits = (state?.seen.seat ?? -1) >= 0;
  useEffect(() => {
    if (sits) sitsAt(place, table);
  }, [sits, place, table]);
  const moved = movedTo(place, table);
  useEffect(() => {
    // the clock runs there: nobody has to look for it
    if (signals.gone.value && moved) go(tablePath(place, moved), true);
  }, [signals.gone.value, moved]);
  useEffect(() => {
    if (going && state?.seen.may.includes("leave")) void leave();
  }, [going, state?.now.version]);
  useEffect(() => {
    if (!state) return;
    if (state.fresh.length && !state.seen.hand?.options) tone("move");
    const answer = signals.answer.peek();
    // the game has gone on
    if (answer && state.fresh.length && Date.now() - answer.at > READ) signals.answer.value = null;
    const command = takeAhead(state);
    if (command) void doAt(place, table, command, state.now.version);
  }, [state?.now.version]);
  if (signals.gone.value)
    return (
      <>
        <Notices />
        <Gone place={place} />
      </>
    );
  if (!state) return <RoomWaiting banner={<LinkBanner table />} />;
  const { seat: mine, may } = state.seen;
  const seated = mine >= 0;
  const wantToLeave = () => {
    setGoing(true);
    if (!may.includes("leave")) void doAt(place, table, { SitOut: { seat: mine } }); // no more cards
  };
  const stay = () => {
    setGoing(false);
    void doAt(place, table, { ComeBack: { seat: mine } });
  };
  return (
    <TableView
      state={state}
      signals={signals}
      banner={
        <>
          <LinkBanner table />
          <Notices />
          {going && seated ? (
            <Leaving stay={stay} />
          ) : chips.wanted ? (
            <ChipsToCome
              sum={amount(chips.wanted, moneyOf(state.seen.felt.stakes, place))}
              forget={chips.forget}
            />
          ) : null}
        </>
      }
      act={command => (forgetDropped(state), void doAt(place, table, command, state.now.version))}
      wish={command => void doAt(place, table, command)}
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
        ) : adding ? (
          <AddChips state={state} close={() => setAdding(false)} add={amount => void chips.want(amount)} />
        ) : moving && seated ? (
          <ChangeSeat
            state={state}
            close={() => setMoving(false)}
            ask={command => void doAt(place, table, command)}
          />
        ) : seat === null || seated ? null : (
          <SitDown place={place} state={state} seat={seat} close={() => setSeat(null)} />
        )
      }
    />
  );
}

/** A table that was closed: from here one goes to what it was part of. */
function Gone({ place }: { place: string }) {
  const t = texts.value;
  const [kind] = place.split("/");
  const label = kind === "game" ? t.table.howItEnded : kind === "event" ? t.event.toEvent : t.state.toLobby;
  return (
    <Empty icon="alert" title={t.state.gone}>
      <a class="button go touch" href={kind === "room" ? "/" : `/${place}`}>
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

/** Chips asked for in a hand are there for the next one. */
function ChipsToCome({ sum, forget }: { sum: string; forget: () => void }) {
  const t = texts.value.add;
  return (
    <div class="banner info" role="status">
      <p>{t.toCome(sum)}</p>
      <button class="button" onClick={forget}>
        {t.forget}
      </button>
    </div>
  );
}

/** Whoever wants to leave in a hand plays it to its end, and is gone then. */
function Leaving({ stay }: { stay: () => void }) {
  const t = texts.value.table;
  return (
    <div class="banner info" role="status">
      <p>{t.leaving}</p>
      <button class="button" onClick={stay}>
        {t.stay}
      </button>
    </div>
  );
}
