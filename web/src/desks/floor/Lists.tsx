// The lists: who waits, who was called and what became of it, must-moves.

import { useState } from "preact/hooks";
import { amount as amountOf, cash, type Money, parseAmount } from "../../model/chips";
import { gamesInWords } from "../../model/listing";
import { floorTexts } from "../../texts/desks/floor";
import { Field, Law } from "../../ui/parts";
import type { CallOnBoard, GameOnBoard, MoveOnBoard, ToldMove } from "../../wire";
import { NoAmount, noAmount } from "../parts/ChipsField";
import { lasting, now } from "../parts/moments";
import { actWords } from "../parts/Undo";
import { lawOf, nameOf, type Shared } from "./NowLists";
import { doneWith, Somebody, somebodyHere } from "./Somebody";

export function Lists(shared: Shared) {
  const { floor } = shared;
  return (
    <>
      {floor.board.calls.length ? <Called {...shared} /> : null}
      <Moves {...shared} />
      {floor.board.games.map(game => (
        <List key={game.name} game={game} {...shared} />
      ))}
    </>
  );
}

export function Called({ floor, names, act }: Shared) {
  const t = floorTexts.value;
  return (
    <section class="work called-names">
      <header>
        <h2>{t.called}</h2>
      </header>
      <ul>
        {floor.board.calls.map(call => (
          <CallRow
            key={call.game + call.player}
            call={call}
            name={nameOf(names, call.player)}
            act={act}
            floor={floor}
          />
        ))}
      </ul>
    </section>
  );
}

function CallRow({
  call,
  name,
  act,
  floor,
}: { call: CallOnBoard; name: string } & Pick<Shared, "act" | "floor">) {
  const t = floorTexts.value;
  const [text, setText] = useState("");
  const who = { player: call.player, listing: call.game };
  const states: Record<string, string> = { called: t.calledState, paged: t.paged, "locked up": t.locked };
  const game = floor.board.games.find(one => one.name === call.game);
  const money = moneyIn(game);
  const amount = parseAmount(text, money);
  const seat = (event: Event) => {
    event.preventDefault();
    if (amount !== null) void act({ TakeSeat: { ...who, amount } });
  };
  return (
    <li>
      <b class="where">{call.table}</b>
      <span class="what">
        <b>{name}</b>
        <small>
          {t.seat(call.seat + 1)}, {states[call.state] ?? call.state}
          {" · "}
          {call.until !== null
            ? t.left(lasting(call.until - now.value))
            : t.ago(lasting(now.value - call.since))}
          {game ? ` · ${buyIns(game)}` : ""}
        </small>
      </span>
      <form class="do" onSubmit={seat}>
        <input
          class="input short"
          aria-label={t.buyIn}
          placeholder={t.buyIn}
          inputMode="decimal"
          aria-invalid={noAmount(text, money)}
          value={text}
          onInput={event => setText(event.currentTarget.value)}
        />
        <button class="button go" disabled={amount === null}>
          {t.takeSeat}
        </button>
        <button type="button" class="button quiet" onClick={() => void act({ Page: who })}>
          {t.page}
        </button>
        <button type="button" class="button quiet danger" onClick={() => void act({ NoAnswer: who })}>
          {t.noAnswer}
        </button>
        <NoAmount text={text} money={money} />
      </form>
    </li>
  );
}

export const moneyIn = (game: GameOnBoard | undefined): Money => cash(game?.dollar ?? 1);

/** What may be bought: "Buy-in $40 to $400". */
export function buyIns(game: GameOnBoard): string {
  const t = floorTexts.value;
  const [least, most] = game.buy_in;
  return most === null
    ? t.buysFrom(amountOf(least, moneyIn(game)))
    : t.buysBetween(amountOf(least, moneyIn(game)), amountOf(most, moneyIn(game)));
}

function List({ game, ...shared }: Shared & { game: GameOnBoard }) {
  const t = floorTexts.value;
  const { names, act } = shared;
  const comes = async (player: string) => {
    if (isHere(shared, player) || (await act({ Arrive: { player } })).ok) await passedNoMore(player);
  };
  const passedNoMore = async (player: string) => {
    if (game.waiting.some(one => one.player === player && one.passed))
      await act({ ReportIn: { player, listing: game.name } });
  };
  return (
    <section class="work" data-list={game.name}>
      <header>
        <h2>{gamesInWords(game.name)}</h2>
        <button
          class="button"
          disabled={!game.waiting.length}
          onClick={() => void act({ CallNext: { listing: game.name } })}
        >
          {t.callNext}
        </button>
      </header>
      {game.waiting.length ? null : <p class="dim pad">{t.nobodyWaits}</p>}
      <ol>
        {game.waiting.map((one, at) => (
          <li key={one.player}>
            <span class="where dim">{at + 1}</span>
            <span class="what">
              <b>{nameOf(names, one.player)}</b>
              <small>
                {one.called ? t.calledState : one.passed ? t.passed : one.by_phone ? t.byPhone : ""}
              </small>
            </span>
            <span class="do">
              {isHere(shared, one.player) && !one.passed ? null : (
                <button class="button quiet" onClick={() => void comes(one.player)}>
                  {t.hasCome}
                </button>
              )}
              <button
                class="button quiet"
                onClick={() => void act({ LeaveList: { player: one.player, listing: game.name } })}
              >
                {t.strike}
              </button>
            </span>
          </li>
        ))}
      </ol>
      <AddName game={game} {...shared} />
    </section>
  );
}

const isHere = ({ floor }: Shared, player: string): boolean =>
  floor.people.some(([id, person]) => id === player && person.here);

