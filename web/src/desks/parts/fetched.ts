// What a page reads of the house, asked for again when its address changes; an answer that comes too late
// is passed over.

import { useEffect, useState } from "preact/hooks";
import { type ApiRefusal, get } from "../../net/api";

export interface Fetched<T> {
  value: T | null;
  failed: ApiRefusal | null;
  busy: boolean;
  again: () => void;
}

export function useFetched<T>(path: string | null): Fetched<T> {
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<{ value: T | null; failed: ApiRefusal | null; busy: boolean }>({
    value: null,
    failed: null,
    busy: false,
  });
  useEffect(() => {
    if (path === null) return;
    let current = true;
    setFound(before => ({ ...before, failed: null, busy: true }));
    void get<T>(path).then(answer => {
      if (!current) return;
      setFound(
        answer.ok
          ? { value: answer.value, failed: null, busy: false }
          : { value: null, failed: answer, busy: false },
      );
    });
    return () => {
      current = false;
    };
  }, [path, round]);
  return { ...found, again: () => setRound(round + 1) };
}

/** A value that has stood still for a while. */
export function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}

export const query = (path: string, said: Record<string, string | number | boolean>): string =>
  `${path}?${new URLSearchParams(
    Object.entries(said)
      .filter(([, value]) => value !== "" && value !== false)
      .map(([name, value]) => [name, String(value)]),
  )}`;
