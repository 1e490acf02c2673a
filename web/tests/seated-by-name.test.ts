import { describe, expect, it } from "vitest";
import { doneWith } from "../src/desks/floor/Somebody";

describe("what was done with somebody at the floor's desk", () => {
  it("has the name that was typed, of whom the desk does not know yet", () => {
    expect(
      doneWith({ SeatPlayer: { player: "pw6axcxsmus", table: "1", seat: 3, amount: 200 } }, " Dan Dunn ", {}),
    ).toBe("Seated, Dan Dunn, table 1, seat 4");
    expect(doneWith({ Join: { player: "pw6axcxsmus", listing: "1/2", by_phone: true } }, "Mike", {})).toBe(
      "Put on the list, Mike",
    );
  });
  it("has the name as the house writes it, of whom it knows", () => {
    expect(doneWith({ Arrive: { player: "ann" } }, "ann ash", { ann: "Ann Ash" })).toContain("Ann Ash");
  });
});
