// Pages by address, with the history of the browser. Links are plain links; clicks on them stay here.

import { signal } from "@preact/signals";

export interface Where {
  path: string;
  parts: string[];
  query: URLSearchParams;
}

const here = (): Where => ({
  path: location.pathname,
  parts: location.pathname.split("/").filter(Boolean).map(decodeURIComponent),
  query: new URLSearchParams(location.search),
});

export const where = signal<Where>(
  typeof location === "undefined" ? { path: "/", parts: [], query: new URLSearchParams() } : here(),
);

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  where.value = here();
  scrollTo(0, 0);
}

export const back = (): void => (history.length > 1 ? history.back() : go("/"));

export function followLinks(): void {
  addEventListener("popstate", () => (where.value = here()));
  addEventListener("click", event => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (
      !link ||
      link.target ||
      link.origin !== location.origin ||
      link.hasAttribute("download") ||
      link.pathname.startsWith("/api/")
    )
      return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}

/** The page of a table: the room's under /table/7, others under the place they belong to. */
export const tablePath = (place: string, table: string): string =>
  place === "room" ? `/table/${encodeURIComponent(table)}` : `/${place}/table/${encodeURIComponent(table)}`;