/** A name on the list: of somebody who stands there, known or new, or who telephones. */
function AddName({ game, ...shared }: Shared & { game: GameOnBoard }) {
  const t = floorTexts.value;
  const { act, done } = shared;
  const [text, setText] = useState("");
  const [byPhone, setByPhone] = useState(false);
  const [busy, setBusy] = useState(false);
  const add = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    const found = await somebodyHere(text, !byPhone, shared);
    setBusy(false);
    if (!("id" in found)) return done(found);
    const join = { Join: { player: found.id, listing: game.name, by_phone: byPhone } };
    const answer = await act(join, undefined, doneWith(join, text, shared.names));
    if (answer.ok) setText("");
  };
  return (
    <form class="row-form" onSubmit={event => void add(event)}>
      <Somebody
        label={t.addName}
        text={text}
        set={setText}
        floor={shared.floor}
        names={shared.names}
        but={id => game.waiting.some(one => one.player === id)}
      />
      <label class="by-phone">
        <input
          type="checkbox"
          checked={byPhone}
          onChange={event => setByPhone(event.currentTarget.checked)}
        />
        {t.byPhoneToo}
      </label>
      <button class="button" disabled={busy || !text.trim()}>
        {t.add}
      </button>
    </form>
  );
}

function Moves(shared: Shared) {
  const { floor, act } = shared;
  const t = floorTexts.value;
  const tables = floor.board.tables;
  const [feeder, setFeeder] = useState("");
  const [main, setMain] = useState("");
  const game = tables.find(one => one.number === feeder)?.game;
  const mains = tables.filter(one => one.number !== feeder && one.game === game);
  const start = (event: Event) => {
    event.preventDefault();
    void act({ InvokeMustMove: { table: feeder, main } });
  };
  return (
    <section class="work moves">
      <header>
        <h2>{t.startMustMove}</h2>
      </header>
      {floor.board.moves.map(move => (
        <Move key={move.game} move={move} {...shared} />
      ))}
      <form class="row-form" onSubmit={start}>
        <Field label={t.feeder}>
          <select class="input" value={feeder} onChange={event => setFeeder(event.currentTarget.value)}>
            <option value="" />
            {tables.map(one => (
              <option key={one.number}>{one.number}</option>
            ))}
          </select>
        </Field>
        <Field label={t.main}>
          <select class="input" value={main} onChange={event => setMain(event.currentTarget.value)}>
            <option value="" />
            {mains.map(one => (
              <option key={one.number}>{one.number}</option>
            ))}
          </select>
        </Field>
        <button class="button" disabled={!feeder || !main}>
          {t.start}
        </button>
      </form>
    </section>
  );
}

function Move({ move, names, act, clauses, floor }: Shared & { move: MoveOnBoard }) {
  const t = floorTexts.value;
  const feed = floor.feeds.find(([game]) => game === move.game)?.[1];
  return (
    <div class="move">
      <p class="pad">
        <b>{t.feeds(move.feeder, move.mains.join(", "))}</b>{" "}
        <span class="dim small">
          {move.line.length ? t.line(move.line.map(id => nameOf(names, id)).join(", ")) : t.noLine}
        </span>{" "}
        <button class="button quiet" onClick={() => void act({ EndMustMove: { table: move.feeder } })}>
          {t.endMustMove}
        </button>
      </p>
      <ul>
        {feed?.told.map(told => (
          <Told
            key={told.player}
            told={told}
            names={names}
            clauses={clauses}
            act={act}
            money={moneyIn(floor.board.games.find(one => one.name === move.game))}
          />
        ))}
      </ul>
    </div>
  );
}

/** Whoever was told to move and has not yet, of every must-move. */
export function ToldToMove({ floor, ...shared }: Shared) {
  const told = floor.feeds.flatMap(([game, feed]) =>
    feed.told.map(one => ({ one, money: moneyIn(floor.board.games.find(listed => listed.name === game)) })),
  );
  if (!told.length) return null;
  return (
    <section class="work told-to-move">
      <header>
        <h2>{floorTexts.value.toldToMove}</h2>
      </header>
      <ul>
        {told.map(({ one, money }) => (
          <Told key={one.player} told={one} money={money} {...shared} />
        ))}
      </ul>
    </section>
  );
}

/** Somebody who has to move: why, and with what was counted where people deal. */
function Told({
  told,
  names,
  clauses,
  act,
  money,
}: Pick<Shared, "names" | "clauses" | "act"> & { told: ToldMove; money: Money }) {
  const t = floorTexts.value;
  const { player } = told;
  const [text, setText] = useState("");
  const counted = parseAmount(text, money);
  const move = (event: Event) => {
    event.preventDefault();
    if (noAmount(text, money)) return;
    void (counted === null
      ? act({ MoveUp: { player } })
      : act(
          `counted ${player} ${counted}: ${player} moves up`,
          undefined,
          actWords({ kind: "MoveUp", what: "", player, table: told.table }, id => nameOf(names, id)),
        ));
  };
  return (
    <li>
      <b class="where">{told.table}</b>
      <span class="what">
        <b>{nameOf(names, player)}</b>
        <small>
          {t.moves}, {t.seat(told.seat + 1)}: {told.why} <Law ids={lawOf(clauses, told.grounds)} />
        </small>
      </span>
      <form class="do" onSubmit={move}>
        <input
          class="input short"
          aria-label={t.counted}
          placeholder={t.counted}
          inputMode="decimal"
          aria-invalid={noAmount(text, money)}
          value={text}
          onInput={event => setText(event.currentTarget.value)}
        />
        <button class="button go" disabled={noAmount(text, money)}>
          {t.moveUp}
        </button>
        <button
          type="button"
          class="button quiet danger"
          onClick={() => void act({ RefuseToMove: { player } })}
        >
          {t.refuses}
        </button>
        <NoAmount text={text} money={money} />
      </form>
    </li>
  );
}
