// The house as this browser knows it: who I am, which places and tables I watch, what I asked for.
// Pages read the signals and call the verbs; nothing else speaks with the wire.

import { batch, computed, type Signal, signal } from "@preact/signals";
import { priced } from "../model/priced";
import type { TableNow } from "../model/records";
import type {
  ChatLine,
  ClientMessage,
  Done,
  EventCommand,
  HandCommand,
  Hello,
  HouseMessage,
  MeAnswer,
  Notice,
  PlaceFrame,
  Refused,
  RoomCommand,
  RoomView,
  SeasonCommand,
  SeatWish,
  TableCommand,
  TableGlance,
  TablesFrame,
} from "../wire";
import { get } from "./api";
import { rememberRoot } from "./roots";
import { Wire } from "./socket";
import { storyFrom, type TableState, takeChat, takeFrame } from "./table-store";

export interface Answer {
  ok: boolean;
  says: string;
  clauses: string[];
  at: number;
  reason?: string; // of a refusal, in the house's own word
  did?: string; // what it is the answer to, by its name: for whoever reads what was done
}

export type PlaceNow = Omit<PlaceFrame, "view"> & { view: RoomView };

interface Watched {
  place: string;
  table: string;
  role: string;
  watchers: number;
}

export interface TableSignals {
  state: Signal<TableState | null>;
  chat: Signal<ChatLine[]>;
  answer: Signal<Answer | null>;
  gone: Signal<string>;
  waiting: Signal<boolean>; // a command was sent and is not answered
}

const where = (place: string, table: string): string => `${place}|${table}`;

export const sentAway = signal(0); // how often the house asked who we are
export const hello = signal<Hello | null>(null);
export const notices = signal<Notice[]>([]);
export const places = new Map<string, Signal<PlaceNow | null>>();
const glances = new Map<string, Signal<Map<string, TableGlance>>>();
const tables = new Map<string, TableSignals>();
const watched = new Map<string, Watched>();
const asked = new Map<string, { message: ClientMessage; done: (answer: Answer) => void }>();

