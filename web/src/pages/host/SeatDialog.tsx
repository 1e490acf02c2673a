// Somebody who was let in is given a seat, with a buy-in.

import { useState } from "preact/hooks";
import { Outcome } from "../../desks/parts/Outcome";
import { buyInWords, usualBuyIn, wrongAmount } from "../../model/buying";
import { amount, type Money, parseAmount } from "../../model/chips";
import { stakesIn } from "../../model/stakes";
import type { Answer } from "../../net/house";
import { texts } from "../../texts";
import { hostTexts } from "../../texts/desks/host";
import { Dialog } from "../../ui/Dialog";
import { Field } from "../../ui/parts";
import type { GameOnBoard } from "../../wire";
import type { HostDo } from "./HostDesk";
import type { PersonAt } from "./People";

interface SeatProps {
  table: string;
  seat: number;
  people: PersonAt[];
  game: GameOnBoard | undefined;
  money: Money;
  act: HostDo;
  close: () => void;
}

export function SeatDialog({ table, seat, people, game, money, act, close }: SeatProps) {
  const t = hostTexts.value;
  const [player, setPlayer] = useState(people[0]?.id ?? "");
  const [text, setText] = useState(
    game ? amount(usualBuyIn(stakesIn(game.stakes), game.buy_in), { ...money, sign: "" }) : "",
  );
  const [answer, setAnswer] = useState<Answer | null>(null);
  const limits = game?.buy_in ?? ([0, null] as const);
  const sum = parseAmount(text, money);
  const wrong = wrongAmount(text, limits, money, texts.value);
  const send = async (event: Event) => {
    event.preventDefault();
    if (sum === null || wrong) return;
    const answer = await act({ SeatPlayer: { player, table, seat, amount: sum } });
    setAnswer(answer);
    if (answer.ok) close();
  };
  return (
    <Dialog title={t.seat(seat + 1)} close={close}>
      <form class="stack" onSubmit={event => void send(event)}>
        <Outcome answer={answer} done={t.done} />
        <Field label={t.seatWho}>
          <select class="input" value={player} onChange={event => setPlayer(event.currentTarget.value)}>
            {people.map(one => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </Field>
        <Field label={buyInWords(limits, money, texts.value)} wrong={wrong}>
          <input
            class="input"
            inputMode="decimal"
            value={text}
            onInput={event => setText(event.currentTarget.value)}
          />
        </Field>
        <button class="button go touch" disabled={Boolean(wrong) || !player}>
          {t.takeSeat}
        </button>
      </form>
    </Dialog>
  );
}
