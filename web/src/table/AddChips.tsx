// More chips for the stack: asked for here, judged by the house.

import { useState } from "preact/hooks";
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
  const most = felt.house.buy_in?.[1] ?? 0;
  const missing = Math.max(felt.stakes.big_bet, most - (felt.chairs[seat]?.stack ?? 0));
  const [text, setText] = useState(amount(missing, { ...money, sign: "" }));
  const chips = parseAmount(text, money);
  const send = (event: Event) => {
    event.preventDefault();
    if (chips === null) return;
    add(chips);
    close();
  };
  return (
    <Dialog title={t.add.title} close={close}>
      <form class="stack" onSubmit={send}>
        <Field label={t.table.howMuch} {...(chips === null ? { wrong: t.act.notAmount } : {})}>
          <input
            class="input"
            inputMode="decimal"
            value={text}
            autoFocus
            onInput={event => setText(event.currentTarget.value)}
          />
        </Field>
        <p class="dim small">{t.add.how}</p>
        <button class="button go touch" disabled={chips === null}>
          {t.add.title}
        </button>
      </form>
    </Dialog>
  );
}
