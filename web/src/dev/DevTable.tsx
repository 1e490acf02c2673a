// Only in development: a table driven by recorded frames. /dev/holdem?at=12 shows the twelfth.

import { signal } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { TableNow } from "../model/records";
import type { TableSignals } from "../net/house";
import { type TableState, takeFrame } from "../net/table-store";
import { Replayer } from "../pages/Replay";
import { go, where } from "../router";
import { TableView } from "../table/TableView";

const recorded = import.meta.glob<{ default: TableNow[] }>("../../fixtures/*.json");

export function DevTable({ scene }: { scene: string }) {
  const [frames, setFrames] = useState<TableNow[]>([]);
  const at = Number(where.value.query.get("at") ?? frames.length);
  const refused = where.value.query.has("refused");
  useEffect(() => {
    void recorded[`../../fixtures/${scene}.json`]?.().then(module => setFrames(module.default));
  }, [scene]);
  const signals = useMemo<TableSignals>(
    () => ({
      state: signal(null),
      chat: signal(talk()),
      gone: signal(""),
      waiting: signal(false),
      answer: signal(
        refused
          ? {
              ok: false,
              says: "Jonah's all-in was not a full raise, so the smallest raise is still $90 more: to $230.",
              clauses: ["pechanga/22.3a"],
              at: 0,
            }
          : null,
      ),
    }),
    [refused],
  );
  const state = useMemo(() => {
    let now: TableState | null = null;
    for (const frame of frames.slice(0, at)) now = takeFrame(now, frame, Date.now());
    return now;
  }, [frames, at]);
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      if (by) go(`/dev/${scene}?at=${Math.max(1, Math.min(frames.length, at + by))}`, true);
    };
    addEventListener("keydown", step);
    return () => removeEventListener("keydown", step);
  });
  if (!state) return <p>No frames of {scene}.</p>;
  return (
    <TableView
      state={state}
      signals={signals}
      act={console.info}
      wish={console.info}
      outAtBlind={() => undefined}
      sit={console.info}
      leave={console.info}
      move={() => undefined}
      more={console.info}
      call={console.info}
      seals={console.info}
    />
  );
}

export function DevReplay({ scene }: { scene: string }) {
  const [frames, setFrames] = useState<TableNow[]>([]);
  useEffect(() => {
    void recorded[`../../fixtures/${scene}.json`]?.().then(module => setFrames(module.default));
  }, [scene]);
  if (!frames.length) return null;
  return (
    <Replayer
      hand={{
        id: "",
        eyes: "",
        path: "",
        number: 41207,
        at: 0,
        sign: scene,
        where: "",
        frames,
        titles: {},
        seen: () => "",
      }}
    />
  );
}

const talk = () => [
  {
    t: "chat" as const,
    place: "room",
    table: "7",
    who: "a",
    name: "Dmitri",
    text: "nice straddle pot",
    at: 1,
    n: 1,
  },
  {
    t: "chat" as const,
    place: "room",
    table: "7",
    who: "b",
    name: "Anneke",
    text: "can you still re-raise over a short one?",
    at: 2,
    n: 2,
  },
  {
    t: "chat" as const,
    place: "room",
    table: "7",
    who: "c",
    name: "Priya",
    text: "we who haven't acted can. Theo can't",
    at: 3,
    n: 3,
  },
];
