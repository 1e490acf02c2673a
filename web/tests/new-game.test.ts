import { describe, expect, it } from "vitest";
import { gameWords, usualGame } from "../src/desks/floor/NewGame";

describe("a game that is put on the board", () => {
  it("is a sentence of the room, with the stakes, seats and buy-ins that are usual", () => {
    expect(gameWords(usualGame("holdem", "no-limit"))).toMatch(/^game holdem-no-limit-\d+\/\d+: holdem no-limit \d+\/\d+, seats 10, buy-in \d+-\d+$/);
  });
  it("has a short name, whatever its stakes say besides", () => {
    const stud = { ...usualGame("stud", "limit"), stakes: "4/8 ante 1 bring-in 2", seats: "8", least: "", most: "", also: "drop 4" };
    expect(gameWords(stud)).toBe("game stud-limit-4/8: stud limit 4/8 ante 1 bring-in 2, seats 8, drop 4");
  });
});
