// The pace of a table. The house sends at once what comes with nothing left to decide, and says for how
// long it is to be seen; a page shows one moment after the other. Nothing is kept for that but the latest
// state: what is not due yet is taken back from it.

import type { TableState, Told } from "../net/table-store";
import type { Chair, Felt, View } from "../wire";
import { UNKNOWN } from "./cards";
import { type AnyEvent, as } from "./records";
import { asPots, happened, nothingYet } from "./scene";

const ASKED_AT_THE_END = new Set([5, 6]); // to run it more than once, to show: nobody plays on

/** The first event of each moment: hands are turned, a street comes, chips go to whom they go. */
export function momentsOf(events: Told[]): number[] {
  const found: number[] = [];
  let paid = 0;
  let before: AnyEvent | null = null;
  for (const { event, n } of events) {
    const opened = as(event, "hand.Opened");
    const asked = as(event, "hand.Asked");
    if ((opened && opened.first >= 0) || (asked && !ASKED_AT_THE_END.has(asked.phase))) return [];
    const deals = as(event, "hand.Boarded") ?? (isA(before, "hand.Dealt") ? null : as(event, "hand.Dealt"));
    const turns = isA(before, "hand.Shown") || isA(before, "hand.Mucked") ? null : as(event, "hand.Shown");
    if (deals || turns) found.push(n);
    if (!paid && as(event, "hand.Awarded")) paid = n;
    before = event;
  }
  return found.length && paid ? [...found, paid] : found;
}

const isA = (event: AnyEvent | null, name: "hand.Dealt" | "hand.Shown" | "hand.Mucked"): boolean =>
  event !== null && as(event, name) !== null;

export interface Due {
  upto: number; // the version that may be seen now
  next: number; // milliseconds until there is more, 0 if all is seen
}

/** How much of a state may be seen at a time of this machine's clock. */
export function dueAt(state: TableState, at: number): Due {
  const { now, seen, events } = state;
  const all = { upto: now.version, next: 0 };
  const playing = now.playing;
  if (!playing || seen.hand?.options || seen.felt.question || now.case) return all;
  const moments = momentsOf(events.filter(({ n }) => n > playing.after));
  if (!moments.length) return all;
  const each = playing.of / moments.length;
  const gone = at - (state.at + playing.left - playing.of);
  const seenOf = Math.max(0, Math.floor(gone / each));
  const first = moments[seenOf];
  return first === undefined ? all : { upto: first - 1, next: (seenOf + 1) * each - gone };
}

/** Whether what is played was told before this page came: then its beginning is asked for. */
export const lacksBeginning = ({ now, from }: TableState): boolean =>
  now.playing !== undefined && now.playing !== null && from > now.playing.after;

/** A state as it was at a version: whatever came later is taken back; ``since`` is what was seen before. */
export function asOf(state: TableState, upto: number, since: number): TableState {
  const { now, seen, events } = state;
  const fresh = events.filter(({ n }) => n > since && n <= upto).map(({ event }) => event);
  if (upto >= now.version) return since >= now.version ? state : { ...state, fresh };
  const told = events.filter(({ n }) => n <= upto);
  const held = events.filter(({ n }) => n > upto).map(({ event }) => event);
  const last = seen.hand ?? seen.last;
  if (!last) return state;
  const hand = viewBefore(last, held, seen.seat);
  const live = seen.hand !== null || held.some(event => as(event, "table.HandEnded"));
  const cardsToCome = held.some(event => as(event, "hand.Boarded") || as(event, "hand.Dealt"));
  return {
    ...state,
    now: {
      ...now,
      version: upto,
      names: { ...state.names, ...now.names },
      turn: null,
      worth: cardsToCome ? [] : now.worth.filter(one => hand.shown.includes(one.seat)),
      holding: cardsToCome ? "" : now.holding,
    },
    seen: { ...seen, felt: feltBefore(state, held), ...(live ? { hand, last: null } : { last: hand }) },
    story: happened(
      nothingYet(),
      told.map(({ event }) => event),
    ),
    gathered: asPots(hand),
    events: told,
    fresh,
  };
}

