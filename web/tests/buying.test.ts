import { expect, it } from "vitest";
import { buyInWords, usualBuyIn, wrongAmount } from "../src/model/buying";
import { cash } from "../src/model/chips";
import { priced } from "../src/model/priced";
import { stakesIn } from "../src/model/stakes";
import { en } from "../src/texts/en";

const blinds = stakesIn("no-limit 1/2");
const limit = stakesIn("limit 4/8 blinds 2/4");
const quarters = stakesIn("no-limit 25/50 dollar 100");

it("a hundred big blinds are usual, as far as the house allows it", () => {
  expect(usualBuyIn(blinds, [40, 400])).toBe(200);
  expect(usualBuyIn(blinds, [40, 120])).toBe(120);
  expect(usualBuyIn(blinds, [300, 400])).toBe(300);
  expect(usualBuyIn(quarters, [2000, 10_000])).toBe(5000);
});

it("in a limit game, which has no most, twenty-five big bets are", () => {
  expect(usualBuyIn(limit, [40, null])).toBe(200);
});

it("the range stands beside the field, in limit games too", () => {
  expect(buyInWords([40, 400], cash(1), en)).toBe("Buy-in $40–$400");
  expect(buyInWords([40, null], cash(1), en)).toBe("Buy-in from $40");
  expect(buyInWords([2000, 5050], cash(100), en)).toBe("Buy-in $20–$50.50");
});

it("what cannot be bought is marked with what can", () => {
  expect(wrongAmount("x", [40, 400], cash(1), en)).toBe(en.act.notWhole);
  expect(wrongAmount("30", [40, 400], cash(1), en)).toBe("From $40 to $400.");
  expect(wrongAmount("30", [40, null], cash(1), en)).toBe("At least $40.");
  expect(wrongAmount("20,50", [2000, 5000], cash(100), en)).toBe("");
});

it("amounts of a refusal have the sign of the house, and nothing else has", () => {
  const refused: [string, string, string][] = [
    ["too-few-chips", "a full buy-in is at least 40", "a full buy-in is at least $40"],
    ["below-minimum", "raise to 1,250: the least is 2,500.50", "raise to $1,250: the least is $2,500.50"],
    ["above-maximum", "you have 12.50 and it is 20 to call", "you have $12.50 and it is $20 to call"],
    ["more-than-there-is", "seat 4 has 30 in front", "seat 4 has $30 in front"],
    [
      "raises-capped",
      "the betting is capped at 4 bets this round",
      "the betting is capped at 4 bets this round",
    ],
    ["no-such-seat", "seat 12 is not open", "seat 12 is not open"],
  ];
  for (const [reason, says, told] of refused) expect(priced(says, reason, "room")).toBe(told);
  expect(priced("the least is 400", "below-minimum", "event/friday")).toBe("the least is 400");
});
