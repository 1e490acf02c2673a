// Chips asked for while a hand is played: the wish is kept, and asked again when the hand is over.

import { useEffect, useState } from "preact/hooks";
import { type Answer, doAt, tableOf } from "../net/house";
import type { TableState } from "../net/table-store";

/** Whether the house refused for the moment alone: it would be glad to do the same after the hand. */
export const onlyNotNow = ({ ok, reason = "" }: Answer): boolean =>
  !ok && (reason === "not-yet" || reason === "in-a-hand");

export interface ChipsAhead {
  wanted: number; // 0 for none
  want: (chips: number) => Promise<void>;
  forget: () => void;
}

export function useChipsAhead(place: string, table: string, state: TableState | null): ChipsAhead {
  const [wanted, setWanted] = useState(0);
  const between = state !== null && state.seen.hand === null;
  const seat = state?.seen.seat ?? -1;
  const want = async (amount: number) => {
    setWanted(0);
    const answer = await doAt(place, table, { AddChips: { seat, amount } });
    if (!onlyNotNow(answer)) return;
    setWanted(amount);
    tableOf(place, table).answer.value = null; // it is no refusal for whoever waits
  };
  useEffect(() => {
    if (wanted && between && seat >= 0) void want(wanted);
  }, [between]);
  return { wanted: seat >= 0 ? wanted : 0, want, forget: () => setWanted(0) };
}
