// What somebody's hands come to: money in one sum whatever a chip was worth where they were played;
// tournament chips are no money, so of those hands only the number is told.

import type { HandsSum } from "../wire";
import { amount } from "./chips";
import { stakesIn } from "./stakes";

const common = (a: number, b: number): number => (b ? common(b, a % b) : a);

export interface HandsTotal {
  hands: number; // for money
  sum: string;
  events: number; // in tournaments
}

export function totalOf(sums: HandsSum[]): HandsTotal {
  const cash = sums
    .filter(one => !one.event)
    .map(one => ({ ...one, dollar: Math.max(1, stakesIn(one.stakes).dollar) }));
  const dollar = cash.reduce((all, one) => (all * one.dollar) / common(all, one.dollar), 1);
  const net = cash.reduce((all, one) => all + one.net * (dollar / one.dollar), 0);
  return {
    hands: cash.reduce((all, one) => all + one.hands, 0),
    sum: `${net > 0 ? "+" : ""}${amount(net, { dollar, sign: "$" })}`,
    events: sums.filter(one => one.event).reduce((all, one) => all + one.hands, 0),
  };
}
