// A house in the making, kept in this browser until it is downloaded or played by.

import { signal } from "@preact/signals";
import type { HouseRead } from "../../wire";

export interface Draft {
  name: string;
  extends: string;
  points: Record<string, string>; // what is decided otherwise, as it was typed
  says: Record<string, string>; // and in words, where somebody wrote some
  text: string; // the file itself, where it is written as one
}

interface Step {
  draft: Draft;
  what: string;
}

const KEY = "shuffleup.house";
const MOST_STEPS = 50;
export const NEW: Draft = { name: "", extends: "mohegan", points: {}, says: {}, text: "" };

function kept(): Draft {
  try {
    return { ...NEW, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Draft>) };
  } catch {
    return NEW;
  }
}

export const draft = signal<Draft>(kept());
export const steps = signal<Step[]>([]); // what can be undone, the last at the end

/** Change the house; ``what`` is how it is called when it is undone. */
export function change(some: Partial<Draft>, what: string): void {
  const last = steps.value.at(-1);
  if (last?.what !== what) steps.value = [...steps.value.slice(1 - MOST_STEPS), { draft: draft.value, what }];
  write({ ...draft.value, ...some });
}

export function undo(): void {
  const last = steps.value.at(-1);
  if (!last) return;
  steps.value = steps.value.slice(0, -1);
  write(last.draft);
}

function write(next: Draft): void {
  draft.value = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing still writes a house.
  }
}

export function decide(point: string, value: string, what: string): void {
  change({ points: { ...draft.value.points, [point]: value } }, what);
}

export function asTheBook(point: string, what: string): void {
  const { [point]: _, ...points } = draft.value.points;
  const { [point]: __, ...says } = draft.value.says;
  change({ points, says }, what);
}

/** As the house wants it. */
export const body = (one: Draft, unnamed: string): object => {
  const title = one.name.trim().slice(0, 80) || unnamed;
  const points = Object.entries(one.points).map(([point, value]) => ({
    point,
    value: value.slice(0, 80),
    says: one.says[point] ?? "",
  }));
  return one.text
    ? { name: title, title, text: one.text }
    : { name: title, title, extends: one.extends, points };
};

/** A file that has nothing but points in it, as questions again. */
export const asQuestions = (read: HouseRead): Partial<Draft> => ({
  name: read.title,
  extends: read.extends,
  points: read.points,
  says: {},
  text: "",
});
