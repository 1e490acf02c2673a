// A result as somebody types it: a place on each line, the winner first. "=" stands between those who share
// a place; a prize and
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
  event?: number | undefined; // where the lines say so themselves, as our own files do
  day?: string;
}

/** "Ann, 120, 3": the last commas with a number behind them are no part of the name. */
function person(text: string): Typed | null {
  const found = /^(.*?)(?:,\s*(\d{1,9}))?(?:,\s*(\d{1,4}))?$/.exec(text.trim());
  const name = found?.[1]?.trim() ?? "";
  return name && !name.includes(",")
    ? { name, prize: Number(found?.[2] ?? 0), knocked: Number(found?.[3] ?? 0) }
    : null;
}

export function readResult(text: string): ReadResult {
  const head = cells(text.trim().split("\n", 1)[0] ?? "").map(one => one.toLowerCase());
  return head.includes("place") && head.includes("player")
    ? readFile(head, text.trim().split("\n").slice(1))
    : readLines(text);
}

/** A line of a file: its cells, those in quotes as they stand. */
const cells = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)\s*(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = ""]) =>
    quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'),
  );

/**
 * The file of results that the house itself writes: one event of it, a player on each line, those of one
 * place together.
 */
function readFile(head: string[], lines: string[]): ReadResult {
  const places = new Map<number, Typed[]>();
  let event: string | undefined;
  let day = "";
  for (const line of lines.map(one => one.trim()).filter(Boolean)) {
    const row = cells(line);
    const of = (name: string): string => row[head.indexOf(name)] ?? "";
    const [place, prize, knocked] = [Number(of("place")), Number(of("prize")), Number(of("bounties"))];
    event ??= of("event");
    day ||= of("day");
    if (
      !of("player") ||
      !(place >= 1) ||
      ![place, prize, knocked].every(Number.isSafeInteger) ||
      of("event") !== event
    )
      return { groups: [], wrong: line };
    places.set(place, [...(places.get(place) ?? []), { name: of("player"), prize, knocked }]);
  }
  const groups = [...places].sort(([one], [other]) => one - other).map(([, group]) => group);
  return { groups, wrong: "", event: Number(event) || undefined, day };
}

function readLines(text: string): ReadResult {
  const groups: Typed[][] = [];
  for (const line of text
    .split("\n")
    .map(one => one.trim().replace(/^\d+[.)]\s+/, ""))
    .filter(Boolean)) {
    const people = line.split("=").map(person);
    if (people.some(one => one === null)) return { groups, wrong: line };
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
  [...new Set(groups.flat().map(one => one.name))].filter(name => !known(desk, name));

/** The member whose name a mistyped one is nearest to: two letters amiss at most, and nobody else as near. */
export function meant(desk: SeasonOnDesk, name: string): string {
  const near = Object.values(desk.names)
    .map(called => ({ called, off: amiss(folded(called), folded(name)) }))
    .filter(({ off }) => off <= 2)
    .sort((a, b) => a.off - b.off);
  return near.length && near[0]!.off < (near[1]?.off ?? 3) ? near[0]!.called : "";
}

/** How many letters are missing, too many, other ones or swapped. */
export function amiss(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[one.length]![other.length]!;
}

/** What a result says of places, prizes and knock-outs; `id` knows everybody who is named. */
export function placesOf(
  { groups }: ReadResult,
  id: (name: string) => string,
): Pick<SeasonResult, "places" | "paid" | "bounties"> {
  const all = groups.flat();
  return {
    places: groups.map(group => group.map(one => id(one.name))),
    paid: all.filter(one => one.prize).map(one => [id(one.name), one.prize]),
    bounties: all.filter(one => one.knocked).map(one => [id(one.name), one.knocked]),
  };
}

/** The same, written out again. */
export function resultText(
  desk: SeasonOnDesk,
  { places, paid, bounties }: Pick<SeasonResult, "places" | "paid" | "bounties">,
): string {
  const amount = (lines: readonly (readonly [string, number])[], who: string) =>
    lines.find(([one]) => one === who)?.[1] ?? 0;
  const one = (who: string) => {
    const [prize, knocked] = [amount(paid, who), amount(bounties, who)];
    return [named(desk, who), ...(prize || knocked ? [prize] : []), ...(knocked ? [knocked] : [])].join(", ");
  };
  return places.map(group => group.map(one).join(" = ")).join("\n");
}
