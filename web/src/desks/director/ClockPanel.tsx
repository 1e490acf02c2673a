// The clock and its controls; before play, what has to come first.

import { useState } from "preact/hooks";
import { amount, parseAmount } from "../../model/chips";
import { directorTexts } from "../../texts/desks/director";
import { Icon } from "../../ui/Icon";
import { Law } from "../../ui/parts";
import type { EventCommand, LevelOnDesk } from "../../wire";
import { clockText, houseNow, leftOf, useTicks } from "../parts/house-time";
import { CHIPS, type Directed, direct, mayDo } from "./directing";

export function ClockPanel({ event }: { event: Directed }) {
  const t = directorTexts.value;
  const { board, levels, hand_for_hand: rounds } = event.view;
  const { clock } = board;
  useTicks(250, clock.runs);
  const level = levels[Math.max(0, clock.level - 1)];
  const left = leftOf(clock);
  const rest = clock.rest !== 0; // a break was put in, and the level goes on after it
  const following = rest ? level : levels[Math.max(1, clock.level)];
  const part = level && !rest ? Math.max(0, Math.min(1, left / (level.minutes * 60_000))) : 1;
  const state = board.over ? t.over : !clock.level ? t.notBegun : clock.runs ? t.running : t.standing;
  return (
    <>
      <header>
        <h2>{rest ? t.break : level?.number ? t.level(level.number) : clock.level ? t.break : t.level(1)}</h2>
        <span class="dim num ellipsis">
          {rest
            ? t.goesOn(level?.number ?? 0, clock.rest > 0 ? clockText(clock.rest * 1000) : "")
            : level?.number
              ? stakes(level, t)
              : level?.words}
        </span>
      </header>
      <div class="in stack">
        <div class="clock-line">
          <output class="desk-time num" role="timer">
            {clock.level ? clockText(left) : clockText((level?.minutes ?? 0) * 60_000)}
          </output>
          <span class={`tag ${clock.runs ? "go" : "warn"}`}>
            <span class="dot" />
            {state}
          </span>
        </div>
        <div class="meter">
          <i style={{ inlineSize: `${100 - part * 100}%` }} />
        </div>
        {clock.level ? <Controls event={event} /> : <BeforePlay event={event} />}
        <dl class="facts">
          <dt>{t.next}</dt>
          <dd class="num">
            {following?.number ? stakes(following, t) || clock.next : following ? t.break : t.none2}
          </dd>
          {clock.next_break ? (
            <>
              <dt>{t.nextBreak}</dt>
              <dd class="num">{t.inTime(clockText(Math.max(0, clock.next_break - houseNow())))}</dd>
            </>
          ) : null}
        </dl>
        {rounds ? (
          <p class="note soon">
            <Icon name="hand" />
            <span>{t.handForHandOn}</span>
            <button class="button" onClick={() => void direct(event, { NextRound: {} })}>
              {t.nextRound}
            </button>
          </p>
        ) : null}
      </div>
    </>
  );
}

export const stakes = (one: LevelOnDesk, t: { ante: string; bigAnte: string }): string =>
  [
    one.blinds.map(blind => amount(blind, CHIPS)).join(" / "),
    one.ante ? `${t.ante} ${amount(one.ante, CHIPS)}` : "",
    one.big_blind_ante ? `${t.bigAnte} ${amount(one.big_blind_ante, CHIPS)}` : "",
  ]
    .filter(Boolean)
    .join(", ");

