// Who sits at a table of the room, seat by seat: somebody seated in an open one, somebody moved to a like
// table, the table closed.
// Whether it may be so the house says, with its reason.

import { useState } from "preact/hooks";
import { amount, parseAmount } from "../../model/chips";
import { moneyOf } from "../../model/sign";
import { type Answer, ask } from "../../net/house";
import type { TableState } from "../../net/table-store";
import { floorTexts } from "../../texts/desks/floor";
import type { Chair, FloorRoomView } from "../../wire";
import { ChipsField } from "../parts/ChipsField";
import { deskPath, floorOf, ROOM, roomNow, type TableAt } from "./floor-places";
import { buyIns } from "./Lists";
import { doneWith, Somebody, somebodyHere } from "./Somebody";
import { type Do, doer } from "./Work";

interface SeatsProps {
  at: TableAt;
  role: string;
  state: TableState;
  done: (answer: Answer) => void;
}

interface OneSeatProps extends SeatsProps {
  floor: FloorRoomView;
  names: Record<string, string>;
  act: Do;
  over: () => void;
}

export function SeatsPanel({ at, role, state, done }: SeatsProps) {
  const t = floorTexts.value;
  const [open, setOpen] = useState(-1);
  const [shown, show] = useState(at.glance.by_hand);
  const floor = floorOf(roomNow());
  if (at.place !== ROOM || !floor) return null;
  const names = { ...roomNow()?.names, ...state.now.names };
  const act = doer(role, names, done);
  const called = (seat: number) =>
    floor.board.calls.find(one => one.table === at.glance.table && one.seat === seat)?.player ?? "";
  const shared = { at, role, state, done, floor, names, act, over: () => setOpen(-1) };
  return (
    <details class="seats-panel" open={shown} onToggle={event => show(event.currentTarget.open)}>
      <summary>
        <h3>{t.seatsTitle}</h3>
      </summary>
      <ol>
        {state.seen.felt.chairs.map((chair, seat) => (
          <li key={seat} class={open === seat ? "is-open" : ""}>
            <button
              class="seat-row"
              aria-expanded={open === seat}
              onClick={() => setOpen(open === seat ? -1 : seat)}
            >
              <span class="n">{seat + 1}</span>
              {chair ? (
                <b>{names[chair.player] ?? chair.player}</b>
              ) : (
                <span class="dim">{called(seat) ? t.keptFor(names[called(seat)] ?? "") : t.seatOpen}</span>
              )}
              {chair ? <small class="dim">{standing(chair)}</small> : null}
              {chair ? (
                <span class="sum">
                  {chair.uncounted ? (
                    <small class="faint">{t.uncounted}</small>
                  ) : (
                    amount(chair.stack, moneyOf(state.seen.felt.stakes, at.place))
                  )}
                </span>
              ) : null}
            </button>
            {open === seat ? (
              chair ? (
                <MoveForm chair={chair} {...shared} />
              ) : (
                <SeatForm seat={seat} {...shared} />
              )
            ) : null}
          </li>
        ))}
      </ol>
      <div class="seats-do">
        {at.glance.by_hand ? (
          <a class="button" href={deskPath("dealer", at.place, at.glance.table)}>
            {t.tabletOf}
          </a>
        ) : null}
        <CloseButton table={at.glance.table} act={act} />
      </div>
    </details>
  );
}

function standing(chair: Chair): string {
  const t = floorTexts.value;
  return [
    !chair.here && t.awayState,
    chair.sits_out && t.sitsOut,
    (chair.owes_big || chair.owes_small) && t.owes,
  ]
    .filter(Boolean)
    .join(", ");
}

/** An open seat: who takes it, and with how much. */
function SeatForm({ seat, at, state, floor, names, act, done, over }: OneSeatProps & { seat: number }) {
  const t = floorTexts.value;
  const [who, setWho] = useState("");
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const money = moneyOf(state.seen.felt.stakes, at.place);
  const chips = parseAmount(text, money);
  const game = floor.board.games.find(one => one.tables.includes(at.glance.table));
  const send = async (event: Event) => {
    event.preventDefault();
    if (chips === null) return;
    setBusy(true);
    const found = await somebodyHere(who, true, { floor, names, act });
    const sit = (player: string) => ({ SeatPlayer: { player, table: at.glance.table, seat, amount: chips } });
    const answer =
      "id" in found ? await act(sit(found.id), undefined, doneWith(sit(found.id), who, names)) : found;
    setBusy(false);
    if (!("id" in found)) done(found);
    if (answer.ok) over();
  };
  return (
    <form class="seat-form" onSubmit={event => void send(event)}>
      <label class="field">
        <span>{t.whoSits}</span>
        <Somebody first label={t.whoSits} text={who} set={setWho} floor={floor} names={names} />
      </label>
      <ChipsField label={t.buyIn} text={text} set={setText} money={money}>
        {game ? <small class="dim">{buyIns(game)}</small> : null}
      </ChipsField>
      <button class="button go" disabled={busy || !who.trim() || chips === null}>
        {t.seatThem}
      </button>
    </form>
  );
}

/** Somebody goes to an open seat of another table of the same game, with all their chips. */
function MoveForm({ chair, at, role, state, floor, act, done, over }: OneSeatProps & { chair: Chair }) {
  const t = floorTexts.value;
  const [to, setTo] = useState("");
  const [text, setText] = useState("");
  const money = moneyOf(state.seen.felt.stakes, at.place);
  const counted = parseAmount(text, money);
  const own = floor.board.tables.find(one => one.number === at.glance.table);
  const open = floor.board.tables
    .filter(one => one.number !== at.glance.table && one.game === own?.game)
    .flatMap(one => one.open_seats.map(seat => ({ table: one.number, seat })));
  const send = async (event: Event) => {
    event.preventDefault();
    const [seat = "", ...table] = to.split(" ");
    const where = { table: table.join(" "), seat: Number(seat) };
    if (chair.uncounted && counted !== null) {
      const told = await ask(
        ROOM,
        at.glance.table,
        { CountChips: { seat: chair.seat, amount: counted } },
        undefined,
        role,
      );
      if (!told.ok) return done(told);
    }
    if ((await act({ ChangeTable: { player: chair.player, ...where } })).ok) over();
  };
  return (
    <form class="seat-form" onSubmit={event => void send(event)}>
      <label class="field">
        <span>{t.moveTo}</span>
        <select class="input" value={to} onChange={event => setTo(event.currentTarget.value)}>
          <option value="">{open.length ? "…" : t.noLikeTable}</option>
          {open.map(({ table, seat }) => (
            <option key={`${seat} ${table}`} value={`${seat} ${table}`}>
              {t.table(table)}, {t.seat(seat + 1)}
            </option>
          ))}
        </select>
      </label>
      {chair.uncounted ? <ChipsField label={t.counted} text={text} set={setText} money={money} /> : null}
      <button class="button" disabled={!to || (chair.uncounted && counted === null)}>
        {t.moveThem}
      </button>
    </form>
  );
}

/** Closing takes two clicks: everybody's chips go to the cage. */
function CloseButton({ table, act }: { table: string; act: Do }) {
  const t = floorTexts.value;
  const [sure, setSure] = useState(false);
  if (!sure)
    return (
      <button class="button quiet danger" onClick={() => setSure(true)}>
        {t.closeTable}
      </button>
    );
  return (
    <button
      class="button danger"
      onClick={() => void act({ CloseTable: { table } }).then(() => setSure(false))}
    >
      {t.reallyClose}
    </button>
  );
}
