import { expect, it } from "vitest";
import type { TableState } from "../src/net/table-store";
import {
  aheadKey,
  aheadOf,
  chooseNow,
  forgetDropped,
  takeAhead,
  wasDropped,
} from "../src/table/choosing-ahead";
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

it("another tab shows the same choice, takes it back too, and both would do it by one key", async () => {
  const [before, after] = asked(90);
  const other = new BroadcastChannel("shuffleup.ahead");
  const heard: unknown[] = [];
  other.onmessage = ({ data }) => heard.push(data);
  chooseNow("call", before);
  await expect.poll(() => heard).toHaveLength(1);
  chooseNow("call", before);
  other.postMessage(heard[0]);
  await expect.poll(() => aheadOf(before)?.kind).toBe("call");
  other.postMessage({ ...(heard[0] as object), ahead: null });
  await expect.poll(() => aheadOf(before)).toBeUndefined();
  expect(aheadKey(after)).toBe(aheadKey(structuredClone(after)));
  expect(aheadKey(after)).not.toBe(aheadKey(before));
  other.close();
});

it("the same choice twice takes it back", () => {
  const [before] = asked(90);
  chooseNow("call", before);
  chooseNow("call", before);
  expect(aheadOf(before)).toBeUndefined();
});
