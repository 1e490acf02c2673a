// Somebody by their name: who is known in the room is found as one types; a name that nobody has is written
// down as new, without
// a password, so that whoever walks in or telephones can be put on a list.

import { useEffect, useId, useRef } from "preact/hooks";
import { post } from "../../net/api";
import type { Answer, AnyCommand } from "../../net/house";
import { floorTexts } from "../../texts/desks/floor";
import type { PersonAtDesk } from "../../wire";
import { doneWords } from "../parts/done-words";
import { findPeople, whereOf } from "./FoundPeople";
import type { Shared } from "./NowLists";

type Known = Pick<Shared, "floor" | "names">;

/** Who goes by a name in the room as it is; capitals do not matter. */
export function knownAs(name: string, { floor, names }: Known): string {
  const said = name.trim().toLowerCase();
  return floor.people.find(([id]) => (names[id] ?? "").toLowerCase() === said)?.[0] ?? "";
}

/**
 * What was done with somebody by the name that was typed: the desk learns the name of whoever is new
 * later than the answer.
 */
export const doneWith = (command: AnyCommand, name: string, names: Record<string, string>): string =>
  doneWords(command, "", id => names[id] ?? name.trim());

/** The id of somebody of this name who is in the room now: known, or new, or why not. */
export async function somebodyHere(
  name: string,
  comes: boolean,
  shared: Known & Pick<Shared, "act">,
): Promise<{ id: string } | Answer> {
  let id = knownAs(name, shared);
  if (!id) {
    const found = await post<PersonAtDesk>("/api/director/people", { name: name.trim() });
    if (!found.ok) return { ok: false, says: found.says, clauses: found.clauses, at: Date.now() };
    id = found.value.id;
  }
  const here = shared.floor.people.some(([one, person]) => one === id && person.here);
  if (comes && !here) {
    const arrive = { Arrive: { player: id } };
    const came = await shared.act(arrive, undefined, doneWith(arrive, name, shared.names));
    if (!came.ok) return came;
  }
  return { id };
}

interface SomebodyProps extends Known {
  label: string;
  text: string;
  set: (text: string) => void;
  but?: (id: string) => boolean; // who is not among those to choose from
  first?: boolean; // whether one types here at once
}

export function Somebody({
  label,
  text,
  set,
  floor,
  names,
  but = () => false,
  first = false,
}: SomebodyProps) {
  const t = floorTexts.value;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => void (first && field.current?.focus()), [first]);
  const known = text.trim()
    ? findPeople(text, floor, names).find(one => one.name.toLowerCase() === text.trim().toLowerCase())
    : undefined;
  return (
    <>
      <input
        class="input"
        ref={field}
        list={id}
        aria-label={label}
        placeholder={label}
        maxLength={60}
        autocomplete="off"
        value={text}
        onInput={event => set(event.currentTarget.value)}
      />
      <datalist id={id}>
        {floor.people
          .filter(([one, person]) => person.here && !but(one))
          .map(([one]) => (
            <option key={one} value={names[one] ?? one} />
          ))}
      </datalist>
      {known ? <small class="dim is-known">{t.isKnown(whereOf(known))}</small> : null}
    </>
  );
}
