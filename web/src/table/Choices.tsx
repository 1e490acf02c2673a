// The buttons: built from the options that were sent, in places that never move. Fold first, then
// check or call, then bet or raise.

import { useEffect, useRef, useState } from "preact/hooks";
import { inHandOrder } from "../model/cards";
import { amount, type Money } from "../model/chips";
import type { TableState } from "../net/table-store";
import { texts } from "../texts";
import { numbered, useKeys } from "../ui/keys";
import type { HandCommand, Options, View } from "../wire";
import { AmountRow, typedTotal } from "./Amount";

export interface ChoicesProps {
  state: TableState;
  hand: View;
  may: Options;
  money: Money;
  waiting: boolean;
  chosen: Set<number>;
  pick: ((at: number) => void) | null;
  send: (command: HandCommand) => void;
}

export function Choices(props: ChoicesProps) {
  switch (props.may.phase) {
    case "draw":
    case "discard":
      return <Discarding {...props} />;
    case "run it":
      return <Running {...props} />;
    case "show":
      return <Showing {...props} />;
    default:
      return <Betting {...props} />;
  }
}

function Betting({ state, hand, may, money, waiting, send }: ChoicesProps) {
  const t = texts.value.act;
  const { seat } = may;
  const ranged = may.most_to > may.least_to && !may.fixed;
  const field = useRef<HTMLInputElement | null>(null);
  const [text, setText] = useState("");
  const latest = useRef(""); // what was typed last: a key may come before it is drawn
  const type = (words: string) => setText((latest.current = words));
  const [sure, setSure] = useState(false);
  const least = amount(may.least_to, { ...money, sign: "" });
  const typed = text || least;
  const to = typedTotal(typed, money);
  useEffect(() => setSure(false), [state.now.version]);
  const mine = (hand.bets[seat] ?? 0) + (hand.stacks[seat] ?? 0);
  const raise = (total: number | null) => total !== null && send({ RaiseTo: { seat, to: total } });
  const fold = () => (may.check && !sure ? setSure(true) : send({ Fold: { seat } }));
  const pass = () =>
    send(may.bring_in ? { BringIn: { seat } } : may.check ? { Check: { seat } } : { Call: { seat } });
  useKeys(
    {
      f: fold,
      c: pass,
      k: pass,
      r: () => raise(ranged ? typedTotal(latest.current || least, money) : may.least_to),
      b: () => field.current?.focus(),
    },
    !waiting,
    field,
  );
  const raises = may.fixed ? [...new Set([may.least_to, may.most_to])].filter(Boolean) : [];
  return (
    <>
      {ranged ? (
        <AmountRow
          may={may}
          sizes={state.now.sizes}
          money={money}
          step={state.seen.felt.house.wagers_in || 1}
          allIn={mine}
          text={typed}
          to={to}
          set={type}
          focus={field}
        />
      ) : null}
      <div class="choices">
        <button class={`button ${sure ? "danger" : ""}`} disabled={!may.fold || waiting} onClick={fold}>
          <span>{sure ? t.sureFold : t.fold}</span>
          <kbd>F</kbd>
        </button>
        <button class="button" disabled={waiting || !(may.check || may.call || may.bring_in)} onClick={pass}>
          <span>{passLabel(may, hand, money)}</span>
          <kbd>C</kbd>
        </button>
        {raises.length > 1 ? (
          <span class="choices two" style={{ gap: "8px" }}>
            {raises.map(total => (
              <RaiseButton
                key={total}
                {...{ may, hand, money, total, waiting, mine }}
                press={() => raise(total)}
              />
            ))}
          </span>
        ) : (
          <RaiseButton
            {...{ may, hand, money, waiting, mine }}
            total={ranged ? to : may.least_to || null}
            press={() => raise(ranged ? to : may.least_to)}
          />
        )}
      </div>
    </>
  );
}

function passLabel(may: Options, hand: View, money: Money): string {
  const t = texts.value.act;
  if (may.bring_in) return t.bringIn(amount(may.bring_in, money));
  if (may.check || !may.call) return t.check;
  return may.call >= (hand.stacks[may.seat] ?? 0)
    ? t.callAllIn(amount(may.call, money))
    : t.call(amount(may.call, money));
}

