// Keys for what may be done, unless somebody types or reads a window over the page.

import { useEffect } from "preact/hooks";

type Keys = Record<string, () => void>;

/** Enter in the field of an amount is the key R; Escape leaves it. */
export function useKeys(keys: Keys, on: boolean, field?: { current: HTMLInputElement | null }): void {
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (document.querySelector("dialog[open]")) return;
      const target = event.target as HTMLElement;
      if (field && target === field.current) {
        if (event.key === "Enter") keys.r?.();
        else if (event.key === "Escape") field.current?.blur();
        return;
      }
      if (target.matches("input:not([type=range], [type=checkbox]), textarea, select")) return;
      const act = keys[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

/** Keys 1, 2, 3 for things in a row. */
export const numbered = (acts: (() => void)[]): Keys =>
  Object.fromEntries(acts.map((act, at) => [String(at + 1), act]));
