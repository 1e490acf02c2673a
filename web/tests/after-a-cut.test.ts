import { describe, expect, it } from "vitest";
import { sinceCut } from "../src/table/after-a-cut";
import { played } from "./frames";

const money = { dollar: 1, sign: "$" };
const cutAt = (version: number, hands = played("headsup", 9).seen.felt.hands) => ({
  version,
  hands,
  plays: true,
});

describe("what is told after a lost connection", () => {
  it("is what one's own hand did meanwhile", () => {
    expect(sinceCut(cutAt(13), played("headsup", 4), money)).toMatch(
      /^You are connected again\. Meanwhile: you (call|check)/,
    );
  });
  it("is that the game went on, when another hand is on", () => {
    const state = played("headsup");
    expect(sinceCut(cutAt(13), state, money)).toBe("You are connected again. The game went on meanwhile.");
  });
  it("is no more than that one is back, where nothing happened", () => {
    const state = played("headsup", 4);
    expect(sinceCut(cutAt(state.now.version), state, money)).toBe("You are connected again.");
  });
});
