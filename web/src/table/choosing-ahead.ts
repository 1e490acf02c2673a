// What was chosen ahead at each table: it outlives a redraw, and nothing else. A choice that no longer
// means what it meant is dropped, and whoever made it is told so when it is their turn. It is the same in all
// tabs of a browser.

import { signal } from "@preact/signals";
import { type Ahead, type AheadKind, chooseAhead, commandAhead, stillHolds } from "../model/ahead";
import type { TableState } from "../net/table-store";
import type { HandCommand } from "../wire";

const chosen = signal<ReadonlyMap<string, Ahead>>(new Map());
const dropped = signal<ReadonlyMap<string, number>>(new Map()); // by table: the hand in which one was

const keyOf = ({ now }: TableState): string => `${now.place}|${now.table}`;

export const aheadOf = (state: TableState): Ahead | undefined => chosen.value.get(keyOf(state));

/** Whether a choice was dropped in this hand, and nothing has been done since. */
export const wasDropped = (state: TableState): boolean =>
  dropped.value.get(keyOf(state)) === state.seen.felt.hands;

function put<T>(map: ReadonlyMap<string, T>, key: string, value: T | undefined): ReadonlyMap<string, T> {
  const next = new Map(map);
  if (value === undefined) next.delete(key);
  else next.set(key, value);
  return next;
}

interface Told {
  key: string;
  ahead: Ahead | null;
}

const tabs = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("shuffleup.ahead");
if (tabs)
  tabs.onmessage = ({ data: { key, ahead } }: MessageEvent<Told>) =>
    (chosen.value = put(chosen.value, key, ahead ?? undefined));

/** The key of what was chosen ahead for this turn, the same in every tab. */
export const aheadKey = ({ now, seen }: TableState): string =>
  `ahead-${now.version}-${seen.felt.hands}-${now.place}-${now.table}`.replace(/[^\w-]/g, "-").slice(0, 64);

/** Choose, or take the same choice back. */
export function chooseNow(kind: AheadKind, state: TableState): void {
  const { hand, seat, felt } = state.seen;
  if (!hand) return;
  const same = aheadOf(state)?.kind === kind;
  const ahead = same ? undefined : chooseAhead(kind, hand, seat, felt.hands);
  chosen.value = put(chosen.value, keyOf(state), ahead);
  tabs?.postMessage({ key: keyOf(state), ahead: ahead ?? null } satisfies Told);
}

/** After each frame: the command chosen ahead if it is one's turn and it still holds; taken once. */
export function takeAhead(state: TableState): HandCommand | null {
  const ahead = aheadOf(state);
  const { hand, seat, felt } = state.seen;
  if (!ahead) return null;
  const holds = hand !== null && stillHolds(ahead, hand, seat, felt.hands);
  if (holds && !hand.options) return null;
  chosen.value = put(chosen.value, keyOf(state), undefined);
  const command = holds && hand.options ? commandAhead(ahead, hand.options) : null;
  const asks = hand?.live.includes(seat) && ahead.hand === felt.hands && ahead.street === hand.street;
  if (!command && asks) dropped.value = put(dropped.value, keyOf(state), felt.hands);
  return command;
}

/** One has acted: what was dropped before is no news any more. */
export function forgetDropped(state: TableState): void {
  if (dropped.value.has(keyOf(state))) dropped.value = put(dropped.value, keyOf(state), undefined);
}
