// After a lost connection: what happened to one's own hand meanwhile, in a sentence.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Money } from "../model/chips";
import { parts } from "../model/telling";
import { isCut } from "../net/house";
import type { TableState } from "../net/table-store";
import { texts } from "../texts";
import { linesOf } from "./HandLog";

const READ = 12_000;
const FIRST_FRAMES = 1_500; // so long after it is back the house tells what happened meanwhile

interface Cut {
  version: number;
  hands: number;
  plays: boolean; // whether one had a hand then
}

/** "" while there is nothing to say. */
export function useAfterCut(state: TableState | null, money: Money | null): string {
  const before = useRef<Cut | null>(null);
  const [said, say] = useState("");
  const cut = isCut.value;
  useEffect(() => {
    if (cut && state && !before.current) before.current = cutOf(state);
  }, [cut, state]);
  useEffect(() => {
    const timer = cut ? 0 : setTimeout(() => (before.current = null), FIRST_FRAMES);
    return () => clearTimeout(timer);
  }, [cut]);
  useEffect(() => {
    if (!cut && before.current && state && money) say(sinceCut(before.current, state, money));
  }, [cut, state?.now.version]);
  useEffect(() => {
    const timer = said ? setTimeout(() => say(""), READ) : 0;
    return () => clearTimeout(timer);
  }, [said]);
  return cut ? "" : said;
}

function cutOf({ now, seen }: TableState): Cut {
  const plays = seen.hand?.live.includes(seen.seat) ?? false;
  return { version: now.version, hands: seen.felt.hands, plays };
}

export function sinceCut(cut: Cut, state: TableState, money: Money): string {
  const t = texts.value.link;
  const { seen } = state;
  if (seen.seat < 0) return "";
  if (cut.plays && cut.hands !== seen.felt.hands) return `${t.back} ${t.wentOn}`;
  const own = linesOf(state, money).filter(line => line.n > cut.version && line.seat === seen.seat);
  const { you } = texts.value;
  const did = own.map(line => parts(line.says).join("").replace(you, you.toLowerCase())).join(", ");
  if (did) return `${t.back} ${t.meanwhile(did)}`;
  return cut.plays && !seen.hand ? `${t.back} ${t.wentOn}` : t.back;
}