function Controls({ event }: { event: Directed }) {
  const t = directorTexts.value;
  const { board, hand_for_hand: rounds, view } = { ...event.view, view: event.view };
  const { clock } = board;
  const [breaks, setBreaks] = useState(false);
  const pause = mayDo(view, "PauseClock").may;
  const may = mayDo(view, "TakeBreak");
  const goTo = (level: number) => void direct(event, { GoToLevel: { level } });
  return (
    <>
      <div class="clock-keys">
        <button
          class="button"
          aria-label={t.levelBack}
          title={t.levelBack}
          disabled={board.over || clock.level < 2}
          onClick={() => goTo(clock.level - 1)}
        >
          <Icon name="first" />
        </button>
        <button
          class="button"
          title={t.minuteLess}
          disabled={board.over}
          onClick={() => void direct(event, { ChangeMinutes: { minutes: 1, less: true } })}
        >
          −1<span class="unseen"> {t.minuteLess}</span>
        </button>
        <button
          class="button"
          disabled={board.over}
          title={clock.rest ? t.endBreak : ""}
          onClick={() => void direct(event, pause ? { PauseClock: {} } : { ResumeClock: {} })}
        >
          <Icon name={pause ? "pause" : "play"} />
          {pause ? t.pause : t.resume}
        </button>
        <button
          class="button"
          title={t.minuteMore}
          disabled={board.over}
          onClick={() => void direct(event, { ChangeMinutes: { minutes: 1 } })}
        >
          +1<span class="unseen"> {t.minuteMore}</span>
        </button>
        <button
          class="button"
          aria-label={t.levelOn}
          title={t.levelOn}
          disabled={board.over || clock.level >= clock.levels}
          onClick={() => goTo(clock.level + 1)}
        >
          <Icon name="last" />
        </button>
      </div>
      <div class="two">
        <button
          class="button"
          aria-expanded={breaks}
          disabled={!may.may && !view.jump}
          title={may.why}
          onClick={() => setBreaks(!breaks)}
        >
          {t.breakNow}
        </button>
        <button
          class="button"
          aria-pressed={rounds}
          disabled={!mayDo(view, "HandForHand").may}
          title={mayDo(view, "HandForHand").why}
          onClick={() => void direct(event, { HandForHand: { on: !rounds } })}
        >
          {rounds ? t.handForHandEnd : t.handForHand}
        </button>
      </div>
      {breaks ? <BreakForm event={event} close={() => setBreaks(false)} /> : null}
    </>
  );
}

/**
 * A break is put in here, of so many minutes; going to the one of the structure is another thing, and
 * says what it leaves out.
 */
function BreakForm({ event, close }: { event: Directed; close: () => void }) {
  const t = directorTexts.value;
  const { jump, levels, board } = event.view;
  const coming = levels.slice(board.clock.level).find(one => !one.number);
  const [minutes, setMinutes] = useState(String(coming?.minutes ?? 10));
  const [sure, setSure] = useState(false);
  const many = parseAmount(minutes, CHIPS) ?? 0;
  const may = mayDo(event.view, "TakeBreak");
  const send = async (command: EventCommand) => {
    if ((await direct(event, command)).ok) close();
  };
  if (sure && jump) {
    return (
      <div class="break-form" role="group" aria-label={t.breakNow}>
        <p class="note soon">
          <Icon name="alert" />
          <span>{t.jumpSkips(jump.first, jump.last, jump.closes)}</span>
        </p>
        <div class="two">
          <button class="button danger" onClick={() => void send({ GoToBreak: {} })}>
            {t.jumpDo}
          </button>
          <button class="button" onClick={() => setSure(false)}>
            {t.leaveIt}
          </button>
        </div>
      </div>
    );
  }
  return (
    <form
      class="break-form"
      aria-label={t.breakNow}
      onSubmit={sent => {
        sent.preventDefault();
        void send({ TakeBreak: { minutes: many } });
      }}
    >
      {may.may ? (
        <div class="break-do">
          <label>
            <input
              class="input num"
              name="break-minutes"
              inputMode="numeric"
              value={minutes}
              onInput={typed => setMinutes(typed.currentTarget.value)}
            />
            <span>{t.minutes}</span>
          </label>
          <button class="button go" disabled={!many}>
            {t.breakBegin}
          </button>
        </div>
      ) : (
        <p class="dim small">{may.why}</p>
      )}
      {jump ? (
        <button
          type="button"
          class="button quiet"
          onClick={() => (jump.first || jump.closes ? setSure(true) : void send({ GoToBreak: {} }))}
        >
          {t.jumpTo(jump.after)}
        </button>
      ) : null}
    </form>
  );
}

/** First seats are drawn, then play begins; each with the reason while it cannot be. */
function BeforePlay({ event }: { event: Directed }) {
  const t = directorTexts.value;
  const draw = mayDo(event.view, "DrawSeats");
  const start = mayDo(event.view, "StartPlay");
  return (
    <div class="stack">
      <button
        class={`button touch wide ${draw.may ? "go" : ""}`}
        disabled={!draw.may}
        onClick={() => void direct(event, { DrawSeats: { seed: 0 } })}
      >
        {t.drawSeats}
      </button>
      <button
        class={`button touch wide ${start.may ? "go" : ""}`}
        disabled={!start.may}
        onClick={() => void direct(event, { StartPlay: {} })}
      >
        {t.startPlay}
      </button>
      {!draw.may && !start.may ? (
        <p class="dim small">
          {draw.why} <Law ids={draw.clauses} />
        </p>
      ) : null}
      {event.view.board.tables.length ? (
        <a class="button" href={`/director/${event.code}/print/cards`}>
          {t.printCards}
        </a>
      ) : null}
    </div>
  );
}
