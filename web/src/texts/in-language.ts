// Words of a page that is fetched later: its own file in every language, chosen as the rest is.

import { computed, type ReadonlySignal } from "@preact/signals";
import { settings } from "../settings";

export function inLanguage<T extends object>(words: { en: T } & Record<string, T>): ReadonlySignal<T> {
  return computed(() => words[settings.value.language] ?? words.en);
}
