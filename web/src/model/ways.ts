// Ways in as the house offers them: told with what they cost, "post 4 dead 2", chosen by their name.

import type { Choose } from "../wire";
import { amount, type Money } from "./chips";

export type EntryChoice = Choose["choice"];

export function choiceOf(way: string): EntryChoice {
  return way === "come in" || /^post \d|^post dead/.test(way) ? "post" : (way as EntryChoice);
}

/** What a way in costs: live, and dead; null for one that is no post of chips. */
export function costOf(way: string, money: Money): { live: string; dead: string } | null {
  const found = /^post(?: (\d+))?(?: dead (\d+))?$/.exec(way);
  if (!found || !(found[1] || found[2])) return null;
  const sum = (chips: string | undefined) => (chips ? amount(Number(chips), money) : "");
  return { live: sum(found[1]), dead: sum(found[2]) };
}