export const wire = new Wire(
  () => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`,
  message => batch(() => hear(message)),
  () => {
    watched.forEach(watchAgain);
    asked.forEach(({ message }) => wire.send(message)); // the line broke before the answer: the same key is done once
  },
  () => (sentAway.value += 1),
  async () => {
    const answer = await get<MeAnswer>("/api/account/me");
    return !answer.ok || answer.value.account !== null;
  },
);

export const link = computed(() => wire.link.value);
/** Whether the line to the house is broken: nothing can be done until it is there again. */
export const isCut = computed(() => link.value === "offline" || link.value === "reconnecting");

export function tableOf(place: string, table: string): TableSignals {
  const key = where(place, table);
  let found = tables.get(key);
  if (!found) {
    found = {
      state: signal(null),
      chat: signal([]),
      answer: signal(null),
      gone: signal(""),
      waiting: signal(false),
    };
    tables.set(key, found);
  }
  return found;
}

export function placeOf(place: string): Signal<PlaceNow | null> {
  let found = places.get(place);
  if (!found) places.set(place, (found = signal(null)));
  return found;
}

/** The tables of a place at a glance, for those who work there and watch it. */
export function glancesOf(place: string): Signal<Map<string, TableGlance>> {
  let found = glances.get(place);
  if (!found) glances.set(place, (found = signal(new Map())));
  return found;
}

/** Watch a place or a table until the answer is called. */
export function watch(place: string, table = "", role = "player"): () => void {
  const key = where(place, table);
  const known = watched.get(key);
  if (known && known.role === role) known.watchers += 1;
  else {
    const one = { place, table, role, watchers: (known?.watchers ?? 0) + 1 };
    watched.set(key, one);
    watchAgain(one);
  }
  wire.open();
  return () => unwatch(key);
}

function unwatch(key: string): void {
  const one = watched.get(key);
  if (!one || --one.watchers > 0) return;
  watched.delete(key);
  wire.send({ t: "unwatch", place: one.place, table: one.table });
}

function watchAgain({ place, table, role }: Watched): void {
  const seen = table ? tables.get(where(place, table))?.state.value : null;
  const after = seen ? { after: seen.now.version } : {};
  wire.send({ t: "watch", place, table, role, looks: table !== "", ...after });
}

/** As somebody else: forget what the one before could see. */
export function becomeSomebody(): void {
  hello.value = null;
  asked.forEach(({ done }) => done(notSent())); // what the one before asked for is not this one's
  asked.clear();
  for (const one of tables.values()) one.state.value = null;
  for (const one of places.values()) one.value = null;
  for (const one of glances.values()) one.value = new Map();
  wire.again();
}

// ---- doing -----------------------------------------------------------------------------------

export type AnyCommand = HandCommand | TableCommand | RoomCommand | EventCommand | SeasonCommand;

/** Whoever works here leaves their role open: the house takes the strongest of theirs that may. */
const asWhom = (role: string): string => (role === "player" ? role : "");

/** Ask the house to do something; the answer comes when it is on the disk, or when it is refused. */
export function ask(
  place: string,
  table: string,
  command: AnyCommand,
  seen?: number,
  role = "player",
  key = newKey(),
): Promise<Answer> {
  const more = seen === undefined ? {} : { seen };
  const made = () => ({
    t: "do" as const,
    key,
    place,
    table,
    command: command as Record<string, unknown>,
    role: asWhom(role),
    ...more,
  });
  return send(made, key);
}

/** Say a sentence of the notation, as staff. */
export const say = (place: string, words: string, role = "floor"): Promise<Answer> =>
  send(key => ({ t: "say", key, place, words, role: asWhom(role) }));

function send(made: (key: string) => ClientMessage, key = newKey()): Promise<Answer> {
  const message = made(key);
  return new Promise(done => {
    if (!wire.send(message)) return done(notSent());
    asked.set(key, { message, done });
  });
}

const notSent = (): Answer => ({ ok: false, says: "", clauses: [], at: Date.now() });

/**
 * Do something at a table: its prompt line shows what came of it. What has one key is done once, however many say it.
 */
export async function doAt(
  place: string,
  table: string,
  command: HandCommand | TableCommand,
  seen?: number,
  key?: string,
): Promise<Answer> {
  const signals = tableOf(place, table);
  signals.waiting.value = true;
  signals.answer.value = null;
  const answer = await ask(place, table, command, seen, "player", key);
  batch(() => {
    signals.waiting.value = false;
    signals.answer.value = answer;
  });
  return answer;
}

/** Call the floor to a table, or the clock on whoever is to act; agree or object to a ruling that waits there. */
export async function callFor(
  place: string,
  table: string,
  what: "floor" | "clock" | "answer" | "agree" | "object",
  about = "",
): Promise<Answer> {
  const signals = tableOf(place, table);
  const answer = await send(key => ({ t: "call", key, place, table, what, about }));
  signals.answer.value = answer;
  return answer;
}

/** What one wants done with one's seat when its time comes; the house keeps it. */
export async function wishFor(place: string, table: string, wanted: Partial<SeatWish>): Promise<Answer> {
  const answer = await send(key => ({ t: "wish", key, place, table, ...wanted }));
  if (!answer.ok) tableOf(place, table).answer.value = answer;
  return answer;
}

/** Words of one's own for the next deck of a table where one sits. */
export const handIn = (place: string, table: string, words: string): Promise<Answer> =>
  send(key => ({ t: "words", key, place, table, words }));

export function chatAt(place: string, table: string, text: string): boolean {
  return wire.send({ t: "chat", place, table, text });
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join("");
}

// ---- hearing ---------------------------------------------------------------------------------

function hear(message: HouseMessage): void {
  switch (message.t) {
    case "hello":
      hello.value = message;
      return;
    case "table":
      hearTable(message as unknown as TableNow);
      return;
    case "place":
      placeOf(message.place).value = message as unknown as PlaceNow;
      return;
    case "tables":
      hearTables(message);
      return;
    case "done":
    case "refused":
      hearAnswer(message);
      return;
    case "chat": {
      const { chat } = tableOf(message.place, message.table);
      chat.value = takeChat(chat.value, message);
      return;
    }
    case "notice":
      notices.value = [...notices.value.slice(-4), message];
      return;
    case "gone":
      tableOf(message.place, message.table).gone.value = message.says;
      return;
    case "pong":
      return;
  }
}

export function hearTable(now: TableNow): void {
  const { state, gone } = tableOf(now.place, now.table);
  gone.value = "";
  const first = state.value === null || now.version < state.value.now.version;
  state.value = takeFrame(state.value, now, Date.now());
  keepRoot(state.value);
  const after = first && state.value ? storyFrom(state.value) : null;
  const one = watched.get(where(now.place, now.table));
  if (after !== null && after < now.version && one)
    wire.send({ t: "watch", place: one.place, table: one.table, role: one.role, looks: true, after });
}

/** What is promised of the next deck is remembered before it is dealt. */
function keepRoot(state: TableState | null): void {
  if (!state?.now.next_deck) return;
  const { now, seen } = state;
  const cards = (seen.hand ?? seen.last)?.game.deck;
  if (cards)
    rememberRoot(now.place, now.table, seen.felt.hands + 1, {
      root: now.next_deck,
      cards,
      version: now.version,
    });
}

function hearTables({ place, tables, whole }: TablesFrame): void {
  const known = glancesOf(place);
  const now = whole ? new Map<string, TableGlance>() : new Map(known.value);
  for (const one of tables) now.set(one.table, one);
  known.value = now;
}

function hearAnswer(message: Done | Refused): void {
  const one = asked.get(message.key);
  asked.delete(message.key);
  const reason = message.t === "refused" ? message.reason : "";
  const place = one && "place" in one.message ? one.message.place : "";
  one?.done({
    ok: message.t === "done",
    says: priced(message.says, reason, place),
    clauses: message.clauses,
    at: Date.now(),
    reason,
  });
}
