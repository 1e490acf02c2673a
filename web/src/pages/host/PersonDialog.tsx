// What a host can do about one person: chips, a warning, quiet, up from the table, out of the game.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Outcome } from "../../desks/parts/Outcome";
import { wrongAmount } from "../../model/buying";
import { amount, type Money, parseAmount } from "../../model/chips";
import { post } from "../../net/api";
import type { Answer, AnyCommand } from "../../net/house";
import { me } from "../../net/me";
import { texts } from "../../texts";
import { hostTexts } from "../../texts/desks/host";
import { Dialog } from "../../ui/Dialog";
import { LetBack } from "../../ui/LetBack";
import { Field } from "../../ui/parts";
import type { HostDo } from "./HostDesk";
import type { PersonAt } from "./People";

interface PersonProps {
  place: string;
  one: PersonAt;
  money: Money;
  room: number | null; // for how many more chips there is room in front of them; null: any number
  act: HostDo;
  close: () => void;
  talked: () => void; // who is quiet is not as it was
}

export function PersonDialog({ place, one, money, room, act, close, talked }: PersonProps) {
  const t = hostTexts.value;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [chips, setChips] = useState("");
  const [offence, setOffence] = useState("");
  const [minutes, setMinutes] = useState("30");
  const player = one.id;
  const sum = parseAmount(chips, money);
  const oneself = player === me.value?.account?.id;
  const put = async (command: AnyCommand) => {
    const answer = await act(command);
    setAnswer(answer);
    if (answer.ok) close();
  };
  const quiet = async (time: number) => {
    const answer = await post("/api/chat/mute", { who: player, minutes: time, place });
    if (!answer.ok)
      return setAnswer({
        ok: false,
        says: answer.says || texts.value.state.failed,
        clauses: answer.clauses,
        at: Date.now(),
      });
    talked();
    close();
  };
  return (
    <Dialog title={one.name} close={close}>
      <div class="stack host-person">
        <Outcome answer={answer} done={t.done} />
        {one.table ? (
          <Act
            name={t.addChips}
            why={t.addWhy}
            ready={!wrongAmount(chips, [1, room], money, texts.value)}
            put={() => void put({ Buy: { player, table: one.table, amount: sum ?? 0 } })}
          >
            <Field label={room === null ? t.howMuch : texts.value.add.range(amount(room, money))}>
              <input
                class="input"
                inputMode="decimal"
                value={chips}
                onInput={event => setChips(event.currentTarget.value)}
              />
            </Field>
          </Act>
        ) : null}
        {oneself ? null : (
          <Act
            name={t.warn}
            ready={Boolean(offence.trim())}
            put={() => void put({ Warn: { player, offence: offence.trim() } })}
          >
            <Field label={t.forWhat}>
              <input
                class="input"
                maxLength={80}
                value={offence}
                onInput={event => setOffence(event.currentTarget.value)}
              />
            </Field>
          </Act>
        )}
        {oneself ? null : one.quiet ? (
          <button class="button touch" onClick={() => void quiet(0)}>
            {t.unmute}
          </button>
        ) : (
          <Act
            name={t.mute}
            ready={Number(minutes) > 0}
            put={() => void quiet(Math.min(43_200, Math.floor(Number(minutes))))}
          >
            <Field label={t.minutes}>
              <input
                class="input"
                inputMode="numeric"
                pattern="[0-9]+"
                value={minutes}
                onInput={event => setMinutes(event.currentTarget.value)}
              />
            </Field>
          </Act>
        )}
        {oneself ? null : <LetBack place={place} person={player} />}
        {one.table ? (
          <Act
            name={t.leave}
            why={t.leaveWhy}
            ready
            put={() => void put({ LeaveTable: { player, table: one.table } })}
          />
        ) : null}
        {oneself ? null : (
          <Act
            name={t.takeOut}
            why={t.takeOutWhy}
            ready
            danger
            put={() => void put({ BarPlayer: { player, why: t.takeOut } })}
          />
        )}
      </div>
    </Dialog>
  );
}

interface ActProps {
  name: string;
  why?: string;
  ready: boolean;
  danger?: boolean;
  put: () => void;
  children?: ComponentChildren;
}

/** One thing to do, with what it needs and what comes of it. */
function Act({ name, why = "", ready, danger = false, put, children }: ActProps) {
  const send = (event: Event) => {
    event.preventDefault();
    put();
  };
  return (
    <form class="host-act" onSubmit={send}>
      {children}
      <button class={`button touch ${danger ? "danger" : ""}`} disabled={!ready}>
        {name}
      </button>
      {why ? <p class="dim small">{why}</p> : null}
    </form>
  );
}
