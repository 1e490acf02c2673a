// Sitting down: a seat or any, and how much. The house says what may be bought; here it is only asked for.

import { useEffect, useState } from "preact/hooks";
import { buyInWords, usualBuyIn, wrongAmount } from "../model/buying";
import { amount, parseAmount } from "../model/chips";
import { moneyOf } from "../model/sign";
import { type Answer, ask, hello, wishFor } from "../net/house";
import { askSeats } from "../net/seats";
import type { TableState } from "../net/table-store";
import { tablePath } from "../router";
import { texts } from "../texts";
import { wishTexts } from "../texts/wishes";
import { Dialog } from "../ui/Dialog";
import { Field, Law, PlayChips } from "../ui/parts";

interface SitDownProps {
  place: string;
  state: TableState;
  seat: number | null; // null: any
  close: () => void;
}

export function SitDown({ place, state, seat: first, close }: SitDownProps) {
  const t = texts.value;
  const { felt } = state.seen;
  const money = moneyOf(felt.stakes, place);
  const usual = usualBuyIn(felt.stakes, felt.buy_in);
  const [text, setText] = useState(amount(usual, { ...money, sign: "" }));
  const [seat, setSeat, gone] = useSeat(first, felt.open_seats);
  const [refused, setRefused] = useState<Answer | null>(null);
  const chips = parseAmount(text, money);
  const wrong = wrongAmount(text, felt.buy_in, money, t);
  const sit = async () => {
    if (chips === null || wrong) return;
    setRefused(null);
    const player = hello.value?.you ?? "";
    const answer = await ask(place, "", {
      SeatPlayer: { player, table: state.now.table, seat, amount: chips },
    });
    if (answer.ok) close();
    else if (answer.reason !== "no-such-seat" || seat === null) setRefused(answer);
    else if (felt.open_seats.includes(seat)) setRefused(answer); // the felt tells of a seat that has gone
  };
  const send = (event: Event) => {
    event.preventDefault();
    void sit();
  };
  const choice = (at: number | null, label: string, name: string) => (
    <button
      key={label}
      type="button"
      class="button"
      aria-pressed={at === seat}
      aria-label={name}
      onClick={() => setSeat(at)}
    >
      {label}
    </button>
  );
  return (
    <Dialog title={seat === null ? t.lobby.takeSeat : t.table.seatNumber(seat + 1)} close={close}>
      <form class="stack" onSubmit={send}>
        <Field label={buyInWords(felt.buy_in, money, t)} wrong={wrong}>
          <input
            class="input"
            inputMode="decimal"
            value={text}
            autoFocus
            onInput={event => (setText(event.currentTarget.value), setRefused(null))}
          />
        </Field>
        {money.sign ? <PlayChips /> : null}
        {felt.open_seats.length > 1 ? (
          <fieldset class="seat-choice">
            <legend class="small dim">{t.lobby.seat}</legend>
            <div>
              {choice(null, wishTexts.value.anySeat, wishTexts.value.anySeat)}
              {felt.open_seats.map(at => choice(at, `${at + 1}`, t.seats.seat(at + 1)))}
            </div>
          </fieldset>
        ) : null}
        {gone ? (
          <p class="small" role="status">
            {gone}
          </p>
        ) : null}
        {refused?.reason === "one-seat-each" ? (
          <SitsElsewhere place={place} refused={refused} by={felt.rulebook} again={() => void sit()} />
        ) : refused ? (
          <p class="refusal" role="alert">
            <strong>{t.state.refused}</strong> {refused.says} <Law ids={refused.clauses} by={felt.rulebook} />
          </p>
        ) : null}
        <button class="button go touch">{t.lobby.sitDown}</button>
      </form>
    </Dialog>
  );
}

/** The seat that is asked for; where it goes to somebody else meanwhile, the next that is open, and that is said. */
function useSeat(
  first: number | null,
  open: readonly number[],
): [number | null, (seat: number | null) => void, string] {
  const t = wishTexts.value;
  const [seat, setSeat] = useState(first);
  const [gone, setGone] = useState("");
  useEffect(() => {
    if (seat === null || open.includes(seat)) return;
    const next = open.find(at => at > seat) ?? open[0] ?? null;
    setGone(next === null ? t.noneOpen : t.nextOpen(seat + 1, next + 1));
    setSeat(next);
  }, [open.join(), seat]);
  const choose = (at: number | null) => (setGone(""), setSeat(at));
  return [seat, choose, gone];
}

interface ElsewhereProps {
  place: string;
  refused: Answer;
  by: string;
  again: () => void;
}

/** One sits at another table already, and the house has one seat for everybody: go there, or change over. */
function SitsElsewhere({ place, refused, by, again }: ElsewhereProps) {
  const t = wishTexts.value;
  const [there, setThere] = useState<{ table: string; many: boolean } | null>(null);
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    void askSeats().then(seats => {
      const here = seats.filter(one => one.place === place);
      if (here[0]) setThere({ table: here[0].table, many: here.length > 1 });
    });
  }, []);
  useEffect(() => {
    if (!waits) return;
    const look = async () => {
      const seats = await askSeats();
      if (!seats.some(one => one.place === place)) again(); // up there: here, as was wished
    };
    const timer = setInterval(() => void look(), 1_000);
    return () => clearInterval(timer);
  }, [waits]);
  const change = async (table: string) => {
    const player = hello.value?.you ?? "";
    const left = await ask(place, "", { LeaveTable: { player, table } });
    if (left.ok) return again();
    setWaits((await wishFor(place, table, { leave: true })).ok);
  };
  const law = <Law ids={refused.clauses} by={by} />;
  if (!there)
    return (
      <p class="refusal" role="alert">
        {refused.says} {law}
      </p>
    );
  const { table, many } = there;
  return (
    <div class="refusal stack" role="alert">
      <p>
        {waits ? t.upFirst(table) : many ? t.seatsEnough : t.oneSeat(table)} {law}
      </p>
      <div class="row-end">
        <a class="button touch" href={tablePath(place, table)}>
          {t.goThere}
        </a>
        {waits || many ? null : (
          <button type="button" class="button touch" onClick={() => void change(table)}>
            {t.upAndHere}
          </button>
        )}
      </div>
    </div>
  );
}
