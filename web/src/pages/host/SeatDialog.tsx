// Somebody who was let in is given a seat, with a buy-in.

import { useState } from "preact/hooks";
import { Outcome } from "../../desks/parts/Outcome";
import { amount, parseAmount } from "../../model/chips";
import { MONEY } from "../../model/settling";
import type { Answer } from "../../net/house";
import { hostTexts } from "../../texts/desks/host";
import { Dialog } from "../../ui/Dialog";
import { Field } from "../../ui/parts";
import type { TableAtCage } from "../../wire";
import type { HostDo } from "./HostDesk";
import type { PersonAt } from "./People";

interface SeatProps {
  table: string;
  seat: number;
  people: PersonAt[];
  limits: TableAtCage | undefined;
  act: HostDo;
  close: () => void;
}

export function SeatDialog({ table, seat, people, limits, act, close }: SeatProps) {
  const t = hostTexts.value;
  const [player, setPlayer] = useState(people[0]?.id ?? "");
  const [text, setText] = useState(limits ? amount(limits.most ?? limits.least, { ...MONEY, sign: "" }) : "");
  const [answer, setAnswer] = useState<Answer | null>(null);
  const sum = parseAmount(text, MONEY);
  const send = async (event: Event) => {
    event.preventDefault();
    if (sum === null) return;
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
        <Field label={t.buyIn}>
          <input
            class="input"
            inputMode="decimal"
            value={text}
            onInput={event => setText(event.currentTarget.value)}
          />
        </Field>
        <button class="button go touch" disabled={sum === null || !player}>
          {t.takeSeat}
        </button>
      </form>
    </Dialog>
  );
}
