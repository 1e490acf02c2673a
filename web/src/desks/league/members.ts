// People of the league: somebody by name, written down at the desk where the house does not know them, and added.

import { post } from "../../net/api";
import type { PersonAtDesk, SeasonOnDesk } from "../../wire";
import { known } from "./result-text";
import { keep, verdict } from "./season";

/** The id of somebody who is in the league now; null where that could not be, and the verdict says why. */
export async function memberCalled(desk: SeasonOnDesk, name: string, guest = false): Promise<string | null> {
  const there = known(desk, name);
  if (there && (guest || !desk.guests.includes(there))) return there;
  const found = await post<PersonAtDesk>("/api/director/people", { name: name.trim() });
  if (!found.ok) {
    verdict.value = { ok: false, says: found.says, clauses: found.clauses, at: Date.now() };
    return null;
  }
  const player = found.value.id;
  return (await keep(desk, guest ? { AddGuest: { player } } : { AddMember: { player } })).ok ? player : null;
}
