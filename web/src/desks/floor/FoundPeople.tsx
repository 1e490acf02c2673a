// People of the room by a part of their name: where each of them sits or waits. Nobody is said too.

import { gamesInWords } from "../../model/listing";
import { floorTexts } from "../../texts/desks/floor";
import type { FloorRoomView } from "../../wire";
import { deskPath, floorOf, ROOM, roomNow } from "./floor-places";

export interface Found {
  id: string;
  name: string;
  table: string; // "" where they sit nowhere
  lists: string[]; // on which they wait
  here: boolean;
}

const MOST = 12;

/** Everybody of the room whose name has these words in it. */
export function findPeople(words: string, floor: FloorRoomView, names: Record<string, string>): Found[] {
  const said = words.trim().toLowerCase();
  const seats = new Map(
    floor.seated.flatMap(([table, players]) => players.map(player => [player, table] as const)),
  );
  const waits = (id: string) =>
    floor.board.games.filter(game => game.waiting.some(one => one.player === id)).map(game => game.name);
  const here = new Map(floor.people.map(([id, person]) => [id, person.here]));
  const known = new Set([
    ...here.keys(),
    ...seats.keys(),
    ...floor.board.games.flatMap(game => game.waiting.map(one => one.player)),
  ]);
  return [...known]
    .filter(id => (names[id] ?? id).toLowerCase().includes(said))
    .map(id => ({
      id,
      name: names[id] ?? id,
      table: seats.get(id) ?? "",
      lists: waits(id),
      here: here.get(id) ?? false,
    }))
    .slice(0, MOST);
}

/** "Table 2, waits for 1/2". */
export function whereOf(one: Found): string {
  const t = floorTexts.value;
  return (
    [one.table && t.table(one.table), ...one.lists.map(list => t.waitsFor(gamesInWords(list)))]
      .filter(Boolean)
      .join(", ") || (one.here ? t.isHere : t.isNotHere)
  );
}

export function FoundPeople({ words }: { words: string }) {
  const t = floorTexts.value;
  const room = roomNow();
  const floor = floorOf(room);
  if (!room || !floor) return null;
  const found = findPeople(words, floor, room.names);
  return (
    <ul class="found-people" aria-label={t.persons} role="status">
      {found.map(one => {
        const where = whereOf(one);
        return (
          <li key={one.id}>
            {one.table ? (
              <a class="button quiet" href={deskPath("floor", ROOM, one.table)}>
                <b>{one.name}</b> {where}
              </a>
            ) : (
              <span>
                <b>{one.name}</b> <span class="dim">{where}</span>
              </span>
            )}
          </li>
        );
      })}
      {found.length ? null : <li class="dim">{t.nobodyCalled(words.trim())}</li>}
    </ul>
  );
}
