import { describe, expect, it } from "vitest";
import { betsAt, dollars } from "../src/model/board";
import { stakesIn } from "../src/model/stakes";
import { signOf } from "../src/pages/Replay";

describe("stakes as the house writes them", () => {
  it("are read with blinds, antes and what a chip is worth", () => {
    expect(stakesIn("limit 4/8 blinds 2/4 ante 1")).toMatchObject({
      structure: "limit",
      small_bet: 4,
      big_bet: 8,
      blinds: [2, 4],
      ante: 1,
      dollar: 1,
    });
    expect(stakesIn("spread 1-5 ante 1 bring-in 1")).toMatchObject({
      small_bet: 1,
      big_bet: 5,
      blinds: [],
      bring_in: 1,
    });
    expect(stakesIn("no-limit 25/50 big-blind-ante 50 dollar 100")).toMatchObject({
      blinds: [25, 50],
      big_bet: 50,
      big_blind_ante: 50,
      dollar: 100,
    });
    expect(stakesIn("pot-limit minimum 5 blinds 5")).toMatchObject({ small_bet: 5, blinds: [5] });
  });
  it("make a sign of the limits alone, in dollars where dollars are played for", () => {
    expect(signOf("limit 4/8 blinds 2/4", "holdem", "room")).toBe("$4/$8 Limit Hold'em");
    expect(signOf("no-limit 25/50 dollar 100", "holdem", "game/x")).toBe("$0.25/$0.50 No-Limit Hold'em");
    expect(signOf("no-limit 25/50", "holdem", "event/x")).toBe("25/50 No-Limit Hold'em");
    expect(dollars("25/50", 100)).toBe("$0.25/$0.50");
    expect(dollars("1/2")).toBe("$1/$2");
  });
});

it("an event's table is played for chips, one of the room's for money", () => {
  expect(betsAt("event/friday", "100/200", 1)).toBe("100/200");
  expect(betsAt("room", "100/200", 100)).toBe("$1/$2");
});
