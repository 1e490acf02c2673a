// Records of the wire: an object with one key, the name of what it is, and its fields.

import type {
  Felt,
  HandEvent,
  Playing,
  RoomView,
  SeatWish,
  TableEvent,
  TableFrame,
  TableView,
  View,
} from "../wire";

export type AnyEvent = HandEvent | TableEvent;
type Keys<U> = U extends unknown ? keyof U : never;
type Fields<U, K> = U extends unknown ? (K extends keyof U ? U[K] : never) : never;
export type EventName = Keys<AnyEvent>;
export type EventOf<K extends EventName> = Fields<AnyEvent, K>;

export type TableNow = Omit<TableFrame, "view" | "events" | "playing" | "wish"> & {
  wish?: SeatWish; // of whoever plays: a hand that is replayed has none
  view: TableView;
  events: AnyEvent[];
  playing?: Playing | null; // a hand that is played again has no pace of its own
};

/** The name and the fields of a record. */
export function named(record: object): [string, Record<string, unknown>] {
  for (const [name, fields] of Object.entries(record)) return [name, fields as Record<string, unknown>];
  return ["", {}];
}

/** The fields of an event if it is of this name. */
export function as<K extends EventName>(event: AnyEvent, name: K): EventOf<K> | null {
  return name in event ? ((event as Record<string, unknown>)[name] as EventOf<K>) : null;
}

export interface Seen {
  role: "player" | "rail" | "dealer" | "floor";
  felt: Felt;
  hand: View | null;
  last: View | null;
  seat: number; // of the viewer, -1 for none
  ways: string[];
  may: string[];
}

/** A view of a table, whoever it was made for; null for the cage, which sees no table. */
export function seenBy(view: TableView): Seen | null {
  if ("table.PlayerView" in view) return { role: "player", ...view["table.PlayerView"] };
  const none = { seat: -1, ways: [], may: [] };
  if ("table.SpectatorView" in view) return { role: "rail", ...none, ...view["table.SpectatorView"] };
  if ("table.DealerView" in view) {
    const { felt, hand, last } = view["table.DealerView"];
    return { role: "dealer", ...none, felt, hand, last };
  }
  if ("table.FloorView" in view) {
    const { felt, hand, last } = view["table.FloorView"];
    return { role: "floor", ...none, felt, hand, last };
  }
  return null;
}

export type { RoomView };
