// What the manager's pages share: something fetched and fetched again, something sent with its answer in a
// fixed place, times.

import { useCallback, useEffect, useState } from "preact/hooks";
import { type ApiAnswer, get } from "../../net/api";
import { texts } from "../../texts";
import { managerTexts } from "../../texts/desks/manager";
import type { Outcome } from "../parts/Answered";

export interface Fetched<T> {
  value: T | null;
  wrong: string;
  again: () => void;
  set: (value: T) => void;
}

export function useFetched<T>(path: string): Fetched<T> {
  const [value, setValue] = useState<T | null>(null);
  const [wrong, setWrong] = useState("");
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let mine = true;
    void get<T>(path).then(answer => {
      if (!mine) return;
      setWrong(answer.ok ? "" : answer.says || managerTexts.value.failed);
      if (answer.ok) setValue(answer.value);
    });
    return () => void (mine = false);
  }, [path, times]);
  return { value, wrong, again: useCallback(() => setTimes(n => n + 1), []), set: setValue };
}

/** Something sent; what came of it, and whether it is on its way. */
export function useSent(): [
  Outcome | null,
  boolean,
  <T>(send: () => Promise<ApiAnswer<T>>, then?: (value: T) => void) => Promise<void>,
] {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async <T>(ask: () => Promise<ApiAnswer<T>>, then?: (value: T) => void) => {
    setBusy(true);
    const answer = await ask();
    setBusy(false);
    setOutcome(
      answer.ok
        ? { ok: true, says: "", clauses: [] }
        : { ok: false, says: answer.says || managerTexts.value.failed, clauses: answer.clauses },
    );
    if (answer.ok) then?.(answer.value);
  };
  return [outcome, busy, send];
}

export const dateOf = (at: number): string =>
  new Intl.DateTimeFormat(texts.value.code, { day: "numeric", month: "short", year: "numeric" }).format(at);
export const momentOf = (at: number): string =>
  new Intl.DateTimeFormat(texts.value.code, {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(at);
export const clockOf = (at: number): string =>
  new Intl.DateTimeFormat(texts.value.code, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    at,
  );
