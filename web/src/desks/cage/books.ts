// The cage's books as this page reads them: the room seen from the cage, and the day's ledger, fetched anew
// when the room has
// gone on. Amounts are chips, whole numbers; nothing is reckoned here but sums of what was typed.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { amount, cash, type Money } from "../../model/chips";
import { get } from "../../net/api";
import { placeOf, watch } from "../../net/house";
import { me } from "../../net/me";
import { cageTexts } from "../../texts/desks/cage";
import type { CageRoomView, LedgerShown } from "../../wire";

const SOON = 400; // milliseconds: several things in a row are one look

export interface CageNow {
  place: string;
  role: string;
  view: CageRoomView;
  names: Record<string, string>;
}

export const ledger = signal<LedgerShown | null>(null);
export const ledgerFailed = signal("");

/** Whether whoever looks is a manager as well: their entries are a manager's, whatever they look as. */
export const managing = (): boolean => me.value?.account?.speaks_as.includes("manager") ?? false;

/** In which role whoever looks keeps the books. */
export const cageRole = (): string => (me.value?.account?.speaks_as.includes("cage") ? "cage" : "manager");

export function useCage(place: string): CageNow | null {
  const role = cageRole();
  useEffect(() => watch(place, "", role), [place, role]);
  const frame = placeOf(place).value;
  const version = frame?.version ?? -1;
  useEffect(() => lookSoon(place), [place, version]);
  if (!frame) return null;
  const seen = frame.view as Record<string, unknown>;
  const view = (seen["room.CageRoomView"] ??
    (seen["room.ManagerRoomView"] as { cage: CageRoomView } | undefined)?.cage) as CageRoomView | undefined;
  return view ? { place, role, view, names: frame.names ?? {} } : null;
}

let waiting = 0;

/** Read it before long: also while the room goes on without a pause. */
function lookSoon(place: string): void {
  if (waiting) return;
  waiting = window.setTimeout(() => {
    waiting = 0;
    void readLedger(place);
  }, SOON);
}

export async function readLedger(place: string): Promise<void> {
  const answer = await get<LedgerShown>(`/api/cage/ledger?place=${encodeURIComponent(place)}`);
  if (answer.ok) ledger.value = answer.value;
  ledgerFailed.value = answer.ok ? "" : answer.says;
}

export const balanceOf = (view: CageRoomView, account: string): number =>
  view.accounts.find(([name]) => name === account)?.[1] ?? 0;

/** How the room's chips are written as money: as its tables do. */
export const moneyIn = (view: CageRoomView): Money => cash(view.dollar);

/** With a sign before it, as a ledger has it; nothing is 0. */
export const signed = (chips: number, money: Money): string =>
  chips > 0 ? `+${amount(chips, { ...money, sign: "" })}` : amount(chips, { ...money, sign: "" });

export const timeIn = (at: number, zone: string, code: string): string =>
  new Intl.DateTimeFormat(code, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: zone,
  }).format(at);

export const dayIn = (at: number, zone: string, code: string): string =>
  new Intl.DateTimeFormat(code, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: zone,
  }).format(at);

/** Why something was entered, in words. */
export function whyText(why: string): string {
  const t = cageTexts.value.whys;
  const [kind = "", ...rest] = why.split(": ");
  const more = rest.join(": ");
  return more ? `${t[kind] ?? kind}: ${t[more] ?? more}` : (t[kind] ?? kind);
}

/** What differs from the books, in words. */
export const overOrShort = (chips: number, money: Money): string => {
  const t = cageTexts.value;
  if (!chips) return t.even;
  return chips > 0 ? t.over(amount(chips, money)) : t.short(amount(-chips, money));
};
