import { describe, expect, it } from "vitest";
import { inOrder, layout, type Point } from "../src/model/seating";

const STAGE = { width: 940, height: 550 };
const far = (a: Point, b: Point) => ({
  x: (Math.abs(a.x - b.x) / 100) * STAGE.width,
  y: (Math.abs(a.y - b.y) / 100) * STAGE.height,
});

describe("seats around the felt", () => {
  it("go clockwise from whoever looks: their left neighbour is on the left", () => {
    expect(inOrder(6, 4)).toEqual([4, 5, 0, 1, 2, 3]);
    expect(inOrder(3, -1)).toEqual([0, 1, 2]);
    const [own, left] = layout(6, "desk");
    expect(own!.seat.x).toBe(50);
    expect(own!.seat.y).toBeGreaterThan(85);
    expect(left!.seat.x).toBeLessThan(50);
  });
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10])("never lie on each other with %i players", count => {
    for (const stud of [false, true]) {
      if (stud && count > 8) continue;
      const spots = layout(count, "desk", stud);
      expect(spots).toHaveLength(count);
      spots.forEach((one, i) =>
        spots.slice(i + 1).forEach(other => {
          const { x, y } = far(one.seat, other.seat);
          expect(x >= 164 || y >= 54, `${count} seats: ${JSON.stringify([one.seat, other.seat])}`).toBe(true);
        }),
      );
    }
  });
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10])(
    "stay on the stage, as do bets and markers, with %i players",
    count => {
      for (const spots of [
        layout(count, "desk"),
        layout(count, "upright"),
        layout(count, "sideways"),
        layout(Math.min(8, count), "desk", true),
      ]) {
        for (const { seat, bet, mark } of spots) {
          for (const { x, y } of [seat, bet, mark]) {
            expect(x).toBeGreaterThan(4);
            expect(x).toBeLessThan(96);
            expect(y).toBeGreaterThan(4);
            expect(y).toBeLessThan(96);
          }
        }
      }
    },
  );
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10])(
    "leave each bet its own place, clear of board, seats and cards, with %i players",
    count => {
      const BET = { x: 84, y: 32 };
      const board = { x: 50, y: 47.5 };
      const own = { x: 50, y: 76 };
      const spots = layout(count, "desk");
      spots.forEach(({ bet }, i) => {
        const clear = (of: Point, width: number, height: number) => {
          const { x, y } = far(bet, of);
          return x >= (BET.x + width) / 2 || y >= (BET.y + height) / 2;
        };
        expect(clear(board, 388, 100), `${count}: bet ${i} and the board`).toBe(true);
        expect(clear(own, 150, 100), `${count}: bet ${i} and the own cards`).toBe(true);
        spots.forEach(({ seat, bet: other }, j) => {
          expect(clear(seat, j ? 164 : 258, 54), `${count}: bet ${i} and seat ${j}`).toBe(true);
          expect(i === j || clear(other, BET.x, BET.y), `${count}: bets ${i} and ${j}`).toBe(true);
        });
      });
    },
  );
  it.each([2, 5, 9, 10])("leave the board on a phone alone with %i players", count => {
    for (const { seat } of layout(count, "upright")) expect(seat.y < 37 || seat.y > 58).toBe(true);
  });
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10])(
    "have room for two markers beside bet and shown cards of a seat above, with %i players",
    count => {
      const pixels = (x: number) => (x / 100) * STAGE.width;
      for (const { seat, bet, mark } of layout(count, "desk").slice(1)) {
        if (seat.y > 24 || Math.abs(seat.x - 50) >= 28) continue;
        const from = mark.grows === "left" ? pixels(mark.x) - 74 : pixels(mark.x); // a button and a kill
        // four cards, from the edge of the seat
        const fan = seat.x > 51 ? pixels(seat.x) - 78 : pixels(seat.x) + 78 - 124;
        const apart = (start: number, width: number) => from + 74 <= start || from >= start + width;
        expect(apart(pixels(bet.x) - 36, 72), `${count}: bet at ${bet.x}`).toBe(true);
        expect(apart(fan, 124), `${count}: cards of ${seat.x}`).toBe(true);
      }
    },
  );
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10])(
    "keep markers on a phone off the pots, large as they may be, with %i players",
    count => {
      const PHONE = { width: 390, height: 466 };
      const pots = { width: 150, height: 60 }; // two of millions, one below the other
      for (const { mark } of layout(count, "upright").slice(1)) {
        const left =
          (mark.x / 100) * PHONE.width - (mark.grows === "right" ? 0 : mark.grows === "left" ? 26 : 13);
        const y = (mark.y / 100) * PHONE.height;
        for (const middle of [0.27, 0.64]) {
          const aside = left + 26 <= (PHONE.width - pots.width) / 2 || left >= (PHONE.width + pots.width) / 2;
          expect(
            aside || Math.abs(y - middle * PHONE.height) >= (26 + pots.height) / 2,
            `${count}: marker at ${mark.x}, ${mark.y}`,
          ).toBe(true);
        }
      }
    },
  );
  it("are mirrored", () => {
    const spots = layout(9, "desk").map(({ seat }) => seat);
    for (let at = 1; at < 9; at++) expect(spots[at]!.x + spots[9 - at]!.x).toBeCloseTo(100);
  });
});
