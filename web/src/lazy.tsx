// Pages that are fetched when they are first opened, so that the first one comes quickly.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let found: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [Page, setPage] = useState<ComponentType<P> | null>(() => found);
    useEffect(() => {
      if (!found) void load().then((page) => setPage(() => (found = page)));
    }, []);
    return Page ? <Page {...props} /> : null;
  } as ComponentType<P>;
}

