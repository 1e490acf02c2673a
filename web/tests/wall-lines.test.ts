import { describe, expect, it } from "vitest";
import { grouped, inTurn } from "../src/desks/clock/wall-lines";

describe("what the wall shows", () => {
  it("has equal prizes in one line", () => {
    expect(grouped([50, 30, 10, 10])).toEqual([
      { from: 1, to: 1, sum: 50 },
      { from: 2, to: 2, sum: 30 },
      { from: 3, to: 4, sum: 10 },
    ]);
  });

  it("shows every line in its turn, and none is cut off", () => {
    const moves = Array.from({ length: 18 }, (_, at) => at);
    const parts = [0, 8_000, 16_000].map(now => inTurn(moves, 8, now));
    expect(parts.flatMap(one => one.lines)).toEqual(moves);
    expect(parts.map(one => `${one.part}/${one.of}`)).toEqual(["1/3", "2/3", "3/3"]);
    expect(inTurn(moves, 8, 24_000).part).toBe(1);
  });

  it("does not turn what fits", () => {
    expect(inTurn([1, 2], 8, 8_000)).toEqual({ lines: [1, 2], part: 1, of: 1 });
    expect(inTurn([1, 2, 3], Infinity, 8_000).lines).toHaveLength(3);
  });
});

it("prizes after the amounts of a deal keep their places", () => {
  expect(grouped([500, 400, 400], 3)).toEqual([
    { from: 4, to: 4, sum: 500 },
    { from: 5, to: 6, sum: 400 },
  ]);
});
