import { describe, expect, it } from "vitest";
import { amount, parseAmount, pile, priceOf, shortly } from "../src/model/chips";

const cash = { dollar: 1, sign: "$" };
const cents = { dollar: 100, sign: "$" };
const chips = { dollar: 1, sign: "" };

describe("amounts as people read them", () => {
  it("have thousands commas and the dollar's sign in a cash game alone", () => {
    expect(amount(1284, cash)).toBe("$1,284");
    expect(amount(1_250_000, chips)).toBe("1,250,000");
    expect(amount(0, cash)).toBe("$0");
  });
  it("of an entry are told by whom they go to, and not at all where nothing is paid", () => {
    expect(priceOf({ prize: 50, fee: 3, service: 2, bounty: 0 })).toBe("$50 + $5");
    expect(priceOf({ prize: 50, fee: 5, service: 0, bounty: 10 })).toBe("$50 + $10 + $5");
    expect(priceOf({ prize: 0, fee: 0, service: 0, bounty: 0 })).toBe("");
  });
  it("are told shortly in millions where there is little room", () => {
    expect(shortly(2_271_480, cash)).toBe("$2.27M");
    expect(shortly(395_040, cash)).toBe("$395,040");
    expect(shortly(395_040, chips, 100_000)).toBe("395K");
    expect(shortly(999_999, chips, 100_000)).toBe("1M");
    expect(shortly(1_500_000_000, chips)).toBe("1.5B");
  });
  it("show cents only where there are some", () => {
    expect(amount(25, cents)).toBe("$0.25");
    expect(amount(150, cents)).toBe("$1.50");
    expect(amount(500, cents)).toBe("$5");
    expect(amount(-1405, cents)).toBe("−$14.05");
  });
});

describe("amounts as people type them", () => {
  it("may have commas, a dollar's sign, a k", () => {
    expect(parseAmount("1,250", cash)).toBe(1250);
    expect(parseAmount(" $420 ", cash)).toBe(420);
    expect(parseAmount("1.2k", cash)).toBe(1200);
    expect(parseAmount("2.5", cents)).toBe(250);
    expect(parseAmount(".5", cents)).toBe(50);
  });
  it("have a comma for a point, where cents stand behind it", () => {
    expect(parseAmount("0,25", cents)).toBe(25);
    expect(parseAmount("12,5", cents)).toBe(1250);
    expect(parseAmount("1.250,50 €", cents)).toBe(125_050);
    expect(parseAmount("1,250", cents)).toBe(125_000);
    expect(parseAmount("1,2k", cash)).toBe(1200);
  });
  it("are never rounded: half a chip is no amount", () => {
    expect(parseAmount("2.5", cash)).toBeNull();
    expect(parseAmount("2,5", cash)).toBeNull();
    expect(parseAmount("0.005", cents)).toBeNull();
  });
  it("are nothing where there is none", () => {
    for (const text of ["", "-5", "all", "1.2.3", "k", "1e3", "0x10"])
      expect(parseAmount(text, cash)).toBeNull();
  });
  it("come back as they were shown", () => {
    for (const sum of [1, 37, 100, 99_999, 1_000_000])
      expect(parseAmount(amount(sum, cents), cents)).toBe(sum);
  });
});

describe("a stack on the felt", () => {
  it("is the fewest chips, at most six", () => {
    expect(pile(140, 1)).toEqual([100, 25, 5, 5, 5]);
    expect(pile(4444, 1)).toHaveLength(6);
    expect(pile(10, 100)).toEqual([1]);
  });
});
