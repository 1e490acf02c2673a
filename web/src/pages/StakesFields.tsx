// The stakes of a private game: limit and blinds, the buy-in, seats, and what happens when somebody is all-in.

import {
  atStakes,
  type Fault,
  type Faults,
  hasBlinds,
  sheets,
  usual,
  type Wanted,
} from "../model/private-game";
import { texts } from "../texts";
import { Field, PlayChips } from "../ui/parts";
import { OWN } from "./OwnRules";

interface StakesProps {
  wanted: Wanted;
  change: (some: Partial<Wanted>) => void;
  faults: Faults;
  says: string; // why the house refused, in its words
}

export function StakesFields({ wanted, change, faults, says }: StakesProps) {
  const t = texts.value.private;
  const sheet = sheets[wanted.game];
  const wrong = (field: keyof Faults) => inWords(faults[field], says);
  const typed = (field: "stakes" | "ante" | "least" | "most", label: string) => (
    <Field label={label} wrong={wrong(field)}>
      <input
        class="input"
        name={field}
        inputMode={field === "stakes" ? "text" : "decimal"}
        maxLength={60}
        aria-invalid={Boolean(faults[field])}
        value={wanted[field]}
        onInput={({ currentTarget: { value } }) =>
          change(
            field === "stakes"
              ? atStakes(wanted, value)
              : { [field]: value, bought: wanted.bought || field !== "ante" },
          )
        }
      />
    </Field>
  );
  return (
    <fieldset class="stack">
      <legend>{t.stakes}</legend>
      <div class="four">
        {sheet ? (
          <Field label={t.limit}>
            <select
              class="input"
              value={wanted.structure}
              onChange={event => change(usual(wanted.game, event.currentTarget.value))}
            >
              {Object.keys(sheet.structures).map(one => (
                <option key={one} value={one}>
                  {texts.value.table.structures[one] ?? one}
                </option>
              ))}
            </select>
          </Field>
        ) : null}
        {typed("stakes", hasBlinds(wanted) ? t.blinds : t.bets)}
        {hasBlinds(wanted) ? typed("ante", t.anteIfAny) : null}
        {typed("least", t.least)}
        {typed("most", t.most)}
        <Field label={t.seats}>
          <select
            class="input"
            value={wanted.seats}
            onChange={event => change({ seats: Number(event.currentTarget.value) })}
          >
            {Array.from({ length: (sheet?.seats ?? 8) - 1 }, (_, n) => (
              <option key={n} value={n + 2}>
                {n + 2}
              </option>
            ))}
          </select>
        </Field>
        {wanted.book === OWN ? null : (
          <Field label={t.allIn}>
            <select
              class="input"
              name="runs"
              value={wanted.runs}
              onChange={event => change({ runs: Number(event.currentTarget.value) })}
            >
              {t.runs.map((label, runs) => (
                <option key={runs} value={runs}>
                  {label}
                </option>
              ))}
            </select>
          </Field>
        )}
      </div>
      <p class="dim small">{t.houseSets}</p>
      <PlayChips />
    </fieldset>
  );
}

function inWords(fault: Fault | undefined, says: string): string {
  const { private: t, act } = texts.value;
  const said = {
    amounts: t.badStakes,
    amount: act.notAmount,
    chips: act.notWhole,
    range: t.badRange,
    house: says,
  };
  return fault ? said[fault] : "";
}
