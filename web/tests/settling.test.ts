import { expect, it } from "vitest";
import { cash } from "../src/model/chips";
import { settlementText, signed } from "../src/model/settling";
import type { SettlementShown } from "../src/wire";

const words = {
  bought: "in for",
  pays: (who: string, to: string, sum: string) => `${who} pays ${to} ${sum}`,
  even: "All even.",
};
const shown: SettlementShown = {
  place: "game/x",
  title: "Friday",
  host: "Ann",
  over: true,
  unsettled: 0,
  dollar: 1,
  names: { pa: "Ann", pb: "Bob" },
  rows: [
    { player: "pa", bought: 200, cashed: 1220, has: 0, net: 1020 },
    { player: "pb", bought: 1200, cashed: 180, has: 0, net: -1020 },
  ],
  payments: [{ player: "pb", to: "pa", amount: 1020 }],
};

it("a settlement reads as it would be sent to friends", () => {
  expect(settlementText(shown, words)).toBe(
    "Friday\nAnn: +$1,020 (in for $200)\nBob: −$1,020 (in for $1,200)\n\nBob pays Ann $1,020",
  );
});

it("nobody pays where all are even", () => {
  expect(
    settlementText({ ...shown, payments: [] }, words)
      .split("\n")
      .at(-1),
  ).toBe("All even.");
});

it("what is won has its plus, and nothing has none", () => {
  expect([signed(20, cash(1)), signed(-20, cash(1)), signed(0, cash(1)), signed(1250, cash(100))]).toEqual([
    "+$20",
    "−$20",
    "$0",
    "+$12.50",
  ]);
});
