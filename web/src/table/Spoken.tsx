// For whoever listens: cards and turns in words, told once when they come.

import { useEffect, useState } from "preact/hooks";
import { amount, type Money } from "../model/chips";
import { as } from "../model/records";
import { parts } from "../model/telling";
import type { TableState } from "../net/table-store";
import { texts } from "../texts";
import { cardNames } from "../ui/Card";
import { linesOf } from "./HandLog";

export function Spoken({ state, money }: { state: TableState; money: Money }) {
  const [words, setWords] = useState("");
  useEffect(() => setWords(spoken(state, money)), [state.now.version]);
  return (
    <div class="unseen" aria-live="polite" role="status">
      {words}
    </div>
  );
}

export function spoken(state: TableState, money: Money): string {
  const t = texts.value.table;
  const { hand, seat } = state.seen;
  const fresh = new Set(state.fresh);
  const numbers = new Set(state.events.filter(one => fresh.has(one.event)).map(one => one.n));
  const told = linesOf(state, money).filter(line => numbers.has(line.n) && line.kind !== "quiet");
  const sentences = told.map(
    line =>
      `${parts(line.says).join("")}${line.cards.length ? `: ${cardNames(line.cards)}` : ""}` +
      (line.dealt ?? []).map(one => `${parts(one.who).join("")}: ${cardNames(one.cards)}`).join("; "),
  );
  const dealt = state.fresh.some(event => as(event, "hand.Dealt")?.seat === seat);
  const own = hand?.hands[seat];
  if (dealt && own) sentences.push(t.announceCards(cardNames(own)));
  const board = hand?.boards[0] ?? [];
  if (hand?.options) {
    if (board.length && told.some(line => line.kind === "head"))
      sentences.push(t.announceBoard(cardNames(board)));
    sentences.push(t.announceTurn(hand.options.call ? amount(hand.options.call, money) : ""));
  }
  return sentences.map(one => (/[.!?]$/.test(one) ? one : `${one}.`)).join(" ");
}
