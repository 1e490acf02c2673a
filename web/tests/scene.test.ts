import { describe, expect, it } from "vitest";
import { UNKNOWN } from "../src/model/cards";
import { scene } from "../src/model/scene";
import { storyFrom, takeFrame } from "../src/net/table-store";
import { frames, played } from "./frames";

const drawn = (name: string, upto?: number) => {
  const state = played(name, upto);
  return scene(state.now, state.seen, state.story, state.gathered);
};

describe("a table as it is drawn", () => {
  it("shows the pots without the bets that still lie before the players", () => {
    const { pots, total, seats } = drawn("holdem", 14);
    expect(pots.map(pot => pot.amount)).toEqual([167, 28]);
    const bets = seats.reduce((sum, seat) => sum + seat.bet, 0);
    expect(bets).toBe(230);
    expect(pots.reduce((sum, pot) => sum + pot.amount, 0) + bets).toBe(total);
  });
  it("has the bets in the middle while cards are drawn", () => {
    const { pots, seats } = drawn("draw", 11);
    expect(pots.map(pot => pot.amount)).toEqual([40]);
    expect(seats.every(seat => seat.bet === 0)).toBe(true);
  });
  it("tells who got which pot once the hand is over", () => {
    const { awards, seats } = drawn("holdem", 17);
    expect(awards.map(({ pot, seat, amount }) => [pot, seats[seat]!.name, amount])).toEqual([
      [0, "Marisol Vega", 167],
      [1, "Robin Lund", 398],
    ]);
    expect(drawn("holdem", 14).awards).toEqual([]);
  });
  it("marks button, blinds and straddle", () => {
    const marks = drawn("holdem", 14).seats.map(seat => seat.marks);
    expect([marks[3], marks[4], marks[5], marks[6]]).toEqual([["button"], ["small"], ["big"], ["straddle"]]);
  });
  it("tells folded, all-in and away apart", () => {
    const standing = drawn("holdem", 14).seats.map(seat => seat.standing);
    expect(standing).toEqual(["in", "away", "in", "folded", "folded", "allIn", "in", "folded", "allIn"]);
  });
  it("keeps one's own cards in sight when they are folded, and nobody else's", () => {
    const state = structuredClone(played("holdem", 14));
    const own = state.seen.seat;
    state.seen.hand!.live = state.seen.hand!.live.filter(seat => seat !== own && seat !== 2);
    const { seats } = scene(state.now, state.seen, state.story, state.gathered);
    expect(seats[own]).toMatchObject({ standing: "folded", cards: state.seen.hand!.hands[own] });
    expect(seats[own]!.cards).toHaveLength(2);
    expect(seats[2]).toMatchObject({ standing: "folded", cards: [] });
  });
  it("leaves nobody out before the first card is dealt", () => {
    const state = structuredClone(played("holdem", 14));
    state.seen.hand!.hands = state.seen.hand!.hands.map(() => []);
    const { seats } = scene(state.now, state.seen, state.story, state.gathered);
    expect(seats.filter(seat => seat.standing === "waits")).toEqual([]);
  });
  it("knows no card of a rival before it is shown", () => {
    for (const seat of drawn("holdem", 14).seats)
      if (!seat.mine) expect(seat.cards.every(card => card === UNKNOWN)).toBe(true);
  });
  it("knows which stud cards lie up", () => {
    const rival = drawn("stud", 30).seats.find(seat => !seat.mine && seat.cards.length === 5)!;
    expect(rival.up.filter(Boolean)).toHaveLength(3);
    expect(rival.cards.filter(card => card === UNKNOWN)).toHaveLength(2);
  });
  it("is the same when frames come a second time after a reconnect", () => {
    const all = frames("holdem");
    const before = played("holdem", 12);
    const again = takeFrame(
      before,
      { ...all[12]!, after: all[11]!.after, events: [...all[11]!.events, ...all[12]!.events] },
      0,
    )!;
    expect(again.events.map(one => one.n)).toEqual(played("holdem", 13).events.map(one => one.n));
  });
});

describe("coming late to a hand", () => {
  it("asks for its story from before its beginning, and takes it without telling it as news", () => {
    const all = frames("holdem");
    const late = { ...all[13]!, after: all[13]!.version, events: [], clauses: [] };
    const state = takeFrame(null, late, 0)!;
    const from = storyFrom(state)!;
    expect(from).toBeLessThanOrEqual(all[2]!.after);
    const events = all.flatMap(frame => frame.events).slice(from - all[0]!.after, late.version);
    const whole = takeFrame(state, { ...late, after: from, events }, 0)!;
    expect(storyFrom(whole)).toBeNull();
    expect(whole.fresh).toEqual([]);
    expect(whole.events.map(one => one.n)).toEqual(played("holdem", 14).events.map(one => one.n));
  });
});

describe("a house that goes on from an older copy", () => {
  it("is taken as it stands: nothing of what it has forgotten is shown, nothing new is skipped", () => {
    const all = frames("holdem");
    const [older, next] = [all[12]!, all[13]!];
    const restored = takeFrame(
      played("holdem"),
      { ...older, after: older.version, events: [], clauses: [] },
      0,
    )!;
    expect(restored.events).toEqual([]);
    expect(restored.story).toEqual(
      takeFrame(null, { ...older, after: older.version, events: [], clauses: [] }, 0)!.story,
    );
    expect(takeFrame(restored, next, 0)!.events.map(one => one.event)).toEqual(next.events);
  });
});
