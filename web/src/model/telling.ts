// What happened, in words: a line for each event worth one. Names stand between isolating marks, so
// that they can be set apart and are read the right way round in any language.

import type { Texts } from "../texts/en";
import type { HandWorth } from "../wire";
import { isKnown } from "./cards";
import { amount, type Money } from "./chips";
import { calledBy } from "./names";
import { type AnyEvent, as, named, type Seen } from "./records";
import { wonWith, worthOf } from "./worth";

export interface Line {
  n: number; // the event's number at the table
  kind: "head" | "line" | "quiet";
  says: string;
  cards: number[];
  clauses: string[];
  seat: number; // whose doing it was, -1 for nobody's
  street?: string; // what the cards of a board open, or those of stud
  dealt?: Dealt[]; // in stud: who got which of the cards that one sees
  // may be told in one line with others like it
  together?: { key: string; who: string[]; tell: (who: string) => string };
}

export interface Dealt {
  who: string;
  cards: number[];
}

export interface Hearer {
  texts: Texts;
  money: Money;
  names: Record<string, string>;
  seen: Seen;
  sat?: Record<number, string>; // who sat in a seat that is empty now
  worth: HandWorth[]; // hands that lie open
}

const OPEN = "\u2068";
const SHUT = "\u2069";
export const setApart = (name: string): string => `${OPEN}${name}${SHUT}`;

/** A line in parts, every second of which is a name. */
export const parts = (says: string): string[] => says.split(/[\u2068\u2069]/);

/** Lines of a hand as it goes on: it remembers the round's bet, to tell a bet from a raise. */
export class Teller {
  private bet = 0;
  private drawing = false;
  private boards: number[] = [0]; // how many cards lie on each
  private shared = 0; // of them, before the rest was dealt more than once
  private dealt = new Map<number, number>(); // how many cards each seat has had
  private brought = false; // in stud: the bring-in is the bet, and may be completed

  /** ``several`` says that the hand has side pots, so that the main one is called so too. */
  constructor(
    private readonly hearer: () => Hearer,
    private readonly several = false,
  ) {}

  tell(event: AnyEvent, n: number, clauses: string[]): Line | null {
    const { texts } = this.hearer();
    const told = this.hand(event) ?? this.table(event);
    if (told) return { n, cards: [], clauses, seat: -1, kind: "line", ...told };
    const [name] = named(event);
    const mended = name.startsWith("hand.") && MENDS.has(name);
    return mended ? { n, cards: [], clauses, seat: -1, kind: "line", says: texts.told.repaired } : null;
  }

  private who(seat: number): [string, boolean] {
    const { texts, seen, names, sat } = this.hearer();
    if (seat === seen.seat) return [setApart(texts.you), true];
    const player = seen.felt.chairs[seat]?.player ?? sat?.[seat];
    return [setApart(player ? calledBy(names, player).name : `#${seat + 1}`), false];
  }

  private sum(chips: number): string {
    return amount(chips, this.hearer().money);
  }

  private hand(event: AnyEvent): Told | null {
    const t = this.hearer().texts.told;
    const began = as(event, "table.Began");
    if (began) return this.start(t.hand(began.number));
    const posted = as(event, "hand.Posted");
    if (posted) return this.posted(posted);
    const opened = as(event, "hand.Opened");
    if (opened) return this.opened(opened.street);
    const dealt = as(event, "hand.Dealt");
    if (dealt) return this.cardsOf(dealt.seat, dealt.cards);
    const boarded = as(event, "hand.Boarded");
    if (boarded)
      return {
        kind: "line",
        says: "",
        cards: boarded.cards,
        street: this.boarded(boarded.cards.length, boarded.run ?? 0),
      };
    return this.action(event) ?? this.showdown(event);
  }

  /** In stud, the cards somebody gets that one sees: all that lie up, and one's own. */
  private cardsOf(seat: number, cards: number[]): Told | null {
    const { seen, texts } = this.hearer();
    const game = (seen.hand ?? seen.last)?.game;
    const had = (this.dealt.get(seat) ?? 0) + cards.length;
    this.dealt.set(seat, had);
    const known = cards.filter(isKnown);
    if (!game?.stud || !known.length) return null;
    let sum = 0;
    const street = game.streets.find(({ down, up }) => (sum += down + up) >= had);
    const told = [{ who: this.who(seat)[0], cards: known }];
    return { says: "", dealt: told, street: street ? texts.table.street(street.name) : "" };
  }

  /** Which street cards on a board open; where the rest is dealt again, on which board. */
  private boarded(cards: number, run: number): string {
    const { seen, texts } = this.hearer();
    const lie = (this.boards[run] = (this.boards[run] ?? this.shared) + cards);
    let sum = 0;
    const street = (seen.hand ?? seen.last)?.game.streets.find(
      ({ board }) => (sum += board) >= lie && board > 0,
    );
    return [run ? texts.table.run(run + 1) : "", street ? texts.table.street(street.name) : ""]
      .filter(Boolean)
      .join(", ");
  }

