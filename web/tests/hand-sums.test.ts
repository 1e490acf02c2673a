import { expect, it } from "vitest";
import { totalOf } from "../src/model/hand-sums";
import { inOneFile } from "../src/pages/ManyHands";

it("what was won and lost is one sum, whatever a chip is worth", () => {
  const sums = [
    { stakes: "no-limit 1/2", event: false, hands: 10, net: 12 },
    { stakes: "no-limit 25/50 dollar 100", event: false, hands: 5, net: -250 },
    { stakes: "no-limit 50/100", event: true, hands: 40, net: 9_000 },
  ];
  expect(totalOf(sums)).toEqual({ hands: 15, sum: "+$9.50", events: 40 });
  expect(totalOf([])).toEqual({ hands: 0, sum: "$0", events: 0 });
  expect(totalOf(sums.slice(1, 2)).sum).toBe("−$2.50");
});

it("hands go one after the other into one file, as each form has it", () => {
  expect(inOneFile("phh", ["variant = 'NT'\n", "variant = 'PO'\n"])).toBe(
    "[1]\nvariant = 'NT'\n\n[2]\nvariant = 'PO'\n",
  );
  expect(inOneFile("text", ["Hand #1\n", "Hand #2\n"])).toBe("Hand #1\n\n\nHand #2\n");
});
