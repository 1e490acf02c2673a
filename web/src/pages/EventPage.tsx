// One tournament as a player sees it: the clock, the field, my seat, the prizes, what I may do.

import { Fragment } from "preact";
import { useEffect, useState } from "preact/hooks";
import { titleOf } from "../model/board";
import { amount, priceOf } from "../model/chips";
import { levelWords } from "../model/level-words";
import { calledBy } from "../model/names";
import { bookName } from "../model/sign";
import { get } from "../net/api";
import { type Answer, ask, notices, placeOf, watch } from "../net/house";
import { me } from "../net/me";
import { go, tablePath } from "../router";
import { minutes, useSeconds } from "../table/Clock";
import { texts } from "../texts";
import { usePageTitle } from "../ui/page-title";
import { Empty, Law, Loading, Named } from "../ui/parts";
import { Shell } from "../ui/Shell";
import type { DirectorBoard, EventShown, EventView, OwnPart } from "../wire";

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
    void get<EventShown>(`/api/events/${code}`).then(answer =>
      answer.ok ? setShown(answer.value) : setMissing(answer.says || t.state.failed),
    );
  }, [code]);
  const seated = notices.value.find(one => one.place === place && one.kind === "seated")?.table;
  useEffect(() => {
    if (!seated) return; // play begins: whoever waits here is led to their seat, once
    notices.value = notices.value.filter(one => one.place !== place || one.kind !== "seated");
    go(tablePath(place, seated));
  }, [seated]);
  usePageTitle(shown?.about.title ?? "");
  const told = frame?.view as EventView | undefined;
  const live = told && "tournament.EventForPlayer" in told ? told["tournament.EventForPlayer"] : shown;
  if (!live) return <Shell>{missing ? <Empty icon="cup" title={missing} /> : <Loading />}</Shell>;
  const { board, mine } = live;
  const names = { ...shown?.names, ...frame?.names };
  return (
    <Shell wide>
      <div class="event-page">
        <div class="event-main">
          <section class="panel padded stack">
            <h1>{shown?.about.title ?? board.name}</h1>
            {board.over ? (
              <Over board={board} names={names} />
            ) : board.clock.level ? (
              <EventClock key={`${board.clock.level}-${board.clock.ends}-${board.now}`} board={board} />
            ) : (
              <Starts at={shown?.about.starts ?? 0} stakes={board.clock.stakes} />
            )}
            <dl class="facts">
              <dt>{t.event.players}</dt>
              <dd>{board.clock.level ? t.event.left(board.left, board.entries) : board.entries}</dd>
              {board.average ? (
                <>
                  <dt>{t.event.average}</dt>
                  <dd>{amount(board.average, CHIPS)}</dd>
                </>
              ) : null}
              <dt>{t.event.prizePool}</dt>
              <dd>{amount(board.pool, MONEY)}</dd>
              {shown ? <Terms shown={shown} /> : null}
            </dl>
            <MyPart place={place} mine={mine} over={board.over} />
          </section>
          <Prizes board={board} names={names} />
        </div>
        <Field board={board} names={names} />
        {shown ? <Levels shown={shown} level={board.clock.level} /> : null}
      </div>
    </Shell>
  );
}

/** What it costs and what one gets for it, before anybody registers. */
function Terms({ shown: { about, terms } }: { shown: EventShown }) {
  const t = texts.value.event;
  const rows: [string, string][] = [
    [t.buyIn, priceOf(about.price) || t.free],
    [t.chips, amount(terms.stack, CHIPS)],
    [t.game, titleOf(terms.game)],
    [t.book, bookName(about.book)],
  ];
  if (terms.guarantee) rows.push([t.guarantee, amount(terms.guarantee, MONEY)]);
  if (terms.late_until) rows.push([t.entryUntil, t.level(terms.late_until)]);
  if (terms.re_entries) rows.push([t.reEntries, String(terms.re_entries)]);
  if (terms.rebuy)
    rows.push([t.rebuys, t.chipsFor(amount(terms.rebuy.chips, CHIPS), priceOf(terms.rebuy.price) || t.free)]);
  if (terms.add_on)
    rows.push([
      t.addOn,
      t.chipsFor(amount(terms.add_on.chips, CHIPS), priceOf(terms.add_on.price) || t.free),
    ]);
  return (
    <>
      {rows.map(([name, says]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{says}</dd>
        </Fragment>
      ))}
    </>
  );
}

function Over({ board, names }: BoardProps) {
  const t = texts.value.event;
  const first = board.places.filter(one => one.place === 1).map(one => calledBy(names, one.player).name);
  return (
    <div class="event-clock">
      <span class="dim">{t.over}</span>
      {first.length ? <span class="event-winner">{t.winner(first.join(", "))}</span> : null}
    </div>
  );
}

function Starts({ at, stakes }: { at: number; stakes: string }) {
  const t = texts.value;
  const when = at
    ? new Intl.DateTimeFormat(t.code, { hour: "numeric", minute: "2-digit" }).format(at)
    : "Sit & Go";
  return (
    <div class="event-clock">
      <span class="dim">{t.event.starts}</span>
      <b>{when}</b>
      <span>{levelWords(stakes)}</span>
    </div>
  );
}

