// Sitting down: a seat and how much. The house says what may be bought; here it is only asked for.

import { useState } from "preact/hooks";
import { amount, parseAmount } from "../model/chips";
import { moneyOf } from "../model/sign";
import { type Answer, ask, hello } from "../net/house";
import type { TableState } from "../net/table-store";
import { texts } from "../texts";
import { Dialog } from "../ui/Dialog";
import { Field, Law } from "../ui/parts";

export function SitDown({
  place,
  state,
  seat: first,
  close,
}: {
  place: string;
  state: TableState;
  seat: number;
  close: () => void;
}) {
  const t = texts.value;
  const { felt } = state.seen;
  const money = moneyOf(felt.stakes, place);
  const usual = felt.house.buy_in?.[1] ?? felt.stakes.big_bet * 100;
  const [text, setText] = useState(amount(usual, { ...money, sign: "" }));
  const [seat, setSeat] = useState(first);
  const [refused, setRefused] = useState<Answer | null>(null);
  const chips = parseAmount(text, money);
  const sit = async (event: Event) => {
    event.preventDefault();
    if (chips === null) return;
    const player = hello.value?.you ?? "";
    const answer = await ask(place, "", {
      SeatPlayer: { player, table: state.now.table, seat, amount: chips },
    });
    if (answer.ok) close();
    else setRefused(answer);
  };
  const range = felt.house.buy_in
    ? t.table.buyIn(amount(felt.house.buy_in[0], money), amount(felt.house.buy_in[1], money))
    : t.lobby.buyIn;
  return (
    <Dialog title={t.table.seatNumber(seat + 1)} close={close}>
      <form class="stack" onSubmit={event => void sit(event)}>
        <Field label={range} {...(chips === null ? { wrong: t.act.notAmount } : {})}>
          <input
            class="input"
            inputMode="decimal"
            value={text}
            autoFocus
            onInput={event => (setText(event.currentTarget.value), setRefused(null))}
          />
        </Field>
        {felt.open_seats.length > 1 ? (
          <fieldset class="seat-choice">
            <legend class="small dim">{t.lobby.seat}</legend>
            <div>
              {felt.open_seats.map(at => (
                <button
                  key={at}
                  type="button"
                  class="button"
                  aria-pressed={at === seat}
                  aria-label={t.seats.seat(at + 1)}
                  onClick={() => (setSeat(at), setRefused(null))}
                >
                  {at + 1}
                </button>
              ))}
            </div>
          </fieldset>
        ) : null}
        {refused ? (
          <p class="refusal" role="alert">
            <strong>{t.state.refused}</strong> {refused.says} <Law ids={refused.clauses} by={felt.rulebook} />
          </p>
        ) : null}
        <button class="button go touch">{t.lobby.sitDown}</button>
      </form>
    </Dialog>
  );
}