interface RaiseProps {
  may: Options;
  hand: View;
  money: Money;
  total: number | null;
  waiting: boolean;
  mine: number;
  press: () => void;
}

/** Whether a bet to so much makes a bring-in the whole small bet. */
export const completesBringIn = ({ stakes, street, bet }: View, to: number | null): boolean =>
  stakes.bring_in > 0 && street === 0 && bet > 0 && bet < stakes.small_bet && to === stakes.small_bet;

function RaiseButton({ may, hand, money, total, waiting, mine, press }: RaiseProps) {
  const t = texts.value.act;
  if (!may.most_to)
    return (
      <button class="button" disabled>
        <span>{t.noRaise}</span>
      </button>
    );
  const sum = total === null ? "–" : amount(total, money);
  const completes = may.bring_in || completesBringIn(hand, total);
  const label = total === mine ? t.allIn : completes ? t.complete : hand.bet === 0 ? t.bet : t.raise;
  return (
    <button class="button go" disabled={waiting || total === null} onClick={press}>
      <span>{label(sum)}</span>
      <kbd>R</kbd>
    </button>
  );
}

function Discarding({ hand, may, waiting, chosen, pick, send }: ChoicesProps) {
  const t = texts.value.act;
  const own = hand.hands[may.seat] ?? [];
  const cards = [...chosen]
    .sort((a, b) => a - b)
    .map(at => own[at]!)
    .filter(card => card !== undefined);
  const fits = cards.length >= may.discard_least && cards.length <= may.discard_most;
  const draw = may.phase === "draw";
  const go = () => fits && send({ Discard: { seat: may.seat, cards } });
  const picks = numbered(inHandOrder(own).map(at => () => pick?.(at)));
  useKeys(
    { ...picks, r: go, c: () => may.discard_least === 0 && send({ Discard: { seat: may.seat, cards: [] } }) },
    !waiting,
  );
  return (
    <div class={`choices ${draw ? "two" : "one"}`}>
      {draw ? (
        <button
          class="button"
          disabled={waiting}
          onClick={() => send({ Discard: { seat: may.seat, cards: [] } })}
        >
          <span>{t.standPat}</span>
          <kbd>C</kbd>
        </button>
      ) : null}
      <button class="button go" disabled={waiting || !fits || (draw && !cards.length)} onClick={go}>
        <span>{draw ? t.change(cards.length) : t.discard(cards.length)}</span>
        <kbd>R</kbd>
      </button>
    </div>
  );
}

function Running({ may, waiting, send }: ChoicesProps) {
  const t = texts.value.act;
  const run = (times: number) => send({ RunIt: { seat: may.seat, times } });
  useKeys(numbered(Array.from({ length: may.runs }, (_, n) => () => run(n + 1))), !waiting);
  return (
    <div class={`choices ${may.runs > 2 ? "three" : "two"}`}>
      {Array.from({ length: may.runs }, (_, n) => (
        <button key={n} class={`button ${n === 0 ? "go" : ""}`} disabled={waiting} onClick={() => run(n + 1)}>
          <span>{t.runIt(n + 1)}</span>
          <kbd>{n + 1}</kbd>
        </button>
      ))}
    </div>
  );
}

function Showing({ may, waiting, send }: ChoicesProps) {
  const t = texts.value.act;
  const muck = () => may.muck && send({ Muck: { seat: may.seat } });
  const show = () => may.show && send({ Show: { seat: may.seat } });
  useKeys({ m: muck, s: show }, !waiting);
  return (
    <div class="choices two">
      <button class="button" disabled={waiting || !may.muck} onClick={muck}>
        <span>{t.muck}</span>
        <kbd>M</kbd>
      </button>
      <button class="button go" disabled={waiting || !may.show} onClick={show}>
        <span>{t.show}</span>
        <kbd>S</kbd>
      </button>
    </div>
  );
}
