// More chips for the stack, up to so many: asked for here, judged by the house. In a hand it keeps the wish.

import { useState } from "preact/hooks";
import { amount, parseAmount } from "../model/chips";
import { moneyOf } from "../model/sign";
import type { TableState } from "../net/table-store";
import { texts } from "../texts";
import { wishTexts } from "../texts/wishes";
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
  const w = wishTexts.value;
  const has = felt.chairs[seat]?.stack ?? 0;
  const most = felt.house.buy_in?.[1] ?? 0;
  const [text, setText] = useState(amount(Math.max(most, has + felt.stakes.big_bet), { ...money, sign: "" }));
  const chips = parseAmount(text, money);
  // in a hand the stack grows smaller: only then may as much as one has be filled up again
  const enough = chips !== null && !state.seen.hand && chips <= has;
  const wrong = chips === null ? t.act.notAmount : enough ? w.already(amount(has, money)) : "";
  const send = (event: Event) => {
    event.preventDefault();
    if (chips === null || wrong) return;
    add(chips);
    close();
  };
  return (
    <Dialog title={t.add.title} close={close}>
      <form class="stack" onSubmit={send}>
        <Field label={most ? w.upToRange(amount(most, money)) : w.upTo} {...(wrong ? { wrong } : {})}>
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
