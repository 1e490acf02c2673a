// Stakes as the house writes them in a line, read back: "limit 4/8 blinds 2/4 ante 1 bring-in 2",
// "no-limit 25/50 dollar 100". The sign of a hand that is over is made from them.

import type { Stakes } from "../wire";

const sums = (said: string): number[] => said.split(/[/-]/).map(Number).filter(Number.isFinite);

export function stakesIn(said: string): Stakes {
  const [structure = "", ...words] = said.split(" ").filter(Boolean);
  const told = new Map<string, string>();
  if (/^\d/.test(words[0] ?? "")) told.set("bets", words.shift()!);
  for (let at = 0; at + 1 < words.length; at += 2) told.set(words[at]!, words[at + 1]!);
  const bets = sums(told.get("bets") ?? told.get("minimum") ?? "1");
  const limit = structure === "limit" || structure === "spread";
  const blinds = told.has("blinds") ? sums(told.get("blinds")!) : !limit && bets.length > 1 ? bets : [];
  const big = bets.at(-1) ?? 1;
  const one = (key: string, usual: number): number => Number(told.get(key) ?? usual);
  return {
    structure: structure as Stakes["structure"],
    small_bet: limit ? (bets[0] ?? 1) : big,
    big_bet: big,
    blinds,
    ante: one("ante", 0),
    big_blind_ante: one("big-blind-ante", 0),
    bring_in: one("bring-in", 0),
    chip: one("chip", 1),
    dollar: one("dollar", 1),
  };
}
