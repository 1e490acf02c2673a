// The tables one plays at beside each other: the one in front is the page, the others are tiles above it.
// The one to act comes forward by itself; keys go to the one in front, for no other is there to take them.

import { useEffect, useRef } from "preact/hooks";
import "../styles/several-tables.css";
import { amount } from "../model/chips";
import { limits, moneyOf } from "../model/sign";
import { tableOf, watch } from "../net/house";
import { askSeats, cameForward, mySeats } from "../net/seats";
import type { TableState } from "../net/table-store";
import { go, tablePath } from "../router";
import { tablesTexts } from "../texts/several-tables";
import { Card } from "../ui/Card";
import type { SeatOfMine } from "../wire";
import { Ring } from "./Clock";

const AGAIN = 20_000; // milliseconds after which it is asked anew where one sits
const SWIPE = 70; // pixels of a finger, more to the side than up or down
export const MOST = 4;

interface MyTablesProps {
  place: string;
  table: string;
}

export function MyTables({ place, table }: MyTablesProps) {
  const seats = mySeats.value.slice(0, MOST);
  const here = (one: SeatOfMine) => one.place === place && one.table === table;
  useEffect(() => {
    const timer = setInterval(() => void askSeats(), AGAIN);
    return () => clearInterval(timer);
  }, []);
  useForward(seats, seats.find(here));
  useSwipe(seats, seats.findIndex(here));
  if (seats.length < 2) return null;
  return (
    <nav class="my-tables" aria-label={tablesTexts.value.tables}>
      {seats.map(one => (
        <Tile key={`${one.place}|${one.table}`} one={one} here={here(one)} />
      ))}
    </nav>
  );
}

const stateOf = (one: SeatOfMine): TableState | null => tableOf(one.place, one.table).state.value;
const asks = (one: SeatOfMine): boolean => Boolean(stateOf(one)?.seen.hand?.options);
const forward = (one: SeatOfMine): void => go(tablePath(one.place, one.table), true);

/** How long somebody still has, as this browser knows it. */
function leftOf(one: SeatOfMine): number {
  const state = stateOf(one);
  return state?.now.turn ? state.now.turn.left - (Date.now() - state.at) : Number.MAX_SAFE_INTEGER;
}

/** Whoever is asked at another table, and not at this one, is shown that one: first where the least time is left. */
function useForward(seats: SeatOfMine[], front: SeatOfMine | undefined): void {
  const waiting = seats.filter(one => one !== front && asks(one)).sort((a, b) => leftOf(a) - leftOf(b));
  const next = front && !asks(front) && !isBusy() ? waiting[0] : undefined;
  const path = next ? tablePath(next.place, next.table) : "";
  useEffect(() => {
    if (!next) return;
    cameForward.at = Date.now();
    forward(next);
  }, [path]);
}

/** Whoever writes or answers a window is not taken away from it. */
const isBusy = (): boolean =>
  document.querySelector("dialog[open], .sheet") !== null ||
  document.activeElement?.matches("input, textarea, select") === true;

/** A finger to the side goes to the table beside. */
function useSwipe(seats: SeatOfMine[], at: number): void {
  const from = useRef<Touch | null>(null);
  useEffect(() => {
    const begin = (event: TouchEvent) => {
      const free = (event.target as Element).closest(".stage, .my-tables, .top");
      from.current = free && event.touches.length === 1 ? event.touches[0]! : null;
    };
    const end = (event: TouchEvent) => {
      const [begun, now] = [from.current, event.changedTouches[0]];
      from.current = null;
      if (!begun || !now) return;
      const [x, y] = [now.clientX - begun.clientX, now.clientY - begun.clientY];
      const next = seats[at + (x < 0 ? 1 : -1)];
      if (at >= 0 && next && Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) forward(next);
    };
    addEventListener("touchstart", begin, { passive: true });
    addEventListener("touchend", end, { passive: true });
    return () => {
      removeEventListener("touchstart", begin);
      removeEventListener("touchend", end);
    };
  }, [seats, at]);
}

function Tile({ one, here }: { one: SeatOfMine; here: boolean }) {
  const t = tablesTexts.value;
  const state = stateOf(one);
  useEffect(() => watch(one.place, one.table), [one.place, one.table]);
  const path = tablePath(one.place, one.table);
  const press = (event: Event) => {
    event.preventDefault(); // the tables are one page: Back leaves them all
    forward(one);
  };
  const turn = state?.now.turn && state.now.turn.seat === state.seen.seat ? state.now.turn : null;
  return (
    <a
      class={`table-tile ${asks(one) ? "asks" : ""}`}
      href={path}
      {...(here ? { "aria-current": "page" as const } : {})}
      onClick={press}
    >
      <b>{one.title || t.table(one.table)}</b>
      {state ? <Seen state={state} /> : <small>{t.wait}</small>}
      {turn && state ? <Ring left={turn.left} of={turn.of} at={state.at} digits /> : null}
    </a>
  );
}

/** What one wants to know of a table that is not in front: the game, one's cards, what is asked. */
function Seen({ state: { seen, now } }: { state: TableState }) {
  const t = tablesTexts.value;
  const { hand, felt, seat } = seen;
  const money = moneyOf(felt.stakes, now.place);
  const cards = hand?.hands[seat] ?? [];
  const out = hand && !hand.live.includes(seat);
  const says = hand?.options
    ? t.yourTurn
    : !hand
      ? t.noHand
      : out
        ? t.folded
        : amount(hand.stacks[seat] ?? 0, money);
  return (
    <>
      <small class="num">{limits(hand?.stakes ?? felt.stakes, money)}</small>
      <span class="tile-cards">{out ? null : cards.map((card, at) => <Card key={at} card={card} />)}</span>
      <span class="tile-says num">{says}</span>
    </>
  );
}
