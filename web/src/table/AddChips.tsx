// More chips for the stack: asked for here, judged by the house.

import { useState } from "preact/hooks";
import { usualBuyIn, wrongAmount } from "../model/buying";
import { amount, parseAmount } from "../model/chips";
import { moneyOf } from "../model/sign";
import type { TableState } from "../net/table-store";
import { texts } from "../texts";
import { Dialog } from "../ui/Dialog";
import { Field } from "../ui/parts";

export function AddChips({
  state,
  add,
  close,
}: {
  state: TableState;
  add: (chips: number) => void;
  close: () => void;
}) {
  const t = texts.value;
  const { felt, seat } = state.seen;
  const money = moneyOf(felt.stakes, state.now.place);
  const stack = felt.chairs[seat]?.stack ?? 0;
  const most = felt.fill_to === null ? null : Math.max(0, felt.fill_to - stack);
  const usual = Math.max(felt.stakes.big_bet, usualBuyIn(felt.stakes, felt.buy_in) - stack);
  const [text, setText] = useState(amount(Math.min(usual, most ?? usual), { ...money, sign: "" }));
  const chips = parseAmount(text, money);
  const wrong = most === 0 ? t.add.full : wrongAmount(text, [1, most], money, t);
  const send = (event: Event) => {
    event.preventDefault();
    if (chips === null || wrong) return;
    add(chips);
    close();
  };
  return (
    <Dialog title={t.add.title} close={close}>
      <form class="stack" onSubmit={send}>
        <Field label={most === null ? t.table.howMuch : t.add.range(amount(most, money))} wrong={wrong}>
          <input
            class="input"
            inputMode="decimal"
            value={text}
            autoFocus
            onInput={event => setText(event.currentTarget.value)}
          />
        </Field>
        <p class="dim small">{t.add.how}</p>
        <button class="button go touch" disabled={Boolean(wrong)}>
          {t.add.title}
        </button>
      </form>
    </Dialog>
  );
}
