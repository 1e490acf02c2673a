// Amounts of chips as people read and type them. Chips are whole numbers; a dollar is so many.

import type { Price } from "../wire";

export interface Money {
  dollar: number; // chips to the dollar
  sign: string; // the house's in a cash game, "" for tournament chips
}

/** What the house says of its chips when one comes in: the sign of its currency, and whether they are play chips. */
export const house = { sign: "$", play: true };

/** Chips of a cash game, so many to the dollar. */
export const cash = (dollar: number): Money => ({ dollar: Math.max(1, dollar), sign: house.sign });

/** Whole dollars, of entries and prizes. */
export const DOLLARS: Money = {
  dollar: 1,
  get sign() {
    return house.sign;
  },
};

const THOUSANDS = /\B(?=(\d{3})+(?!\d))/g;

/** 1284 → "$1,284"; with 100 chips to the dollar 150 → "$1.50". */
export function amount(chips: number, money: Money): string {
  const minus = chips < 0 ? "−" : "";
  const whole = Math.abs(chips);
  const dollars = Math.floor(whole / money.dollar)
    .toString()
    .replace(THOUSANDS, ",");
  const rest = whole % money.dollar;
  const digits = String(money.dollar).length - 1;
  const cents = rest ? `.${rest.toString().padStart(digits, "0")}` : "";
  return `${minus}${money.sign}${dollars}${cents}`;
}

/** "$50 + $10 + $5": what goes to the prizes, on one's head, and to the house; "" where nothing is paid. */
export function priceOf({ prize, fee, service, bounty }: Price): string {
  return [prize, bounty, fee + service]
    .filter(Boolean)
    .map(sum => amount(sum, DOLLARS))
    .join(" + ");
}

/** Where there is little room, millions are told shortly: "$12.7M". The whole amount stands elsewhere. */
export function shortly(chips: number, money: Money, from = 1_000_000): string {
  const dollars = chips / money.dollar;
  if (dollars < from) return amount(chips, money);
  const [unit, letter] =
    dollars < 999_500 ? [1_000, "K"] : dollars < 999_500_000 ? [1_000_000, "M"] : [1_000_000_000, "B"];
  return `${money.sign}${Number((dollars / Number(unit)).toPrecision(3))}${letter}`;
}

/** What somebody typed, in chips; null where it is no amount. "1,250", "$2.50", "0,25", "1.2k" are. */
export function parseAmount(text: string, money: Money): number | null {
  const said = text.replace(/[\s$€£_']/g, "").toLowerCase();
  const bare = /^[^,]*,\d{1,2}[km]?$/.test(said)
    ? said.replace(/\./g, "").replace(",", ".")
    : said.replace(/,/g, "");
  const found = /^(\d*)(?:\.(\d+))?(k|m)?$/.exec(bare);
  if (!found || (!found[1] && !found[2])) return null;
  const times = found[3] === "k" ? 1_000 : found[3] === "m" ? 1_000_000 : 1;
  const cents = found[2] ?? "";
  const unit = 10 ** cents.length;
  const typed = (Number(found[1] || "0") * unit + Number(cents || "0")) * times * money.dollar;
  const chips = typed / unit;
  return Number.isSafeInteger(chips) ? chips : null;
}

/** The chips of a small stack on the felt, six unless less is asked for, the largest at the bottom. */
export function pile(chips: number, dollar: number, most = 6): number[] {
  const values = [5_000, 1_000, 500, 100, 25, 5, 1];
  const found: number[] = [];
  let left = Math.max(1, Math.round(chips / dollar));
  for (const value of values) {
    while (left >= value && found.length < most) {
      found.push(value);
      left -= value;
    }
  }
  return found;
}
