// A table with its choices, log and chat, from a state; where the state comes from is not its affair.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { scene as sceneOf } from "../model/scene";
import { moneyOf } from "../model/sign";
import type { TableSignals } from "../net/house";
import type { TableState } from "../net/table-store";
import { isPhone, roomClass } from "../screen";
import { texts } from "../texts";
import { focusPage } from "../ui/focus";
import { Icon } from "../ui/Icon";
import type { HandCommand, TableCommand } from "../wire";
import { ActionBar } from "./ActionBar";
import { ChatBox } from "./ChatBox";
import { EventStrip } from "./EventStrip";
import { HandLog } from "./HandLog";
import { LatestLines } from "./LatestLines";
import { Mine } from "./Mine";
import { RulingWaits } from "./RulingWaits";
import { Spoken } from "./Spoken";
import { TablePart } from "./TablePart";
import { TableTop } from "./TableTop";

export interface TableViewProps {
  state: TableState;
  signals: TableSignals;
  act: (command: HandCommand) => void;
  wish: (command: TableCommand) => void;
  outAtBlind: () => void; // a wish that the house keeps
  onFelt?: ComponentChildren; // where nobody plays yet
  sit: ((seat: number) => void) | null;
  leave: () => void;
  more: () => void; // chips
  move: () => void; // to another seat
  call: (what: "floor" | "clock") => void;
  seals: () => void; // what was promised of the decks
  instead?: ComponentChildren; // of the choices, where there are none any more
  banner?: ComponentChildren;
  dialog?: ComponentChildren;
}

export function TableView(props: TableViewProps) {
  const { state, signals, act } = props;
  const { now, seen } = state;
  const phone = isPhone.value;
  const money = moneyOf(seen.felt.stakes, now.place);
  const scene = sceneOf(now, seen, state.story, state.gathered);
  const [chosen, pick] = useChosen(state);
  const [sheet, setSheet] = useSheet();
  // what had the focus may be gone with the turn; where somebody writes or reads, it stays
  useEffect(() => {
    if (seen.seat >= 0) focusPage();
  }, [now.version, seen.seat >= 0]);
  const stage = { scene, state, money, phone, chosen, pick, sit: props.sit, onFelt: props.onFelt };
  const bar = props.instead ? (
    props.instead
  ) : now.case?.ruling ? (
    <RulingWaits state={state} />
  ) : (
    <ActionBar
      state={state}
      signals={signals}
      money={money}
      chosen={chosen}
      pick={pick}
      act={act}
      wish={props.wish}
      more={now.place.startsWith("event/") ? null : props.more}
    />
  );
  const log = <LogPanel state={state} money={money} />;
  const chat = <ChatBox place={now.place} table={now.table} signals={signals} />;
  return (
    <div class={`room ${roomClass()}`}>
      <TableTop {...props} money={money} phone={phone} open={what => setSheet(sheet === what ? "" : what)} />
      <div class="room-banner">
        <EventStrip state={state} phone={phone} />
        {props.banner}
      </div>
      <TablePart {...stage} />
      <main
        class={`act ${seen.felt.stakes.structure === "limit" ? "is-short" : ""}`}
        id="page"
        aria-label={texts.value.table.choices}
      >
        {phone ? <Mine scene={scene} state={state} money={money} chosen={chosen} pick={pick} /> : null}
        {phone && !seen.hand?.options && seen.felt.stakes.structure !== "limit" ? (
          <LatestLines state={state} money={money} />
        ) : null}
        {bar}
      </main>
      {phone ? null : (
        <aside class="side">
          {log}
          {chat}
        </aside>
      )}
      {phone && sheet ? (
        <div class="sheet">
          <div class="side">{sheet === "log" ? log : chat}</div>
          <button class="button touch" onClick={() => setSheet("")}>
            <Icon name="x" /> {texts.value.table.close}
          </button>
        </div>
      ) : null}
      {props.dialog}
      <Spoken state={state} money={money} />
    </div>
  );
}

function LogPanel({ state, money }: { state: TableState; money: ReturnType<typeof moneyOf> }) {
  const t = texts.value.table;
  return (
    <section aria-label={t.thisHand}>
      <header>
        <h2>{state.seen.hand || !state.seen.last ? t.thisHand : t.lastHand}</h2>
        <span>{t.why}</span>
      </header>
      <HandLog state={state} money={money} />
    </section>
  );
}

type Sheet = "" | "log" | "chat";

/** Log or chat over the table of a phone: the browser's Back closes that, and leaves the table only then. */
function useSheet(): [Sheet, (sheet: Sheet) => void] {
  const [sheet, setSheet] = useState<Sheet>("");
  useEffect(() => {
    if (!sheet) return;
    const close = () => setSheet("");
    addEventListener("popstate", close);
    return () => removeEventListener("popstate", close);
  }, [sheet]);
  const show = (wanted: Sheet) => {
    if (!wanted) return sheet ? history.back() : undefined;
    if (!sheet) history.pushState(null, "", location.href);
    setSheet(wanted);
  };
  return [sheet, show];
}

/** Own cards picked for a draw or a discard, forgotten when the hand goes on. */
function useChosen(state: TableState): [Set<number>, ((at: number) => void) | null] {
  const [chosen, setChosen] = useState<Set<number>>(new Set());
  const may = state.seen.hand?.options ?? null;
  const asked = may !== null && (may.phase === "draw" || may.phase === "discard");
  useEffect(() => setChosen(new Set()), [state.seen.hand?.version]);
  const pick = (at: number) => {
    const next = new Set(chosen);
    if (!next.delete(at)) next.add(at);
    if (may && next.size <= may.discard_most) setChosen(next);
  };
  return [chosen, asked ? pick : null];
}
