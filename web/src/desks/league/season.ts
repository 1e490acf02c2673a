// A season as its organiser sees it: read anew whenever something happened there.

import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { get } from "../../net/api";
import { type Answer, ask, placeOf, watch } from "../../net/house";
import { me } from "../../net/me";
import { leagueTexts } from "../../texts/desks/league";
import type { SeasonCommand, SeasonOnDesk, SeasonResult } from "../../wire";

export const verdict = signal<Answer | null>(null);

export const keeping = (): string =>
  me.value?.account?.speaks_as.includes("director") ? "director" : "manager";

export function useSeason(code: string): { desk: SeasonOnDesk | null; missing: string } {
  const place = `season/${code}`;
  const [desk, setDesk] = useState<SeasonOnDesk | null>(null);
  const [missing, setMissing] = useState("");
  useEffect(() => watch(place), [place]);
  const version = placeOf(place).value?.version ?? 0;
  useEffect(() => {
    void get<SeasonOnDesk>(`/api/seasons/${code}/desk`).then(answer =>
      answer.ok ? setDesk(answer.value) : setMissing(answer.says || "…"),
    );
  }, [code, version]);
  return { desk, missing };
}

export async function keep(desk: { place: string }, command: SeasonCommand): Promise<Answer> {
  const answer = await ask(desk.place, "", command, undefined, keeping());
  const [kind = ""] = Object.entries(command)[0] ?? [];
  verdict.value = { ...answer, did: leagueTexts.value.acts[kind] ?? "" };
  return answer;
}

export const named = (desk: { names: Record<string, string> }, player: string): string =>
  desk.names[player] ?? player;

/** Events of the season that are played; the last chance and the final are none of these. */
export const playedOf = (desk: SeasonOnDesk): number =>
  desk.nights.filter(one => one.result.kind === "season").length;

export type EventKind = SeasonResult["kind"];
