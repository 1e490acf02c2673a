// The time of the house as this browser knows it: how far its own clock is off is measured with every
// answer that says the time.

import { useEffect, useState } from "preact/hooks";
import { texts } from "../../texts";

let offset = 0;
let doubt = Number.POSITIVE_INFINITY; // milliseconds by which the offset may be wrong

/** The house said that it is `now`, in an answer asked for at `sent` that has just come. */
export function houseSaid(now: number, sent: number): void {
  const back = Date.now();
  const unsure = (back - sent) / 2;
  if (unsure > doubt + 250) return; // a slow answer tells less than a quick one did
  doubt = Math.min(unsure, doubt + 25);
  offset = now - (sent + back) / 2;
}

export const houseNow = (): number => Date.now() + offset;

/** 22:26, as a desk writes it. */
export const timeOfDay = (at: number): string =>
  new Intl.DateTimeFormat(texts.value.code, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    at,
  );

/** Draw again so often, while something runs. */
export function useTicks(milliseconds: number, runs: boolean): void {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick(n => n + 1), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds, runs]);
}

interface Runs {
  runs: boolean;
  ends: number;
  seconds: number;
}

/** Milliseconds that a clock of the house has left now. */
export const leftOf = ({ runs, ends, seconds }: Runs): number =>
  runs && ends ? Math.max(0, ends - houseNow()) : seconds * 1000;

/** 12:48, or 1:05:00 where it is more than an hour. */
export function clockText(milliseconds: number): string {
  const all = Math.ceil(milliseconds / 1000);
  const two = (n: number) => String(n).padStart(2, "0");
  return all >= 3600
    ? `${Math.floor(all / 3600)}:${two(Math.floor(all / 60) % 60)}:${two(all % 60)}`
    : `${Math.floor(all / 60)}:${two(all % 60)}`;
}
