// A link as a square to scan. Always dark on light: a camera knows no theme.

import { useMemo } from "preact/hooks";
import { qrCode } from "../model/qr";

const BORDER = 4; // squares of light around it, which a camera needs

export function QrCode({ text, label }: { text: string; label: string }) {
  const squares = useMemo(() => qrCode(text), [text]);
  if (!squares) return null;
  const path = squares
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + BORDER} ${y + BORDER}h1v1h-1z`] : [])))
    .join("");
  const side = squares.length + 2 * BORDER;
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#111" />
    </svg>
  );
}
