// Choosing ahead: a choice made before it is one's turn holds for exactly what was seen then. When
// the turn comes and the options sent are others, it is dropped and the player is asked.

import type { HandCommand, Options, View } from "../wire";

export type AheadKind = "checkFold" | "check" | "call";

export interface Ahead {
  kind: AheadKind;
  call: number; // what there was to call when it was chosen
  street: number;
  hand: number; // the number of the hand
}

/** What may be chosen ahead now: none in a phase that is no betting, or when one cannot act. */
export function choicesAhead(view: View, seat: number): AheadKind[] {
  if (view.phase !== "bet" || view.actor === seat || view.over) return [];
  if (!view.live.includes(seat) || !view.stacks[seat]) return [];
  return toCall(view, seat) > 0 ? ["checkFold", "call"] : ["checkFold", "check"];
}

/** What lies between one's own bet and the highest, as far as the stack goes: read, not ruled. */
export function toCall(view: View, seat: number): number {
  return Math.max(0, Math.min(view.bet - (view.bets[seat] ?? 0), view.stacks[seat] ?? 0));
}

export function chooseAhead(kind: AheadKind, view: View, seat: number, hand: number): Ahead {
  return { kind, call: toCall(view, seat), street: view.street, hand };
}

/** Whether a choice still means what it meant when it was made. */
export function stillHolds(ahead: Ahead, view: View, seat: number, hand: number): boolean {
  if (ahead.hand !== hand || ahead.street !== view.street || view.phase !== "bet") return false;
  if (!view.live.includes(seat)) return false;
  return ahead.kind === "checkFold" || toCall(view, seat) === ahead.call;
}

/** The command of a choice now that it is one's turn; null if the options do not offer it. */
export function commandAhead(ahead: Ahead, may: Options): HandCommand | null {
  const { seat } = may;
  if (ahead.kind === "checkFold") {
    if (may.check) return { Check: { seat } };
    return may.fold ? { Fold: { seat } } : null;
  }
  if (ahead.kind === "check") return may.check ? { Check: { seat } } : null;
  return may.call > 0 && may.call === ahead.call ? { Call: { seat } } : null;
}
