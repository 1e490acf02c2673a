// A result as it is typed or pasted at the league desk.

import { describe, expect, it } from "vitest";
import { amiss, meant, readResult } from "../src/desks/league/result-text";
import { aligned, inWords } from "../src/desks/league/StandingsPage";
import type { SeasonOnDesk } from "../src/wire";

const names = (text: string) => readResult(text).groups.map(group => group.map(one => one.name));

describe("the file the house itself writes", () => {
  const file =
    "event,day,place,player,prize,bounties\n3,2026-11-05,1,Abe Akers,300,2\n" +
    '3,2026-11-05,2,"Bell, Bob",180,0\n3,2026-11-05,2,Cy,180,0\n';
  it("is read by its head, with its event and day", () => {
    const read = readResult(file);
    expect(read).toMatchObject({ wrong: "", event: 3, day: "2026-11-05" });
    expect(names(file)).toEqual([["Abe Akers"], ["Bell, Bob", "Cy"]]);
    expect(read.groups[0]![0]).toEqual({ name: "Abe Akers", prize: 300, knocked: 2 });
  });
  it("needs no more than a place and a player", () =>
    expect(names("place,player\n2,Bob\n1,Ann")).toEqual([["Ann"], ["Bob"]]));
  it.each([
    "event,day,place,player\n1,,first,Ann",
    "event,day,place,player\n1,,1,",
    "event,day,place,player\n1,,1,Ann\n2,,1,Bob",
  ])("says which line of it cannot be read: %s", text =>
    expect(readResult(text).wrong).toBe(text.split("\n").at(-1)),
  );
  it("is not looked for in a list of names", () =>
    expect(names("Ann, 120, 3\nBob = Cy")).toEqual([["Ann"], ["Bob", "Cy"]]));
});

describe("a mistyped name", () => {
  const desk = { names: { p1: "Abe Akers", p2: "Ann Ash", p3: "Ann Ask" } } as unknown as SeasonOnDesk;
  it("is told from the one that is meant", () => {
    expect(meant(desk, "Abe Akres")).toBe("Abe Akers");
    expect(amiss("akres", "akers")).toBe(1);
  });
  it("is nobody's where two are as near, or none is", () => {
    expect(meant(desk, "Ann Asx")).toBe("");
    expect(meant(desk, "Zoe Zander")).toBe("");
  });
});

describe("a formula", () => {
  it("is read as one says it", () => {
    expect(inWords("round(10 * sqrt(8 / 1), 2)")).toBe("10 × √(8 ÷ 1), to 2 decimals");
    expect(inWords("round(10 * sqrt(8 / 1), 2) = 28.28"), "as the house sends it").toBe(
      "10 × √(8 ÷ 1), to 2 decimals",
    );
    expect(inWords("8 - 1 = 7")).toBe("8 - 1");
    expect(inWords("8 - 1")).toBe("8 - 1");
  });
});

describe("points one below the other", () => {
  it("have as many decimals as the longest of them", () => {
    expect(aligned("24.2", ["46.445", "24.2", "10"])).toBe("24.200");
    expect(aligned("10", ["46.445", "24.2", "10"])).toBe("10.000");
    expect(aligned("10", ["8", "10"])).toBe("10");
    expect(aligned("1/3", ["1/3", "24.25"]), "a fraction stays one").toBe("1/3");
  });
});
