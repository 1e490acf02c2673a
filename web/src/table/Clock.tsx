// The time a player has left: a ring that empties, and the seconds. Red in the last ten.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

const LATE = 10;

export function useSeconds(left: number, at: number): number {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick(n => n + 1), 250);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((left - (Date.now() - at)) / 1000));
}

interface RingProps {
  left: number; // milliseconds, when it was told
  of: number;
  at: number; // when that was
  digits?: boolean;
  children?: ComponentChildren;
}

export function Ring({ left, of, at, digits = false, children }: RingProps) {
  const seconds = useSeconds(left, at);
  const late = seconds <= LATE;
  const gone = Date.now() - at;
  const part = Math.max(0, Math.min(1, left / of));
  if (digits && !children)
    return (
      <span class={`time ${late ? "is-late" : ""}`} role="timer" aria-live="off">
        {minutes(seconds)}
      </span>
    );
  return (
    <span class={`ring ${late ? "is-late" : ""}`}>
      <svg viewBox="0 0 46 46" aria-hidden="true">
        <circle cx="23" cy="23" r="21" />
        <circle
          key={`${at}-${of}`}
          class="ring-left"
          cx="23"
          cy="23"
          r="21"
          pathLength={100}
          style={{
            "--from": 100 - part * 100,
            animationDuration: `${left}ms`,
            animationDelay: `${-Math.min(gone, left)}ms`,
          }}
        />
      </svg>
      {children}
      {digits ? (
        <span class="ring-digits" role="timer" aria-live="off">
          {minutes(seconds)}
        </span>
      ) : null}
    </span>
  );
}

export const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
