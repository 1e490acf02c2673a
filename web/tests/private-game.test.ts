import { describe, expect, it } from "vitest";
import { asked, atStakes, faultsOf, stakesSaid, usual, type Wanted } from "../src/model/private-game";

const friday = {
  title: "",
  seats: 8,
  book: "mohegan",
  runs: 0,
  ...usual("holdem", "no-limit"),
} as Wanted;
const at = (stakes: string, more: Partial<Wanted> = {}): Wanted => ({
  ...friday,
  ...atStakes(friday, stakes),
  ...more,
});

describe("a private game as its host types it", () => {
  it("is asked for in chips: of a dollar, or of a cent where the stakes have cents", () => {
    expect(asked(at("1/2"), "Friday")).toMatchObject({ stakes: "no-limit 1/2", least: 80, most: 400 });
    expect(asked(at("0.25/0.50"), "Friday")).toMatchObject({
      stakes: "no-limit 0.25/0.50",
      least: 2000,
      most: 10_000,
    });
    expect(asked(at("0,10/0,20"), "Freitag")).toMatchObject({
      stakes: "no-limit 0,10/0,20",
      least: 800,
      most: 4000,
    });
  });
  it("has a buy-in that follows the stakes until somebody types another", () => {
    expect(at("5/10")).toMatchObject({ least: "400", most: "2,000" });
    const own = { ...friday, least: "100", bought: true };
    expect({ ...own, ...atStakes(own, "5/10") }).toMatchObject({ least: "100", most: "400" });
  });
  it("has an ante where there are blinds, and the blinds that go with a limit", () => {
    expect(stakesSaid(at("0.25/0.50", { ante: "0.05" }))).toBe("no-limit 0.25/0.50 ante 0.05");
    expect(stakesSaid(at("4/8", { structure: "limit" }))).toBe("limit 4/8 blinds 2/4");
    expect(stakesSaid({ ...friday, ...usual("horse"), stakes: "0.50/1" } as Wanted)).toBe("0.50/1");
  });
  it("with a mistake in it is not opened, and the field is known", () => {
    expect(faultsOf(at("1/2", { least: "x" }))).toEqual({ least: "chips" });
    expect(faultsOf(at("1/2", { least: "0.50" }))).toEqual({ least: "chips" });
    expect(faultsOf(at("0.25/0.50", { most: "20,5 Euro" }))).toEqual({ most: "amount" });
    expect(faultsOf(at("2/1"))).toEqual({ stakes: "amounts" });
    expect(faultsOf(at("abc"))).toEqual({ stakes: "amounts" });
    expect(faultsOf(at("1/2", { least: "500", most: "400" }))).toEqual({ most: "range" });
    expect(faultsOf(at("1/2", { ante: "some" }))).toEqual({ ante: "chips" });
  });
  it("of any kind is opened as it is suggested", () => {
    for (const game of ["holdem", "omaha", "stud", "razz", "triple-draw", "horse", "badugi", "lowball"])
      expect(faultsOf({ ...friday, ...usual(game) } as Wanted)).toEqual({});
  });
});
