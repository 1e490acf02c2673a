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

/** Where there is little room, without kickers, and without the half that cannot be won. */
export const worthInShort = (worth: HandWorth[], seat: number, say: Say): string =>
  shortened(worth, seat, words => inShort(words, say));

/** And on a phone, in a word or two. */
export const worthInBrief = (worth: HandWorth[], seat: number, say: Say): string =>
  shortened(worth, seat, words => (words.includes("; ") ? inShort(words, say) : say(inBrief(words))));

function shortened(worth: HandWorth[], seat: number, short: Say): string {
  const boards = worth.find(one => one.seat === seat)?.says ?? [];
  const said = boards.map(ways => short(ways.filter(way => way && way !== NO_LOW).join("; ")));
  return [...new Set(said)].filter(Boolean).join(" · ");
}

/** What a pot, or a half of one, was won with; a hand that was not shown has no words. */
export function wonWith(worth: HandWorth[], seat: number, run: number, way: number, say: Say): string {
  const ways = worth.find(one => one.seat === seat)?.says[run] ?? [];
  const words = ways[Math.max(0, way)] ?? "";
  return words && words !== NO_LOW ? say(words) : "";
}
