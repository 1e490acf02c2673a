// Stakes as people type them: "1/2", "0.25/0.50", "0,10/0,20", "4/8 ante 1 bring-in 2".

import { GAMES } from "../wire";
import { amount, cash, type Money, parseAmount } from "./chips";

type Sheets = Record<string, { structures: Record<string, { stakes: string; stack: number }> }>;
const sheets = GAMES as unknown as Sheets;
const CENTS = 100;
const LIMITS = /^\$?\d[\d.,]*(?:[/-]\$?\d[\d.,]*)+$/;

export interface TypedStakes {
  money: Money; // in cents as soon as one amount has some
  bets: number[]; // in its chips
}

/** In which chips stakes are played: of a cent where they have cents, else of a dollar. */
export const moneyOfStakes = (typed: string): Money => cash(/\d\.\d|,\d{1,2}(?!\d)/.test(typed) ? CENTS : 1);

/** Two amounts or more, none below the one before; null for anything else. */
export function typedStakes(typed: string): TypedStakes | null {
  const [limits = ""] = typed.trim().split(/\s+/);
  const money = moneyOfStakes(typed);
  if (!LIMITS.test(limits)) return null;
  const bets = limits.split(/[/-]/).map(one => parseAmount(one, money));
  const rising = bets.every((bet, at) => bet !== null && bet > 0 && bet >= (bets[at - 1] ?? 1));
  return rising ? { money, bets: bets as number[] } : null;
}

/** "4/8" at a limit whose usual stakes are "2/4 blinds 1/2" is 4/8 with blinds 2/4: nobody has to type what follows. */
export function withBlinds(game: string, structure: string, typed: string): string {
  const [limits = "", ...rest] = (sheets[game]?.structures[structure]?.stakes ?? "")
    .replace(`${structure} `, "")
    .split(" ");
  const told = typedStakes(typed);
  if (!rest.length || typed.trim().includes(" ") || !told) return typed;
  const { money, bets } = told;
  const usual = Number(limits.split(/[/-]/)[0]);
  const forced = rest.join(" ").replace(/\d+/g, n => String((Number(n) * bets[0]!) / usual));
  if (forced.includes(".")) return typed;
  const sum = (n: string) => amount(Number(n), { ...money, sign: "" });
  return `${typed} ${forced.replace(/\d+/g, sum)}`;
}

/** What one buys in for at stakes that were typed: from two fifths to twice what is usual, as amounts. */
export function usualRange(structure: string, typed: string): { least: string; most: string } | null {
  const told = typedStakes(typed);
  if (!told) return null;
  const last = told.bets.at(-1)!;
  const stack = (structure === "limit" || structure === "spread" ? 50 : 100) * last;
  const sum = (chips: number) => amount(Math.max(1, Math.floor(chips)), { ...told.money, sign: "" });
  return { least: sum((stack * 2) / 5), most: sum(stack * 2) };
}
