// One entrant: moved, penalised, seated, bought in again. The house judges each; what is refused stands
// here with its clause.

import { useState } from "preact/hooks";
import { amount, parseAmount } from "../../model/chips";
import { texts } from "../../texts";
import { directorTexts } from "../../texts/desks/director";
import { Dialog } from "../../ui/Dialog";
import { Field, Law, Segments } from "../../ui/parts";
import { type EntrantOnDesk, EVENT_OFFENCES, type EventCommand } from "../../wire";
import { asksBack, toneOf } from "../parts/asks-back";
import { CHIPS, type Directed, direct, MONEY, named, verdict } from "./directing";

type Penalty = "warning" | "hands" | "rounds" | "chips" | "out";

export function PersonDialog({
  event,
  one,
  close,
}: {
  event: Directed;
  one: EntrantOnDesk;
  close: () => void;
}) {
  const t = directorTexts.value;
  const { player } = one;
  const [opened] = useState(Date.now);
  // not what was refused before this was opened
  const told = verdict.value && verdict.value.at >= opened ? verdict.value : null;
  const send = async (command: EventCommand) => {
    if ((await direct(event, command)).ok) close();
  };
  const plays = one.standing === "plays";
  const byHand = event.view.terms.by_hand;
  const chips =
    event.view.board.tables.flatMap(table => table.players).find(known => known.player === player)?.chips ??
    0;
  const waits = one.standing === "waits" || one.standing === "alternate";
  return (
    <Dialog title={named(event, player)} close={close}>
      <div class="stack wide-gap">
        <dl class="facts">
          <dt>{t.seat}</dt>
          <dd>{one.table ? t.seatAt(one.table, one.seat) : "–"}</dd>
          <dt>{t.paidWord}</dt>
          <dd class="num">{amount(one.paid, MONEY)}</dd>
          {one.entries > 1 ? (
            <>
              <dt>{t.entriesWord}</dt>
              <dd class="num">{one.entries}</dd>
            </>
          ) : null}
        </dl>
        {told && !told.ok ? (
          <p class={`refusal ${toneOf(told)}`} role="alert">
            <strong>{asksBack(told) ? t.asks : texts.value.state.refused}</strong> {told.says}{" "}
            <Law ids={told.clauses} />
          </p>
        ) : null}
        <div class="button-row">
          {waits ? (
            <button class="button" onClick={() => void send({ SeatEntrant: { player, seed: 0 } })}>
              {t.seatNow}
            </button>
          ) : null}
          {one.standing === "out" ? (
            <button class="button" onClick={() => void send({ Register: { player } })}>
              {t.enterAgain}
            </button>
          ) : null}
          {waits ? (
            <button class="button" onClick={() => void send({ Unregister: { player } })}>
              {texts.value.event.unregister}
            </button>
          ) : null}
          {plays && !one.absent ? (
            <button class="button" onClick={() => void send({ NoteAbsent: { player } })}>
              {t.noteAbsent}
            </button>
          ) : null}
          {one.absent ? (
            <button class="button" onClick={() => void send({ TakeOwnSeat: { player } })}>
              {t.isHere}
            </button>
          ) : null}
          {one.absent ? (
            <button class="button" onClick={() => void send({ RemoveAbsent: { player } })}>
              {t.takeStack}
            </button>
          ) : null}
          {one.owes || (one.rebuys_now && chips >= 0 && chips <= (event.view.terms.rebuy?.under ?? 0)) ? (
            <button class="button" onClick={() => void send({ Rebuy: { player } })}>
              {t.rebuy}
            </button>
          ) : null}
          {one.rebuys_now && byHand && chips ? (
            <button class="button" onClick={() => void send({ BustAndRebuy: { player, times: 1 } })}>
              {t.lostAndRebuys}
            </button>
          ) : null}
          {plays && event.view.terms.add_on && !one.add_ons ? (
            <button class="button" onClick={() => void send({ BuyAddOn: { player } })}>
              {t.addOn}
            </button>
          ) : null}
        </div>
        {plays && byHand ? <CountForm event={event} player={player} chips={chips} /> : null}
        {plays ? <MoveForm event={event} player={player} send={send} /> : null}
        {plays ? <PenaltyForm player={player} send={send} /> : null}
      </div>
    </Dialog>
  );
}

type Send = (command: EventCommand) => Promise<void>;

