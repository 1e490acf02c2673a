import { describe, expect, it } from "vitest";
import { UNKNOWN } from "../src/model/cards";
import { asOf, dueAt, lacksBeginning, momentsOf } from "../src/model/pace";
import { as } from "../src/model/records";
import { scene } from "../src/model/scene";
import { type TableState, takeFrame } from "../src/net/table-store";
import { linesOf } from "../src/table/HandLog";
import { frames } from "./frames";

const EACH = 800;
const OF = 5 * EACH;
const CAME = 1_000_000;

/** A table at which three are all-in before the flop, as one of them is told of it. */
function allIn(left = OF, at = CAME): TableState {
  const all = frames("allin");
  const last = all.pop()!;
  const before = all.reduce<TableState | null>((state, frame) => takeFrame(state, frame, 0), null);
  return takeFrame(before, { ...last, playing: { after: last.after, left, of: OF } }, at)!;
}

const drawn = (state: TableState) => scene(state.now, state.seen, state.story, state.gathered);
const seenAt = (state: TableState, at: number) => asOf(state, dueAt(state, at).upto, 0);

describe("the pace of an all-in", () => {
  it("has a moment for the hands, for each street and for the chips", () => {
    const state = allIn();
    const events = state.events.filter(({ n }) => n > 25);
    const names = momentsOf(events).map(n => Object.keys(events.find(one => one.n === n)!.event)[0]);
    expect(names).toEqual(["hand.Shown", "hand.Boarded", "hand.Boarded", "hand.Boarded", "hand.Awarded"]);
  });
  it("shows the call first, then hands, flop, turn and river one after the other", () => {
    const state = allIn();
    const boards = [0, 1, 2, 3, 4].map(n => drawn(seenAt(state, CAME + n * EACH)).boards[0]!.length);
    expect(boards).toEqual([0, 0, 3, 4, 5]);
    const called = drawn(seenAt(state, CAME));
    expect(called.seats.map(one => one.shown)).toEqual([false, false, false]);
    expect(called.seats[1]!.cards).toEqual([UNKNOWN, UNKNOWN]);
    expect(called.seats[0]!.cards).not.toContain(UNKNOWN);
    const faced = drawn(seenAt(state, CAME + EACH));
    expect(faced.seats.map(one => one.shown)).toEqual([true, true, true]);
  });
  it("has nobody win, and the chips in the pots, until the last moment", () => {
    const state = allIn();
    for (const n of [0, 1, 2, 3, 4]) {
      const one = drawn(seenAt(state, CAME + n * EACH));
      expect(one.awards).toEqual([]);
      expect(one.pots).toEqual([
        { amount: 300, among: 3 },
        { amount: 300, among: 2 },
      ]);
      expect(one.seats.map(({ stack, standing }) => [stack, standing])).toEqual([
        [150, "in"],
        [0, "allIn"],
        [0, "allIn"],
      ]);
    }
    expect(drawn(seenAt(state, CAME + OF)).seats[1]).toMatchObject({ won: 600, stack: 600 });
  });
  it("tells no hand's worth before its board is there", () => {
    const state = allIn();
    expect(seenAt(state, CAME + 3 * EACH).now.worth).toEqual([]);
    expect(seenAt(state, CAME + 4 * EACH).now.worth).toHaveLength(3);
  });
  it("says when there is more to see, and that there is not", () => {
    const state = allIn();
    expect(dueAt(state, CAME + 100).next).toBe(EACH - 100);
    expect(dueAt(state, CAME + OF)).toEqual({ upto: state.now.version, next: 0 });
  });
  it("goes on where it is when it is told in the middle", () => {
    const late = allIn(OF - 2 * EACH, CAME + 2 * EACH);
    expect(dueAt(late, CAME + 2 * EACH)).toEqual(dueAt(allIn(), CAME + 2 * EACH));
  });
  it("asks for the beginning where a page was loaded in the middle", () => {
    const last = frames("allin").at(-1)!;
    const playing = { after: last.after, left: OF, of: OF };
    const fresh = { ...last, after: last.version, events: [], clauses: [], playing };
    expect(lacksBeginning(takeFrame(null, fresh, CAME)!)).toBe(true);
    expect(lacksBeginning(allIn())).toBe(false);
  });
  it("holds nothing back from whoever is to decide", () => {
    const state = allIn();
    const hand = { ...state.seen.last!, options: {} } as unknown as TableState["seen"]["hand"];
    const mine = { ...state, seen: { ...state.seen, hand } };
    expect(dueAt(mine, CAME).upto).toBe(state.now.version);
  });
  it("says of each moment what is new in it", () => {
    const state = allIn();
    const upto = dueAt(state, CAME + 2 * EACH).upto;
    const since = dueAt(state, CAME + EACH).upto;
    const fresh = asOf(state, upto, since).fresh;
    expect(fresh.filter(event => as(event, "hand.Boarded"))).toHaveLength(1);
    expect(fresh.some(event => as(event, "hand.Shown"))).toBe(false);
  });
});

