// A hand told by its events alone, made into frames a table can draw: chips, bets and cards are put
// where the events say they went. Nothing is judged here; an event is a fact.

import {
  type Chair,
  GAMES,
  type HandShown,
  type HandWorth,
  type Places,
  type Post,
  type Stakes,
  type View,
} from "../wire";
import { UNKNOWN } from "./cards";
import { type AnyEvent, as, named, type TableNow } from "./records";
import { stakesIn } from "./stakes";
import { bestOf } from "./worth";

/** A hand as the house tells it, its events as records. */
export type HandTold = Omit<HandShown, "steps"> & {
  steps: { n: number; event: AnyEvent; says: string; clauses: string[]; worth: HandWorth[] }[];
};

type Sheet = { title: string; stud: boolean; wins: string[]; streets: [string, number, number, number][] };
const QUIET = new Set(["hand.Shuffled", "hand.Burned", "hand.Asked", "hand.Started", "hand.Reshuffled"]);

/** One frame for each event that can be seen; the whole deal before the first choice is one. */
export function framesOf(hand: HandTold): TableNow[] {
  const lay = new Felted(hand);
  const frames: TableNow[] = [];
  let waiting: HandTold["steps"] = [];
  hand.steps.forEach((step, at) => {
    lay.take(step.event);
    lay.tell(step.worth);
    waiting.push(step);
    const [name] = named(step.event);
    const next = hand.steps[at + 1]?.event;
    const dealing = name === "hand.Dealt" && next && as(next, "hand.Dealt");
    if (dealing || QUIET.has(name) || !name.startsWith("hand.")) return;
    frames.push(frame(hand, lay, waiting, next));
    waiting = [];
  });
  if (waiting.length) frames.push(frame(hand, lay, waiting, undefined));
  return frames;
}

function frame(hand: HandTold, lay: Felted, steps: HandTold["steps"], next: AnyEvent | undefined): TableNow {
  const first = steps[0]!.n;
  return {
    t: "table",
    place: hand.about.place,
    table: hand.about.table,
    after: first - 1,
    version: steps.at(-1)!.n,
    view: {
      "table.PlayerView": {
        felt: lay.felt(),
        seat: hand.seat,
        hand: lay.view(seatOf(next)),
        last: null,
        ways: [],
        may: [],
      },
    },
    events: steps.map(one => one.event),
    clauses: steps.map(one => one.clauses),
    names: hand.names,
    turn: null,
    sizes: [],
    holding: lay.holding(),
    worth: lay.open(),
    away: [],
    case: null,
    deck: "",
    next_deck: "",
    event: null,
  };
}

const ACTS = ["Folded", "Checked", "Called", "Raised", "BroughtIn", "Discarded", "Agreed"].map(
  one => `hand.${one}`,
);

function seatOf(event: AnyEvent | undefined): number {
  if (!event) return -1;
  const [name, fields] = named(event);
  return ACTS.includes(name) ? ((fields.seat as number | undefined) ?? -1) : -1;
}

class Felted {
  private readonly sheet: Sheet;
  private readonly stakes: Stakes;
  private stacks: number[];
  private bets: number[];
  private middle = 0;
  private live: Set<number>;
  private shown = new Set<number>();
  private hands: number[][];
  private up: number[][];
  private boards: number[][] = [[]];
  private shared = 0;
  private street = -1;
  private over = false;
  private posts: Post[] = [];
  private places: Places;
  private worth: HandWorth[] = [];

  constructor(private readonly hand: HandTold) {
    const sheets = GAMES as unknown as Record<string, Sheet>;
    this.sheet = sheets[hand.about.game] ?? {
      title: hand.about.game,
      stud: false,
      wins: ["high"],
      streets: [],
    };
    this.stakes = stakesIn(hand.about.stakes);
    this.places = { button: hand.button, small: -1, big: -1, little: [] };
    this.stacks = [...hand.stacks];
    this.bets = hand.stacks.map(() => 0);
    this.hands = hand.stacks.map(() => []);
    this.up = hand.stacks.map(() => []);
    this.live = new Set(hand.stacks.flatMap((stack, seat) => (stack ? [seat] : [])));
  }

  take(event: AnyEvent): void {
    this.places = as(event, "table.Placed")?.places ?? this.places; // before the first blind is posted
    this.wager(event);
    this.cards(event);
    this.end(event);
  }

  /** What hands are worth now; nothing is said where they are as they were. */
  tell(worth: HandWorth[]): void {
    if (worth.length) this.worth = worth;
  }

  /** The viewer's own hand in words, as long as they have it. */
  holding(): string {
    const { seat } = this.hand;
    return this.live.has(seat) ? bestOf(this.worth, seat, words => words) : "";
  }

  /** Hands that lie open. */
  open(): HandWorth[] {
    return this.worth.filter(one => this.shown.has(one.seat));
  }

  private put(seat: number, chips: number, live = true): void {
    this.stacks[seat]! -= chips;
    if (live) this.bets[seat]! += chips;
    else this.middle += chips;
  }

  private gather(): void {
    this.middle += this.bets.reduce((sum, bet) => sum + bet, 0);
    this.bets = this.bets.map(() => 0);
  }

