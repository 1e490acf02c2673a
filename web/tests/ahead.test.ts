import { describe, expect, it } from "vitest";
import { choicesAhead, chooseAhead, commandAhead, stillHolds } from "../src/model/ahead";
import type { Options, View } from "../src/wire";
import { played } from "./frames";

const may = (change: Partial<Options>): Options => ({
  seat: 0,
  phase: "bet",
  fold: true,
  check: false,
  call: 0,
  least_to: 0,
  most_to: 0,
  bring_in: 0,
  discard_least: 0,
  discard_most: -1,
  runs: 0,
  show: false,
  muck: false,
  fixed: false,
  ...change,
});
const view = (): View => structuredClone(played("holdem", 13).seen.hand!); // Theo has bet 90

describe("choosing ahead", () => {
  it("offers a call at the price that is shown", () => {
    const hand = view();
    expect(choicesAhead(hand, 0)).toEqual(["checkFold", "call"]);
    expect(chooseAhead("call", hand, 0, 1).call).toBe(90);
  });
  it("calls only what it was chosen for", () => {
    const ahead = chooseAhead("call", view(), 0, 1);
    expect(commandAhead(ahead, may({ call: 90 }))).toEqual({ Call: { seat: 0 } });
    expect(commandAhead(ahead, may({ call: 140 }))).toBeNull();
    expect(commandAhead(ahead, may({ check: true }))).toBeNull();
  });
  it("is dropped when somebody raises, at the next street and in the next hand", () => {
    const hand = view();
    const ahead = chooseAhead("call", hand, 0, 1);
    expect(stillHolds(ahead, hand, 0, 1)).toBe(true);
    expect(stillHolds(ahead, { ...hand, bet: 140 }, 0, 1)).toBe(false);
    expect(stillHolds(ahead, { ...hand, street: hand.street + 1 }, 0, 1)).toBe(false);
    expect(stillHolds(ahead, hand, 0, 2)).toBe(false);
  });
  it("checks rather than folds where that costs nothing", () => {
    const ahead = chooseAhead("checkFold", view(), 0, 1);
    expect(commandAhead(ahead, may({ check: true }))).toEqual({ Check: { seat: 0 } });
    expect(commandAhead(ahead, may({ call: 90 }))).toEqual({ Fold: { seat: 0 } });
  });
  it("is nothing for whoever has folded, is all-in or is to act", () => {
    const hand = view();
    expect(choicesAhead({ ...hand, live: [2, 5] }, 0)).toEqual([]);
    expect(choicesAhead({ ...hand, actor: 0 }, 0)).toEqual([]);
    expect(choicesAhead({ ...hand, stacks: [0] }, 0)).toEqual([]);
  });
});
