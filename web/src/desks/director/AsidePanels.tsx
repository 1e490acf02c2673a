// What to look at, what is paid, and what was done: undone and done again by its name.

import { useState } from "preact/hooks";
import { amount } from "../../model/chips";
import { directorTexts } from "../../texts/desks/director";
import { Icon } from "../../ui/Icon";
import type { DeskWarning } from "../../wire";
import { timeOfDay } from "../parts/house-time";
import { CHIPS, type Directed, direct, MONEY, named } from "./directing";

export function WarningsPanel({ event }: { event: Directed }) {
  const t = directorTexts.value;
  const { warnings, entrants } = event.view;
  const penal = entrants.filter(one => (one.hands > 0 || one.rounds > 0) && one.standing === "plays");
  const broke = entrants.filter(one => one.broke);
  const count = warnings.filter(one => one.kind !== "uncounted").length + penal.length + broke.length;
  const unknown = warnings.filter(one => one.kind === "uncounted").length;
  return (
    <>
      <header>
        <h2>{t.lookAt}</h2>
        {count ? (
          <span class="tag warn">{t.toLook(count)}</span>
        ) : (
          <span class="tag go">
            <Icon name="check" />
            {t.allWell}
          </span>
        )}
      </header>
      <div class="in stack">
        {warnings
          .filter(one => one.kind !== "uncounted")
          .map(one => (
            <Warning key={one.kind + one.table + one.player} event={event} one={one} />
          ))}
        {unknown ? (
          <p class="note">
            <Icon name="search" />
            <span>{t.uncounted(unknown)}</span>
          </p>
        ) : null}
        {penal.map(one => (
          <p key={one.player} class="note soon">
            <Icon name="clock" />
            <span>
              <b>{named(event, one.player)}</b>, {t.table(one.table)}:{" "}
              {one.hands > 0 ? t.handsLeft(one.hands) : t.roundsLeft(one.rounds)}
            </span>
          </p>
        ))}
        {broke.map(one => (
          <p key={one.player} class="note soon">
            <Icon name="alert" />
            <span>
              <b>{named(event, one.player)}</b> {t.mayRebuy}
            </span>
            <button class="button" onClick={() => void direct(event, { Rebuy: { player: one.player } })}>
              {t.rebuy}
            </button>
            <button
              class="button quiet"
              onClick={() => void direct(event, { DeclineRebuy: { player: one.player } })}
            >
              {t.noRebuy}
            </button>
          </p>
        ))}
      </div>
    </>
  );
}

function Warning({ event, one }: { event: Directed; one: DeskWarning }) {
  const t = directorTexts.value;
  const says =
    one.kind === "adrift"
      ? t.adrift(one.table, amount(Math.abs(one.amount), CHIPS))
      : one.kind === "halted"
        ? t.halted(one.table)
        : t.waits(named(event, one.player));
  return (
    <p class={`note ${one.kind === "adrift" ? "bad" : "soon"}`}>
      <Icon name="alert" />
      <span>{says}</span>
      {one.kind === "waits" ? (
        <button
          class="button"
          onClick={() => void direct(event, { SeatEntrant: { player: one.player, seed: 0 } })}
        >
          {t.seatNow}
        </button>
      ) : null}
    </p>
  );
}

export function PayoutsPanel({ event }: { event: Directed }) {
  const t = directorTexts.value;
  const { board, fixed } = event.view;
  const far = board.left - board.prizes.length;
  const left = board.for_winner ? [[t.forWinner, amount(board.for_winner, MONEY)] as const] : [];
  const rows = [
    ...board.prizes.map(
      (sum, at) => [at < board.agreed ? t.dealPart : t.place(at + 1), amount(sum, MONEY)] as const,
    ),
    ...left,
    [
      t.sum,
      amount(
        board.prizes.reduce((all, one) => all + one, board.for_winner),
        MONEY,
      ),
    ] as const,
  ];
  return (
    <>
      <header class="sep">
        <h2>{t.payouts}</h2>
        <a class="in-text small" href={`/director/${event.code}/prizes`}>
          {t.tabs.prizes}
        </a>
      </header>
      <div class="in">
        {board.prizes.length ? (
          <ol class="pay num">
            {rows.map(([place, sum], at) => (
              <li key={at}>
                <span>{place}</span>
                {sum}
              </li>
            ))}
          </ol>
        ) : (
          <p class="dim small">{t.noPrizes}</p>
        )}
        <p class="dim tiny">
          {board.over || board.agreed
            ? t.asAgreed(board.over)
            : fixed
              ? t.prizesStand
              : board.registration || !board.clock.level
                ? t.prizesMayGrow
                : t.prizesNotFixed}{" "}
          {board.clock.level && far > 0 && board.prizes.length ? t.fromMoney(far) : ""}
        </p>
      </div>
    </>
  );
}

export function ActsPanel({ event }: { event: Directed }) {
  const t = directorTexts.value;
  const { acts } = event.view;
  const [all, setAll] = useState(false);
  return (
    <>
      <header class="sep">
        <h2>{t.acts}</h2>
        <span class="faint tiny">{t.undoByName}</span>
      </header>
      <ol class="acts">
        {acts.slice(0, all ? acts.length : 12).map(one => (
          <li key={one.number} class={one.undone ? "is-undone" : ""}>
            <span class="dim num">{timeOfDay(one.at)}</span>
            {one.undone ? <s>{one.what}</s> : <b>{one.what}</b>}
            <button
              class="button quiet"
              aria-label={one.undone ? t.redoNamed(one.what) : t.undoNamed(one.what)}
              onClick={() =>
                void direct(
                  event,
                  one.undone ? { RedoAct: { what: one.key } } : { UndoAct: { act: one.number } },
                )
              }
            >
              {one.undone ? t.redo : t.undo}
            </button>
            {one.undone && one.why ? <p>{one.why}</p> : null}
          </li>
        ))}
        {acts.length ? null : <li class="dim is-empty">{t.noActs}</li>}
        {acts.length > 12 && !all ? (
          <li>
            <span />
            <button class="button quiet" onClick={() => setAll(true)}>
              {t.showAll}
            </button>
          </li>
        ) : null}
      </ol>
    </>
  );
}
