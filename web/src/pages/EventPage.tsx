// One tournament as a player sees it: the clock, the field, my seat, the prizes.

import { useEffect, useState } from "preact/hooks";
import { amount } from "../model/chips";
import { get } from "../net/api";
import { ask, placeOf, watch, type Answer } from "../net/house";
import { me } from "../net/me";
import { tablePath } from "../router";
import { texts } from "../texts";
import type { DirectorBoard, EventView } from "../wire";
import { minutes, useSeconds } from "../table/Clock";
import { Empty, Law, Loading } from "../ui/parts";
import { Shell } from "../ui/Shell";
import type { EventListed } from "./Events";

interface EventShown {
  about: EventListed;
  board: DirectorBoard;
  levels: { minutes: number; words: string; is_break: boolean }[];
  payouts: number[];
  names: Record<string, string>;
}

const CHIPS = { dollar: 1, sign: "" };
const MONEY = { dollar: 1, sign: "$" };

export function EventPage({ code }: { code: string }) {
  const t = texts.value;
  const place = `event/${code}`;
  const frame = placeOf(place).value;
  const [shown, setShown] = useState<EventShown | null>(null);
  const [missing, setMissing] = useState("");
  useEffect(() => watch(place), [place]);
  useEffect(() => {
    void get<EventShown>(`/api/events/${code}`).then((answer) => (answer.ok ? setShown(answer.value) : setMissing(answer.says)));
  }, [code, frame?.version]);
  const told = frame?.view as EventView | undefined;
  const board = told && "tournament.DirectorBoard" in told ? told["tournament.DirectorBoard"] : (shown?.board ?? null);
  if (!board) return <Shell>{missing ? <Empty icon="cup" title={missing} /> : <Loading />}</Shell>;
  const names = { ...shown?.names, ...frame?.names };
  return (
    <Shell>
      <div class="event-page">
        <section class="panel padded stack">
          <h1>{shown?.about.title ?? board.name}</h1>
          <EventClock key={`${board.clock.level}-${board.clock.ends}-${board.now}`} board={board} />
          <dl class="facts">
            <dt>{t.event.players}</dt><dd>{t.event.left(board.left, board.entries)}</dd>
            <dt>{t.event.average}</dt><dd>{amount(board.average, CHIPS)}</dd>
            <dt>{t.event.prizePool}</dt><dd>{amount(board.pool, MONEY)}</dd>
          </dl>
          <MyPart place={place} board={board} />
        </section>
        <section class="panel">
          <header><h2>{t.event.prizes}</h2></header>
          <ol class="list-names">{board.prizes.map((sum, at) => <li key={at}><span class="num">{at + 1}</span><b>{amount(sum, MONEY)}</b><small>{names[board.places.find((one) => one.place === at + 1)?.player ?? ""] ?? ""}</small></li>)}</ol>
        </section>
        <section class="panel">
          <header><h2>{t.event.players}</h2></header>
          <ol class="list-names">
            {board.tables.flatMap((table) => table.players.map((one) => ({ ...one, table: table.number }))).sort((a, b) => b.chips - a.chips).slice(0, 50).map((one, at) => (
              <li key={one.player} class={one.player === me.value?.account?.id ? "is-me" : ""}><span class="num">{at + 1}</span><b>{names[one.player] ?? one.player}</b><small>{one.chips < 0 ? "" : amount(one.chips, CHIPS)} · {t.event.seat(one.table, one.seat)}</small></li>
            ))}
          </ol>
        </section>
        {shown ? <section class="panel"><header><h2>{t.event.blinds}</h2></header><ol class="list-names">{shown.levels.map((level, at) => <li key={at} class={at + 1 === board.clock.level ? "is-me" : ""}><span class="num">{at + 1}</span><b>{level.is_break ? t.event.break : level.words}</b><small>{level.minutes} min</small></li>)}</ol></section> : null}
      </div>
    </Shell>
  );
}

function EventClock({ board }: { board: DirectorBoard }) {
  const t = texts.value.event;
  const { clock } = board;
  const [at] = useState(Date.now());
  const seconds = useSeconds(clock.seconds * 1000, clock.runs ? at : Date.now());
  return (
    <div class="event-clock">
      <span class="dim">{clock.level ? t.level(clock.level) : t.starts}{clock.level && !clock.runs ? ` · ${t.paused}` : ""}</span>
      <b role="timer">{minutes(clock.runs ? seconds : clock.seconds)}</b>
      <span>{clock.stakes}</span>
      {clock.next ? <span class="dim small">{t.next}: {clock.next}</span> : null}
    </div>
  );
}

function MyPart({ place, board }: { place: string; board: DirectorBoard }) {
  const t = texts.value;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const player = me.value?.account?.id ?? "";
  const table = board.tables.find((one) => one.players.some((seat) => seat.player === player));
  const seat = table?.players.find((one) => one.player === player);
  const out = board.places.find((one) => one.player === player);
  const waits = board.waiting.includes(player);
  const send = async (command: { Register: { player: string } } | { Unregister: { player: string } }) => setAnswer(await ask(place, "", command as never));
  return (
    <>
      {table && seat ? <p><b>{t.event.seat(table.number, seat.seat)}</b> <span class="dim num">{seat.chips < 0 ? "" : amount(seat.chips, CHIPS)}</span></p> : null}
      {table ? <a class="button go touch" href={tablePath(place, table.number)}>{t.event.toTable}</a> : null}
      {out && !table ? <p><b>{t.event.out}</b> {t.event.paid(out.place, amount(out.prize, MONEY))}</p> : null}
      {waits ? <p>{t.event.entered}</p> : null}
      {board.registration && !table && !waits ? <button class="button go touch" onClick={() => void send({ Register: { player } })}>{t.event.register}</button> : null}
      {(waits || table) && !board.clock.level ? <button class="button" onClick={() => void send({ Unregister: { player } })}>{t.event.unregister}</button> : null}
      {answer && !answer.ok ? <p class="refusal" role="alert"><strong>{t.state.refused}</strong> {answer.says} <Law ids={answer.clauses} /></p> : null}
    </>
  );
}
