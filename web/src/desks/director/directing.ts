// The event that is directed here: what the house shows of it, and doing something in it. What came of it
// stands in one place.

import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { DOLLARS } from "../../model/chips";
import { get } from "../../net/api";
import { type Answer, type AnyCommand, ask, placeOf, watch } from "../../net/house";
import { me } from "../../net/me";
import type { ActOnDesk, DirectorView, EventView, OwnChoice, WallShown } from "../../wire";
import { houseSaid } from "../parts/house-time";

export interface Directed {
  place: string;
  code: string;
  view: DirectorView;
  names: Record<string, string>;
}

export const CHIPS = { dollar: 1, sign: "" };
export const MONEY = DOLLARS;

/** What came of it; ``act`` finds what was done among the acts of the event, so that it is said by its name. */
export interface Told extends Answer {
  act?: (acts: ActOnDesk[]) => ActOnDesk | undefined;
  seated?: string; // who has a seat by it, so that it is said which
}

const GIVES_SEAT = new Set(["SeatEntrant", "MoveTo", "AssignSeat"]);

export const verdict = signal<Told | null>(null);

/** Whoever directs speaks as director, or as manager where they are none. */
export const directing = (): string =>
  me.value?.account?.speaks_as.includes("director") ? "director" : "manager";

/** The event, null while it is not there yet; or what the house says where there is none of that name. */
export function useEvent(code: string): Directed | string | null {
  const [missing, setMissing] = useState("");
  const place = `event/${code}`;
  useEffect(() => watch(place, "", directing()), [place]);
  useEffect(() => void measure(code).then(setMissing), [code]);
  const frame = placeOf(place).value;
  const told = frame?.view as EventView | undefined;
  if (!frame || !told || !("tournament.DirectorView" in told)) return missing || null;
  return { place, code, view: told["tournament.DirectorView"], names: frame.names };
}

async function measure(code: string): Promise<string> {
  const sent = Date.now();
  const answer = await get<WallShown>(`/api/clock/${code}`);
  if (answer.ok) houseSaid(answer.value.now, sent);
  return answer.ok || answer.status !== 404 ? "" : answer.says;
}

/** Do something in the event; a command of one of its tables names the table. */
export async function direct(
  { place, view }: { place: string; view: DirectorView },
  command: AnyCommand,
  table = "",
): Promise<Answer> {
  const answer = await ask(place, table, command, undefined, directing());
  const seated = Object.entries(command).find(([name]) => GIVES_SEAT.has(name))?.[1] as
    | { player: string }
    | undefined;
  verdict.value = { ...answer, act: actOf(command, view.acts), ...(seated ? { seated: seated.player } : {}) };
  return answer;
}

/**
 * The act that a command became, once the house shows it; of one that was undone or redone, that one.
 * Somebody else may have done something meanwhile.
 */
export function actOf(
  command: AnyCommand,
  before: ActOnDesk[],
): (acts: ActOnDesk[]) => ActOnDesk | undefined {
  const [name = "", said] = Object.entries(command)[0] ?? [];
  const { act, what } = (said ?? {}) as { act?: number; what?: string };
  const last = before[0]?.number ?? 0;
  const undone = before.find(one => one.number === act)?.key;
  return acts =>
    acts.find(one =>
      name === "UndoAct"
        ? one.undone && one.key === undone
        : name === "RedoAct"
          ? !one.undone && one.key === what
          : one.command === name && one.number > last,
    );
}

export const mayDo = (view: DirectorView, command: string): OwnChoice =>
  view.may.find(one => one.command === command) ?? { command, may: false, why: "", clauses: [] };

export const named = (event: { names: Record<string, string> }, player: string): string =>
  event.names[player] ?? player;
