// What somebody points at on a table that is drawn: a card, a seat, a stack, the board, the button.

import type { Scene } from "../../model/scene";
import { split } from "../../table/StudCards";

export interface Pointed {
  touch: "card" | "seat" | "stack" | "board" | "button" | "table";
  seat: number; // -1 where it is nobody's
  nth: number; // of the cards of the seat as they were dealt, from 1; 0 for none
}

export const THE_TABLE: Pointed = { touch: "table", seat: -1, nth: 0 };

/** What lies under a click on the stage of a table; null for the bare felt. */
export function pointedAt(target: EventTarget | null, scene: Scene): Pointed | null {
  if (!(target instanceof Element)) return null;
  if (target.closest(".boards")) return { touch: "board", seat: -1, nth: 0 };
  if (target.closest(".mark-button")) return { touch: "button", seat: -1, nth: 0 };
  const seat = Number(
    target.closest(".around")?.querySelector("[data-seat]")?.getAttribute("data-seat") ?? -1,
  );
  const there = scene.seats[seat];
  if (!there || there.standing === "open") return null;
  const card = target.closest(".card");
  if (card) return { touch: "card", seat, nth: placeOf(card, scene, seat) + 1 };
  return { touch: target.closest(".pod-stack, .bet") ? "stack" : "seat", seat, nth: 0 };
}

/** The place of a card in its hand, as it was dealt: stud lays down-cards and up-cards apart. */
function placeOf(card: Element, scene: Scene, seat: number): number {
  const group = card.closest(".downs, .ups, .fan");
  const at = group ? [...group.querySelectorAll(".card")].indexOf(card) : 0;
  const { down, up } = split(scene.seats[seat]!);
  if (group?.classList.contains("downs")) return down[at] ?? at;
  return group?.classList.contains("ups") ? (up[at] ?? at) : at;
}
