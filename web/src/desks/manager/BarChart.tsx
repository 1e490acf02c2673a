// A chart of bars, drawn here: how much of what, each bar with its name and its number, so that nothing
// depends on colour.

export interface Bar {
  name: string;
  value: number;
}

const ROW = 26;
const NAME = 190;
const WIDE = 720;
const NUMBER = 76;

export function BarChart({ title, bars }: { title: string; bars: Bar[] }) {
  const most = Math.max(1, ...bars.map(bar => Math.abs(bar.value)));
  const room = WIDE - NAME - NUMBER;
  const high = bars.length * ROW + 22;
  const steps = ticks(most).map(value => value / most);
  return (
    <svg
      class="manager-chart"
      viewBox={`0 0 ${WIDE} ${high}`}
      role="img"
      aria-label={`${title}. ${bars.map(bar => `${bar.name}: ${bar.value.toLocaleString("en")}`).join("; ")}`}
    >
      {steps.map(part => (
        <g key={part}>
          <line x1={NAME + part * room} x2={NAME + part * room} y1={0} y2={high - 20} class="grid" />
          <text x={NAME + part * room} y={high - 6} class="scale">
            {Math.round(most * part).toLocaleString("en")}
          </text>
        </g>
      ))}
      {bars.map((bar, at) => (
        <g key={at} transform={`translate(0 ${at * ROW})`}>
          <text x={NAME - 10} y={17} class="name">
            {short(bar.name)}
          </text>
          <rect
            x={NAME}
            y={5}
            height={ROW - 9}
            rx={3}
            width={Math.max(1, (Math.abs(bar.value) / most) * room)}
            class={bar.value < 0 ? "bar less" : "bar"}
          />
          <text x={NAME + (Math.abs(bar.value) / most) * room + 6} y={17} class="value">
            {bar.value.toLocaleString("en")}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Round numbers up to the most, some four of them. */
function ticks(most: number): number[] {
  const about = most / 4;
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, about)));
  const step = Math.max(1, unit * ([1, 2, 5, 10].find(one => one * unit >= about) ?? 10));
  return Array.from({ length: Math.floor(most / step) }, (_, at) => (at + 1) * step);
}

const short = (name: string): string => (name.length > 26 ? `${name.slice(0, 25)}…` : name);
