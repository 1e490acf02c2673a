// What was done, by its name: "Seated, Max Late, table 4, seat 9".

import type { Answer, AnyCommand } from "../../net/house";
import { floorTexts } from "../../texts/desks/floor";
import { actWords } from "./Undo";

/**
 * Of a command, for which table it was, and by what names people go; ``seated`` says who sits in a seat
 * of that table.
 */
export function doneWords(
  command: AnyCommand,
  table: string,
  name: (id: string) => string,
  seated: (seat: number) => string = () => "",
): string {
  const [kind = "", said] = Object.entries(command)[0] ?? [];
  const told = (said ?? {}) as { player?: string; who?: string; table?: string; seat?: number | null };
  const there = typeof told.seat === "number" ? told.seat : -1;
  const player = told.player ?? told.who ?? (there >= 0 ? seated(there) : "");
  const words = actWords({ kind, what: spaced(kind), player, table: told.table || table }, name);
  return told.table && there >= 0 ? `${words}, ${floorTexts.value.seat(there + 1).toLowerCase()}` : words;
}

/** The answer, which says what it is the answer to. */
export const named = (answer: Answer, did: string): Answer => ({ ...answer, did });

const spaced = (kind: string): string => kind.replace(/(?!^)([A-Z])/g, " $1").toLowerCase();
