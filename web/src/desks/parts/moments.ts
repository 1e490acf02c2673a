// The time of the house, read every second by whatever shows how long something lasts.

import { effect, signal } from "@preact/signals";
import { hello } from "../../net/house";

const skew = signal(0); // how far the clock of the house is ahead of this machine's
effect(() => {
  if (hello.value) skew.value = hello.value.now - Date.now();
});

export const now = signal(Date.now());
setInterval(() => (now.value = Date.now() + skew.peek()), 1000);
effect(() => void (now.value = Date.now() + skew.value));

/** 100000 → "1:40"; an hour and more in hours and minutes. */
export function lasting(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const two = (n: number) => String(n).padStart(2, "0");
  return minutes < 60
    ? `${minutes}:${two(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}h`;
}
