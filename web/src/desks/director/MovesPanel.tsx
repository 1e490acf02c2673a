// What is due at the tables with its numbers and clauses, and the moves that were made, to be read out and ticked off.

import { useState } from "preact/hooks";
import { amount, parseAmount } from "../../model/chips";
import { directorTexts } from "../../texts/desks/director";
import { Icon } from "../../ui/Icon";
import { Law } from "../../ui/parts";
import type { MoveOnDesk, MoverOnDesk, StepOnDesk } from "../../wire";
import { timeOfDay } from "../parts/house-time";
import { CHIPS, type Directed, direct, mayDo, named } from "./directing";

export function MovesPanel({ event }: { event: Directed }) {
  const t = directorTexts.value;
  const { steps, moves, race, board } = event.view;
  const groups = byAct(moves).slice(0, 4);
  return (
    <>
      <header class="moves-head">
        <h2>{t.moves}</h2>
        {steps.length ? (
          <span class="tag warn">{t.stepsDue(steps.length)}</span>
        ) : (
          <span class="tag">{t.nothingDue}</span>
        )}
        {moves.length ? (
          <a class="button" href={`/director/${event.code}/print/moves`}>
            {t.printSlips}
          </a>
        ) : null}
      </header>
      {steps.length ? <Steps event={event} /> : null}
      {race && !board.over && (race.due || race.level) ? (
        <div class="step">
          <span class="n">{race.due ? "!" : "·"}</span>
          <h3>
            {race.due ? t.raceDue(race.chip) : t.raceComes(race.chip)}{" "}
            <Law ids={race.due ? race.clauses : []} />
          </h3>
          <p>
            {race.due && !race.may ? race.why : t.raceInto(race.chip, race.into)}{" "}
            <a class="in-text" href={`/director/${event.code}/race`}>
              {t.openRace}
            </a>
          </p>
        </div>
      ) : null}
      {groups.map(([act, made], at) => (
        <Made key={act} event={event} moves={made} fresh={at === 0} />
      ))}
      {!steps.length && !groups.length ? <p class="step-empty dim">{t.noMoves}</p> : null}
    </>
  );
}

function byAct(moves: MoveOnDesk[]): [number, MoveOnDesk[]][] {
  const groups = new Map<number, MoveOnDesk[]>();
  for (const one of moves) groups.set(one.act, [...(groups.get(one.act) ?? []), one]);
  return [...groups].map(([act, made]) => [act, [...made].reverse()]);
}

/** Who moves in a step; of a whole table only those who have to be counted. */
const shownOf = ({ movers }: StepOnDesk): MoverOnDesk[] =>
  movers.length > 3 ? movers.filter(one => one.chips < 0) : movers;

/**
 * All that is due at the tables, step by step, with who moves; whoever has to be counted first is
 * counted beside their name.
 */
function Steps({ event }: { event: Directed }) {
  const t = directorTexts.value;
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const { steps } = event.view;
  const may = mayDo(event.view, "SettleTables");
  const unknown = steps.flatMap(step => step.movers).filter(one => one.chips < 0);
  const counts = unknown.map(one => ({
    player: one.player,
    amount: parseAmount(typed[one.player] ?? "", CHIPS),
    most: one.most,
  }));
  const told = counts.every(one => one.amount !== null && one.amount <= one.most);
  const settle = async () => {
    setBusy(true);
    const stacks = counts.map(one => ({ player: one.player, amount: one.amount ?? 0 }));
    const counted = !stacks.length || (await direct(event, { CountStacks: { stacks } })).ok;
    if (counted) setTyped({});
    if (counted) await direct(event, { SettleTables: { seed: 0 } });
    setBusy(false);
  };
  return (
    <form
      class="steps"
      onSubmit={sent => {
        sent.preventDefault();
        void settle();
      }}
    >
      {steps.map((step, at) => (
        <div key={step.says} class="step is-now">
          <span class="n go">{at + 1}</span>
          <h3>
            {step.says}
            <Law ids={step.clauses} />
          </h3>
          {shownOf(step).length ? (
            <ul class="movers">
              {shownOf(step).map(one => (
                <li key={one.player}>
                  <label>
                    <b class="ellipsis">{named(event, one.player)}</b>
                    <span class="dim num">{t.seatAt(one.table, one.seat)}</span>
                    {one.chips < 0 ? (
                      <input
                        class="input"
                        inputMode="numeric"
                        placeholder={t.countOne}
                        aria-label={t.countOf(named(event, one.player))}
                        value={typed[one.player] ?? ""}
                        onInput={told => setTyped({ ...typed, [one.player]: told.currentTarget.value })}
                      />
                    ) : (
                      <span class="num">{amount(one.chips, CHIPS)}</span>
                    )}
                  </label>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      ))}
      <div class="step is-now">
        <div class="step-do">
          <button class="button go touch" disabled={busy || (unknown.length ? !told : !may.may)}>
            {steps.length > 1 ? t.doAll : t.doIt}
          </button>
          {unknown.length ? (
            <p class="dim small">{t.countFirst(unknown.length)}</p>
          ) : may.may ? null : (
            <p>
              <span class="warn-text">{may.why}</span> <Law ids={may.clauses} />
            </p>
          )}
        </div>
      </div>
    </form>
  );
}

function Made({ event, moves, fresh }: { event: Directed; moves: MoveOnDesk[]; fresh: boolean }) {
  const t = directorTexts.value;
  const first = moves[0];
  if (!first) return null;
  const clauses = [...new Set(moves.flatMap(one => one.clauses))];
  return (
    <div class={`step ${fresh ? "is-fresh" : ""}`}>
      <span class="tick">
        <Icon name="check" />
      </span>
      <h3>
        {t.movesMade(moves.length)} <span class="dim small num">{timeOfDay(first.at)}</span>
        <Law ids={clauses} />
      </h3>
      <div class="move-list">
        {moves.map(one => (
          <Move key={one.number} event={event} move={one} />
        ))}
      </div>
    </div>
  );
}

const told = (key: string): boolean => sessionStorage.getItem(key) === "1";

function Move({ event, move }: { event: Directed; move: MoveOnDesk }) {
  const t = directorTexts.value;
  const key = `told ${event.place} ${move.number}`;
  const [ticked, tick] = useState(() => told(key));
  const change = () => {
    sessionStorage.setItem(key, ticked ? "0" : "1");
    tick(!ticked);
  };
  return (
    <label class={ticked ? "is-told" : ""}>
      <input
        type="checkbox"
        checked={ticked}
        onChange={change}
        aria-label={t.toldTo(named(event, move.player))}
      />
      <b class="ellipsis">{named(event, move.player)}</b>
      <span class="dim num">{t.seatAt(move.table, move.seat)}</span>
      <Icon name="right" />
      <b class="num">{t.seatAt(move.to, move.to_seat)}</b>
      <span class="dim small">
        {!move.measured
          ? move.why
          : t.moveWhy(move.why, move.players[0], move.players[1], move.blind_in[0], move.blind_in[1])}
      </span>
    </label>
  );
}
