// The tables where one sits are watched from every page, so that one's turn is told wherever one reads.

import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { moneyOf } from "../model/sign";
import { tableSign } from "../model/table-sign";
import { tableOf, watch } from "../net/house";
import { me } from "../net/me";
import type { TableState } from "../net/table-store";
import { tablePath, where } from "../router";
import { texts } from "../texts";
import { useTurnAlert } from "./turn-alert";

interface OwnSeat {
  place: string;
  table: string;
}

const KEPT = "shuffleup.seats"; // a reload forgets no table
const seats = signal<ReadonlyMap<string, OwnSeat>>(kept());

function kept(): Map<string, OwnSeat> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEPT) ?? "[]") as [string, OwnSeat][]);
  } catch {
    return new Map();
  }
}

function keep(now: ReadonlyMap<string, OwnSeat>): void {
  seats.value = now;
  try {
    sessionStorage.setItem(KEPT, JSON.stringify([...now]));
  } catch {
    // a browser that keeps nothing still tells of the tables that were opened
  }
}

const keyOf = (place: string, table: string): string => `${place}|${table}`;

/** Somebody sits there, as a page has learned. */
export function sitsAt(place: string, table: string): void {
  const key = keyOf(place, table);
  if (!seats.value.has(key)) keep(new Map([...seats.value, [key, { place, table }]]));
}

function left(key: string): void {
  keep(new Map([...seats.value].filter(([one]) => one !== key)));
}

export function OwnTables() {
  const who = me.value?.account?.id ?? "";
  useEffect(() => (who ? () => keep(new Map()) : undefined), [who]); // another person sits elsewhere
  return (
    <>
      {[...seats.value].map(([key, one]) => (
        <OwnTable key={key} {...one} />
      ))}
    </>
  );
}

function OwnTable({ place, table }: { place: string; table: string }) {
  const { state, gone } = tableOf(place, table);
  const now = state.value;
  const key = keyOf(place, table);
  const [since] = useState(Date.now());
  const fresh = now !== null && now.at >= since; // an older one is of a visit before one sat down
  const over = gone.value !== "" || (fresh && now.seen.seat < 0);
  useEffect(() => watch(place, table), [place, table]);
  useEffect(() => {
    if (over) left(key);
  }, [over]);
  const sign = now ? tableSign(now, moneyOf(now.seen.felt.stakes, place), texts.value).short : "";
  const turn = now && !over ? turnOf(now) : "";
  useTurnAlert(key, sign, turn);
  if (!turn || where.value.path.includes("/table/")) return null; // a table has its own bar
  return (
    <aside class="turn-call" aria-live="polite" aria-label={texts.value.table.tabTurn}>
      <a class="button go touch" href={tablePath(place, table)}>
        {texts.value.table.tabTurn} · {sign}
      </a>
    </aside>
  );
}

/** Which turn it is, where it is one's own: another word for each. */
const turnOf = ({ seen: { felt, hand } }: TableState): string =>
  hand?.options ? `${felt.hands}:${hand.version}` : "";