function EventClock({ board }: { board: DirectorBoard }) {
  const t = texts.value.event;
  const { clock } = board;
  const [at] = useState(Date.now());
  const seconds = useSeconds(clock.seconds * 1000, clock.runs ? at : Date.now());
  return (
    <div class="event-clock">
      <span class="dim">
        {clock.number ? t.level(clock.number) : clock.level ? t.break : t.starts}
        {clock.level && !clock.runs ? ` · ${t.paused}` : ""}
      </span>
      <b role="timer">{minutes(clock.runs ? seconds : clock.seconds)}</b>
      <span>{levelWords(clock.stakes)}</span>
      {clock.next ? (
        <span class="dim small">
          {t.next}: {levelWords(clock.next)}
        </span>
      ) : null}
    </div>
  );
}

/** My seat, my place, and each thing I may do; what I may not do now is told with its clause. */
function MyPart({ place, mine, over }: { place: string; mine: OwnPart; over: boolean }) {
  const t = texts.value;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const player = me.value?.account?.id ?? "";
  const open = mine.may.filter(one => one.may);
  const shut = mine.may.find(one => one.command === "Register" && !one.may && !mine.standing);
  const send = async (command: string) => setAnswer(await ask(place, "", { [command]: { player } } as never));
  return (
    <>
      {mine.table && !over ? (
        <p>
          <b>{t.event.seat(mine.table, mine.seat + 1)}</b>{" "}
          {mine.chips < 0 ? null : <span class="dim num">{amount(mine.chips, CHIPS)}</span>}
        </p>
      ) : null}
      {mine.table && !over ? (
        <a class="button go touch" href={tablePath(place, mine.table)}>
          {t.event.toTable}
        </a>
      ) : null}
      {mine.place ? (
        <p>
          <b>{mine.standing === "out" ? `${t.event.out}:` : ""}</b>{" "}
          {mine.prize ? t.event.paid(mine.place, amount(mine.prize, MONEY)) : t.event.finished(mine.place)}
        </p>
      ) : null}
      {mine.standing === "waits" || mine.standing === "alternate" ? <p>{t.event.entered}</p> : null}
      {open.map(({ command }) => (
        <button
          key={command}
          class={`button touch ${command === "Register" || command === "Rebuy" ? "go" : ""}`}
          onClick={() => void send(command)}
        >
          {t.event.commands[command] ?? command}
        </button>
      ))}
      {shut ? (
        <p class="dim small">
          {shut.why} <Law ids={shut.clauses} />
        </p>
      ) : null}
      {answer && !answer.ok ? (
        <p class="refusal" role="alert">
          <strong>{t.state.refused}</strong> {answer.says} <Law ids={answer.clauses} />
        </p>
      ) : null}
    </>
  );
}

type BoardProps = { board: DirectorBoard; names: Record<string, string> };

function Prizes({ board, names }: BoardProps) {
  if (!board.prizes.length) return null;
  return (
    <section class="panel">
      <header>
        <h2>{texts.value.event.prizes}</h2>
      </header>
      <ol class="list-names">
        {board.prizes.map((sum, at) => (
          <li key={at}>
            <span class="num">{at < board.agreed ? "–" : at + 1}</span>
            <b>{amount(sum, MONEY)}</b>
            <small>
              {board.places
                .filter(one => at >= board.agreed && one.place === at + 1)
                .map(one => calledBy(names, one.player).name)
                .join(", ")}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Field({ board, names }: BoardProps) {
  const t = texts.value.event;
  const players = board.tables.flatMap(table => table.players.map(one => ({ ...one, table: table.number })));
  const waiting = board.waiting.map(player => ({ player, chips: -1, seat: 0, table: "" }));
  return (
    <section class="panel">
      <header>
        <h2>{t.players}</h2>
      </header>
      <ol class="list-names">
        {players.length + waiting.length ? null : <li class="none">{t.nobody}</li>}
        {[...players.sort((a, b) => b.chips - a.chips), ...waiting].slice(0, 100).map((one, at) => (
          <li key={one.player} class={one.player === me.value?.account?.id ? "is-me" : ""}>
            <span class="num">{at + 1}</span>
            <Named names={names} id={one.player} />
            <small>
              {one.chips < 0 ? "" : `${amount(one.chips, CHIPS)} · `}
              {one.table ? t.seat(one.table, one.seat) : ""}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Levels({ shown, level }: { shown: EventShown; level: number }) {
  const t = texts.value.event;
  return (
    <section class="panel">
      <header>
        <h2>{t.blinds}</h2>
      </header>
      <ol class="list-names">
        {shown.levels.map((one, at) => (
          <li key={at} class={at + 1 === level ? "is-me" : ""}>
            <span class="num">
              {one.is_break ? "" : shown.levels.slice(0, at + 1).filter(before => !before.is_break).length}
            </span>
            <b>{one.is_break ? t.break : levelWords(one.words)}</b>
            <small>{one.minutes} min</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
