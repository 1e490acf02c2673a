// One table: its stacks as they are counted, and what can be done with the table as a whole.

import { useState } from "preact/hooks";
import { amount, parseAmount } from "../../model/chips";
import { directorTexts } from "../../texts/desks/director";
import { Dialog } from "../../ui/Dialog";
import { Law } from "../../ui/parts";
import type { TableOnDesk } from "../../wire";
import { toneOf } from "../parts/asks-back";
import { CHIPS, type Directed, direct, named, verdict } from "./directing";

export function CountDialog({
  event,
  table,
  close,
}: {
  event: Directed;
  table: TableOnDesk;
  close: () => void;
}) {
  const t = directorTexts.value;
  const [typed, setTyped] = useState<Record<number, string>>(() =>
    Object.fromEntries(table.players.map(one => [one.seat, one.chips < 0 ? "" : String(one.chips)])),
  );
  const [busy, setBusy] = useState(false);
  const [opened] = useState(Date.now);
  const told = verdict.value && verdict.value.at >= opened ? verdict.value : null;
  const counts = table.players.map(one => parseAmount(typed[one.seat] ?? "", CHIPS));
  const sum = counts.reduce<number>((all, one) => all + (one ?? 0), 0);
  const whole = counts.every(one => one !== null);
  const stacks = table.players.flatMap((one, at) => {
    // those that were told, and are not known to be so
    const chips = counts[at];
    return chips === null || chips === undefined || chips === one.chips
      ? []
      : [{ player: one.player, amount: chips }];
  });
  const save = async () => {
    setBusy(true);
    const answer = await direct(event, { CountStacks: { stacks } });
    setBusy(false);
    if (answer.ok) close();
  };
  return (
    <Dialog title={t.table(table.number)} close={close}>
      <form
        class="stack"
        onSubmit={sent => {
          sent.preventDefault();
          void save();
        }}
      >
        <p class="dim small">{t.countWhy}</p>
        <ol class="count-list">
          {table.players.map(one => (
            <li key={one.seat}>
              <label>
                <span class="num">{one.seat}</span>
                <span class="ellipsis">{named(event, one.player)}</span>
                <input
                  class="input"
                  inputMode="numeric"
                  placeholder="?"
                  value={typed[one.seat]}
                  onInput={told => setTyped({ ...typed, [one.seat]: told.currentTarget.value })}
                />
              </label>
            </li>
          ))}
        </ol>
        <p class={`count-sum ${whole && sum !== table.chips ? "is-off" : ""}`}>
          {t.countSum(amount(sum, CHIPS), amount(table.chips, CHIPS))}
          {whole && sum !== table.chips ? ` ${t.countOff(amount(Math.abs(sum - table.chips), CHIPS))}` : ""}
        </p>
        {told && !told.ok ? (
          <p class={`refusal ${toneOf(told)}`} role="alert">
            {told.says} <Law ids={told.clauses} />
          </p>
        ) : null}
        <button class="button go touch" disabled={busy || !stacks.length}>
          {t.countSave}
        </button>
        <div class="two">
          {table.halted ? (
            <button
              type="button"
              class="button"
              onClick={() => void direct(event, { LetPlayOn: { table: table.number } }).then(close)}
            >
              {t.playOn}
            </button>
          ) : (
            <button
              type="button"
              class="button"
              onClick={() => void direct(event, { HaltTable: { table: table.number } }).then(close)}
            >
              {t.hold}
            </button>
          )}
          <button
            type="button"
            class="button"
            onClick={() =>
              void direct(event, { BreakTable: { table: table.number, seed: 0 } }).then(
                told => told.ok && close(),
              )
            }
          >
            {t.breakTable}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
