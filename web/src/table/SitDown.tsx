// Sitting down: a seat and how much. The house says what may be bought; here it is only asked for.

import { useState } from "preact/hooks";
import { buyInWords, usualBuyIn, wrongAmount } from "../model/buying";
import { amount, parseAmount } from "../model/chips";
import { moneyOf } from "../model/sign";
import { type Answer, ask, hello } from "../net/house";
import type { TableState } from "../net/table-store";
import { texts } from "../texts";
import { Dialog } from "../ui/Dialog";
import { Field, Law, PlayChips } from "../ui/parts";

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
  const usual = usualBuyIn(felt.stakes, felt.buy_in);
  const [text, setText] = useState(amount(usual, { ...money, sign: "" }));
  const [seat, setSeat] = useState(first);
  const [refused, setRefused] = useState<Answer | null>(null);
  const chips = parseAmount(text, money);
  const wrong = wrongAmount(text, felt.buy_in, money, t);
  const sit = async (event: Event) => {
    event.preventDefault();
    if (chips === null || wrong) return;
    const player = hello.value?.you ?? "";
    const answer = await ask(place, "", {
      SeatPlayer: { player, table: state.now.table, seat, amount: chips },
    });
    if (answer.ok) close();
    else setRefused(answer);
  };
  return (
    <Dialog title={t.table.seatNumber(seat + 1)} close={close}>
      <form class="stack" onSubmit={event => void sit(event)}>
        <Field label={buyInWords(felt.buy_in, money, t)} wrong={wrong}>
          <input
            class="input"
            inputMode="decimal"
            value={text}
            autoFocus
            onInput={event => setText(event.currentTarget.value)}
          />
        </Field>
        {money.sign ? <PlayChips /> : null}
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
                  onClick={() => setSeat(at)}
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
