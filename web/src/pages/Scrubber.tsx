// The hand as a line, in parts as long as its streets; a click or the arrows go anywhere in it.

import type { TableState } from "../net/table-store";
import { shape } from "../screen";
import { texts } from "../texts";

const LETTER = 6.4; // pixels

interface Part {
  name: string;
  from: number;
  to: number;
}

export function partsOf(states: TableState[]): Part[] {
  const parts: Part[] = [];
  states.forEach((state, at) => {
    const hand = state.seen.hand;
    const ended = hand ? hand.over : state.seen.last !== null;
    const name = ended && at > 0 ? "showdown" : (hand?.street_name ?? "");
    const last = parts.at(-1);
    if (last?.name === name) last.to = at;
    else parts.push({ name, from: at, to: at });
  });
  return parts;
}

/** How wide it is, in pixels: names that would lie on each other are left out. */
const width = (): number =>
  ({ desk: 640, upright: innerWidth - 24, sideways: Math.min(420, innerWidth * 0.4) - 24 })[shape.value];

export function Scrubber({ states, at, go }: { states: TableState[]; at: number; go: (to: number) => void }) {
  const t = texts.value;
  const parts = partsOf(states);
  const label = (name: string) =>
    name === "" ? t.replay.deal : name === "showdown" ? t.replay.showdown : t.table.street(name);
  const wide = (part: Part) => label(part.name).length * LETTER;
  const room = width() - wide(parts.at(-1)!); // the last part is short, and named
  return (
    <div class="scrubber">
      {parts.map(part => {
        const length = part.to - part.from + 1;
        const done = Math.max(0, Math.min(length, at - part.from + 1)) / length;
        const last = part === parts.at(-1);
        const fits = last || (length / states.length) * room > wide(part);
        return (
          <button
            key={part.from}
            style={{
              flexGrow: length,
              minInlineSize: last ? `${wide(part)}px` : undefined,
              "--v": `${done * 100}%`,
            }}
            onClick={() => go(part.from)}
            aria-label={label(part.name)}
            aria-current={at >= part.from && at <= part.to ? "step" : undefined}
          >
            <span class="scrub-line" />
            <small>{fits ? label(part.name) : ""}</small>
          </button>
        );
      })}
    </div>
  );
}
