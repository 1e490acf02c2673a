// A hand played again, event by event, with the clause behind each; its shuffle checked right here.

import { useEffect, useMemo, useState } from "preact/hooks";
import { titleOf } from "../model/board";
import { framesOf, type HandTold } from "../model/fold";
import type { TableNow } from "../model/records";
import { scene as sceneOf } from "../model/scene";
import { bookName, moneyOf, sign } from "../model/sign";
import { stakesIn } from "../model/stakes";
import { get } from "../net/api";
import { rootSeen } from "../net/roots";
import { type TableState, takeFrame } from "../net/table-store";
import { back } from "../router";
import { isPhone, roomClass } from "../screen";
import { LineTold, linesOf } from "../table/HandLog";
import { Mine } from "../table/Mine";
import { TablePart } from "../table/TablePart";
import { texts } from "../texts";
import { Icon } from "../ui/Icon";
import { usePageTitle } from "../ui/page-title";
import { Empty, Law, Loading } from "../ui/parts";
import { ExportHand, ShareHand } from "./HandFiles";
import { ReplayLines } from "./ReplayLines";
import { Scrubber } from "./Scrubber";
import { ShufflePanel } from "./ShufflePanel";

export interface HandReplayed {
  number: number;
  at: number;
  sign: string;
  where: string; // table and book
  frames: TableNow[];
  titles: Record<string, string>; // of the clauses
  id: string; // "" for a hand somebody else shared
  eyes: string; // of whom it was shared by, where it is told as they saw it
  path: string; // where the house tells of it, "" where it does not
  seen: (cards: string) => string; // what was promised of its deck, as this browser was shown it before the deal
}

export function Replay({ id, shared = false }: { id: string; shared?: boolean }) {
  const [hand, setHand] = useState<HandTold | null>(null);
  const [missing, setMissing] = useState("");
  useEffect(() => {
    void get<HandTold>(shared ? `/api/shared/${id}` : `/api/hands/${id}`).then(answer =>
      answer.ok ? setHand(answer.value) : setMissing(answer.says || texts.value.state.failed),
    );
  }, [id]);
  if (missing)
    return (
      <main id="page">
        <Empty icon="book" title={missing}>
          <a class="button" href="/hands">
            {texts.value.nav.hands}
          </a>
        </Empty>
      </main>
    );
  return hand ? (
    <Replayer hand={replayed(hand, shared ? id : "")} />
  ) : (
    <main id="page">
      <Loading />
    </main>
  );
}

const kept = new WeakMap<HandTold, HandReplayed>();

function replayed(hand: HandTold, token: string): HandReplayed {
  const { number, at, stakes, game, id, place, table } = hand.about;
  const began = hand.steps[0]?.n ?? 0;
  const made = kept.get(hand) ?? {
    number,
    at,
    sign: signOf(stakes, game, place),
    where: texts.value.table.where(table, 0, bookName(hand.rulebook)),
    frames: framesOf(hand),
    titles: hand.clauses,
    id: token ? "" : id,
    eyes: token ? (hand.names[hand.players[hand.seat] ?? ""] ?? "") : "",
    path: token ? `/api/shared/${token}` : `/api/hands/${id}`,
    seen: (cards: string) => rootSeen(place, table, number, began, cards),
  };
  kept.set(hand, made);
  return made;
}

/** "no-limit 2/5", a game's key and where it was played, as a sign: no dollars where chips are played for a place. */
export function signOf(said: string, game: string, place: string): string {
  const stakes = stakesIn(said);
  return sign(stakes, titleOf(game), moneyOf(stakes, place), texts.value);
}

/** The states of a hand, one for each event that tells something. */
export function statesOf(frames: TableNow[]): TableState[] {
  const states: TableState[] = [];
  let now: TableState | null = null;
  for (const frame of frames) {
    now = takeFrame(now, frame, 0);
    if (now) states.push(now);
  }
  return states;
}

