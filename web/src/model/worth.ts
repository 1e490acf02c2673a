// What hands that lie open are worth: the house says it, for each board and each way of winning.

import type { HandWorth } from "../wire";
import { inBrief, inShort } from "./holding";

type Say = (words: string) => string; // in the language that is read

const NO_LOW = "no low";

/** The words of one seat's hand: its ways with a semicolon, its boards with a dot between them. */
export function worthOf(worth: HandWorth[], seat: number, say: Say): string {
  const boards = worth.find(one => one.seat === seat)?.says ?? [];
  const said = boards.map(ways => ways.filter(Boolean).map(say).filter(Boolean).join("; "));
  return [...new Set(said)].filter(Boolean).join(" · ");
}

/** The same without the half that cannot be won. */
export const bestOf = (worth: HandWorth[], seat: number, say: Say): string =>
  worthOf(worth, seat, words => (words === NO_LOW ? "" : say(words)));

/** And where there is little room, without kickers. */
export const worthInShort = (worth: HandWorth[], seat: number, say: Say): string =>
  bestOf(worth, seat, words => say(inShort(words)));

/** And on a phone, in a word or two. */
export const worthInBrief = (worth: HandWorth[], seat: number, say: Say): string =>
  bestOf(worth, seat, words => say(inBrief(words)));

/** What a pot, or a half of one, was won with; a hand that was not shown has no words. */
export function wonWith(worth: HandWorth[], seat: number, run: number, way: number, say: Say): string {
  const ways = worth.find(one => one.seat === seat)?.says[run] ?? [];
  const words = ways[Math.max(0, way)] ?? "";
  return words && words !== NO_LOW ? say(words) : "";
}
