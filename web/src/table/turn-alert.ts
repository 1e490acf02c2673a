// That it is one's turn is seen from another tab and heard from the next room: the tab's title and sign, a
// tone and a buzz once for each turn, and where somebody has wished it a message of the browser's own.

import { effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { settings } from "../settings";
import { tone } from "../sound";
import { texts } from "../texts";
import { pageTitle } from "../ui/page-title";

const BUZZ = 180; // milliseconds
const turns = signal<ReadonlyMap<string, string>>(new Map()); // the signs of the tables where it is one's turn
const told = new Map<string, string>(); // each table's latest turn that was told

/** ``turn`` is another word for each turn at this table, "" while it is somebody else's. */
export function useTurnAlert(key: string, sign: string, turn: string): void {
  useEffect(() => (turn ? shown(key, sign) : undefined), [key, sign, turn]);
  useEffect(() => (turn ? alerted(key, sign, turn) : undefined), [key, turn]);
}

/** In the tab, until it is over. */
export function shown(key: string, sign: string): () => void {
  turns.value = new Map([...turns.value, [key, sign]]);
  return () => (turns.value = new Map([...turns.value].filter(([one]) => one !== key)));
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

/** The title and the small picture of the tab: a turn first, else the page. */
export function wearTurn(): void {
  effect(() => {
    const [sign] = turns.value.values();
    const { brand, table } = texts.value;
    document.querySelector("link[rel=icon]")?.setAttribute("href", `/favicon${sign ? "-turn" : ""}.svg`);
    document.title = sign ? `● ${table.tabTurn} · ${sign}` : pageTitle.value || brand;
  });
}
