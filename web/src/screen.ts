// How much room there is: a desk, or a phone's layout, upright or sideways. A page zoomed to 200 % is as
// small as a phone, and gets what a phone gets.

import { computed, signal } from "@preact/signals";
import type { Shape } from "./model/seating";

const SIDEWAYS = "(orientation: landscape) and (max-height: 619.98px)";
const UPRIGHT = "(max-width: 959.98px)";

const asked = typeof matchMedia === "function" ? [matchMedia(SIDEWAYS), matchMedia(UPRIGHT)] : [];
const now = (): Shape => (asked[0]?.matches ? "sideways" : asked[1]?.matches ? "upright" : "desk");

export const shape = signal<Shape>(now());
export const isPhone = computed(() => shape.value !== "desk");
for (const one of asked) one.addEventListener("change", () => (shape.value = now()));

/** The class of a room for what its parts are laid out by. */
export const roomClass = (): string => (isPhone.value ? `is-phone is-${shape.value}` : "");
