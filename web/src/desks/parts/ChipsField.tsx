// An amount that somebody types at a desk. What is none is named at once, in its place: a button that only
// stays grey does not say why.

import type { ComponentChildren } from "preact";
import { type Money, parseAmount } from "../../model/chips";
import { floorTexts } from "../../texts/desks/floor";
import { Field } from "../../ui/parts";

export const noAmount = (text: string, money: Money): boolean =>
  text.trim() !== "" && parseAmount(text, money) === null;

/** Said below a field as soon as what stands in it is no amount. */
export function NoAmount({ text, money }: { text: string; money: Money }) {
  return noAmount(text, money) ? (
    <small class="no-amount" role="alert">
      {floorTexts.value.noAmount}
    </small>
  ) : null;
}

interface ChipsFieldProps {
  label: string;
  text: string;
  set: (text: string) => void;
  money: Money;
  hint?: string;
  children?: ComponentChildren;
}

export function ChipsField({ label, text, set, money, hint = "", children }: ChipsFieldProps) {
  return (
    <Field label={label}>
      <input
        class="input"
        inputMode="decimal"
        autocomplete="off"
        aria-invalid={noAmount(text, money)}
        placeholder={hint}
        value={text}
        onInput={event => set(event.currentTarget.value)}
      />
      <NoAmount text={text} money={money} />
      {children}
    </Field>
  );
}
