// Where one sits, at every table of the house: asked when a page needs it, and again when something has changed.

import { signal } from "@preact/signals";
import type { SeatOfMine } from "../wire";
import { get } from "./api";

export const mySeats = signal<SeatOfMine[]>([]);

/** Ask the house; what was known stays where it cannot be asked. */
export async function askSeats(): Promise<SeatOfMine[]> {
  const answer = await get<SeatOfMine[]>("/api/account/seats");
  if (answer.ok) mySeats.value = answer.value;
  return mySeats.value;
}

/** When a table came forward by itself last: a key meant for the one before is not this one's. */
export const cameForward = { at: 0 };
