import { describe, expect, it } from "vitest";
import { emptiesFrom } from "../src/table/Clock";

const OF = 30_000;

/** How much of the ring is gone at a time, as a browser draws it: from its start by the animation alone. */
function gone(told: { left: number; at: number }, drawnAt: number, now: number): number {
  const style = emptiesFrom({ ...told, of: OF }, drawnAt);
  const lasts = Number.parseInt(style.animationDuration, 10);
  const ran = now - drawnAt - Number.parseInt(style.animationDelay, 10);
  const part = Math.max(0, Math.min(1, lasts ? ran / lasts : 1));
  return style["--from"] + (100 - style["--from"]) * part;
}

describe("the ring of a clock", () => {
  it("has lost a tenth when 27 of 30 seconds are left, whenever it was drawn", () => {
    const told = { left: OF, at: 1_000 };
    for (const drawn of [1_000, 2_250, 4_000]) expect(gone(told, drawn, 4_000)).toBeCloseTo(10);
  });
  it("begins where a turn is that is told late", () => {
    expect(gone({ left: 15_000, at: 1_000 }, 1_000, 1_000)).toBeCloseTo(50);
    expect(gone({ left: 15_000, at: 1_000 }, 1_000, 8_500)).toBeCloseTo(75);
  });
  it("stays whole while something is still shown before the time begins", () => {
    const told = { left: OF + 4_000, at: 0 };
    expect(gone(told, 0, 3_999)).toBe(0);
    expect(gone(told, 0, 4_000 + OF / 2)).toBeCloseTo(50);
  });
  it("is empty when the time is up", () => {
    expect(gone({ left: OF, at: 0 }, 0, OF)).toBe(100);
  });
});
