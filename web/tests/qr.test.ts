import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { qrCode } from "../src/model/qr";

const drawn = (text: string): string[] =>
  (qrCode(text) ?? []).map(row => row.map(dark => (dark ? "#" : ".")).join(""));
const digest = (rows: string[]): string =>
  createHash("sha256").update(rows.join("\n")).digest("hex").slice(0, 16);

describe("the square of a link", () => {
  it("is the one the house prints on a seat card", () => {
    expect(drawn("shuffleup.example/k7")).toEqual([
      "#######......#....#######",
      "#.....#..#...####.#.....#",
      "#.###.#.#..##.###.#.###.#",
      "#.###.#.#..#####..#.###.#",
      "#.###.#.##..##..#.#.###.#",
      "#.....#.######.#..#.....#",
      "#######.#.#.#.#.#.#######",
      "........####..###........",
      "#.#####...##.#....#####..",
      ".##..#.#..##..#.#......#.",
      ".#.#.##.#.#.####.#.....##",
      ".##......#..#.##........#",
      "...#..######...########..",
      "##..#.......##..#..#.....",
      "#..#.###..#..#######.####",
      "#...#...###.##.#####...#.",
      "#.....#.#.#.#.#.#######.#",
      "........#.#....##...#..#.",
      "#######...###...#.#.#####",
      "#.....#.#.##..#.#...#...#",
      "#.###.#.#.##...##########",
      "#.###.#.#...###..####.###",
      "#.###.#.#.#..###.#.#.#..#",
      "#.....#.....##.##..#....#",
      "#######.##..#.#...##.####",
    ]);
  });
  it.each([
    ["A", "c8529cd82afac26f"],
    ["http://127.0.0.1:8700/join/k7-otter-4f2a", "1e388cd6aeaa699c"],
    ["https://house.example.org/join/0123456789abcdef0123456789abcdef0123", "8514143abc8f9a5a"],
    [
      "https://räume.example/join/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
      "a59a3027ba5a727e",
    ],
  ])("is the same for %s", (text, known) => expect(digest(drawn(text))).toBe(known));
  it("is none for a text that does not fit", () => expect(qrCode("x".repeat(107))).toBeNull());
});