  private start(says: string): Told {
    this.bet = 0;
    this.boards = [0];
    this.shared = 0;
    this.dealt.clear();
    this.brought = false;
    return { kind: "quiet", says };
  }

  private posted({ seat, amount: chips, kind }: { seat: number; amount: number; kind: string }): Told {
    if (kind !== "ante" && kind !== "dead") this.bet = Math.max(this.bet, chips);
    const [who, you] = this.who(seat);
    if (kind === "ante") {
      const { texts } = this.hearer();
      const tell = (all: string) => texts.told.antes(all, this.sum(chips));
      return {
        seat,
        says: texts.told.posts(who, you, this.sum(chips), kind),
        together: { key: `ante ${chips}`, who: [who], tell },
      };
    }
    return { seat, says: this.hearer().texts.told.posts(who, you, this.sum(chips), kind) };
  }

  private opened(street: number): Told | null {
    const { seen, texts } = this.hearer();
    const game = (seen.hand ?? seen.last)?.game;
    if (street > 0) this.bet = 0;
    this.drawing = false;
    const name = game?.streets[street]?.name;
    return name ? { kind: "head", says: texts.table.street(name) } : null;
  }

  private action(event: AnyEvent): Told | null {
    const t = this.hearer().texts.told;
    const folded = as(event, "hand.Folded");
    if (folded) return this.by(folded.seat, t.folds);
    const checked = as(event, "hand.Checked");
    if (checked) return this.by(checked.seat, t.checks);
    const called = as(event, "hand.Called");
    if (called) return this.by(called.seat, (who, you) => t.calls(who, you, this.sum(called.amount)));
    const raised = as(event, "hand.Raised");
    if (raised) {
      const tell = this.bet === 0 ? t.bets : this.completed(raised.to) ? t.completes : t.raises;
      this.bet = raised.to;
      this.brought = false;
      return this.by(raised.seat, (who, you) => tell(who, you, this.sum(raised.to)));
    }
    const brought = as(event, "hand.BroughtIn");
    if (brought) {
      this.bet = brought.amount;
      this.brought = true;
      return this.by(brought.seat, (who, you) => t.brings(who, you, this.sum(brought.amount)));
    }
    const returned = as(event, "hand.Returned");
    if (returned)
      return this.by(returned.seat, (who, you) => t.returned(who, you, this.sum(returned.amount)));
    return this.cards(event);
  }

  /** The first raise over a bring-in, to the whole small bet. */
  private completed(to: number): boolean {
    const { seen } = this.hearer();
    return this.brought && to === (seen.hand ?? seen.last)?.stakes.small_bet;
  }

  private cards(event: AnyEvent): Told | null {
    const t = this.hearer().texts.told;
    const asked = as(event, "hand.Asked");
    if (asked) this.drawing = asked.phase === DRAWING;
    const thrown = as(event, "hand.Discarded");
    if (thrown) {
      const tell = this.drawing ? t.drew : t.discards;
      const own = thrown.cards.filter(isKnown);
      return { ...this.by(thrown.seat, (who, you) => tell(who, you, thrown.cards.length)), cards: own };
    }
    const agreed = as(event, "hand.Agreed");
    if (agreed) this.shared = this.boards[0] ?? 0;
    if (agreed) return this.by(agreed.seat, (who, you) => t.agreed(who, you, agreed.times));
    if (as(event, "hand.Reshuffled")) return { says: t.reshuffled };
    const refunded = as(event, "hand.Refunded");
    if (refunded)
      return this.by(refunded.seat, (who, you) => t.takesBack(who, you, this.sum(refunded.amount)));
    const hunted = as(event, "hand.Hunted");
    if (hunted) return { ...this.by(hunted.seat, t.hunted), cards: hunted.cards };
    return null;
  }

  private showdown(event: AnyEvent): Told | null {
    const t = this.hearer().texts.told;
    const shown = as(event, "hand.Shown");
    if (shown)
      return {
        ...this.by(shown.seat, (who, you) =>
          t.shows(who, you, this.isWhole(shown.cards.length) ? this.worth(shown.seat) : ""),
        ),
        cards: shown.cards,
      };
    const mucked = as(event, "hand.Mucked");
    if (mucked) return this.by(mucked.seat, t.mucks);
    const won = as(event, "hand.Awarded");
    if (won) return this.won({ pot: 0, way: -1, run: 0, ...won });
    const dropped = as(event, "hand.Dropped");
    if (dropped) return { kind: "quiet", says: t.dropped(this.sum(dropped.amount)) };
    const ended = as(event, "hand.Ended");
    if (ended?.carried) return { says: t.carried(this.sum(ended.carried)) };
    return null;
  }

