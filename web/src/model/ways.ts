// Ways in as the house offers them: told with what they cost, "post 4 dead 2", chosen by their name.

import type { Choose, Felt } from "../wire";
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

/** In how many hands the big blind comes to a seat, if nobody comes or goes; 0: it is not on its way yet. */
export function handsToBig({ chairs, places }: Felt, seat: number): number {
  if (places.big < 0) return 0;
  let hands = 0;
  for (let step = 1; step <= chairs.length; step += 1) {
    const at = (places.big + step) % chairs.length;
    const chair = chairs[at];
    if (at === seat) return hands + 1;
    if (chair?.standing === "in" && chair.here && !chair.sits_out) hands += 1;
  }
  return 0;
}

/** Whether any of these ways brings somebody into play before the big blind does. */
export const isSooner = (ways: string[]): boolean =>
  ways.some(way => choiceOf(way) !== "wait" && way !== "wait for the button");