/** What lies in front of this one: nobody else has to be counted for it. */
function CountForm({ event, player, chips }: { event: Directed; player: string; chips: number }) {
  const t = directorTexts.value;
  const [typed, setTyped] = useState("");
  const counted = parseAmount(typed, CHIPS);
  return (
    <form
      class="two rule count-one"
      onSubmit={sent => {
        sent.preventDefault();
        if (counted !== null)
          void direct(event, { CountStacks: { stacks: [{ player, amount: counted }] } }).then(
            answer => answer.ok && setTyped(""),
          );
      }}
    >
      <Field label={chips < 0 ? t.notCounted : t.hasChips(amount(chips, CHIPS))}>
        <input
          class="input"
          name="count"
          inputMode="numeric"
          value={typed}
          onInput={told => setTyped(told.currentTarget.value)}
        />
      </Field>
      <button class="button" disabled={counted === null}>
        {t.countOne}
      </button>
    </form>
  );
}

function MoveForm({ event, player, send }: { event: Directed; player: string; send: Send }) {
  const t = directorTexts.value;
  const open = event.view.board.tables.flatMap(table => {
    const taken = new Set(table.players.map(one => one.seat));
    return Array.from({ length: table.seats }, (_, at) => at + 1)
      .filter(seat => !taken.has(seat))
      .map(seat => ({ table: table.number, seat }));
  });
  const [to, setTo] = useState("");
  const [why, setWhy] = useState("");
  const chosen = open.find(one => `${one.table}/${one.seat}` === to);
  return (
    <form
      class="stack rule"
      onSubmit={sent => {
        sent.preventDefault();
        if (chosen) void send({ MoveTo: { player, table: chosen.table, seat: chosen.seat - 1, why } });
      }}
    >
      <h3>{t.moveTo}</h3>
      <div class="two">
        <Field label={t.seat}>
          <select class="input" value={to} onChange={picked => setTo(picked.currentTarget.value)}>
            <option value="">{t.chooseSeat}</option>
            {open.map(one => (
              <option key={`${one.table}/${one.seat}`} value={`${one.table}/${one.seat}`}>
                {t.seatAt(one.table, one.seat)}
              </option>
            ))}
          </select>
        </Field>
        <Field label={t.why}>
          <input class="input" value={why} onInput={typed => setWhy(typed.currentTarget.value)} />
        </Field>
      </div>
      <button class="button" disabled={!chosen}>
        {t.move}
      </button>
    </form>
  );
}

function PenaltyForm({ player, send }: { player: string; send: Send }) {
  const t = directorTexts.value;
  const [kind, setKind] = useState<Penalty>("warning");
  const [offence, setOffence] = useState("");
  const [many, setMany] = useState("1");
  const number = parseAmount(many, CHIPS) ?? 0;
  const command = (): EventCommand => {
    if (kind === "warning") return { WarnEntrant: { player, offence } };
    if (kind === "hands") return { PenaliseEntrant: { player, offence, hands: number } };
    if (kind === "rounds") return { PenaliseEntrant: { player, offence, rounds: number } };
    if (kind === "chips") return { ForfeitChips: { player, offence, amount: number } };
    return { DisqualifyEntrant: { player, offence } };
  };
  return (
    <form
      class="stack rule"
      onSubmit={sent => {
        sent.preventDefault();
        void send(command());
      }}
    >
      <h3>{t.penalty}</h3>
      <Segments
        label={t.penalty}
        value={kind}
        choose={setKind}
        options={(["warning", "hands", "rounds", "chips", "out"] as const).map(value => ({
          value,
          label: t.penalties[value],
        }))}
      />
      <div class="two">
        <Field label={t.offence}>
          <select
            class="input"
            name="offence"
            value={offence}
            onChange={picked => setOffence(picked.currentTarget.value)}
          >
            <option value="">{t.chooseOffence}</option>
            {EVENT_OFFENCES.map(one => (
              <option key={one} value={one}>
                {t.offences[one]}
              </option>
            ))}
          </select>
        </Field>
        {kind === "warning" || kind === "out" ? null : (
          <Field label={t.howMany}>
            <input
              class="input"
              inputMode="numeric"
              value={many}
              onInput={typed => setMany(typed.currentTarget.value)}
            />
          </Field>
        )}
      </div>
      <button class="button" disabled={!offence}>
        {t.givePenalty}
      </button>
    </form>
  );
}
