// The lists: who waits, who was called and what became of it, must-moves.

import { useState } from "preact/hooks";
import { parseAmount } from "../../model/chips";
import { floorTexts } from "../../texts/desks/floor";
import { Field, Law } from "../../ui/parts";
import type { CallOnBoard, GameOnBoard, MoveOnBoard, ToldMove } from "../../wire";
import { lasting, now } from "../parts/moments";
import { lawOf, nameOf, type Shared } from "./NowLists";

export function Lists(shared: Shared) {
  const { floor } = shared;
  return (
    <>
      {floor.board.calls.length ? <Called {...shared} /> : null}
      <Moves {...shared} />
      {floor.board.games.map((game) => <List key={game.name} game={game} {...shared} />)}
    </>
  );
}

function Called({ floor, names, act }: Shared) {
  const t = floorTexts.value;
  return (
    <section class="work called-names">
      <header><h2>{t.called}</h2></header>
      <ul>{floor.board.calls.map((call) => <CallRow key={call.game + call.player} call={call} name={nameOf(names, call.player)} act={act} />)}</ul>
    </section>
  );
}

function CallRow({ call, name, act }: { call: CallOnBoard; name: string; act: Shared["act"] }) {
  const t = floorTexts.value;
  const [text, setText] = useState("");
  const who = { player: call.player, listing: call.game };
  const states: Record<string, string> = { called: t.calledState, paged: t.paged, "locked up": t.locked };
  const seat = (event: Event) => {
    event.preventDefault();
    const amount = parseAmount(text, { dollar: 1, sign: "" });
    if (amount !== null) void act({ TakeSeat: { ...who, amount } });
  };
  return (
    <li>
      <b class="where">{call.table}</b>
      <span class="what"><b>{name}</b><small>{t.seat(call.seat + 1)}, {states[call.state] ?? call.state}{call.until !== null ? ` · ${t.left(lasting(call.until - now.value))}` : ""}</small></span>
      <form class="do" onSubmit={seat}>
        <input class="input short" aria-label={t.buyIn} placeholder={t.buyIn} inputMode="numeric" value={text} onInput={(event) => setText(event.currentTarget.value)} />
        <button class="button go" disabled={!text.trim()}>{t.takeSeat}</button>
        <button type="button" class="button quiet" onClick={() => void act({ Page: who })}>{t.page}</button>
        <button type="button" class="button quiet danger" onClick={() => void act({ NoAnswer: who })}>{t.noAnswer}</button>
      </form>
    </li>
  );
}

function List({ game, names, act, floor }: Shared & { game: GameOnBoard }) {
  const t = floorTexts.value;
  const here = floor.people.filter(([id, person]) => person.here && !game.waiting.some((one) => one.player === id));
  const [who, setWho] = useState("");
  const add = (event: Event) => {
    event.preventDefault();
    if (who) void act({ Join: { player: who, listing: game.name } }).then((answer) => answer.ok && setWho(""));
  };
  return (
    <section class="work" data-list={game.name}>
      <header><h2>{game.name}</h2><button class="button" disabled={!game.waiting.length} onClick={() => void act({ CallNext: { listing: game.name } })}>{t.callNext}</button></header>
      {game.waiting.length ? null : <p class="dim pad">{t.nobodyWaits}</p>}
      <ol>
        {game.waiting.map((one, at) => (
          <li key={one.player}>
            <span class="where dim">{at + 1}</span>
            <span class="what"><b>{nameOf(names, one.player)}</b><small>{one.called ? t.calledState : one.passed ? t.passed : one.by_phone ? t.byPhone : ""}</small></span>
            <span class="do"><button class="button quiet" onClick={() => void act({ LeaveList: { player: one.player, listing: game.name } })}>{t.strike}</button></span>
          </li>
        ))}
      </ol>
      <form class="row-form" onSubmit={add}>
        <select class="input" aria-label={t.addName} value={who} onChange={(event) => setWho(event.currentTarget.value)}>
          <option value="">{t.addName}</option>
          {here.map(([id]) => <option key={id} value={id}>{nameOf(names, id)}</option>)}
        </select>
        <button class="button" disabled={!who}>{t.add}</button>
      </form>
    </section>
  );
}

function Moves(shared: Shared) {
  const { floor, act } = shared;
  const t = floorTexts.value;
  const tables = floor.board.tables;
  const [feeder, setFeeder] = useState("");
  const [main, setMain] = useState("");
  const game = tables.find((one) => one.number === feeder)?.game;
  const mains = tables.filter((one) => one.number !== feeder && one.game === game);
  const start = (event: Event) => {
    event.preventDefault();
    void act({ InvokeMustMove: { table: feeder, main } });
  };
  return (
    <section class="work moves">
      <header><h2>{t.startMustMove}</h2></header>
      {floor.board.moves.map((move) => <Move key={move.game} move={move} {...shared} />)}
      <form class="row-form" onSubmit={start}>
        <Field label={t.feeder}><select class="input" value={feeder} onChange={(event) => setFeeder(event.currentTarget.value)}><option value="" />{tables.map((one) => <option key={one.number}>{one.number}</option>)}</select></Field>
        <Field label={t.main}><select class="input" value={main} onChange={(event) => setMain(event.currentTarget.value)}><option value="" />{mains.map((one) => <option key={one.number}>{one.number}</option>)}</select></Field>
        <button class="button" disabled={!feeder || !main}>{t.start}</button>
      </form>
    </section>
  );
}

function Move({ move, names, act, clauses, floor }: Shared & { move: MoveOnBoard }) {
  const t = floorTexts.value;
  const feed = floor.feeds.find(([game]) => game === move.game)?.[1];
  return (
    <div class="move">
      <p class="pad"><b>{t.feeds(move.feeder, move.mains.join(", "))}</b> <span class="dim small">{move.line.length ? t.line(move.line.map((id) => nameOf(names, id)).join(", ")) : t.noLine}</span> <button class="button quiet" onClick={() => void act({ EndMustMove: { table: move.feeder } })}>{t.endMustMove}</button></p>
      <ul>
        {feed?.told.map((told) => <Told key={told.player} told={told} names={names} clauses={clauses} act={act} />)}
      </ul>
    </div>
  );
}

/** Somebody who has to move: why, and with what was counted where people deal. */
function Told({ told, names, clauses, act }: Pick<Shared, "names" | "clauses" | "act"> & { told: ToldMove }) {
  const t = floorTexts.value;
  const { player } = told;
  const [text, setText] = useState("");
  const counted = parseAmount(text, { dollar: 1, sign: "" });
  const move = (event: Event) => {
    event.preventDefault();
    void (counted === null ? act({ MoveUp: { player } }) : act(`counted ${player} ${counted}: ${player} moves up`));
  };
  return (
    <li>
      <b class="where">{told.table}</b>
      <span class="what"><b>{nameOf(names, player)}</b><small>{t.moves}, {t.seat(told.seat + 1)}: {told.why.replace(player, nameOf(names, player))} <Law ids={lawOf(clauses, told.grounds)} /></small></span>
      <form class="do" onSubmit={move}>
        <input class="input short" aria-label={t.counted} placeholder={t.counted} inputMode="numeric" value={text} onInput={(event) => setText(event.currentTarget.value)} />
        <button class="button go">{t.moveUp}</button>
        <button type="button" class="button quiet danger" onClick={() => void act({ RefuseToMove: { player } })}>{t.refuses}</button>
      </form>
    </li>
  );
}
