import { describe, expect, it } from "vitest";
import { parts } from "../src/model/telling";
import { moneyOf } from "../src/model/sign";
import { linesOf } from "../src/table/HandLog";
import { choose } from "../src/settings";
import { played } from "./frames";

function told(scene: string, upto?: number): string[] {
  const state = played(scene, upto);
  return linesOf(state, moneyOf(state.seen.felt.stakes, "room")).map((line) => parts(line.says).join(""));
}

choose({ language: "en" });

describe("a hand in words", () => {
  it("tells a bet from a raise, and names whoever looks You", () => {
    const lines = told("holdem", 15);
    expect(lines).toContain("Theo Brandt straddles $10");
    expect(lines).toContain("You raise to $40");
    expect(lines).toContain("Theo Brandt bets $90");
    expect(lines).toContain("Jonah Price raises to $140");
    expect(lines).toContain("You raise to $420");
  });
  it("tells each street with its cards in the heading", () => {
    const state = played("holdem");
    const heads = linesOf(state, { dollar: 1, sign: "$" }).filter((line) => line.kind === "head");
    expect(heads.map((line) => line.says)).toEqual(["Before the flop", "Flop", "Turn", "River"]);
    expect(heads.map((line) => line.cards.length)).toEqual([0, 3, 1, 1]);
  });
  it("tells main and side pot apart at the showdown, and what came back", () => {
    const lines = told("holdem");
    expect(lines).toContain("$280 comes back to you, uncalled");
    expect(lines).toContain("Marisol Vega wins $167 from the main pot with a straight, king high");
    expect(lines).toContain("You win $398 from the side pot with a pair of queens, ace ten nine kickers");
    expect(lines).toContain("Jonah Price shows a pair of eights, queen ten nine kickers");
  });
  it("gives the clause behind an event", () => {
    const state = played("holdem", 14);
    const last = linesOf(state, { dollar: 1, sign: "$" }).at(-1)!;
    expect(last.clauses.some((id) => id.startsWith("pechanga/22"))).toBe(true);
  });
  it("tells stud's bring-in and draws by their number of cards", () => {
    expect(told("stud", 4).some((line) => /brings it in for \$5/.test(line))).toBe(true);
    const draw = told("draw");
    expect(draw).toContain("Li Na Chen stands pat");
    expect(draw.some((line) => /changes \d cards?/.test(line))).toBe(true);
  });
  it("tells the antes of all in one line", () => {
    const antes = told("stud", 3).filter((line) => line.includes("ante"));
    expect(antes).toHaveLength(1);
    expect(antes[0]).toMatch(/^.+, .+, and .+ ante \$5$/);
  });
  it("speaks German too", () => {
    choose({ language: "de" });
    expect(told("holdem", 15)).toContain("Theo Brandt setzt $90");
    choose({ language: "en" });
  });
});
