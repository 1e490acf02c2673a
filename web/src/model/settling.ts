// How a game stands, in words that can be sent to everybody. Who owes whom is the house's to work out.

import type { SettlementShown } from "../wire";
import { amount, type Money } from "./chips";

export const MONEY: Money = { dollar: 1, sign: "$" };

/** "+$20", "−$20", "$0". */
export const signed = (chips: number): string => (chips > 0 ? "+" : "") + amount(chips, MONEY);

interface Words {
  bought: string;
  pays: (who: string, to: string, sum: string) => string;
  even: string;
}

/** The title, a line for each player, a line for each payment. */
export function settlementText(shown: SettlementShown, words: Words): string {
  const name = (id: string) => shown.names[id] ?? id;
  const rows = shown.rows.map(
    row => `${name(row.player)}: ${signed(row.net)} (${words.bought} ${amount(row.bought, MONEY)})`,
  );
  const pays = shown.payments.map(one =>
    words.pays(name(one.player), name(one.to), amount(one.amount, MONEY)),
  );
  return [shown.title, ...rows, "", ...(pays.length ? pays : [words.even])].join("\n");
}
