// Button, blinds and what else is marked before a seat.

import type { Mark } from "../model/scene";
import { texts } from "../texts";

export function Marker({ mark }: { mark: Mark }) {
  const t = texts.value.table;
  return (
    <span class={`mark mark-${mark}`} title={t.markNames[mark]} role="img" aria-label={t.markNames[mark]}>
      {t.marks[mark]}
    </span>
  );
}
