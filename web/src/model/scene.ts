// A table as it is drawn: seats, pots, boards and markers, read off a view. No rule is worked out
// here; what the view does not say is not drawn.

import type { Chair, View } from "../wire";
import { UNKNOWN } from "./cards";
import { calledBy } from "./names";
import { type AnyEvent, as, type Seen, type TableNow } from "./records";

export type Mark = "button" | "small" | "big" | "straddle" | "kill" | "bringIn" | "post";
export type Standing = "open" | "in" | "folded" | "allIn" | "away" | "out" | "waits";
export type Doing =
  | ""
  | "bet"
  | "raised"
  | "called"
  | "checked"
  | "broughtIn"
  | "drew"
  | "pat"
  | "mucked"
  | "posted";

export interface SeatScene {
  seat: number;
  player: string;
  name: string;
  bot: boolean;
  stack: number;
  bet: number;
  standing: Standing;
  doing: Doing;
  drawn: number; // cards changed lately
  cards: number[];
  up: boolean[]; // which of them lie face up for all
  turn: boolean;
  lost: boolean; // has no connection
  marks: Mark[];
  won: number;
  best: number[]; // those cards that a pot was won with
  shown: boolean;
  mine: boolean;
  told?: string; // whose it is, where the hand is told to somebody else
}

export interface PotScene {
  amount: number;
  among: number;
}

export interface Scene {
  seats: SeatScene[];
  pots: PotScene[];
  awards: Award[]; // who got what, once the hand is over
  total: number;
  boards: number[][];
  best: number[][]; // on each board the cards that a pot was won with
  boardPlaces: number;
  stud: boolean;
  street: string;
  live: boolean; // a hand is being played
  mine: number;
  hand: View | null;
}

/** Chips pushed to a winner: from which pot, for which way to win. */
export interface Award {
  pot: number;
  way: number;
  seat: number;
  amount: number;
  run: number;
}

/** What happened in the hand that is drawn, as far as pictures need it. */
export interface Happened {
  doing: Map<number, Doing>;
  drawn: Map<number, number>;
  won: Map<number, number>;
  awards: Award[];
  broughtIn: number;
  folded: Set<number>;
}

export const nothingYet = (): Happened => ({
  doing: new Map(),
  drawn: new Map(),
  won: new Map(),
  awards: [],
  broughtIn: -1,
  folded: new Set(),
});

/** Each seat's last action of the round, and what it has won. */
export function happened(before: Happened, events: AnyEvent[]): Happened {
  let now: Happened = {
    ...before,
    doing: new Map(before.doing),
    drawn: new Map(before.drawn),
    won: new Map(before.won),
    folded: new Set(before.folded),
  };
  let wager = [...now.doing.values()].some(
    one => one === "bet" || one === "raised" || one === "broughtIn" || one === "posted",
  );
  for (const event of events) {
    if (as(event, "table.Began")) now = nothingYet();
    const opened = as(event, "hand.Opened");
    if (opened && opened.street > 0) {
      now.doing = new Map();
      wager = false;
    }
    const posted = as(event, "hand.Posted");
    if (posted && posted.kind !== "ante" && posted.kind !== "dead") {
      now.doing.set(posted.seat, "posted"); // so that a first raise over a blind is told as one
      wager = true;
    }
    const raised = as(event, "hand.Raised");
    if (raised) {
      now.doing.set(raised.seat, wager ? "raised" : "bet");
      wager = true;
    }
    const brought = as(event, "hand.BroughtIn");
    if (brought) {
      now.doing.set(brought.seat, "broughtIn");
      now.broughtIn = brought.seat;
      wager = true;
    }
    const called = as(event, "hand.Called");
    if (called) now.doing.set(called.seat, "called");
    const checked = as(event, "hand.Checked");
    if (checked) now.doing.set(checked.seat, "checked");
    const folded = as(event, "hand.Folded");
    if (folded) now.folded.add(folded.seat);
    const mucked = as(event, "hand.Mucked");
    if (mucked) now.doing.set(mucked.seat, "mucked");
    const thrown = as(event, "hand.Discarded");
    if (thrown) {
      now.doing.set(thrown.seat, thrown.cards.length ? "drew" : "pat");
      now.drawn.set(thrown.seat, thrown.cards.length);
    }
    if (as(event, "hand.Awarded") || as(event, "hand.Ended")) {
      now.doing = new Map([...now.doing].filter(([, did]) => did === "mucked")); // the rest is over
    }
    const won = as(event, "hand.Awarded");
    if (won) {
      now.won.set(won.seat, (now.won.get(won.seat) ?? 0) + won.amount);
      now.awards = [
        ...now.awards,
        { pot: won.pot ?? 0, way: won.way ?? -1, seat: won.seat, amount: won.amount, run: won.run ?? 0 },
      ];
    }
  }
  return now;
}

export function scene(now: TableNow, seen: Seen, story: Happened, gathered: PotScene[]): Scene {
  const hand = seen.hand ?? seen.last;
  const live = seen.hand !== null;
  const { felt } = seen;
  const seats = felt.chairs.map((chair, seat) =>
    chair ? taken(now, seen, hand, live, chair, story) : empty(seat),
  );
  const paid = !live || hand?.over === true;
  const places = hand ? hand.game.streets.reduce((sum, street) => sum + street.board, 0) : 0;
  return {
    seats,
    pots: potsOf(hand, live, gathered),
    awards: live && !hand?.over ? [] : story.awards,
    total: hand && live ? hand.pot : 0,
    boards: hand ? hand.boards : [],
    best: (hand ? hand.boards : []).map((_, run) => (paid ? bestOf(now, story, one => one.run === run) : [])),
    boardPlaces: places,
    stud: hand?.game.stud ?? false,
    street: hand?.street_name ?? "",
    live,
    mine: seen.seat,
    hand,
  };
}

