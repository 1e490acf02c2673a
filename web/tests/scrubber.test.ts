import { expect, it } from "vitest";
import { type TableState, takeFrame } from "../src/net/table-store";
import { firstDeal } from "../src/pages/Replay";
import { partsOf } from "../src/pages/Scrubber";
import { frames } from "./frames";

function states(scene: string): TableState[] {
  const found: TableState[] = [];
  for (const frame of frames(scene)) found.push(takeFrame(found.at(-1) ?? null, frame, 0)!);
  return found;
}

it("a replay opens where the first cards lie", () => {
  const all = states("holdem");
  const at = firstDeal(all);
  expect(all[at]!.seen.hand!.hands.some(cards => cards.length)).toBe(true);
  expect(all.slice(0, at).every(({ seen }) => !seen.hand?.hands.some(cards => cards.length))).toBe(true);
});

it("the last part of a hand is its showdown", () => {
  expect(partsOf(states("holdem")).at(-1)!.name).toBe("showdown");
});
