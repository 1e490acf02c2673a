// The name of the page in the browser's tab.

import { useEffect } from "preact/hooks";
import { texts } from "../texts";

export function usePageTitle(title: string): void {
  const { brand } = texts.value;
  useEffect(() => {
    document.title = title ? `${title} · ${brand}` : brand;
    return () => {
      document.title = brand;
    };
  }, [title, brand]);
}
