// A table at its pace: of what the house has told, a page shows what may be seen by now. One's own key or
// tap shows the rest at once. Nothing waits in a line: it is read off the latest state each time.

import { useEffect, useRef, useState } from "preact/hooks";
import { asOf, dueAt, lacksBeginning, withThoseOut } from "../model/pace";
import type { TableState } from "../net/table-store";

export interface AtPace {
  shown: TableState | null; // null for the moment in which the beginning is still asked for
  playing: boolean;
}

interface SeenSoFar {
  upto: number;
  since: number; // what was seen before
  behind: boolean; // whether less than everything was seen last
  of: TableState | null;
  shown: TableState | null;
}

const NOTHING: SeenSoFar = { upto: 0, since: 0, behind: false, of: null, shown: null };

export function useAtPace(state: TableState | null): AtPace {
  const [, tick] = useState(0);
  const memory = useRef<SeenSoFar>(NOTHING);
  const again = () => tick(n => n + 1);
  const at = Date.now();
  const due = state ? dueAt(state, at) : { upto: 0, next: 0 };
  const version = state?.now.version ?? 0;
  const waits = state !== null && lacksBeginning(state) && at < state.at + (state.now.playing?.left ?? 0);
  if (state && isElsewhere(memory.current, state)) memory.current = NOTHING;
  const upto = Math.max(due.upto, Math.min(version, memory.current.upto));
  if (state && !waits) memory.current = goneOn(memory.current, state, upto);
  const playing = upto < version;
  const next = waits ? 200 : playing ? due.next : 0;
  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(again, next + 5);
    return () => clearTimeout(timer);
  }, [next, at]); // two moments may be as long as each other
  useSkipping(playing && !waits, () => {
    memory.current = { ...memory.current, upto: version };
    again();
  });
  return { shown: waits ? null : memory.current.shown, playing: playing && !waits };
}

/** Another table, or a house that goes on from an older copy. */
const isElsewhere = ({ of, upto }: SeenSoFar, { now }: TableState): boolean =>
  of !== null && (of.now.place !== now.place || of.now.table !== now.table || now.version < upto);

/** What is seen now: the same object as long as it is the same. */
function goneOn(before: SeenSoFar, state: TableState, upto: number): SeenSoFar {
  const drawn = before.shown?.now.version;
  if (before.of === state && drawn === upto) return before;
  const since = drawn === undefined ? upto : drawn < upto ? drawn : before.since;
  const all = upto >= state.now.version;
  const shown = all && !before.behind ? state : asOf(state, upto, since);
  return { upto, since, behind: !all, of: state, shown };
}

const QUIET_KEYS = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "CapsLock"]);

function useSkipping(on: boolean, skip: () => void): void {
  const now = useRef(skip);
  now.current = skip;
  useEffect(() => {
    if (!on) return;
    const key = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.closest("input, textarea, select");
      if (!typing && !QUIET_KEYS.has(event.key)) now.current();
    };
    const tap = (event: Event) => {
      if (event.target instanceof Element && event.target.closest(".stage, .lines, .mine")) now.current();
    };
    addEventListener("keydown", key);
    addEventListener("pointerdown", tap);
    return () => {
      removeEventListener("keydown", key);
      removeEventListener("pointerdown", tap);
    };
  }, [on]);
}

/** In a tournament whoever is out sees the table as it was when they went out, from their own seat, until
    they want to watch on. */
export function useBust(state: TableState | null): {
  shown: TableState | null;
  out: boolean;
  on: () => void;
} {
  const kept = useRef<{ of: TableState; shown: TableState } | null>(null);
  const [watches, setWatches] = useState(false);
  const on = () => setWatches(true);
  if (!state?.now.place.startsWith("event/")) return { shown: state, out: false, on };
  const before = kept.current;
  const here = before?.of.now.table === state.now.table && before.of.now.place === state.now.place;
  const out = here && state.seen.seat < 0 && before.shown.seen.seat >= 0 && !watches;
  if (before?.of !== state) {
    const shown = out ? asItWas(state, before!.shown) : withThoseOut(state);
    kept.current = { of: state, shown };
  }
  return { shown: kept.current!.shown, out, on };
}

function asItWas(state: TableState, before: TableState): TableState {
  const { seat, felt } = before.seen;
  if (felt.hands !== state.seen.felt.hands) return before; // the table has gone on
  return withThoseOut({ ...state, seen: { ...state.seen, seat } });
}
