// What the floor looks after: the room and the tournaments that are on, with their tables.

import { useEffect, useState } from "preact/hooks";
import { get } from "../../net/api";
import { glancesOf, type PlaceNow, placeOf, watch } from "../../net/house";
import type { EventListed, FloorRoomView, TableGlance } from "../../wire";

export const ROOM = "room";
const OFTEN = 60_000; // milliseconds after which one looks whether another tournament has begun

export interface TableAt {
  place: string;
  title: string; // of the tournament, "" for the room
  glance: TableGlance;
}

/** The room and the running tournaments, watched in a role. */
export function usePlaces(role: string): { place: string; title: string }[] {
  const [events, setEvents] = useState<EventListed[]>([]);
  useEffect(() => {
    const look = () =>
      void get<EventListed[]>("/api/events").then(
        answer => answer.ok && setEvents(before => playing(answer.value, before)),
      );
    look();
    const timer = setInterval(look, OFTEN);
    return () => clearInterval(timer);
  }, []);
  const places = [{ place: ROOM, title: "" }, ...events.map(({ place, title }) => ({ place, title }))];
  useEffect(() => {
    const ends = places.map(({ place }) => watch(place, "", role));
    return () => ends.forEach(end => end());
  }, [role, events]);
  return places;
}

/** The tournaments that are on; the same list as before where nothing has changed. */
function playing(all: EventListed[], before: EventListed[]): EventListed[] {
  const on = all.filter(one => one.state === "playing");
  return on.map(one => one.place).join() === before.map(one => one.place).join() ? before : on;
}

/** Every table, those that wait for the floor first. */
export function tablesOf(places: { place: string; title: string }[]): TableAt[] {
  const all = places.flatMap(({ place, title }) =>
    [...glancesOf(place).value.values()].map(glance => ({ place, title, glance })),
  );
  const waits = ({ glance }: TableAt) => (glance.case || glance.question ? 0 : 1);
  return all
    .map((one, at) => ({ one, at }))
    .sort((a, b) => waits(a.one) - waits(b.one) || a.at - b.at)
    .map(({ one }) => one);
}

/** The room as the floor has it; a manager's view holds the same. */
export function floorOf(place: PlaceNow | null): FloorRoomView | null {
  if (!place) return null;
  const { view } = place;
  if ("room.FloorRoomView" in view) return view["room.FloorRoomView"];
  return "room.ManagerRoomView" in view ? view["room.ManagerRoomView"].floor : null;
}

export const roomNow = (): PlaceNow | null => placeOf(ROOM).value;

export const deskPath = (desk: string, place: string, table: string): string =>
  `/${desk}/${place}/${encodeURIComponent(table)}`;

/** "/floor/event/abc/3" names a place and a table of it. */
export function tableIn(parts: string[]): { place: string; table: string } | null {
  const table = parts.at(-1);
  const place = parts.slice(0, -1).join("/");
  return table && place ? { place, table } : null;
}
