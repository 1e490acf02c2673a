import { describe, expect, it } from "vitest";
import { qrCode } from "../src/model/qr";

// A reader of our own, which shares nothing with the writer but the standard: it takes the mask off,
// collects the bits, undoes the weave
// and checks that every block is one that the error correction accepts.

const BLOCKS: Record<number, { check: number; data: number[] }> = {
  21: { check: 10, data: [16] },
  25: { check: 16, data: [28] },
  29: { check: 26, data: [44] },
  33: { check: 18, data: [32, 32] },
  37: { check: 24, data: [43, 43] },
  41: { check: 16, data: [27, 27, 27, 27] },
  45: { check: 18, data: [31, 31, 31, 31] },
  49: { check: 22, data: [38, 38, 39, 39] },
  53: { check: 22, data: [36, 36, 36, 37, 37] },
  57: { check: 26, data: [43, 43, 43, 43, 44] },
};
const CENTRES: Record<number, number[]> = {
  21: [],
  25: [6, 18],
  29: [6, 22],
  33: [6, 26],
  37: [6, 30],
  41: [6, 34],
  45: [6, 22, 38],
  49: [6, 24, 42],
  53: [6, 26, 46],
  57: [6, 28, 50],
};

function isFunction(size: number, y: number, x: number): boolean {
  if ((y < 9 && x < 9) || (y < 9 && x >= size - 8) || (y >= size - 8 && x < 9) || y === 6 || x === 6)
    return true;
  if (size >= 45 && ((y < 6 && x >= size - 11) || (x < 6 && y >= size - 11))) return true;
  const at = CENTRES[size]!;
  return at.some(cy =>
    at.some(
      cx =>
        !((cy === 6 && (cx === 6 || cx === size - 7)) || (cx === 6 && cy === size - 7)) &&
        Math.abs(cy - y) < 3 &&
        Math.abs(cx - x) < 3,
    ),
  );
}

const POWERS: number[] = [1];
for (let at = 1; at < 255; at++)
  POWERS.push(POWERS[at - 1]! & 128 ? (POWERS[at - 1]! << 1) ^ 285 : POWERS[at - 1]! << 1);
const product = (a: number, b: number): number =>
  a && b ? POWERS[(POWERS.indexOf(a) + POWERS.indexOf(b)) % 255]! : 0;

function read(rows: boolean[][]): string {
  const size = rows.length;
  const mask = [2, 3, 4].reduce((all, x) => all * 2 + Number(rows[8]![x]), 0) ^ 0b101;
  const off = (y: number, x: number): boolean =>
    [
      (y + x) % 2 === 0,
      y % 2 === 0,
      x % 3 === 0,
      (y + x) % 3 === 0,
      (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
      ((y * x) % 2) + ((y * x) % 3) === 0,
      (((y * x) % 3) + y * x) % 2 === 0,
      (((y * x) % 3) + y + x) % 2 === 0,
    ][mask]!;
  const bits: number[] = [];
  let column = 0;
  for (let right = size - 1; right > 0; right -= 2, column++) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const y = column % 2 === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1])
        if (!isFunction(size, y, x)) bits.push(Number(rows[y]![x]! !== off(y, x)));
    }
  }
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    parseInt(bits.slice(at * 8, at * 8 + 8).join(""), 2),
  );
  const { data, check } = BLOCKS[size]!;
  const blocks: number[][] = data.map(() => []);
  let next = 0;
  for (let at = 0; at < Math.max(...data); at++)
    data.forEach((count, n) => {
      if (at < count) blocks[n]!.push(words[next++]!);
    });
  for (let at = 0; at < check; at++) data.forEach((_, n) => blocks[n]!.push(words[next++]!));
  for (const block of blocks) {
    for (let root = 0; root < check; root++)
      expect(block.reduce((sum, one) => product(sum, POWERS[root]!) ^ one, 0)).toBe(0);
  }
  const stream = blocks
    .flatMap((block, n) => block.slice(0, data[n]))
    .map(one => one.toString(2).padStart(8, "0"))
    .join("");
  expect(stream.slice(0, 4)).toBe("0100");
  const wide = size >= 57 ? 16 : 8;
  const length = parseInt(stream.slice(4, 4 + wide), 2);
  const bytes = Array.from({ length }, (_, at) =>
    parseInt(stream.slice(4 + wide + at * 8, 12 + wide + at * 8), 2),
  );
  return new TextDecoder().decode(new Uint8Array(bytes));
}

describe("a QR code", () => {
  it("says what was put into it, at every length it is made for", () => {
    for (let length = 1; length <= 105; length += 8) {
      const text = "https://poker.example/event/friday?ü=".repeat(7).slice(0, length);
      const rows = qrCode(text);
      if (new TextEncoder().encode(text).length > 106) continue;
      expect(rows, `${length} letters`).not.toBeNull();
      expect(read(rows!)).toBe(text);
    }
  });
  it("is not made of more than fits", () => {
    expect(qrCode("x".repeat(107))).toBeNull();
    expect(qrCode("x".repeat(106))).not.toBeNull();
  });
});
