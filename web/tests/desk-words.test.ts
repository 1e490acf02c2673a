// What staff read and type at a desk.

import { describe, expect, it } from "vitest";
import { findPeople } from "../src/desks/floor/FoundPeople";
import { nextNumber } from "../src/desks/floor/OpenTable";
import { knownAs } from "../src/desks/floor/Somebody";
import { toneOf } from "../src/desks/parts/asks-back";
import { noAmount } from "../src/desks/parts/ChipsField";
import { doneWords } from "../src/desks/parts/done-words";
import { withNames } from "../src/desks/parts/naming";
import { actWords } from "../src/desks/parts/Undo";
import type { AnyCommand } from "../src/net/house";
import type { FloorRoomView } from "../src/wire";

const names: Record<string, string> = { p0000000001: "Olga", p0000000002: "Hank" };
const name = (id: string) => names[id] ?? id;

describe("an act by its name", () => {
  it("says what was done, to whom and where", () => {
    expect(actWords({ kind: "Join", what: "join", player: "p0000000001", table: "" }, name)).toBe(
      "Put on the list, Olga",
    );
    expect(actWords({ kind: "ReportHand", what: "report hand", player: "", table: "8" }, name)).toBe(
      "Hand dealt, table 8",
    );
  });
  it("is told by its command where it has no words", () => {
    expect(actWords({ kind: "Levitate", what: "levitate", player: "", table: "" }, name)).toBe("levitate");
  });
});

describe("an amount", () => {
  const money = { dollar: 1, sign: "$" };
  it.each(["-1", "1e30", "abc", "1.5", "99999999999999999999", "🤑"])("%s is none, and that is said", text =>
    expect(noAmount(text, money)).toBe(true),
  );
  it.each(["", "  ", "0", "200", "$1,250", "1.2k"])("%s is one, or nothing yet", text =>
    expect(noAmount(text, money)).toBe(false),
  );
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

describe("what was done", () => {
  const seated = (seat: number) => (seat === 1 ? "p0000000002" : "");
  it("is said by its name, with who, where and in which seat", () => {
    expect(
      doneWords(
        { SeatPlayer: { player: "p0000000001", table: "4", seat: 8, amount: 200 } } as AnyCommand,
        "",
        name,
      ),
    ).toBe("Seated, Olga, table 4, seat 9");
    expect(doneWords({ CountChips: { seat: 1, amount: 200 } } as AnyCommand, "8", name, seated)).toBe(
      "Chips counted, Hank, table 8",
    );
    expect(doneWords({ OpenTable: { table: "4", listing: "1/2" } } as unknown as AnyCommand, "", name)).toBe(
      "Table opened, table 4",
    );
  });
});

describe("an answer", () => {
  const refused = { ok: false, says: "nobody waits", clauses: [], at: 0 };
  it("is a question where the house asks one thing first", () => {
    expect(toneOf({ ...refused, reason: "not-counted" })).toBe("is-asking");
    expect(toneOf({ ...refused, says: "with how much did Ben begin the hand?" })).toBe("is-asking");
    expect(toneOf(refused)).toBe("is-refused");
    expect(toneOf({ ...refused, ok: true, says: "more?" })).toBe("is-done");
  });
});

describe("a table that is opened", () => {
  it("has the next number", () => {
    expect(nextNumber(["1", "3", "2"])).toBe("4");
    expect(nextNumber(["A"])).toBe("1");
  });
});

describe("somebody who is looked for", () => {
  const floor = {
    people: [["p0000000001", { here: true }]],
    seated: [["4", ["p0000000002"]]],
    board: { games: [{ name: "1/2", waiting: [{ player: "p0000000001" }] }] },
  } as unknown as FloorRoomView;
  it("is found by a part of the name, with where they are", () => {
    expect(findPeople("ol", floor, names)).toMatchObject([
      { name: "Olga", table: "", lists: ["1/2"], here: true },
    ]);
    expect(findPeople("HANK", floor, names)).toMatchObject([{ name: "Hank", table: "4", lists: [] }]);
    expect(findPeople("zed", floor, names)).toEqual([]);
  });
});
