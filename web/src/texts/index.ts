// The texts in the chosen language; a language that is not shipped is English.

import { computed, effect } from "@preact/signals";
import { settings } from "../settings";
import { de } from "./de";
import { en, type Texts } from "./en";

export const LANGUAGES: Record<string, Texts> = { en, de };

export const texts = computed<Texts>(() => LANGUAGES[settings.value.language] ?? en);

/** The page says which language it is in, and in which direction that is read. */
export function wearLanguage(): void {
  effect(() => {
    document.documentElement.lang = texts.value.code;
    document.documentElement.dir = texts.value.dir;
  });
}

export type { Texts };
