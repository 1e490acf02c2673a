import { describe, expect, it } from "vitest";
import type { Seen } from "../src/model/records";
import { moneyOf } from "../src/model/sign";
import { tableSign } from "../src/model/table-sign";
import type { TableState } from "../src/net/table-store";
import { de } from "../src/texts/de";
import { en } from "../src/texts/en";
import type { EventSign, Felt } from "../src/wire";
import { played } from "./frames";

const CASH = { dollar: 1, sign: "$" };
const SUNDAY: EventSign = {
  name: "Sunday Special",
  level: 2,
  breaks: false,
  seconds: 360,
  runs: true,
  next: "100/200",
  left: 5,
  entries: 6,
  average: 600,
  place: 2,
};

function at(scene: string, felt: Partial<Felt>, event: EventSign | null = null): TableState {
  const state = played(scene);
  const seen: Seen = { ...state.seen, felt: { ...state.seen.felt, ...felt } };
  return { ...state, seen, now: { ...state.now, event } };
}

describe("what a table is called", () => {
  it("one game says its stakes and its name", () => {
    const state = at("holdem", {});
    expect(tableSign(state, CASH, en).whole).toBe("$2/$5 No-Limit Hold'em");
    expect(tableSign(state, CASH, en).short).toBe("$2/$5 Hold'em");
  });
  it("a mix says its name, the game now, how many hands more, and what comes", () => {
    const state = at("stud", { mix: { title: "HORSE", more: 3, next: "stud-eight" } });
    const sign = tableSign(state, CASH, en);
    expect(sign.whole).toMatch(/^\$\d+\/\$\d+ HORSE$/);
    expect(sign.now).toBe("now Stud, 3 more");
    expect(sign.next).toMatch(/^then Stud-8$/);
    expect(tableSign(state, CASH, de).now).toBe("jetzt Stud, noch 3");
  });
  it("the last hand of a game and one that is counted in minutes say so", () => {
    const now = (more: number) =>
      tableSign(at("stud", { mix: { title: "HORSE", more, next: "" } }), CASH, en).now;
    expect(now(0)).toBe("now Stud, last hand");
    expect(now(-1)).toBe("now Stud");
  });
  it("between two games the one that comes is told, not the one just played", () => {
    const state = at("stud", { game: "holdem", mix: { title: "HORSE", more: 8, next: "omaha-eight" } });
    const between = {
      ...state,
      seen: { ...state.seen, hand: null, last: state.seen.hand ?? state.seen.last },
    };
    expect(tableSign(between, CASH, en).now).toBe("now Hold'em, 8 more");
  });
  it("a tournament's table says the event", () => {
    const state = at("holdem", {}, SUNDAY);
    const sign = tableSign(state, moneyOf(state.seen.felt.stakes, "event/sunday"), en);
    expect(sign.whole).toBe("Sunday Special");
    expect(sign.now).toBe("2/5 No-Limit Hold'em");
  });
});
