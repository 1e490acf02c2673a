// What staff read and type at a desk.

import { describe, expect, it } from "vitest";
import { noAmount } from "../src/desks/parts/ChipsField";
import { withNames } from "../src/desks/parts/naming";
import { actWords } from "../src/desks/parts/Undo";
import { knownAs } from "../src/desks/floor/Somebody";
import type { FloorRoomView } from "../src/wire";

const names: Record<string, string> = { p0000000001: "Olga", p0000000002: "Hank" };
const name = (id: string) => names[id] ?? id;

describe("an act by its name", () => {
  it("says what was done, to whom and where", () => {
    expect(actWords({ kind: "Join", what: "join", player: "p0000000001", table: "" }, name)).toBe("Put on the list, Olga");
    expect(actWords({ kind: "ReportHand", what: "report hand", player: "", table: "8" }, name)).toBe("Hand dealt, table 8");
  });
  it("is told by its command where it has no words", () => {
    expect(actWords({ kind: "Levitate", what: "levitate", player: "", table: "" }, name)).toBe("levitate");
  });
});

describe("an amount", () => {
  const money = { dollar: 1, sign: "$" };
  it.each(["-1", "1e30", "abc", "1.5", "99999999999999999999", "🤑"])("%s is none, and that is said", (text) => expect(noAmount(text, money)).toBe(true));
  it.each(["", "  ", "0", "200", "$1,250", "1.2k"])("%s is one, or nothing yet", (text) => expect(noAmount(text, money)).toBe(false));
});

describe("names", () => {
  it("stand where a report has ids", () => {
    expect(withNames("out-of-turn: seat p0000000002, to 40", names)).toBe("out-of-turn: seat Hank, to 40");
    expect(withNames("pechanga p0000000009", names)).toBe("pechanga p0000000009");
  });
  it("are found whatever their capitals", () => {
    const floor = { people: [["p0000000001", { here: true }]] } as unknown as FloorRoomView;
    expect(knownAs(" olga ", { floor, names })).toBe("p0000000001");
    expect(knownAs("Hank", { floor, names }), "who has never been in the room").toBe("");
  });
});
