// A result as somebody types it: a place on each line, the winner first. "=" stands between those who share a place; a prize and
// how many somebody knocked out may follow a name, each after a comma.

import type { SeasonOnDesk, SeasonResult } from "../../wire";
import { named } from "./season";

interface Typed {
  name: string;
  prize: number;
  knocked: number;
}

export interface ReadResult {
  groups: Typed[][];
  wrong: string; // the first thing that cannot be read, "" for none
}

/** "Ann, 120, 3": the last commas with a number behind them are no part of the name. */
function person(text: string): Typed | null {
  const found = /^(.*?)(?:,\s*(\d{1,9}))?(?:,\s*(\d{1,4}))?$/.exec(text.trim());
  const name = found?.[1]?.trim() ?? "";
  return name && !name.includes(",") ? { name, prize: Number(found?.[2] ?? 0), knocked: Number(found?.[3] ?? 0) } : null;
}

export function readResult(text: string): ReadResult {
  const groups: Typed[][] = [];
  for (const line of text.split("\n").map((one) => one.trim().replace(/^\d+[.)]\s+/, "")).filter(Boolean)) {
    const people = line.split("=").map(person);
    if (people.some((one) => one === null)) return { groups, wrong: line };
    groups.push(people as Typed[]);
  }
  return { groups, wrong: "" };
}

const folded = (name: string): string => name.trim().toLocaleLowerCase();

/** The id of somebody in the league by their name. */
export const known = (desk: SeasonOnDesk, name: string): string | undefined =>
  Object.entries(desk.names).find(([, called]) => folded(called) === folded(name))?.[0];

/** Who is named and is not in the league: a new member, or a name that was mistyped. */
export const strangers = (desk: SeasonOnDesk, { groups }: ReadResult): string[] =>
  [...new Set(groups.flat().map((one) => one.name))].filter((name) => !known(desk, name));

/** What a result says of places, prizes and knock-outs; `id` knows everybody who is named. */
export function placesOf({ groups }: ReadResult, id: (name: string) => string): Pick<SeasonResult, "places" | "paid" | "bounties"> {
  const all = groups.flat();
  return {
    places: groups.map((group) => group.map((one) => id(one.name))),
    paid: all.filter((one) => one.prize).map((one) => [id(one.name), one.prize]),
    bounties: all.filter((one) => one.knocked).map((one) => [id(one.name), one.knocked]),
  };
}

/** The same, written out again. */
export function resultText(desk: SeasonOnDesk, { places, paid, bounties }: Pick<SeasonResult, "places" | "paid" | "bounties">): string {
  const amount = (lines: readonly (readonly [string, number])[], who: string) => lines.find(([one]) => one === who)?.[1] ?? 0;
  const one = (who: string) => {
    const [prize, knocked] = [amount(paid, who), amount(bounties, who)];
    return [named(desk, who), ...(prize || knocked ? [prize] : []), ...(knocked ? [knocked] : [])].join(", ");
  };
  return places.map((group) => group.map(one).join(" = ")).join("\n");
}
