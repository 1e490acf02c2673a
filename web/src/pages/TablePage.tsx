// A table of the house, watched over the wire.

import { useEffect, useState } from "preact/hooks";
import { ask, doAt, hello, tableOf, watch } from "../net/house";
import { go, where } from "../router";
import { texts } from "../texts";
import { LinkBanner } from "../ui/Banner";
import { Empty, Loading } from "../ui/parts";
import { Notices } from "../ui/Shell";
import { tone } from "../sound";
import { takeAhead } from "../table/ActionBar";
import { AddChips } from "../table/AddChips";
import { SitDown } from "../table/SitDown";
import { TableView } from "../table/TableView";

export function TablePage({ place, table }: { place: string; table: string }) {
  const t = texts.value;
  const signals = tableOf(place, table);
  const state = signals.state.value;
  const [adding, setAdding] = useState(false);
  const [seat, setSeat] = useState<number | null>(null);
  const open = state?.seen.felt.open_seats[0];
  useEffect(() => {
    if (where.value.query.has("sit") && state && state.seen.seat < 0 && open !== undefined) setSeat(open);
  }, [state === null]);
  useEffect(() => watch(place, table), [place, table]);
  useEffect(() => {
    if (!state) return;
    if (state.fresh.length) tone(state.seen.hand?.options ? "turn" : "move");
    const { command } = takeAhead(state);
    if (command) void doAt(place, table, command, state.now.version);
  }, [state?.now.version]);
  if (signals.gone.value) return <Empty icon="alert" title={t.state.gone}><p>{signals.gone.value}</p><a class="button" href="/">{t.state.toLobby}</a></Empty>;
  if (!state) return <><LinkBanner /><main id="page"><Loading /></main></>;
  const seated = state.seen.seat >= 0;
  const leave = async () => {
    const you = hello.value?.you ?? "";
    const answer = await ask(place, "", { LeaveTable: { player: you, table } });
    if (answer.ok) go(place.startsWith("game/") ? `/${place}` : "/");
    else signals.answer.value = answer;
  };
  return (
    <TableView
      state={state} signals={signals} banner={<><LinkBanner /><Notices /></>}
      act={(command) => void doAt(place, table, command, state.now.version)}
      wish={(command) => void doAt(place, table, command)}
      sit={seated || place.startsWith("event/") ? null : setSeat}
      leave={() => void leave()} more={() => setAdding(true)}
      dialog={
        adding ? <AddChips state={state} close={() => setAdding(false)} add={(amount) => void doAt(place, table, { AddChips: { seat: state.seen.seat, amount } })} />
        : seat === null || seated ? null
        : <SitDown place={place} state={state} seat={seat} close={() => setSeat(null)} />
      }
    />
  );
}
