// The clock on the wall: legible from the back of the room, in step with the house, for anybody who opens
// it. It asks the house every few
// seconds and runs by itself in between; on a phone the same in one column.

import { useEffect, useState } from "preact/hooks";
import { amount, DOLLARS } from "../../model/chips";
import { get } from "../../net/api";
import { settings } from "../../settings";
import { texts } from "../../texts";
import { clockTexts } from "../../texts/desks/clock";
import "../../styles/desk-clock.css";
import { Icon } from "../../ui/Icon";
import { Empty, Loading, lawClass } from "../../ui/parts";
import { GAMES, type LevelOnDesk, MIXES, type WallListed, type WallMove, type WallShown } from "../../wire";
import type { DeskProps } from "../desks";
import { clockText, houseNow, houseSaid, leftOf, timeOfDay, useTicks } from "../parts/house-time";
import { grouped, inTurn } from "./wall-lines";

const CHIPS = { dollar: 1, sign: "" };
const EVERY = 3_000; // milliseconds between two questions
const FRESH = 6 * 60_000; // so long a move is read out
const MOVES = 8; // that stand beside a clock of 16 to 9 at once
const PRIZES = 12;
const onPhone = (): boolean => innerWidth <= 760; // where the page can be as long as it likes

export function WallClock({ parts }: DeskProps) {
  return parts[0] ? <Wall key={parts[0]} code={parts[0]} /> : <Choose />;
}

