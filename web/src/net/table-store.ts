// One table as this browser knows it: the latest frame, the hand's story in lines, the chat, and
// what came of the last command. Frames are taken in order; each makes a new state.

import { UNKNOWN } from "../model/cards";
import { type AnyEvent, as, type Seen, seenBy, type TableNow } from "../model/records";
import { asPots, type Happened, happened, nothingYet, type PotScene } from "../model/scene";
import type { ChatLine } from "../wire";

export interface Told {
  event: AnyEvent;
  n: number;
  clauses: string[];
}

export interface TableState {
  now: TableNow;
  seen: Seen;
  story: Happened;
  gathered: PotScene[];
  events: Told[]; // of this hand, or of the one just played and what followed
  fresh: AnyEvent[]; // those of the latest frame
  at: number; // when it came, by this machine's clock
  from: number; // the version after which every event is known here
  sat: Record<number, string>; // who sat in each seat when the hand began, or has since: some may have left
  names: Record<string, string>; // of all of them
}

const MOST_TOLD = 400;

/** The state after a frame; the one before it if the frame tells of nothing this browser may see. */
export function takeFrame(before: TableState | null, now: TableNow, at: number): TableState | null {
  const seen = seenBy(now.view);
  if (!seen) return before;
  // a house that goes on from an older copy
  if (before && now.version < before.now.version) return takeFrame(null, now, at);
  if (before && (now.after < before.from || now.after > before.now.version))
    return { ...takeFrame(null, now, at)!, fresh: [] };
  const known = before?.now.version ?? -1;
  const skip = before && now.after < known ? Math.min(known - now.after, now.events.length) : 0;
  const fresh = now.events.slice(skip);
  const told = fresh.map((event, i) => ({
    event,
    n: now.after + skip + i + 1,
    clauses: now.clauses[skip + i] ?? [],
  }));
  const began = fresh.some(event => as(event, "table.Began"));
  const story = happened(before?.story ?? nothingYet(), fresh);
  const events = sinceBegin([...(before?.events ?? []), ...told]);
  return {
    now,
    seen: withOwnCards(seen, events),
    story,
    fresh,
    at,
    from: before?.from ?? now.after,
    sat: { ...(began ? {} : before?.sat), ...satIn(seen) },
    names: { ...before?.names, ...now.names },
    gathered: gatheredBy(before?.gathered ?? [], seen, fresh),
    events,
  };
}

/** One's own cards of the hand just played, though the dealer took them unseen: one was dealt them. */
function withOwnCards(seen: Seen, events: Told[]): Seen {
  const { seat, last } = seen;
  if (!last || seat < 0 || !last.hands[seat]?.includes(UNKNOWN)) return seen;
  const own: number[] = [];
  for (const { event } of events) {
    const dealt = as(event, "hand.Dealt");
    if (dealt?.seat === seat) own.push(...dealt.cards);
    const thrown = as(event, "hand.Discarded");
    if (thrown?.seat === seat) for (const card of thrown.cards) own.splice(own.indexOf(card), 1);
  }
  if (own.length !== last.hands[seat].length || own.includes(UNKNOWN)) return seen;
  return { ...seen, last: { ...last, hands: last.hands.map((cards, at) => (at === seat ? own : cards)) } };
}

const satIn = ({ felt }: Seen): Record<number, string> =>
  Object.fromEntries(felt.chairs.flatMap(chair => (chair ? [[chair.seat, chair.player]] : [])));

/** The hand that is told: from its beginning, with what led to it. */
function sinceBegin(events: Told[]): Told[] {
  for (let at = events.length - 1; at > 0; at--) {
    if (as(events[at]!.event, "table.Began")) return [...changedBefore(events, at), ...events.slice(at)];
  }
  return events.slice(-MOST_TOLD);
}

/** That another game is dealt from this hand on: told after the hand before it, and read with this one. */
function changedBefore(events: Told[], began: number): Told[] {
  const before = events.slice(0, began);
  const last = before.findLastIndex(({ event }) => as(event, "table.Began"));
  return before.slice(last + 1).filter(({ event }) => as(event, "table.GameChanged"));
}

/** Pots as they stood when nobody's bet lay before them: so they are drawn while the bets grow. */
function gatheredBy(before: PotScene[], seen: Seen, fresh: AnyEvent[]): PotScene[] {
  const { hand } = seen;
  if (!hand) return [];
  if (hand.bets.every(bet => bet === 0)) return asPots(hand);
  return fresh.some(event => as(event, "table.Began")) ? [] : before;
}

const BEFORE_A_HAND = 40; // events of the table that may stand among or just before a hand's own

/** From which version to ask again, for whoever comes while a hand is on and has not its story. */
export function storyFrom({ seen, now, events }: TableState): number | null {
  const hand = seen.hand ?? (now.playing ? seen.last : null); // a hand is on until all of it is seen
  if (!hand || events.some(({ event }) => as(event, "table.Began"))) return null;
  return Math.max(0, now.version - hand.version - BEFORE_A_HAND);
}

/** Chat lines in order, none twice, not more than a screen or two. */
export function takeChat(lines: ChatLine[], line: ChatLine): ChatLine[] {
  if (line.n && lines.some(one => one.n === line.n)) return lines;
  return [...lines, line].sort((a, b) => a.n - b.n || a.at - b.at).slice(-200);
}
