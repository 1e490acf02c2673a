// Pages that are fetched when they are first opened, so that the first one comes quickly.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Failed } from "./ui/parts";

export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let found: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [Page, setPage] = useState<ComponentType<P> | null>(() => found);
    const [failed, setFailed] = useState(false);
    const fetch = () => {
      setFailed(false);
      load().then(
        page => setPage(() => (found = page)),
        () => setFailed(true),
      );
    };
    useEffect(() => {
      if (!found) fetch();
    }, []);
    if (failed)
      return (
        <main id="page" class="page">
          <Failed retry={fetch} />
        </main>
      );
    return Page ? <Page {...props} /> : null;
  } as ComponentType<P>;
}
