// The sign of a game: "$2/$5 No-Limit Hold'em", from the stakes.

import { texts } from "../texts";
import type { Texts } from "../texts/en";
import type { Stakes } from "../wire";
import { amount, house, type Money } from "./chips";

export function limits(stakes: Stakes, money: Money): string {
  const bets = [stakes.small_bet, stakes.big_bet].map(bet => amount(bet, money));
  if (stakes.structure === "spread") return bets.join("–");
  if (stakes.structure === "limit") return bets.join("/");
  const blinds = stakes.blinds.map(blind => amount(blind, money));
  return (blinds.length ? blinds : [bets[0]]).join("/");
}

export function moneyOf(stakes: Stakes, place: string): Money {
  return { dollar: Math.max(1, stakes.dollar), sign: place.startsWith("event/") ? "" : house.sign };
}

export function sign(stakes: Stakes, title: string, money: Money, texts: Texts): string {
  const structure = texts.table.structures[stakes.structure] ?? stakes.structure;
  return texts.table.sign(limits(stakes, money), structure, title);
}

/** "pechanga 7f3a…" names a book and its text; people know it by its name. */
export function bookName(rulebook: string): string {
  const name = rulebook.split(/[\s@:#]/)[0] ?? "";
  if (!/^[a-z]/.test(name)) return "";
  const { eventBook } = texts.value;
  const words = name
    .replace(/-t$/, ` ${eventBook}`)
    .replace(/^tournament$/, eventBook)
    .replace(/-/g, " ");
  return name === "rpl" ? "RPL" : words.charAt(0).toUpperCase() + words.slice(1);
}
