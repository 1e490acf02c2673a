// How much room there is: a phone held upright, or more.

import { signal } from "@preact/signals";

const narrow = typeof matchMedia === "function" ? matchMedia("(max-width: 720px)") : null;

export const isPhone = signal(narrow?.matches ?? false);
narrow?.addEventListener("change", event => (isPhone.value = event.matches));
