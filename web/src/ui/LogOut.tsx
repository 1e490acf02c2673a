// Going out: at once for whoever has nothing on a table, else asked with the sum.

import { useState } from "preact/hooks";
import { amount } from "../model/chips";
import { ask, wishFor } from "../net/house";
import { goingOut, logOut, me, stay } from "../net/me";
import { mySeats } from "../net/seats";
import { texts } from "../texts";
import { backTexts } from "../texts/coming-back";
import type { SeatOfMine } from "../wire";
import { Dialog } from "./Dialog";
import { Field } from "./parts";

export function LogOutAsked() {
  return me.value?.account ? <Question seats={mySeats.value} /> : null;
}

const close = (): void => void (goingOut.value = false);

function Question({ seats }: { seats: SeatOfMine[] }) {
  const t = backTexts.value;
  const account = me.value?.account;
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState("");
  const out = async () => {
    close();
    await logOut();
  };
  const first = async (done: Promise<string>) => {
    setBusy(true);
    const why = await done;
    setBusy(false);
    setSaid(why);
    if (!why) await out();
  };
  const cash = seats.filter(one => !one.place.startsWith("event/"));
  return (
    <Dialog title={t.logOut} close={close}>
      <div class="stack">
        {seats.map(one => (
          <p key={`${one.place}|${one.table}`}>
            <b>{t.youHave(sumOf(one), one.title ? t.ofGame(one.table, one.title) : t.at(one.table))}</b>
          </p>
        ))}
        <p class="dim">{account?.guest ? t.guestWhy : t.memberWhy}</p>
        {account?.guest ? <Password busy={busy} send={password => void first(keep(password))} /> : null}
        {said ? (
          <p class="refusal" role="alert">
            {said}
          </p>
        ) : null}
        {cash.length ? (
          <button class="button touch" disabled={busy} onClick={() => void first(getUp(cash))}>
            {t.leaveAndOut}
          </button>
        ) : null}
        <button
          class={`button quiet touch ${account?.guest ? "danger" : ""}`}
          disabled={busy}
          onClick={() => void out()}
        >
          {t.outAnyway}
        </button>
        {account?.guest ? <p class="dim small">{t.anywayWhy}</p> : null}
      </div>
    </Dialog>
  );
}

/** Chips of a tournament are no money. */
const sumOf = ({ place, stack, dollar }: SeatOfMine): string =>
  amount(
    stack,
    place.startsWith("event/") ? { dollar: 1, sign: "" } : { dollar: Math.max(1, dollar), sign: "$" },
  );

async function keep(password: string): Promise<string> {
  const answer = await stay(password);
  return answer.ok ? "" : answer.says || texts.value.state.failed;
}

/** Up from every table; in a hand when that is over, which the house remembers. */
async function getUp(seats: SeatOfMine[]): Promise<string> {
  for (const { place, table } of seats) {
    const left = await ask(place, "", { LeaveTable: { player: me.value?.account?.id ?? "", table } });
    const answer = left.ok ? left : await wishFor(place, table, { leave: true });
    if (!answer.ok) return answer.says || texts.value.state.failed;
  }
  return "";
}

function Password({ busy, send }: { busy: boolean; send: (password: string) => void }) {
  const [password, setPassword] = useState("");
  const submit = (event: Event) => {
    event.preventDefault();
    send(password);
  };
  return (
    <form class="stack" onSubmit={submit}>
      <Field label={texts.value.door.passwordLong(me.value?.password_least ?? 0)}>
        <input
          class="input"
          type="password"
          autoComplete="new-password"
          required
          value={password}
          onInput={event => setPassword(event.currentTarget.value)}
        />
      </Field>
      <button class="button go touch" disabled={busy || !password}>
        {backTexts.value.keepAndOut}
      </button>
    </form>
  );
}