describe("a hand without an all-in", () => {
  it("has no pace where somebody bets next", () => {
    for (const frame of frames("headsup").slice(0, 9)) {
      const told = frame.events.map((event, n) => ({ event, n, clauses: [] }));
      expect(momentsOf(told)).toEqual([]);
    }
  });
  it("turns the hands, and then pays", () => {
    const told = frames("headsup")[9]!.events.map((event, n) => ({ event, n, clauses: [] }));
    expect(momentsOf(told)).toEqual([1, 3]);
  });
});

describe("a hand that was lost unseen", () => {
  it("leaves one's own cards in sight, dimmed as folded ones are", () => {
    const all = frames("allin");
    const last = structuredClone(all.at(-1)!);
    const view = (last.view as { "table.PlayerView": { last: NonNullable<TableState["seen"]["last"]> } })[
      "table.PlayerView"
    ];
    const own = view.last.hands[0]!;
    view.last.hands[0] = own.map(() => UNKNOWN); // as the house tells it of a hand that was not shown
    view.last.shown = view.last.shown.filter(seat => seat !== 0);
    view.last.live = view.last.live.filter(seat => seat !== 0);
    const before = all.slice(0, -1).reduce<TableState | null>((one, frame) => takeFrame(one, frame, 0), null);
    const mine = drawn(takeFrame(before, last, 0)!).seats[0]!;
    expect(mine.cards).toEqual(own);
    expect(mine.standing).toBe("folded");
  });
  it("marks the cards that the pots were won with, and no others", () => {
    const { seats, best, boards } = drawn(allIn(0));
    const marked = [...seats[1]!.cards, ...boards[0]!].filter(card => best[0]!.includes(card));
    expect(marked).toHaveLength(5);
    expect(drawn(seenAt(allIn(), CAME + 4 * EACH)).best).toEqual([[]]);
  });
});

describe("the log of an all-in", () => {
  const money = { dollar: 1, sign: "$" };
  const says = (state: TableState) => linesOf(state, money).map(line => line.says.replace(/[⁨⁩]/g, ""));
  it("tells the cards when hands are turned, and the hand's name when the board is there", () => {
    const lines = says(allIn(0));
    expect(lines.filter(line => line.includes("show"))).toEqual([
      "Kwame Osei shows",
      "Li Na Chen shows",
      "You show",
    ]);
    expect(lines.at(-1)).toContain("with two pair, kings and fives");
    expect(lines.findIndex(line => line.includes("shows"))).toBeLessThan(lines.indexOf("Flop"));
  });
  it("is never ahead of the board", () => {
    for (const n of [0, 1, 2, 3, 4]) {
      const state = seenAt(allIn(), CAME + n * EACH);
      const streets = says(state).filter(line => ["Flop", "Turn", "River"].includes(line)).length;
      const board = drawn(state).boards[0]!.length;
      expect(streets).toBe(Math.max(0, board - 2));
      expect(says(state).join()).not.toContain("win");
    }
  });
});