  private wager(event: AnyEvent): void {
    const posted = as(event, "hand.Posted");
    if (posted) this.posts = [...this.posts, posted];
    if (posted) this.put(posted.seat, posted.amount, posted.kind !== "ante" && posted.kind !== "dead");
    const called = as(event, "hand.Called");
    if (called) this.put(called.seat, called.amount);
    const raised = as(event, "hand.Raised");
    if (raised) this.put(raised.seat, raised.to - (this.bets[raised.seat] ?? 0));
    const brought = as(event, "hand.BroughtIn");
    if (brought) this.put(brought.seat, brought.amount);
    const returned = as(event, "hand.Returned");
    if (returned) this.put(returned.seat, -returned.amount);
    const opened = as(event, "hand.Opened");
    if (opened) {
      if (opened.street > 0) this.gather();
      this.street = opened.street;
    }
  }

  private cards(event: AnyEvent): void {
    const dealt = as(event, "hand.Dealt");
    if (dealt) {
      this.hands[dealt.seat]!.push(...dealt.cards);
      if (dealt.up) this.up[dealt.seat]!.push(...dealt.cards);
    }
    const board = as(event, "hand.Boarded");
    if (board) this.gather(); // whoever deals the board has pulled the bets in
    if (board) (this.boards[board.run ?? 0] ??= this.boards[0]!.slice(0, this.shared)).push(...board.cards);
    if (board) this.street = Math.max(this.street, this.streetOfBoard());
    if (as(event, "hand.Agreed")) this.shared = this.boards[0]!.length;
    const thrown = as(event, "hand.Discarded");
    if (thrown) {
      for (const card of thrown.cards) {
        const held = this.hands[thrown.seat]!;
        const at = held.indexOf(card);
        held.splice(at < 0 ? Math.max(0, held.indexOf(UNKNOWN)) : at, 1);
      }
    }
    const shown = as(event, "hand.Shown");
    if (shown) {
      this.shown.add(shown.seat);
      this.hands[shown.seat] = [...shown.cards];
    }
  }

  /** The street whose board lies there now; it is named so before anybody is asked. */
  private streetOfBoard(): number {
    let cards = 0;
    return this.sheet.streets.findIndex(
      ([, , , board]) => (cards += board) >= this.boards[0]!.length && board > 0,
    );
  }

  private end(event: AnyEvent): void {
    const folded = as(event, "hand.Folded") ?? as(event, "hand.Mucked");
    if (folded) this.live.delete(folded.seat);
    const dropped = as(event, "hand.Dropped");
    if (dropped && dropped.seat < 0) this.middle -= dropped.amount;
    else if (dropped) this.stacks[dropped.seat]! -= dropped.amount;
    const won = as(event, "hand.Awarded");
    if (won) {
      this.gather();
      this.middle -= won.amount;
      this.stacks[won.seat]! += won.amount;
    }
    if (won || as(event, "hand.Ended")) this.over = true;
  }

  view(actor: number): View {
    const pot = this.middle + this.bets.reduce((sum, bet) => sum + bet, 0);
    const live = [...this.live].sort((a, b) => a - b);
    const streets = this.sheet.streets.map(([name, down, up, board]) => ({
      name,
      down,
      up,
      board,
      discard: 0,
      burn: false,
      draw: 0,
      big_bet: false,
    }));
    return {
      viewer: this.hand.seat,
      version: 0,
      button: this.hand.button,
      stakes: this.stakes,
      game: {
        key: this.hand.about.game,
        deck: "standard",
        structures: [],
        max_seats: 10,
        opening: "blinds",
        two_from_hand: false,
        bring_in: "",
        bring_in_ace_low: false,
        open_pair: false,
        lowball: false,
        phh: [],
        title: this.sheet.title,
        stud: this.sheet.stud,
        wins: this.sheet.wins,
        streets,
      },
      street: this.street,
      street_name: this.over ? "" : (streets[this.street]?.name ?? ""),
      phase: "bet",
      actor,
      stacks: [...this.stacks],
      bets: [...this.bets],
      bet: Math.max(...this.bets),
      pot,
      pots: [[pot, live]],
      live,
      shown: [...this.shown],
      hands: this.hands.map(cards => [...cards]),
      up: this.up.map(cards => [...cards]),
      boards: this.boards.map(cards => [...cards]),
      stub: 0,
      over: this.over,
      carried: 0,
      dropped: 0,
      options: null,
      events: [],
    };
  }

  felt() {
    const { hand } = this;
    const chairs = hand.players.map((player, seat): Chair | null =>
      player ? chair(player, seat, this.stacks[seat] ?? 0, !hand.stacks[seat]) : null,
    );
    const none = -1;
    return {
      version: 0,
      hands: hand.about.number,
      game: hand.about.game,
      stakes: this.stakes,
      rulebook: hand.rulebook,
      chairs,
      house: {
        buy_in: null,
        drop: 0,
        rake: 0,
        rake_cap: 0,
        no_flop_no_drop: false,
        promotion: 0,
        time: 0,
        time_minutes: 0,
        collection_blind: 0,
        kill: "",
        kill_at: 0,
        cash: false,
        button: "",
        chips: [],
        wagers_in: 0,
        rotation: [],
        choice: [],
      },
      places: this.places,
      open_seats: [],
      posts: this.posts,
      straddles: [],
      legs: [],
      killer: none,
      volunteer: none,
      carried: 0,
      deck: 1,
      setup: 1,
      on_hold: false,
      question: "",
      offer: null,
      now: null,
      turn_began: null,
      mix: null,
    };
  }
}

function chair(player: string, seat: number, stack: number, out: boolean): Chair {
  return {
    seat,
    player,
    stack,
    behind: 0,
    coming: 0,
    standing: "in",
    entry: "wait",
    here: true,
    sits_out: out,
    owes_big: false,
    owes_small: false,
    owed: [],
    barred: 0,
    waits: 0,
    racked: false,
    busted: false,
    uncounted: false,
  };
}
