// A refusal's amounts with the sign of the house: the house's own sentences have bare numbers, for they are also
// said at tables where nothing is money.

import { house } from "./chips";

/** The refusals that speak of amounts; any other number is of a seat, a table, a player. */
const OF_MONEY = new Set(
  (
    "bet-to-face below-minimum above-maximum not-a-bet-size betting-closed limited too-few-chips too-many-chips " +
    "chips-not-taken chips-stay more-than-there-is not-a-whole-amount second-person more-than-the-fund " +
    "too-much-dropped"
  ).split(" "),
);
const AMOUNT = /(^|[\s(])(seat |table )?(\d[\d,]*(?:\.\d+)?)(?![\w%])/g;

export function priced(says: string, reason: string, place: string): string {
  if (!OF_MONEY.has(reason) || place.startsWith("event/")) return says;
  return says.replace(AMOUNT, (all, before: string, counted: string | undefined, sum: string) =>
    counted ? all : before + house.sign + sum,
  );
}
