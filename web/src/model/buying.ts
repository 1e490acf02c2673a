// How much one buys: what is allowed, in words, and what is usual.

import type { Texts } from "../texts/en";
import type { Stakes } from "../wire";
import { amount, type Money, parseAmount } from "./chips";

export type Limits = readonly [least: number, most: number | null];

/** A hundred big blinds, or twenty-five big bets where the betting is limited, as far as the house allows it. */
export function usualBuyIn({ structure, small_bet, big_bet }: Stakes, [least, most]: Limits): number {
  const usual = structure === "limit" || structure === "spread" ? 25 * big_bet : 100 * small_bet;
  return Math.max(least, Math.min(usual, most ?? usual));
}

/** "Buy-in $40 to $400", "Buy-in from $40", "Any buy-in". */
export function buyInWords([least, most]: Limits, money: Money, t: Texts): string {
  if (most !== null) return t.lobby.buyInRange(amount(least, money), amount(most, money));
  return least ? t.lobby.buyInFrom(amount(least, money)) : t.lobby.buyInAny;
}

/** What is wrong with an amount that was typed; "" if it can be asked for. */
export function wrongAmount(text: string, [least, most]: Limits, money: Money, t: Texts): string {
  const chips = parseAmount(text, money);
  if (chips === null) return money.dollar > 1 ? t.act.notAmount : t.act.notWhole;
  if (chips >= Math.max(least, 1) && (most === null || chips <= most)) return "";
  return most === null
    ? t.act.atLeast(amount(least, money))
    : t.act.between(amount(least, money), amount(most, money));
}
