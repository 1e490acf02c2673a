// What somebody has chosen for this browser: theme, deck, motion, sound, language. Kept here only.

import { effect, signal } from "@preact/signals";

export interface Settings {
  theme: "dark" | "light";
  deck: "four" | "two";
  motion: boolean;
  sound: boolean;
  buzz: boolean; // a phone trembles at one's turn
  notify: boolean; // the browser says so where the page is hidden
  language: string;
}

const KEY = "shuffleup.settings";
const media = (query: string): boolean => typeof matchMedia === "function" && matchMedia(query).matches;

function kept(): Settings {
  const usual: Settings = {
    theme: media("(prefers-color-scheme: light)") ? "light" : "dark",
    deck: "four",
    motion: !media("(prefers-reduced-motion: reduce)"),
    sound: false,
    buzz: true,
    notify: false,
    language: typeof navigator === "undefined" ? "en" : navigator.language.slice(0, 2),
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return usual;
  }
}

export const settings = signal<Settings>(kept());

export function choose(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The page follows the settings. */
export function wearSettings(): void {
  effect(() => {
    const { theme, deck, motion } = settings.value;
    const root = document.documentElement.dataset;
    root.theme = theme;
    root.deck = deck;
    root.motion = motion ? "full" : "none";
  });
}
