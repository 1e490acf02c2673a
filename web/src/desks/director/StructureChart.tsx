// How deep an average stack is likely to be as the hours pass, and how many are left: drawn by hand, read
// off the house's own guess.

import { directorTexts } from "../../texts/desks/director";
import type { StructureShown } from "../../wire";

const W = 640,
  H = 190,
  LEFT = 44,
  BOTTOM = 26,
  TOP = 26;

export function StructureChart({ made }: { made: StructureShown }) {
  const t = directorTexts.value;
  const played = made.ahead.filter(one => one.big_blind);
  if (played.length < 2) return null;
  const most = Math.max(...played.map(one => one.average / 10), 10);
  const x = (minutes: number) => LEFT + ((W - LEFT - 8) * minutes) / Math.max(1, made.minutes);
  const y = (blinds: number) => TOP + (H - TOP - BOTTOM) * (1 - blinds / most);
  const line = played.map(one => `${x(one.begins).toFixed(1)},${y(one.average / 10).toFixed(1)}`).join(" ");
  const marks = [0, 0.5, 1].map(part => Math.round(most * part));
  const breaks = made.ahead.filter(one => !one.big_blind);
  const last = played[played.length - 1]!;
  const hours = Array.from({ length: Math.floor(made.minutes / 60) + 1 }, (_, at) => at).filter(
    at => made.minutes < 720 || at % 2 === 0,
  );
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${W} ${H}`}
      role="img"
      aria-label={t.chartSays(played[0]!.average / 10, last.average / 10, made.minutes)}
    >
      {marks.map(one => (
        <g key={one}>
          <line class="grid" x1={LEFT} x2={W - 8} y1={y(one)} y2={y(one)} />
          <text x={LEFT - 8} y={y(one) + 4} text-anchor="end">
            {one}
          </text>
        </g>
      ))}
      {breaks.map(one => (
        <rect key={one.number} class="rest" x={x(one.begins)} width="4" y={TOP} height={H - TOP - BOTTOM} />
      ))}
      {hours.map(one => (
        <text key={one} x={x(one * 60)} y={H - 8} text-anchor="middle">{`${one} h`}</text>
      ))}
      <polyline class="curve" points={line} />
      <text x={W - 10} y={14} text-anchor="end">
        {t.chartTitle}
      </text>
    </svg>
  );
}