function Choose() {
  const t = clockTexts.value;
  const [events, setEvents] = useState<WallListed[] | null>(null);
  useEffect(
    () => void get<WallListed[]>("/api/clock").then(answer => setEvents(answer.ok ? answer.value : [])),
    [],
  );
  if (!events)
    return (
      <main id="page">
        <Loading />
      </main>
    );
  return (
    <main id="page" class="wall-choose">
      <h1>{t.choose}</h1>
      {events.length ? (
        <ul>
          {events.map(one => (
            <li key={one.place}>
              <a class="button touch" href={`/clock/${one.place.split("/")[1]}`}>
                {one.title}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <Empty icon="clock" title={t.none} />
      )}
    </main>
  );
}

function useWall(code: string): { shown: WallShown | null; missing: string; lost: boolean } {
  const [shown, setShown] = useState<WallShown | null>(null);
  const [missing, setMissing] = useState("");
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let timer = 0;
    let stopped = false;
    const look = async () => {
      const sent = Date.now();
      const answer = await get<WallShown>(`/api/clock/${code}`);
      if (stopped) return;
      setLost(!answer.ok && answer.status === 0);
      if (answer.ok) {
        houseSaid(answer.value.now, sent);
        setShown(answer.value);
      } else if (answer.status === 404) setMissing(answer.says);
      const { runs, ends } = answer.ok ? answer.value.clock : { runs: false, ends: 0 };
      const left = runs && ends ? ends - houseNow() : EVERY;
      // a new level is asked for at once
      timer = window.setTimeout(() => void look(), Math.max(400, Math.min(EVERY, left + 150)));
    };
    void look();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [code]);
  return { shown, missing, lost };
}

function Wall({ code }: { code: string }) {
  const t = clockTexts.value;
  const { shown, missing, lost } = useWall(code);
  useTicks(200, shown?.clock.runs ?? false);
  useDark();
  useEffect(() => {
    const onKey = (pressed: KeyboardEvent) =>
      pressed.key.toLowerCase() === "f" && !pressed.ctrlKey && !pressed.metaKey && fullScreen();
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  if (missing)
    return (
      <main id="page">
        <Empty icon="clock" title={missing} />
      </main>
    );
  if (!shown)
    return (
      <main id="page">
        <Loading />
      </main>
    );
  const level = shown.levels[Math.max(0, shown.clock.level - 1)];
  return (
    <main id="page" class="wall">
      <header class="wall-head">
        <h1>{shown.title}</h1>
        <span>
          {[shown.price ? amount(shown.price, DOLLARS) : "", gameTitle(shown.game)].filter(Boolean).join(" ")}
        </span>
        <span class="end">{shown.house}</span>
        <time class="num">{timeOfDay(houseNow())}</time>
        <button class="wall-full" aria-label={t.full} title={t.fullKey} onClick={fullScreen}>
          <Icon name="full" />
        </button>
      </header>
      <section class="wall-main">
        {shown.over ? (
          <Ended shown={shown} />
        ) : (
          <>
            <Time shown={shown} level={level} />
            <Blinds shown={shown} level={level} />
          </>
        )}
      </section>
      <Side shown={shown} level={level} />
      <Foot code={code} shown={shown} lost={lost} />
    </main>
  );
}

/** A projector wants a dark wall, whatever the browser likes; ``?light`` asks for the other. */
function useDark(): void {
  useEffect(() => {
    const root = document.documentElement.dataset;
    root.theme = new URLSearchParams(location.search).has("light") ? "light" : "dark";
    return () => void (root.theme = settings.value.theme);
  }, []);
}

/** The whole screen, and back: the address line of a browser has no place on a wall. */
function fullScreen(): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen?.();
  void change?.catch(() => undefined);
}

const gameTitle = (game: string): string =>
  (GAMES as Record<string, { title: string }>)[game]?.title ??
  (MIXES as Record<string, string>)[game] ??
  game;

/**
 * When it is over there is no clock: who won, and what each place was paid; for those who may not read
 * names the same without them.
 */
function Ended({ shown }: { shown: WallShown }) {
  const t = clockTexts.value;
  const winner = shown.out[0]?.player ? shown.out[0] : undefined;
  const paid = shown.out.filter(one => one.prize);
  return (
    <div class="wall-time wall-ended">
      <p class="wall-level">{t.over}</p>
      {!winner && paid.length ? (
        <ol class="wall-results num">
          {paid.map((one, at) => (
            <li key={at}>
              <span>{t.ordinal(one.place)}</span>
              <b>{amount(one.prize, DOLLARS)}</b>
            </li>
          ))}
        </ol>
      ) : null}
      {winner ? (
        <>
          <b class="wall-winner">{winner.player}</b>
          <p class="wall-level">
            {[t.winner, winner.prize ? amount(winner.prize, DOLLARS) : ""].filter(Boolean).join(", ")}
          </p>
        </>
      ) : null}
    </div>
  );
}

function Time({ shown, level }: { shown: WallShown; level: LevelOnDesk | undefined }) {
  const t = clockTexts.value;
  const { clock } = shown;
  const rest = clock.rest !== 0; // a break was put in, and the level goes on after it
  const whole = rest ? 0 : (level?.minutes ?? 0) * 60_000;
  const left = clock.level ? leftOf(clock) : whole;
  const state = shown.cancelled ? t.calledOff : !clock.level ? t.notBegun : !clock.runs ? t.paused : "";
  const text = clockText(left);
  const starts = !clock.level && shown.starts ? `${t.begins} ${hourAndMinute(shown.starts)}` : "";
  return (
    <div class="wall-time">
      <p class="wall-level">
        {level?.number && !rest ? (
          <>
            {t.level} <b>{level.number}</b>
          </>
        ) : (
          <b>{t.break}</b>
        )}
        {state ? <span class="wall-state">{starts || state}</span> : null}
      </p>
      <output
        class={`num ${text.length > 5 ? "is-long" : ""} ${clock.runs && left <= 60_000 ? "is-last" : ""}`}
        role="timer"
        aria-live="off"
      >
        {text}
      </output>
      <div class="wall-bar">
        <i style={{ transform: `scaleX(${whole && clock.level ? Math.min(1, 1 - left / whole) : 0})` }} />
      </div>
    </div>
  );
}

/** What the ante is called: everybody's, or the big blind's for all. */
const anteOf = (one: LevelOnDesk, t: { ante: string; bigAnte: string }): string =>
  one.ante ? t.ante : one.big_blind_ante ? t.bigAnte : "";

const sums = (all: number[]): string => all.map(one => amount(one, CHIPS)).join(" / ");

function Blinds({ shown, level }: { shown: WallShown; level: LevelOnDesk | undefined }) {
  const t = clockTexts.value;
  const rest = shown.clock.rest !== 0;
  const next = rest ? level : shown.levels[Math.max(1, shown.clock.level)];
  const words = (one: LevelOnDesk) => (one.number ? sums(one.blinds) || one.words : t.break);
  return (
    <div class="wall-blinds">
      {level && !rest ? (
        <div>
          <p>{level.blinds.length || !level.number ? (level.number ? t.blinds : t.break) : t.stakes}</p>
          <b class="num">{level.number ? words(level) : `${level.minutes} min`}</b>
        </div>
      ) : null}
      {level && !rest && anteOf(level, t) ? (
        <div>
          <p>{anteOf(level, t)}</p>
          <b class="num">{amount(level.ante || level.big_blind_ante, CHIPS)}</b>
        </div>
      ) : null}
      {next ? (
        <div class="next">
          <p>{t.next}</p>
          <b class="num">{words(next)}</b>
          {anteOf(next, t) ? (
            <p class="num">
              {anteOf(next, t)} {amount(next.ante || next.big_blind_ante, CHIPS)}
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

function Side({ shown, level }: { shown: WallShown; level: LevelOnDesk | undefined }) {
  const t = clockTexts.value;
  const { clock } = shown;
  const big = level?.big_blind || shown.levels[clock.level]?.big_blind || 0;
  const agreed = shown.prizes.slice(0, shown.agreed); // of no place yet
  const rows = inTurn(
    grouped(shown.prizes.slice(shown.agreed), shown.agreed),
    onPhone() ? Infinity : PRIZES,
    houseNow(),
  ).lines;
  const fresh = shown.over ? [] : shown.moves.filter(one => houseNow() - one.at < FRESH);
  const now = shown.left && clock.level ? Math.min(shown.left, shown.prizes.length) : 0;
  return (
    <aside class="wall-side">
      <dl>
        <div>
          <dt>{clock.level && !shown.over ? t.players : t.entries}</dt>
          <dd class="num">
            {clock.level && !shown.over ? (
              <>
                {shown.left} <small>{t.of(shown.entries)}</small>
              </>
            ) : (
              shown.entries
            )}
          </dd>
        </div>
        {shown.over ? null : (
          <div>
            <dt>{t.average}</dt>
            <dd class="num">{amount(shown.average, CHIPS)}</dd>
          </div>
        )}
        {big && shown.average && !shown.over ? (
          <div>
            <dt>{t.inBlinds}</dt>
            <dd class="num">{Math.floor(shown.average / big)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t.chips}</dt>
          <dd class="num">{amount(shown.chips, CHIPS)}</dd>
        </div>
        {clock.next_break && clock.number && !shown.over ? (
          <div>
            <dt>{t.breakIn}</dt>
            <dd class="num">{clockText(Math.max(0, clock.next_break - houseNow()))}</dd>
          </div>
        ) : null}
      </dl>
      {fresh.length ? (
        <Moves moves={fresh} />
      ) : shown.over && shown.out[0]?.player ? (
        <ol class="num">
          {shown.out.map(one => (
            <li key={one.player}>
              <span>{t.ordinal(one.place)}</span>
              <b class="ellipsis">{one.player}</b>
              {one.prize ? amount(one.prize, DOLLARS) : ""}
            </li>
          ))}
        </ol>
      ) : shown.over && shown.out.length ? null : (
        <ol class="num">
          {agreed.map((sum, at) => (
            <li key={`deal ${at}`} class="is-now">
              <span>{t.deal}</span>
              {amount(sum, DOLLARS)}
            </li>
          ))}
          {shown.for_winner ? (
            <li class="is-now">
              <span>{t.forWinner}</span>
              {amount(shown.for_winner, DOLLARS)}
            </li>
          ) : null}
          {rows.map(one => (
            <li
              key={one.from}
              class={now >= one.from && now <= one.to && shown.left >= shown.prizes.length ? "is-now" : ""}
            >
              <span>{t.place(one.from, one.to)}</span>
              {amount(one.sum, DOLLARS)}
            </li>
          ))}
        </ol>
      )}
    </aside>
  );
}

function Foot({ code, shown, lost }: { code: string; shown: WallShown; lost: boolean }) {
  const t = clockTexts.value;
  const far = shown.left - shown.prizes.length;
  const entry =
    shown.registration && !shown.over ? (shown.late ? t.entryUntil(shown.late) : t.entryOpen) : "";
  const money =
    !shown.clock.level || !shown.prizes.length || shown.over
      ? ""
      : far > 1
        ? t.fromMoney(far)
        : far === 1
          ? t.bubble
          : t.inMoney;
  return (
    <footer class="wall-foot">
      {lost ? (
        <span class="wall-warn">{t.lost}</span>
      ) : money ? (
        <span class={far >= 0 ? "wall-warn" : "wall-good"}>{money}</span>
      ) : null}
      {entry ? <span class="wall-good">{entry}</span> : null}
      {shown.prizes.length ? (
        <span>
          {t.paidFrom(shown.prizes.length)} <b class="num">{amount(shown.pool, DOLLARS)}</b>
        </span>
      ) : null}
      {shown.hand_for_hand ? <span class="wall-warn">{t.handForHand}</span> : null}
      {shown.race && !shown.hand_for_hand && !shown.clock.rest ? (
        <span class="end">
          {t.atBreak(amount(shown.race, CHIPS))}{" "}
          <span class={lawClass(shown.race_clauses[0] ?? "")}>{shown.race_clauses[0]}</span>
        </span>
      ) : null}
      <a class="wall-own" href={`/event/${code}`}>
        {t.own}
      </a>
    </footer>
  );
}

/** Who has to move, in the place of the prizes while it is news. */
function Moves({ moves }: { moves: WallMove[] }) {
  const t = clockTexts.value;
  const { lines, part, of } = inTurn(moves, onPhone() ? Infinity : MOVES, houseNow());
  return (
    <table class="wall-moves" aria-label={t.moves}>
      <thead>
        <tr>
          <th>
            {t.moves}
            {of > 1 ? (
              <small class="num">
                {" "}
                {part}/{of}
              </small>
            ) : null}
          </th>
          <th>{t.table}</th>
          <th>{t.seat}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(one => (
          <tr key={`${one.player} ${one.at}`}>
            <td class="ellipsis">{one.player}</td>
            <td class="num">{one.to}</td>
            <td class="num">{one.to_seat}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const hourAndMinute = (at: number): string =>
  new Intl.DateTimeFormat(texts.value.code, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    at,
  );
