import { expect, it } from "vitest";
import type { TableState } from "../src/net/table-store";
import { aheadOf, chooseNow, forgetDropped, takeAhead, wasDropped } from "../src/table/choosing-ahead";
import { played } from "./frames";

/** Theo has bet 90 and it is not my turn yet; then it is, at the price that is given. */
function asked(call: number): [TableState, TableState] {
  const before = played("holdem", 13);
  const after = structuredClone(played("holdem", 14));
  const hand = after.seen.hand!;
  const own = hand.bets[after.seen.seat] ?? 0;
  hand.bet = own + call;
  hand.options = { ...hand.options!, call };
  return [before, after];
}

it("a call chosen ahead is made when the turn comes at the same price", () => {
  const [before, after] = asked(90);
  chooseNow("call", before);
  expect(takeAhead(before)).toBeNull();
  expect(takeAhead(after)).toEqual({ Call: { seat: after.seen.seat } });
  expect(aheadOf(after)).toBeUndefined();
  expect(wasDropped(after)).toBe(false);
});

it("at another price it is dropped, and the player is told so until they act", () => {
  const [before, after] = asked(140);
  chooseNow("call", before);
  expect(takeAhead(after)).toBeNull();
  expect(wasDropped(after)).toBe(true);
  expect(takeAhead(after)).toBeNull();
  expect(wasDropped(after)).toBe(true);
  forgetDropped(after);
  expect(wasDropped(after)).toBe(false);
});

it("the same choice twice takes it back", () => {
  const [before] = asked(90);
  chooseNow("call", before);
  chooseNow("call", before);
  expect(aheadOf(before)).toBeUndefined();
});
