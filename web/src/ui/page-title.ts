// The name of the page in the browser's tab, while it is one's turn nowhere.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { texts } from "../texts";

export const pageTitle = signal("");

/** A page's own name, with the house's behind it; a table says all there is to say by itself. */
export function usePageTitle(title: string, whole = false): void {
  const { brand } = texts.value;
  useEffect(() => {
    pageTitle.value = title && !whole ? `${title} · ${brand}` : title;
    return () => (pageTitle.value = "");
  }, [title, brand, whole]);
}
