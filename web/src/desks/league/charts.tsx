// Charts of our own: what each event was worth to somebody as bars, and how points came together as a line
// beside the leader's.

import { leagueTexts } from "../../texts/desks/league";
import type { SeasonOnDesk } from "../../wire";
import { named } from "./season";

export function EventBars({ desk, player }: { desk: SeasonOnDesk; player: string }) {
  const had = desk.why.find(one => one.player === player)?.events ?? [];
  const worth = (text: string): number => {
    const [whole, under] = text.split("/");
    return Number(whole) / (under ? Number(under) : 1) || 0;
  };
  const most = Math.max(1, ...desk.why.flatMap(one => one.events.map(event => worth(event.points))));
  return (
    <svg
      class="bars"
      viewBox={`0 0 ${desk.nights.length * 11} 26`}
      style={{ inlineSize: `${desk.nights.length * 11}px` }}
      aria-hidden="true"
    >
      {desk.nights.map(({ event }, at) => {
        const one = had.find(told => told.event === event);
        const high = one ? Math.max(2, (24 * worth(one.points)) / most) : 0;
        return one ? (
          <rect
            key={event}
            class={one.place === 1 ? "is-win" : one.counted ? "" : "is-off"}
            x={at * 11}
            y={25 - high}
            width="9"
            height={high}
            rx="1.5"
          />
        ) : (
          <rect key={event} class="is-none" x={at * 11} y={24} width="9" height="1" />
        );
      })}
    </svg>
  );
}

const W = 380,
  H = 170,
  LEFT = 40,
  RIGHT = 92,
  BOTTOM = 24,
  TOP = 12;

export function CourseChart({
  desk,
  player,
  points,
}: {
  desk: SeasonOnDesk;
  player: string;
  points: string;
}) {
  const t = leagueTexts.value;
  const own = desk.course.find(one => one.player === player);
  const first = desk.course[0];
  if (!own || !first || own.points.length < 2) return null;
  const lines = first.player === player ? [own] : [first, own];
  const most = Math.max(1, ...lines.flatMap(one => one.points)) / 100;
  const x = (at: number) => LEFT + ((W - LEFT - RIGHT) * at) / Math.max(1, own.points.length - 1);
  const y = (sum: number) => TOP + (H - TOP - BOTTOM) * (1 - sum / 100 / most);
  const marks = [0, 0.5, 1].map(part => Math.round(most * part));
  const end = (sum: number[]) => y(sum[sum.length - 1] ?? 0);
  const ends = lines.map(one => end(one.points));
  const apart = ends.length < 2 || Math.abs(ends[0]! - ends[1]!) > 14;
  return (
    <svg
      class="chart course"
      viewBox={`0 0 ${W} ${H}`}
      role="img"
      aria-label={t.chartSays(named(desk, player), points)}
    >
      {marks.map(one => (
        <g key={one}>
          <line class="grid" x1={LEFT} x2={W - RIGHT} y1={y(one * 100)} y2={y(one * 100)} />
          <text x={LEFT - 6} y={y(one * 100) + 4} text-anchor="end">
            {one}
          </text>
        </g>
      ))}
      {desk.events.map((event, at) => (
        <text key={event} x={x(at)} y={H - 6} text-anchor="middle">
          {event}
        </text>
      ))}
      {lines.map((one, n) => {
        const mine = one.player === player;
        const last = one.points.length - 1;
        return (
          <g key={one.player} class={mine ? "is-mine" : ""}>
            <polyline
              class="curve"
              points={one.points.map((sum, at) => `${x(at).toFixed(1)},${y(sum).toFixed(1)}`).join(" ")}
            />
            <circle cx={x(last)} cy={y(one.points[last] ?? 0)} r="3.5" />
            <text x={x(last) + 8} y={ends[n]! + 4 + (apart ? 0 : n === 0 ? -8 : 8)}>
              {named(desk, one.player).slice(0, 13)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
