// A small stack of chips, the fewest that make the amount; the amount itself stands beside it.

import { pile } from "../model/chips";

const COLOURS: Record<number, string> = {
  1: "var(--chip-1)",
  5: "var(--chip-5)",
  25: "var(--chip-25)",
  100: "var(--chip-100)",
  500: "var(--chip-500)",
  1000: "var(--chip-1000)",
  5000: "var(--chip-5000)",
};
const THICK = 5.5;

export function Chips({ amount, dollar = 1, most = 6 }: { amount: number; dollar?: number; most?: number }) {
  const chips = pile(amount, dollar, most);
  const high = 22 + (chips.length - 1) * THICK + 4;
  return (
    <svg class="chips" viewBox={`0 0 34 ${high}`} style={{ aspectRatio: `34 / ${high}` }} aria-hidden="true">
      {chips.map((value, at) => (
        <g key={at} transform={`translate(0 ${(chips.length - 1 - at) * THICK})`}>
          <path d="M1.5 11v4.5c0 5.5 7 9.5 15.5 9.5s15.5-4 15.5-9.5V11" fill={COLOURS[value]} />
          <path d="M1.5 11v4.5c0 5.5 7 9.5 15.5 9.5s15.5-4 15.5-9.5V11" fill="rgb(0 0 0 / .32)" />
          <path
            d="M8 17.8v4.8M17 20.3v4.7M26 17.8v4.8"
            stroke={value === 1 ? "#a5a39c" : "#f4f2ec"}
            stroke-width="3.2"
            opacity=".8"
          />
          <ellipse
            cx="17"
            cy="11"
            rx="15.5"
            ry="9.6"
            fill={COLOURS[value]}
            stroke="rgb(0 0 0 / .3)"
            stroke-width=".8"
          />
          <ellipse
            cx="17"
            cy="11"
            rx="13"
            ry="7.9"
            fill="none"
            stroke={value === 1 ? "#a5a39c" : "#f4f2ec"}
            stroke-width="3"
            stroke-dasharray="5.5 5.6"
          />
          <ellipse
            cx="17"
            cy="11"
            rx="9.2"
            ry="5.5"
            fill={COLOURS[value]}
            stroke="rgb(255 255 255 / .4)"
            stroke-width=".8"
          />
        </g>
      ))}
    </svg>
  );
}
