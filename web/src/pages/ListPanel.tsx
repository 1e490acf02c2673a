// A list one is on: the place, how long, and why everybody stands where they stand.

import { useState } from "preact/hooks";
import { dollars, type GameRow } from "../model/board";
import { buyInWords, usualBuyIn, wrongAmount } from "../model/buying";
import { amount, cash, parseAmount } from "../model/chips";
import { stakesIn } from "../model/stakes";
import { type Answer, ask } from "../net/house";
import { go, tablePath } from "../router";
import { texts } from "../texts";
import { Field, Law, Named, PlayChips } from "../ui/parts";
import type { PlayerRoomView, RoomCommand } from "../wire";

interface ListPanelProps {
  row: GameRow;
  view: PlayerRoomView;
  names: Record<string, string>;
  clauses: Record<string, string[]>; // behind each ground of a place
  refuse: (answer: Answer | null) => void;
}

const sentence = (says: string): string => says && `${says.charAt(0).toUpperCase()}${says.slice(1)}.`;

/** The house's sentence without what stands in the list: whose place it is and which, and since when. */
function why(says: string): string {
  return sentence(says.split("; ").slice(2).join("; "));
}

const atTime = (at: number, code: string): string =>
  new Intl.DateTimeFormat(code, { timeStyle: "short" }).format(at);

export function ListPanel({ row, view, names, clauses, refuse }: ListPanelProps) {
  const t = texts.value;
  const { place } = row;
  if (!place) return null;
  const listing = row.game.name;
  const mine = row.game.waiting.find(one => one.player === view.player);
  const say = async (command: RoomCommand) => refuse(await ask("room", "", command));
  return (
    <section class="panel list-panel" aria-label={row.title}>
      <header>
        <h2>
          {dollars(row.limits, row.game.dollar)} {row.title}
        </h2>
        <button
          class="button quiet danger"
          onClick={() => void say({ LeaveList: { player: view.player, listing } })}
        >
          {t.lobby.leaveList}
        </button>
      </header>
      {row.call ? <Called row={row} view={view} refuse={refuse} /> : null}
      <div class="list-place">
        <b>{t.lobby.youAre(place.place + 1)}</b>
        <p class="dim">{sentence(place.wait)}</p>
        {place.grounds.length ? (
          <p class="dim">
            {why(place.says)}{" "}
            <Law
              ids={[...new Set(place.grounds.flatMap(point => clauses[point] ?? []))]}
              by={row.game.book}
            />
          </p>
        ) : null}
        <p class="dim">{t.lobby.because}</p>
      </div>
      {mine?.by_phone && !mine.called ? (
        <div class="side-row">
          <p class="dim small">{t.lobby.calledInWhy}</p>
          <button class="button" onClick={() => void say({ Refresh: { player: view.player, listing } })}>
            {t.lobby.coming}
          </button>
        </div>
      ) : null}
      {mine?.passed ? (
        <div class="side-row">
          <p class="dim small">{t.lobby.passedWhy}</p>
          <button class="button go" onClick={() => void say({ ReportIn: { player: view.player, listing } })}>
            {t.lobby.here}
          </button>
        </div>
      ) : null}
      <ol class="list-names">
        {row.game.waiting.map((one, at) => (
          <li key={one.player} class={one.player === view.player ? "is-me" : ""}>
            <span class="num">{at + 1}</span>
            {one.player === view.player ? <b>{t.you}</b> : <Named names={names} id={one.player} />}
            <small>
              {one.called
                ? t.lobby.called
                : one.passed
                  ? t.lobby.passed
                  : one.by_phone
                    ? t.lobby.calledIn
                    : t.lobby.signed}{" "}
              <time class="num">{atTime(one.since, t.code)}</time>
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A seat was called: take it with a buy-in, or let it go. */
function Called({ row, view, refuse }: Omit<ListPanelProps, "names" | "clauses">) {
  const t = texts.value;
  const { call, game } = row;
  const money = cash(game.dollar);
  const [text, setText] = useState(
    amount(usualBuyIn(stakesIn(game.stakes), game.buy_in), { ...money, sign: "" }),
  );
  const wrong = wrongAmount(text, game.buy_in, money, t);
  if (!call) return null;
  const listing = row.game.name;
  const take = async (event: Event) => {
    event.preventDefault();
    const chips = parseAmount(text, money);
    if (chips === null || wrong) return;
    const answer = await ask("room", "", { TakeSeat: { player: view.player, listing, amount: chips } });
    refuse(answer);
    if (answer.ok) go(tablePath("room", call.table));
  };
  return (
    <form class="called" onSubmit={event => void take(event)}>
      <p>
        <strong>{t.lobby.seatCalled(call.table, call.seat + 1)}</strong>
      </p>
      <Field label={buyInWords(game.buy_in, money, t)} wrong={wrong}>
        <input
          class="input"
          inputMode="decimal"
          value={text}
          onInput={event => setText(event.currentTarget.value)}
        />
      </Field>
      <PlayChips />
      <button class="button go touch">{t.lobby.takeIt}</button>
      <button
        type="button"
        class="button touch"
        onClick={() => void ask("room", "", { Decline: { player: view.player, listing } }).then(refuse)}
      >
        {t.lobby.decline}
      </button>
    </form>
  );
}