/** The cards that awards of a kind were won with, where the hand lies open. */
const bestOf = ({ worth }: TableNow, { awards }: Happened, which: (one: Award) => boolean): number[] =>
  awards
    .filter(which)
    .flatMap(
      ({ seat, run, way }) => worth.find(one => one.seat === seat)?.best[run]?.[Math.max(0, way)] ?? [],
    );

/** The sign of a card that a pot was won with. */
export const marked = (best: number[] | undefined, card: number | undefined): string =>
  card !== undefined && best?.includes(card) ? "is-best" : "";

function empty(seat: number): SeatScene {
  return {
    seat,
    player: "",
    bot: false,
    name: "",
    stack: 0,
    bet: 0,
    standing: "open",
    doing: "",
    drawn: 0,
    cards: [],
    up: [],
    turn: false,
    lost: false,
    marks: [],
    won: 0,
    best: [],
    shown: false,
    mine: false,
  };
}

function taken(
  now: TableNow,
  seen: Seen,
  hand: View | null,
  live: boolean,
  chair: Chair,
  story: Happened,
): SeatScene {
  const { seat } = chair;
  const dealt = hand !== null && (hand.hands[seat]?.length ?? 0) > 0;
  const playing = dealt && (live || story.won.size > 0 || hand.over);
  const shown = hand?.shown.includes(seat) ?? false;
  const cards = cardsOf(hand, seat, live, shown, seat === seen.seat);
  return {
    seat,
    player: chair.player,
    ...calledBy(now.names, chair.player),
    stack: chair.stack,
    bet: live && hand && betting(hand) ? (hand.bets[seat] ?? 0) : 0,
    standing: standingOf(chair, hand, playing && live, seat),
    doing: story.doing.get(seat) ?? "",
    drawn: story.drawn.get(seat) ?? 0,
    cards,
    up: faceUp(hand, seat, cards),
    turn: live && hand?.actor === seat,
    lost: now.away.includes(seat),
    marks: marksOf(seen, hand, seat, story),
    won: live && !hand?.over ? 0 : (story.won.get(seat) ?? 0),
    best: live && !hand?.over ? [] : bestOf(now, story, one => one.seat === seat),
    shown,
    mine: seat === seen.seat,
  };
}

/** Cards before a seat: those in play or shown, and one's own, folded, as long as one is told them. */
function cardsOf(hand: View | null, seat: number, live: boolean, shown: boolean, mine: boolean): number[] {
  if (!hand) return [];
  const cards = hand.hands[seat] ?? [];
  if (mine && cards.every(card => card !== UNKNOWN)) return cards;
  if (hand.live.includes(seat) && (live || shown || hand.game.stud)) return cards;
  return shown ? cards : [];
}

function faceUp(hand: View | null, seat: number, cards: number[]): boolean[] {
  const up = [...(hand?.up[seat] ?? [])];
  return cards.map(card => {
    const at = up.indexOf(card);
    if (at < 0) return false;
    up.splice(at, 1);
    return true;
  });
}

function standingOf(chair: Chair, hand: View | null, playing: boolean, seat: number): Standing {
  if (playing && hand) {
    if (!hand.live.includes(seat)) return "folded";
    return hand.stacks[seat] === 0 && !hand.over ? "allIn" : "in";
  }
  if (hand?.over && (hand.hands[seat]?.length ?? 0) > 0 && !hand.live.includes(seat)) return "folded";
  if (!chair.here) return "away";
  if (chair.sits_out) return "out";
  const dealt = hand?.hands.some(cards => cards.length > 0); // before the first card nobody is left out
  return dealt && (hand?.hands[seat]?.length ?? 0) === 0 ? "waits" : "in";
}

function marksOf(seen: Seen, hand: View | null, seat: number, story: Happened): Mark[] {
  const { felt } = seen;
  const found: Mark[] = [];
  const stud = hand?.game.stud ?? false;
  if (!stud && felt.places.button === seat) found.push("button");
  if (!stud && felt.places.small === seat) found.push("small");
  if (!stud && felt.places.big === seat) found.push("big");
  const posts = felt.posts.filter(post => post.seat === seat);
  const straddles = felt.straddles.some(([at]) => at === seat);
  if (straddles || (seen.hand && posts.some(post => post.kind === "straddle"))) found.push("straddle");
  if (
    felt.killer === seat ||
    felt.volunteer === seat ||
    (seen.hand && posts.some(post => post.kind === "kill"))
  )
    found.push("kill");
  if (seen.hand && posts.some(post => post.kind === "post")) found.push("post");
  if (stud && seen.hand && story.broughtIn === seat) found.push("bringIn");
  return found;
}

/** Pots without the bets that still lie before the players: those told when the round began. */
function potsOf(hand: View | null, live: boolean, gathered: PotScene[]): PotScene[] {
  if (!hand || !live) return [];
  if (hand.over) return [];
  const bets = hand.bets.reduce((sum, bet) => sum + bet, 0);
  if (bets === 0 || !betting(hand)) return asPots(hand);
  const middle = hand.pot - bets;
  const told = gathered.reduce((sum, pot) => sum + pot.amount, 0);
  if (told === middle) return gathered;
  return middle > 0 ? [{ amount: middle, among: hand.live.length }] : [];
}

/** Between two rounds of bets the chips are in the middle already, whatever the view still counts. */
const BETWEEN = new Set(["discard", "draw", "run it", "show"]);
const betting = (hand: View): boolean => !BETWEEN.has(hand.phase);

export function asPots(hand: View): PotScene[] {
  return hand.pots.filter(([sum]) => sum > 0).map(([sum, among]) => ({ amount: sum, among: among.length }));
}
