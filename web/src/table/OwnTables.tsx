// The tables where one sits are watched from every page, so that one's turn is told wherever one reads.

import { useEffect, useState } from "preact/hooks";
import { moneyOf } from "../model/sign";
import { tableSign } from "../model/table-sign";
import { notices, tableOf, watch } from "../net/house";
import { me } from "../net/me";
import { askSeats, mySeats } from "../net/seats";
import type { TableState } from "../net/table-store";
import { tablePath, where } from "../router";
import { texts } from "../texts";
import type { SeatOfMine } from "../wire";
import { useTurnAlert } from "./turn-alert";

export function OwnTables() {
  const who = me.value?.account?.id ?? "";
  useEffect(() => {
    mySeats.value = []; // another person sits elsewhere
  }, [who]);
  useEffect(() => {
    if (who) void askSeats(); // somebody may have been seated meanwhile
  }, [who, notices.value.length]);
  return (
    <>
      {mySeats.value.map(one => (
        <OwnTable key={`${one.place}|${one.table}`} {...one} />
      ))}
    </>
  );
}

function OwnTable({ place, table }: SeatOfMine) {
  const { state, gone } = tableOf(place, table);
  const now = state.value;
  const [since] = useState(Date.now());
  const fresh = now !== null && now.at >= since; // an older one is of a visit before one sat down
  const over = gone.value !== "" || (fresh && now.seen.seat < 0);
  useEffect(() => watch(place, table), [place, table]);
  useEffect(() => {
    if (over) void askSeats();
  }, [over]);
  const sign = now ? tableSign(now, moneyOf(now.seen.felt.stakes, place), texts.value).short : "";
  const turn = now && !over ? turnOf(now) : "";
  useTurnAlert(`${place}|${table}`, sign, turn);
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