  /** Whether every card is there that a hand of so many will have: no hand is told before its board. */
  private isWhole(cards: number): boolean {
    const { seen } = this.hearer();
    const streets = (seen.hand ?? seen.last)?.game.streets ?? [];
    const board = streets.reduce((sum, street) => sum + street.board, 0);
    const own = streets.reduce((sum, street) => sum + street.down + street.up, 0);
    return (this.boards[0] ?? 0) >= board && cards >= own;
  }

  /** What a hand is worth that lies open. */
  private worth(seat: number): string {
    const { worth, texts } = this.hearer();
    return worthOf(worth, seat, texts.worth);
  }

  private won({
    seat,
    amount: chips,
    pot,
    way,
    run,
  }: {
    seat: number;
    amount: number;
    pot: number;
    way: number;
    run: number;
  }): Told {
    const { worth, texts } = this.hearer();
    const hand = wonWith(worth, seat, run, way, texts.worth);
    return this.by(seat, (who, you) =>
      texts.told.wins(who, you, this.sum(chips), this.pot(pot), this.way(way), hand),
    );
  }

  private pot(n: number): string {
    return this.hearer().texts.told.pot(n, this.several);
  }

  private way(n: number): string {
    const { seen, texts } = this.hearer();
    const wins = (seen.hand ?? seen.last)?.game.wins ?? [];
    const kind = wins[n];
    return wins.length > 1 && kind ? texts.told.way(kind) : "";
  }

  private table(event: AnyEvent): Told | null {
    const t = this.hearer().texts.told;
    const sits = as(event, "table.Seated");
    if (sits) return this.by(sits.seat, (who, you) => t.seated(who, you, this.sum(sits.amount)), sits.player);
    const left = as(event, "table.Left");
    if (left)
      return this.by(left.seat, (who, you) =>
        left.amount ? t.left(who, you, this.sum(left.amount)) : t.gone(who, you),
      );
    const away = as(event, "table.WentAway");
    if (away) return this.by(away.seat, t.away);
    const back = as(event, "table.CameBack");
    if (back) return this.by(back.seat, t.back);
    const out = as(event, "table.SatOut");
    if (out) return this.by(out.seat, t.sitsOut);
    const straddled = as(event, "table.Straddled");
    if (straddled)
      return this.by(straddled.seat, (who, you) => t.straddles(who, you, this.sum(straddled.to)));
    const added = as(event, "table.ChipsAdded");
    if (added) return this.by(added.seat, (who, you) => t.adds(who, you, this.sum(added.amount)));
    const moved = as(event, "table.SeatChanged");
    if (moved) return this.by(moved.to, (who, you) => t.moved(who, you, moved.to + 1));
    const offered = as(event, "table.AgreementOffered");
    if (offered)
      return this.by(offered.offer.seat, (who, you) =>
        t.offers(who, you, offered.offer.agreement === "chop"),
      );
    const game = as(event, "table.GameChanged");
    if (game) return { says: t.game(this.hearer().texts.game(game.game.title)) };
    const kill = as(event, "table.KillDue");
    if (kill && kill.seat >= 0) return this.by(kill.seat, t.killed);
    if (as(event, "table.HandVoided")) return { says: t.voided };
    if (as(event, "table.Questioned")) return { says: t.question };
    const ruled = as(event, "floor.Ruled");
    if (ruled) return { says: ruled.says ? `${t.ruled}: ${this.withNames(ruled.says)}` : t.ruled };
    return null;
  }

  /** A sentence of the house with the names of those who sit in the seats it speaks of. */
  private withNames(says: string): string {
    return says.replace(/\bseat (\d{1,2})\b/gi, (said, number: string) =>
      this.hearer().seen.felt.chairs[Number(number) - 1] ? this.who(Number(number) - 1)[0] : said,
    );
  }

  private by(seat: number, says: (who: string, you: boolean) => string, id = ""): Told {
    const { names } = this.hearer();
    const [who, you] = this.who(seat);
    const told = id && !you ? setApart(calledBy(names, id).name) : who;
    return { seat, says: says(told, you) };
  }
}

/** Lines that say the same of several people become one. */
export function together(lines: Line[], line: Line, language: string): Line[] {
  const last = lines.at(-1);
  if (!last?.together || last.together.key !== line.together?.key) return [...lines, line];
  const who = [...last.together.who, ...line.together.who];
  const names = new Intl.ListFormat(language, { type: "conjunction" }).format(who);
  return [
    ...lines.slice(0, -1),
    { ...line, says: last.together.tell(names), together: { ...last.together, who } },
  ];
}

type Told = Partial<Line> & { says: string };

const DRAWING = 4; // as the hand numbers what it asks for
const MENDS = new Set(
  ["Moved", "Exposed", "Rewound", "Killed", "Revived", "TurnGiven", "Faced", "Turned", "Forfeited"].map(
    name => `hand.${name}`,
  ),
);