export function Replayer({ hand }: { hand: HandReplayed }) {
  const t = texts.value;
  usePageTitle(t.replay.title(hand.number));
  const states = useMemo(() => statesOf(hand.frames), [hand]);
  const [at, setAt] = useState(() => firstDeal(states));
  const [playing, setPlaying] = useState(false);
  const [open, setOpen] = useState<"" | "share" | "export">("");
  const last = states.length - 1;
  const step = (to: number) => setAt(Math.max(0, Math.min(last, to)));
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => step(at + 1), 1100);
    return () => clearTimeout(timer);
  }, [playing, at]);
  useKeys(
    by => setAt(now => Math.max(0, Math.min(last, now + by))),
    () => setPlaying(!playing),
  );
  const state = states[at];
  if (!state) return null;
  const phone = isPhone.value;
  const money = moneyOf(state.seen.felt.stakes, state.now.place);
  const scene = sceneOf(state.now, state.seen, state.story, state.gathered);
  const lines = linesOf(state, money);
  const told = lines.at(-1);
  const stage = { scene, state, money, phone, sit: null, chosen: new Set<number>(), pick: null };
  return (
    <div class={`room replay ${roomClass()}`}>
      <header class="top">
        <button class="button quiet only-icon" aria-label={t.nav.back} onClick={back}>
          <Icon name="left" />
        </button>
        <h1 class="sign">
          <b>{hand.eyes ? t.replay.seenBy(hand.number, hand.eyes) : t.replay.title(hand.number)}</b>
          <small>
            {hand.sign} · {hand.where} ·{" "}
            {new Intl.DateTimeFormat(t.code, { dateStyle: "medium", timeStyle: "short" }).format(hand.at)}
          </small>
        </h1>
        <div class="top-end">
          {hand.path ? (
            <button class="button quiet" onClick={() => setOpen("export")}>
              <Icon name="download" /> <span>{t.hands.export}</span>
            </button>
          ) : null}
          {hand.id ? (
            <button class="button" onClick={() => setOpen("share")}>
              <Icon name="link" /> <span>{t.hands.share}</span>
            </button>
          ) : null}
        </div>
      </header>
      <div class="room-banner" />
      <TablePart {...stage} />
      {phone ? (
        <div class="replay-mine">
          <Mine scene={scene} state={state} money={money} chosen={stage.chosen} pick={null} />
        </div>
      ) : null}
      <aside class="side replay-side">
        <section class="replay-now" aria-live="polite">
          <p class="dim small num">
            {[
              t.replay.event(at + 1, states.length),
              scene.street && !scene.hand?.over ? t.table.street(scene.street) : "",
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
          <h2>{told ? <LineTold line={told} /> : t.replay.deal}</h2>
          <ul class="law-box">
            {foremost(told?.clauses ?? []).map(id => (
              <li key={id}>
                <Law ids={[id]} by={state.seen.felt.rulebook} /> {hand.titles[id] ?? ""}
              </li>
            ))}
            {told?.clauses.length ? null : <li class="dim">{t.replay.noLaw}</li>}
          </ul>
        </section>
        <section class="replay-lines">
          <ReplayLines states={states} lines={lines} go={step} />
        </section>
        <ShufflePanel path={hand.path} seen={hand.seen} />
      </aside>
      <main class="act replay-act" id="page">
        <Scrubber states={states} at={at} go={step} />
        <div class="row-end replay-buttons">
          <button
            class="button only-icon"
            aria-label={t.replay.first}
            disabled={at === 0}
            onClick={() => step(0)}
          >
            <Icon name="first" />
          </button>
          <button
            class="button only-icon"
            aria-label={t.replay.back}
            disabled={at === 0}
            onClick={() => step(at - 1)}
          >
            <Icon name="left" />
          </button>
          <button
            class="button only-icon go"
            aria-label={playing ? t.replay.pause : t.replay.play}
            onClick={() => (at >= last && step(0), setPlaying(!playing))}
          >
            <Icon name={playing ? "pause" : "play"} />
          </button>
          <button
            class="button only-icon"
            aria-label={t.replay.next}
            disabled={at === last}
            onClick={() => step(at + 1)}
          >
            <Icon name="right" />
          </button>
          <button
            class="button only-icon"
            aria-label={t.replay.last}
            disabled={at === last}
            onClick={() => step(last)}
          >
            <Icon name="last" />
          </button>
        </div>
      </main>
      {open === "share" ? (
        <ShareHand id={hand.id} close={() => setOpen("")} />
      ) : open === "export" ? (
        <ExportHand path={hand.path} number={hand.number} close={() => setOpen("")} />
      ) : null}
    </div>
  );
}

/** Where the first cards lie: before that there is nothing to see. */
export const firstDeal = (states: TableState[]): number =>
  Math.max(
    0,
    states.findIndex(({ seen }) => seen.hand?.hands.some(cards => cards.length)),
  );

/** The book's own clauses before what every book takes for granted, and not too many. */
const foremost = (ids: string[]): string[] =>
  [...ids.filter(id => !id.startsWith("common/")), ...ids.filter(id => id.startsWith("common/"))].slice(0, 3);

function useKeys(move: (by: number) => void, play: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.target as HTMLElement).matches("input, textarea, select")) return;
      if (event.key === "ArrowRight") move(1);
      else if (event.key === "ArrowLeft") move(-1);
      else if (event.key === " " && !(event.target as HTMLElement).matches("button, a")) play();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
