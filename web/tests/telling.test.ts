import { describe, expect, it } from "vitest";
import type { AnyEvent, Seen } from "../src/model/records";
import { moneyOf } from "../src/model/sign";
import { parts } from "../src/model/telling";
import { takeFrame } from "../src/net/table-store";
import { choose } from "../src/settings";
import { linesOf } from "../src/table/HandLog";
import { played } from "./frames";

function told(scene: string, upto?: number): string[] {
  const state = played(scene, upto);
  return linesOf(state, moneyOf(state.seen.felt.stakes, "room")).map(line => parts(line.says).join(""));
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
  it("names whoever shared it, not the reader", () => {
    const state = played("holdem", 15);
    const lines = linesOf(state, moneyOf(state.seen.felt.stakes, "room"), "Reg").map(line =>
      parts(line.says).join(""),
    );
    expect(lines).toContain("Reg raises to $420");
    expect(lines.join()).not.toMatch(/\byou\b/i);
  });
  it("tells each street with its cards in the heading", () => {
    const state = played("holdem");
    const heads = linesOf(state, { dollar: 1, sign: "$" }).filter(line => line.kind === "head");
    expect(heads.map(line => line.says)).toEqual(["Before the flop", "Flop", "Turn", "River"]);
    expect(heads.map(line => line.cards.length)).toEqual([0, 3, 1, 1]);
  });
  it("tells every board that is dealt without a bet between, and which of two it is", () => {
    const before = played("holdem", 12);
    const boarded = (run: number, ...cards: number[]) => ({ "hand.Boarded": { cards, run } }) as AnyEvent;
    const told = [
      boarded(0, 1, 2, 3),
      boarded(0, 4),
      { "hand.Agreed": { seat: 0, times: 2 } } as AnyEvent,
      boarded(0, 5),
      boarded(1, 6),
      { "hand.Opened": { street: 3, first: -1 } } as unknown as AnyEvent,
    ];
    const events = told.map((event, at) => ({ event, n: 100 + at, clauses: [] }));
    const heads = linesOf({ ...before, events }, { dollar: 1, sign: "$" }).filter(
      line => line.kind === "head",
    );
    expect(heads.map(line => [line.says, line.cards])).toEqual([
      ["Flop", [1, 2, 3]],
      ["Turn", [4]],
      ["River", [5]],
      ["Board 2, River", [6]],
    ]);
  });
  it("still knows the name of somebody who has left", () => {
    const before = played("holdem");
    const [gone, name] = [3, before.now.names[before.seen.felt.chairs[3]!.player]!];
    const now = structuredClone(before.now);
    (now.view as { "table.PlayerView": Seen })["table.PlayerView"].felt.chairs[gone] = null;
    now.names = Object.fromEntries(Object.entries(now.names).filter(([, one]) => one !== name));
    const left = { "table.Left": { seat: gone, amount: 20 } } as AnyEvent;
    const state = takeFrame(
      before,
      { ...now, after: before.now.version, version: before.now.version + 1, events: [left], clauses: [[]] },
      0,
    )!;
    const lines = linesOf(state, { dollar: 1, sign: "$" }).map(line => parts(line.says).join(""));
    expect(lines).toContain(`${name} leaves with $20`);
    expect(lines.filter(line => line.includes("#"))).toEqual([]);
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
    expect(last.clauses.some(id => id.startsWith("pechanga/22"))).toBe(true);
  });
  it("tells stud's bring-in and draws by their number of cards", () => {
    expect(told("stud", 4).some(line => /brings it in for \$5/.test(line))).toBe(true);
    const draw = told("draw");
    expect(draw).toContain("Li Na Chen stands pat");
    expect(draw.some(line => /changes \d cards?/.test(line))).toBe(true);
  });
  it("calls the first raise over a bring-in to the whole bet a completion, and the next one a raise", () => {
    const lines = told("stud", 10);
    expect(lines.filter(line => /completes to/.test(line))).toEqual(["Dmitri Sokolov completes to $20"]);
    expect(lines).toContain("Marisol Vega raises to $40");
  });
  it("tells under each street of stud who got which card, one's own down cards with them", () => {
    const state = played("stud");
    const lines = linesOf(state, { dollar: 1, sign: "$" });
    const streets = lines.flatMap((line, at) =>
      line.kind === "head" ? [[line.says, ...(lines[at + 1]?.dealt ?? []).map(one => one.cards.length)]] : [],
    );
    expect(streets).toEqual([
      ["Third street", 3, 1, 1, 1, 1, 1],
      ["Fourth street", 1, 1, 1, 1, 1, 1],
      ["Fifth street", 1, 1, 1, 1, 1, 1],
      ["Sixth street", 1, 1, 1, 1, 1], // one has folded
      ["Seventh street", 1],
    ]);
    expect(new Set(lines.map(line => line.n)).size).toBe(lines.length);
  });
  it("names the streets that are dealt without a bet between them", () => {
    const before = played("stud", 3);
    const dealt = (seat: number, card: number) =>
      ({ "hand.Dealt": { seat, cards: [card], up: true } }) as AnyEvent;
    const events = [
      ...before.events,
      ...[dealt(1, 1), dealt(2, 2), dealt(1, 3), dealt(2, 4)].map((event, at) => ({
        event,
        n: 900 + at,
        clauses: [],
      })),
    ];
    const lines = linesOf({ ...before, events }, { dollar: 1, sign: "$" });
    const heads = lines.filter(line => line.kind === "head").map(line => line.says);
    expect(heads).toEqual(["Third street", "Fourth street", "Fifth street"]);
  });
  it("tells that another game is dealt with the hand from which on it is, and not with the ones after", () => {
    const before = played("holdem");
    const next = (state: typeof before, ...events: AnyEvent[]) =>
      takeFrame(
        state,
        {
          ...state.now,
          after: state.now.version,
          version: state.now.version + events.length,
          events,
          clauses: events.map(() => []),
        },
        0,
      )!;
    const began = (number: number) => ({ "table.Began": { number } }) as unknown as AnyEvent;
    const razz = { "table.GameChanged": { game: { title: "Razz" } } } as unknown as AnyEvent;
    const says = (state: typeof before) =>
      linesOf(state, { dollar: 1, sign: "$" }).map(line => parts(line.says).join(""));
    const changed = next(next(before, razz), began(2));
    expect(says(changed)).toEqual(["The game is now Razz", "Hand 2"]);
    expect(says(next(changed, began(3)))).toEqual(["Hand 3"]);
  });
  it("tells the antes of all in one line", () => {
    const antes = told("stud", 3).filter(line => line.includes("ante"));
    expect(antes).toHaveLength(1);
    expect(antes[0]).toMatch(/^.+, .+, and .+ ante \$5$/);
  });
  it("speaks German too", () => {
    choose({ language: "de" });
    expect(told("holdem", 15)).toContain("Theo Brandt setzt $90");
    choose({ language: "en" });
  });
});
