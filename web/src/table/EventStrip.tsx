// Under the line above a tournament's table: the level and how long it lasts, what comes, who is left.

import { useEffect } from "preact/hooks";
import { amount } from "../model/chips";
import { levelWords } from "../model/level-words";
import { notices } from "../net/house";
import type { TableState } from "../net/table-store";
import { texts } from "../texts";
import type { EventSign } from "../wire";
import { minutes, useSeconds } from "./Clock";

const CHIPS = { dollar: 1, sign: "" };
const READ = 8_000; // so long a move is told that brought one here

export function EventStrip({ state, phone }: { state: TableState; phone: boolean }) {
  const { event, place } = state.now;
  const moved = useMovedHere(state);
  if (!event) return null;
  return (
    <section class="event-strip" aria-label={texts.value.event.sign}>
      {moved ? (
        <b role="status">{moved}</b>
      ) : (
        <Facts event={event} at={state.at} place={place} phone={phone} />
      )}
    </section>
  );
}

interface FactsProps {
  event: EventSign;
  at: number;
  place: string;
  phone: boolean;
}

function Facts({ event, at, place, phone }: FactsProps) {
  const t = texts.value.event;
  const average = amount(event.average, CHIPS);
  return (
    <>
      <a href={`/${place}`}>
        <b>{event.breaks ? t.break : event.level ? t.level(event.level) : t.soon}</b>{" "}
        <LevelTime key={`${at}-${event.seconds}`} event={event} at={at} />
      </a>
      {event.next ? (
        <span>
          <i>{t.nextShort}</i> {levelWords(event.next)}
        </span>
      ) : null}
      <span>{phone ? t.leftShort(event.left, event.entries) : t.left(event.left, event.entries)}</span>
      <span>{phone ? t.averageShort(average) : t.averageOf(average)}</span>
      {event.place ? <b>{phone ? t.finished(event.place) : t.youAre(event.place)}</b> : null}
    </>
  );
}

function LevelTime({ event, at }: { event: EventSign; at: number }) {
  const t = texts.value.event;
  const left = useSeconds(event.seconds * 1000, at);
  const begun = event.level > 0 || event.breaks;
  if (!begun || event.seconds < 0) return null;
  const time = minutes(event.runs ? left : event.seconds);
  return event.runs ? (
    <span role="timer" aria-live="off">
      {time}
    </span>
  ) : (
    <span>
      {time} · {t.paused}
    </span>
  );
}

/** That one was moved to this very table is told here, for a moment, and lies over nothing. */
function useMovedHere({ now }: TableState): string {
  const here = notices.value.find(
    one =>
      one.place === now.place && one.table === now.table && (one.kind === "moved" || one.kind === "seated"),
  );
  useEffect(() => {
    const drop = () => (notices.value = notices.value.filter(one => one !== here));
    const timer = here ? setTimeout(drop, READ) : 0;
    return () => clearTimeout(timer);
  }, [here]);
  const t = texts.value.event;
  if (!here?.seat) return "";
  return here.kind === "moved" ? t.movedTo(here.title, here.table, here.seat) : "";
}
