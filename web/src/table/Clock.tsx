// The time a player has left: a ring that empties, and the seconds. Red in the last ten.

import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";

const LATE = 10;

/** Whole seconds left; while the time has not begun, since something is still shown, all of them. */
export function useSeconds(left: number, at: number, of = left): number {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick(n => n + 1), 250);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil(Math.min(of, left - (Date.now() - at)) / 1000));
}

interface RingProps {
  left: number; // milliseconds, when it was told
  of: number;
  at: number; // when that was
  digits?: boolean;
  children?: ComponentChildren;
}

/** How the ring empties, said once: from then on the animation goes by itself, and time counts once. */
export function emptiesFrom({ left, of, at }: { left: number; of: number; at: number }, now: number) {
  const runs = Math.min(left, of);
  return {
    "--from": 100 - (runs / of) * 100,
    animationDuration: `${runs}ms`,
    animationDelay: `${left - runs - (now - at)}ms`,
  };
}

export function Ring({ left, of, at, digits = false, children }: RingProps) {
  const seconds = useSeconds(left, at, of);
  const late = seconds <= LATE;
  const emptying = useMemo(() => emptiesFrom({ left, of, at }, Date.now()), [left, of, at]);
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
          key={`${at}-${of}-${left}`}
          class="ring-left"
          cx="23"
          cy="23"
          r="21"
          pathLength={100}
          style={emptying}
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
