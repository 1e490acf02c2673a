// A hand played again, event by event, with the clause behind each; its shuffle checked right here.

import { useEffect, useMemo, useState } from "preact/hooks";
import { moneyOf } from "../model/sign";
import type { Proof } from "../model/proof";
import type { TableNow } from "../model/records";
import { scene as sceneOf } from "../model/scene";
import { get } from "../net/api";
import { takeFrame, type TableState } from "../net/table-store";
import { back } from "../router";
import { isPhone } from "../screen";
import { texts } from "../texts";
import { LogLine, linesOf } from "../table/HandLog";
import { Stage } from "../table/Stage";
import { StudLines } from "../table/StudLines";
import { Icon } from "../ui/Icon";
import { Empty, Law, Loading, Said } from "../ui/parts";
import { Scrubber } from "./Scrubber";
import { ShufflePanel } from "./ShufflePanel";

export interface HandShown {
  id: string;
  number: number;
  table: string;
  at: number;
  sign: string;
  frames: TableNow[];
  proof: Proof | null;
}

export function Replay({ id }: { id: string }) {
  const [hand, setHand] = useState<HandShown | null>(null);
  const [missing, setMissing] = useState("");
  useEffect(() => {
    void get<HandShown>(`/api/hands/${id}`).then((answer) => (answer.ok ? setHand(answer.value) : setMissing(answer.says || texts.value.state.failed)));
  }, [id]);
  if (missing) return <main id="page"><Empty icon="book" title={missing}><a class="button" href="/hands">{texts.value.nav.hands}</a></Empty></main>;
  return hand ? <Replayer hand={hand} /> : <main id="page"><Loading /></main>;
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

export function Replayer({ hand }: { hand: HandShown }) {
  const t = texts.value;
  const states = useMemo(() => statesOf(hand.frames), [hand]);
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [copied, setCopied] = useState(false);
  const last = states.length - 1;
  const step = (to: number) => setAt(Math.max(0, Math.min(last, to)));
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => step(at + 1), 1100);
    return () => clearTimeout(timer);
  }, [playing, at]);
  useKeys(at, step, () => setPlaying(!playing));
  const state = states[at];
  if (!state) return null;
  const phone = isPhone.value;
  const money = moneyOf(state.seen.felt.stakes, state.now.place);
  const scene = sceneOf(state.now, state.seen, state.story, state.gathered);
  const lines = linesOf(state, money);
  const told = lines.at(-1);
  const share = () => void navigator.clipboard?.writeText(location.href).then(() => setCopied(true));
  const stage = { scene, state, money, phone, sit: null, chosen: new Set<number>(), pick: null };
  return (
    <div class={`room replay ${phone ? "is-phone" : ""}`}>
      <header class="top">
        <button class="button quiet only-icon" aria-label={t.nav.back} onClick={back}><Icon name="left" /></button>
        <h1 class="sign"><b>{t.replay.title(hand.number)}</b><small>{hand.sign} · {new Intl.DateTimeFormat(t.code, { dateStyle: "medium", timeStyle: "short" }).format(hand.at)}</small></h1>
        <div class="top-end">
          <a class="button quiet" href={`/api/hands/${hand.id}.phh`} download>{t.hands.export}</a>
          <button class="button" onClick={share}><Icon name="link" /> {copied ? t.private.copied : t.hands.share}</button>
        </div>
      </header>
      <div class="room-banner" />
      {phone && scene.stud ? <StudLines scene={scene} money={money} /> : <Stage {...stage} />}
      <aside class="side replay-side">
        <section class="replay-now" aria-live="polite">
          <h2>{told ? <Said says={told.says} /> : null}</h2>
          <p class="law-box">{told?.clauses.length ? <Law ids={told.clauses} /> : <span class="dim">{t.replay.noLaw}</span>}</p>
        </section>
        <section class="replay-lines"><ol class="log" tabIndex={0} aria-label={t.table.thisHand}>{lines.map((line, n) => <LogLine key={line.n} line={line} now={n === lines.length - 1} />)}</ol></section>
        <ShufflePanel proof={hand.proof} />
      </aside>
      <main class="act replay-act" id="page">
        <Scrubber states={states} at={at} go={step} />
        <div class="row-end">
          <button class="button only-icon" aria-label={t.replay.first} disabled={at === 0} onClick={() => step(0)}><Icon name="first" /></button>
          <button class="button only-icon" aria-label={t.replay.back} disabled={at === 0} onClick={() => step(at - 1)}><Icon name="left" /></button>
          <button class="button only-icon go" aria-label={playing ? t.replay.pause : t.replay.play} onClick={() => (at >= last && step(0), setPlaying(!playing))}><Icon name={playing ? "pause" : "play"} /></button>
          <button class="button only-icon" aria-label={t.replay.next} disabled={at === last} onClick={() => step(at + 1)}><Icon name="right" /></button>
          <button class="button only-icon" aria-label={t.replay.last} disabled={at === last} onClick={() => step(last)}><Icon name="last" /></button>
          <span class="dim num">{t.replay.event(at + 1, states.length)}</span>
        </div>
      </main>
    </div>
  );
}

function useKeys(at: number, step: (to: number) => void, play: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.target as HTMLElement).matches("input, textarea, select")) return;
      if (event.key === "ArrowRight") step(at + 1);
      else if (event.key === "ArrowLeft") step(at - 1);
      else if (event.key === " " && !(event.target as HTMLElement).matches("button, a")) play();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
