// A private game as its host fills in the form, and what the house is asked for.

import { GAMES } from "../wire";
import { amount, type Money, parseAmount } from "./chips";
import { moneyOfStakes, typedStakes, usualRange, withBlinds } from "./typed-stakes";

export interface Wanted {
  title: string;
  game: string;
  structure: string;
  stakes: string;
  ante: string;
  seats: number;
  least: string;
  most: string;
  book: string;
  bought?: boolean; // the buy-in was typed, and no longer follows the stakes
  runs: number; // how often the rest may be dealt when somebody is all-in; 0: as the book says
}

export type Fault = "amounts" | "amount" | "chips" | "range" | "house";
export type Faults = Partial<Record<"stakes" | "ante" | "least" | "most" | "title", Fault>>;

export interface Sheet {
  title: string;
  seats: number;
  opening: string;
  structures: Record<string, { stakes: string; stack: number }>;
}

export const sheets = GAMES as unknown as Record<string, Sheet>;

/** Blinds are typed alone, and an ante beside them; of other games the stakes have it all. */
export const hasBlinds = ({ game, structure }: Pick<Wanted, "game" | "structure">): boolean =>
  sheets[game]?.opening === "blinds" && structure !== "limit" && structure !== "spread";

/** The usual stakes of a game, and what one buys in for. */
export function usual(game: string, structure = ""): Partial<Wanted> {
  const sheet = sheets[game];
  if (!sheet)
    return {
      game,
      structure: "limit",
      stakes: "4/8",
      ante: "",
      bought: false,
      ...usualRange("limit", "4/8"),
    };
  const chosen =
    structure && sheet.structures[structure] ? structure : (Object.keys(sheet.structures)[0] ?? "");
  const stakes = sheet.structures[chosen]!.stakes.replace(`${chosen} `, "");
  return { game, structure: chosen, stakes, ante: "", bought: false, ...usualRange(chosen, stakes) };
}

/** Other stakes: the buy-in follows as long as nobody has typed another. */
export const atStakes = (wanted: Wanted, stakes: string): Partial<Wanted> => ({
  stakes,
  ...(wanted.bought ? {} : usualRange(wanted.structure, stakes)),
});

/** The chips of the game: of a cent where an amount of the stakes has cents. */
export const moneyOf = ({ stakes, ante }: Wanted): Money => moneyOfStakes(`${stakes} ${ante}`);

/** What cannot be as it was typed, by field. */
export function faultsOf(wanted: Wanted): Faults {
  const found: Faults = {};
  const money = moneyOf(wanted);
  const fault: Fault = money.dollar > 1 ? "amount" : "chips";
  const sum = (text: string) => (text.trim() ? parseAmount(text, money) : 0);
  if (!typedStakes(wanted.stakes)) found.stakes = "amounts";
  for (const field of ["ante", "least", "most"] as const)
    if (sum(wanted[field]) === null) found[field] = fault;
  const [least, most] = [sum(wanted.least), sum(wanted.most)];
  if (least && most && least > most) found.most = "range";
  return found;
}

/** The stakes as the house reads them: "no-limit 0.25/0.50 ante 0.05". */
export function stakesSaid(wanted: Wanted): string {
  if (!sheets[wanted.game]) return wanted.stakes;
  const stakes = withBlinds(wanted.game, wanted.structure, wanted.stakes.trim());
  const ante = hasBlinds(wanted) && wanted.ante.trim() ? ` ante ${wanted.ante.trim()}` : "";
  return `${wanted.structure} ${stakes}${ante}`;
}

/** The stakes and the buy-in as a sign has them: "$0.25/$0.50, ante $0.05", "$20 to $100"; "" of what is no amount. */
export function signed(wanted: Wanted, to: string): { stakes: string; buyIn: string } {
  const [, limits = "", ...forced] = stakesSaid({ ...wanted, structure: "x" }).split(/\s+/);
  const money = moneyOf(wanted);
  const sum = (text: string) => {
    const chips = parseAmount(text, money);
    return chips === null ? "" : amount(chips, money);
  };
  const sums = (text: string) => text.replace(/[$\d][\d.,]*/g, sum);
  const [least, most] = [sum(wanted.least), sum(wanted.most)];
  return {
    stakes: [sums(limits), sums(forced.join(" "))].filter(Boolean).join(", "),
    buyIn: least && most ? `${least} ${to} ${most}` : least || most,
  };
}

/** What the house is asked for, besides its rules. */
export function asked(wanted: Wanted, title: string): object {
  const money = moneyOf(wanted);
  const sum = (text: string) => (text.trim() ? parseAmount(text, money) : null);
  return {
    title,
    game: wanted.game,
    stakes: stakesSaid(wanted),
    seats: wanted.seats,
    least: sum(wanted.least),
    most: sum(wanted.most),
    runs: wanted.book === "own" ? 0 : wanted.runs,
  };
}