/** In a tournament whoever went out with the hand is seen until the next one begins, and so are their cards. */
export function withThoseOut(state: TableState): TableState {
  const { seen, now, events } = state;
  const out = events.filter(({ event }) => as(event, "table.Left")?.amount === 0);
  if (!seen.last || !out.length) return state;
  const felt = feltBefore(
    state,
    out.map(({ event }) => event),
  );
  return { ...state, now: { ...now, names: { ...state.names, ...now.names } }, seen: { ...seen, felt } };
}

function viewBefore(view: View, held: AnyEvent[], own: number): View {
  const hands = view.hands.map(cards => [...cards]);
  const up = view.up.map(cards => [...cards]);
  const boards = view.boards.map(cards => [...cards]);
  const stacks = [...view.stacks];
  const live = new Set(view.live);
  const shown = new Set(view.shown);
  let { street, pot } = view;
  for (const event of [...held].reverse()) {
    const boarded = as(event, "hand.Boarded");
    if (boarded) boards[boarded.run ?? 0]?.splice(-boarded.cards.length);
    const dealt = as(event, "hand.Dealt");
    if (dealt) hands[dealt.seat]?.splice(-dealt.cards.length);
    if (dealt?.up) up[dealt.seat]?.splice(-dealt.cards.length);
    const opened = as(event, "hand.Opened");
    if (opened) street = opened.street - 1;
    const turned = as(event, "hand.Shown");
    if (turned) shown.delete(turned.seat);
    if (turned && turned.seat !== own) hands[turned.seat] = faceDown(hands[turned.seat]!, up[turned.seat]!);
    const mucked = as(event, "hand.Mucked");
    if (mucked) live.add(mucked.seat);
    const won = as(event, "hand.Awarded");
    if (won) stacks[won.seat]! -= won.amount;
    pot += (won?.amount ?? 0) + (as(event, "hand.Dropped")?.amount ?? 0);
  }
  const among = [...live].sort((a, b) => a - b);
  const over = view.over && !held.some(event => as(event, "hand.Awarded") || as(event, "hand.Ended"));
  return {
    ...view,
    hands,
    up,
    boards,
    stacks,
    live: among,
    shown: [...shown],
    street,
    street_name: view.game.streets[street]?.name ?? view.street_name,
    phase: "nothing",
    actor: -1,
    bets: view.bets.map(() => 0),
    pot,
    pots: view.over && !over ? potsIn(held, pot, among) : view.pots,
    over,
    options: null,
  };
}

/** Cards that nobody else has seen, but for those that were dealt up. */
function faceDown(cards: number[], up: number[]): number[] {
  const open = [...up];
  return cards.map(card => {
    const at = open.indexOf(card);
    if (at < 0) return UNKNOWN;
    open.splice(at, 1);
    return card;
  });
}

/** The pots that are to be pushed; each side pot is among one fewer, as it nearly always is. */
function potsIn(held: AnyEvent[], total: number, live: number[]): [number, number[]][] {
  const sums: number[] = [];
  for (const event of held) {
    const won = as(event, "hand.Awarded");
    if (won) sums[won.pot ?? 0] = (sums[won.pot ?? 0] ?? 0) + won.amount;
  }
  if (sums.length < 2) return [[total, live]];
  return sums.map((sum, n) => [sum, live.slice(0, Math.max(2, live.length - n))]);
}

/** Who sat there before, with what they had then. */
function feltBefore({ seen, sat }: TableState, held: AnyEvent[]): Felt {
  const { felt } = seen;
  const won = new Map<number, number>();
  const left = new Set<number>();
  for (const event of held) {
    const award = as(event, "hand.Awarded");
    if (award) won.set(award.seat, (won.get(award.seat) ?? 0) + award.amount);
    const gone = as(event, "table.Left");
    if (gone) left.add(gone.seat);
  }
  const like = felt.chairs.find(chair => chair !== null);
  const chairs = felt.chairs.map((chair, seat): Chair | null => {
    if (chair) return { ...chair, stack: Math.max(0, chair.stack - (won.get(seat) ?? 0)) };
    const player = sat[seat];
    return left.has(seat) && like && player ? { ...like, seat, player, stack: 0, busted: false } : null;
  });
  return { ...felt, chairs };
}
