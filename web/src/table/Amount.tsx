// How much: buttons for the amounts the house sent, a slider between them, and a field to type in.

import { amount, type Money, parseAmount, shortly } from "../model/chips";
import { isPhone } from "../screen";
import { texts } from "../texts";
import type { BetSize, Options } from "../wire";

interface AmountProps {
  may: Options;
  sizes: BetSize[];
  money: Money;
  step: number; // the chip in which the game's wagers are made
  allIn: number; // the total that is everything, where it may be bet
  text: string;
  to: number | null;
  set: (text: string) => void;
  focus: { current: HTMLInputElement | null };
}

export function AmountRow({ may, sizes, money, step, allIn, text, to, set, focus }: AmountProps) {
  const t = texts.value.act;
  const plain = (chips: number) => amount(chips, { ...money, sign: "" });
  const at = to ?? may.least_to;
  const part = may.most_to > may.least_to ? ((at - may.least_to) / (may.most_to - may.least_to)) * 100 : 100;
  const name = (size: BetSize) =>
    size.name === "most" && size.to !== allIn ? t.most : (t.sizes[size.name] ?? size.name);
  return (
    <div class="size">
      <div class="presets">
        {sizes.map(size => (
          <button
            key={size.name}
            class="preset"
            aria-pressed={to === size.to}
            onClick={() => set(plain(size.to))}
          >
            <b>{name(size)}</b>
            <span>{isPhone.value ? shortly(size.to, money, 100_000) : amount(size.to, money)}</span>
          </button>
        ))}
      </div>
      <input
        class="slider"
        type="range"
        aria-label={t.slider}
        min={may.least_to}
        max={may.most_to}
        step={step}
        value={Math.min(may.most_to, Math.max(may.least_to, at))}
        style={{ "--v": `${Math.max(0, Math.min(100, part))}%` }}
        aria-valuetext={amount(at, money)}
        onInput={event => set(plain(Number(event.currentTarget.value)))}
      />
      <label
        class={`amount ${to === null ? "is-wrong" : ""}`}
        style={{ inlineSize: `${Math.max(116, 46 + plain(may.most_to).length * 10)}px` }}
      >
        {money.sign ? <span aria-hidden="true">{money.sign}</span> : null}
        <input
          ref={focus}
          class="input"
          inputMode="decimal"
          aria-label={t.amount}
          aria-invalid={to === null}
          value={text}
          autocomplete="off"
          onInput={event => set(event.currentTarget.value)}
          onFocus={event => event.currentTarget.select()}
        />
      </label>
    </div>
  );
}

/** What was typed as a total; null where it is none, whatever the limits say. */
export const typedTotal = (text: string, money: Money): number | null => parseAmount(text, money);
