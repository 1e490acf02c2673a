import { readFileSync } from "node:fs";
import type { TableNow } from "../src/model/records";
import { type TableState, takeFrame } from "../src/net/table-store";

export function frames(scene: string): TableNow[] {
  return JSON.parse(
    readFileSync(new URL(`../fixtures/${scene}.json`, import.meta.url), "utf8"),
  ) as TableNow[];
}

export function played(scene: string, upto?: number): TableState {
  let state: TableState | null = null;
  for (const frame of frames(scene).slice(0, upto)) state = takeFrame(state, frame, 0);
  return state!;
}
