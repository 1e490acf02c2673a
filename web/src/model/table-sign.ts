// What a table is called: its game, its mix and what comes of it, or the event it is part of. The line above
// the table and the browser's tab say the same.

import type { TableState } from "../net/table-store";
import type { Texts } from "../texts/en";
import type { Stakes } from "../wire";
import { titleAsWritten } from "./board";
import type { Money } from "./chips";
import { limits, sign } from "./sign";

export interface TableSign {
  whole: string; // "$1/$2 No-Limit Hold'em", "$4/$8 HORSE", "Sunday Special"
  short: string; // with less in it: "$4/$8 Omaha-8"
  now: string; // of a mix or an event: what is played
  next: string; // of a mix: what comes
  stakes: Stakes;
}

export function tableSign({ seen, now }: TableState, money: Money, t: Texts): TableSign {
  const { felt, hand, last } = seen;
  const { mix } = felt;
  const stakes = hand?.stakes ?? felt.stakes;
  const played = hand ?? (last?.game.key === felt.game ? last : null); // a game of the house's own has its name there
  const title = played?.game.title ?? titleAsWritten(felt.game);
  const plain = sign(stakes, t.game(title), money, t);
  const sums = limits(stakes, money);
  if (now.event) return { whole: now.event.name, short: now.event.name, now: plain, next: "", stakes };
  if (!mix) return { whole: plain, short: `${sums} ${t.gameShort(title)}`, now: "", next: "", stakes };
  const mixed = `${sums} ${t.game(mix.title)}`;
  const next = mix.next ? t.table.mixNext(t.gameShort(titleAsWritten(mix.next))) : "";
  return { whole: mixed, short: mixed, now: t.table.mixNow(t.gameShort(title), mix.more), next, stakes };
}
