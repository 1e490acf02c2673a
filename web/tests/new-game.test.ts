import { describe, expect, it } from "vitest";
import { gameWords, usualGame } from "../src/desks/floor/NewGame";
import { gamesInWords } from "../src/model/listing";
import { withBlinds } from "../src/model/typed-stakes";

describe("a game that is put on the board", () => {
  it("is a sentence of the room, with the stakes, seats and buy-ins that are usual", () => {
    expect(gameWords(usualGame("holdem", "no-limit"))).toMatch(
      /^game holdem-no-limit-\d+\/\d+: holdem no-limit \d+\/\d+, seats 10, buy-in \d+-\d+$/,
    );
  });
  it("has the blinds that go with a limit somebody types", () => {
    expect(withBlinds("holdem", "limit", "4/8")).toBe("4/8 blinds 2/4");
    expect(withBlinds("holdem", "limit", "4/8 blinds 1/4")).toBe("4/8 blinds 1/4");
    expect(withBlinds("holdem", "limit", "3/6")).toBe("3/6");
    expect(withBlinds("holdem", "limit", "0.50/1")).toBe("0.50/1 blinds 0.25/0.50");
    expect(withBlinds("holdem", "no-limit", "2/5")).toBe("2/5");
  });
  it("may be of cents, typed with a comma", () => {
    const quarters = {
      ...usualGame("holdem", "no-limit"),
      stakes: "0,25/0,50",
      least: "20,5",
      most: "1,000",
    };
    expect(gameWords(quarters)).toBe(
      "game holdem-no-limit-0.25/0.50: holdem no-limit 0.25/0.50, seats 10, buy-in 20.5-1000",
    );
    expect(gamesInWords("list holdem-no-limit-0.25/0.50.")).toBe("list $0.25/$0.50 No-Limit Hold'em.");
  });
  it("is read in words wherever its name stands", () => {
    expect(gamesInWords("open table (table 1, listing holdem-no-limit-1/2)")).toBe(
      "open table (table 1, listing $1/$2 No-Limit Hold'em)",
    );
    expect(gamesInWords("1/2 and omaha-club-7/9")).toBe("1/2 and omaha-club-7/9");
  });
  it("has a short name, whatever its stakes say besides", () => {
    const stud = {
      ...usualGame("stud", "limit"),
      stakes: "4/8 ante 1 bring-in 2",
      seats: "8",
      least: "",
      most: "",
      also: "drop 4",
    };
    expect(gameWords(stud)).toBe("game stud-limit-4/8: stud limit 4/8 ante 1 bring-in 2, seats 8, drop 4");
  });
});
