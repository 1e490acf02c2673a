// That it is one's turn is seen from another tab and heard from the next room: the tab's title and sign, a
// tone and a buzz once for each turn, and where somebody has wished it a message of the browser's own.

import { computed, effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { settings } from "../settings";
import { tone } from "../sound";
import { texts } from "../texts";

interface AtTable {
  sign: string;
  table: string;
  turn: string; // another word for each turn, "" where it is not one's own
}

const BUZZ = 180; // milliseconds

const told = new Map<string, string>(); // each table's latest turn that was told

const shown = signal<ReadonlyMap<string, AtTable>>(new Map()); // the tables on this page

/** The one that matters: where one has to act, else the one that was opened last. */
const foremost = computed<AtTable | null>(() => {
  const all = [...shown.value.values()];
  return all.find(one => one.turn) ?? all.at(-1) ?? null;
});

/** The tab of a table: whose turn it is where it is one's own, else which table it is. */
export function tabTitle({ sign, table, turn }: AtTable): string {
  const t = texts.value.table;
  return `${turn ? `● ${t.tabTurn}` : t.tabTable(table)} · ${sign}`;
}

/** The tab shows a table for as long as its page does. */
export function useTurnAlert(key: string, sign: string, table: string, turn: string): void {
  useEffect(() => show(key, { sign, table, turn }), [key, sign, table, turn]);
  useEffect(() => () => show(key, null), [key]);
  useEffect(() => (turn ? alerted(key, sign, turn) : undefined), [key, turn]);
}

export function show(key: string, one: AtTable | null): void {
  const next = new Map(shown.value);
  next.delete(key);
  if (one) next.set(key, one);
  shown.value = next;
}

/** Each turn is told once; what that leaves on the screen goes when the turn is over. */
export function alerted(key: string, sign: string, turn: string): () => void {
  if (told.get(key) === turn) return () => undefined;
  told.set(key, turn);
  tone("turn");
  if (settings.value.buzz && "vibrate" in navigator) navigator.vibrate(BUZZ);
  const message = document.hidden && settings.value.notify ? notified(sign, key) : null;
  return () => message?.close();
}

function notified(sign: string, key: string): Notification | null {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return null;
  try {
    const made = new Notification(texts.value.table.tabTurn, { body: sign, tag: key });
    made.onclick = () => (focus(), made.close());
    return made;
  } catch {
    return null; // some phones want a worker for it, which this page has not
  }
}

/** Asked for by a press alone; whether the browser allows it. */
export async function askToNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}

/** The title and the small picture of the tab follow the tables; where none is, a page may name itself. */
export function wearTurn(): void {
  effect(() => {
    const now = foremost.value;
    document.querySelector("link[rel=icon]")?.setAttribute("href", `/favicon${now?.turn ? "-turn" : ""}.svg`);
    document.title = now ? tabTitle(now) : texts.value.brand;
  });
}
