// How a game stands, in words that can be sent to everybody. Who owes whom is the house's to work out.

import type { SettlementShown } from "../wire";
import { amount, cash, type Money } from "./chips";

/** "+$20", "−$20", "$0". */
export const signed = (chips: number, money: Money): string => (chips > 0 ? "+" : "") + amount(chips, money);

interface Words {
  bought: string;
  pays: (who: string, to: string, sum: string) => string;
  even: string;
}

/** The title, a line for each player, a line for each payment. */
export function settlementText(shown: SettlementShown, words: Words): string {
  const name = (id: string) => shown.names[id] ?? id;
  const money = cash(shown.dollar);
  const rows = shown.rows.map(
    row => `${name(row.player)}: ${signed(row.net, money)} (${words.bought} ${amount(row.bought, money)})`,
  );
  const pays = shown.payments.map(one =>
    words.pays(name(one.player), name(one.to), amount(one.amount, money)),
  );
  return [shown.title, ...rows, "", ...(pays.length ? pays : [words.even])].join("\n");
}
