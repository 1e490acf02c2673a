// Prizes: what is paid for which place, what the last players agree on, and a calculator for deals elsewhere.

import { useState } from "preact/hooks";
import { amount, parseAmount } from "../../model/chips";
import { post } from "../../net/api";
import { directorTexts } from "../../texts/desks/director";
import { Field, Law } from "../../ui/parts";
import type { DealWorkedOut } from "../../wire";
import { DealPanel } from "./DealPanel";
import { CHIPS, type Directed, direct, MONEY, mayDo, named } from "./directing";

export function PrizesPage({ event }: { event: Directed }) {
  const t = directorTexts.value;
  const { board, fixed } = event.view;
  const set = mayDo(event.view, "SetPrizes");
  const pay = mayDo(event.view, "PayPrizes");
  const overlay = mayDo(event.view, "MakeUpGuarantee");
  return (
    <div class="desk-wide">
      <div class="lobby-title">
        <h1>{t.tabs.prizes}</h1>
        <p class="dim">
          {t.poolLine(amount(board.pool, MONEY), amount(board.fee, MONEY), amount(board.paid, MONEY))}
        </p>
        {overlay.may ? (
          <button class="button" onClick={() => void direct(event, { MakeUpGuarantee: {} })}>
            {t.overlay}
          </button>
        ) : null}
        {fixed ? null : (
          <button
            class="button"
            disabled={!set.may}
            title={set.why}
            onClick={() => void direct(event, { SetPrizes: {} })}
          >
            {t.setPrizes}
          </button>
        )}
        <button
          class={`button ${pay.may && board.over ? "go" : ""}`}
          disabled={!pay.may}
          title={pay.why}
          onClick={() => void direct(event, { PayPrizes: {} })}
        >
          {t.payPrizes}
        </button>
        <a class="button" href={`/director/${event.code}/print/results`}>
          {t.printResults}
        </a>
      </div>
      {!fixed && !set.may && board.clock.level ? (
        <p class="dim small">
          {t.setPrizes}: {set.why} <Law ids={set.clauses} />
        </p>
      ) : null}
      {fixed && !pay.may && !board.over ? (
        <p class="dim small">
          {t.payPrizes}: {pay.why} <Law ids={pay.clauses} />
        </p>
      ) : null}
      <div class="prize-columns">
        <section class="panel">
          <header>
            <h2>{t.payouts}</h2>
            <span class={`tag ${fixed ? "go" : ""}`}>
              {fixed
                ? t.prizesStand
                : board.registration || !board.clock.level
                  ? t.prizesMayGrow
                  : t.prizesNotFixed}
            </span>
          </header>
          <table class="dt">
            <thead>
              <tr>
                <th>{t.placeWord}</th>
                <th>{t.name}</th>
                <th class="r">{t.prize}</th>
              </tr>
            </thead>
            <tbody>
              {board.prizes.map((sum, at) => {
                const who = at < board.agreed ? undefined : board.places.find(one => one.place === at + 1);
                return (
                  <tr key={at}>
                    <td class="num">{at < board.agreed ? t.dealPart : t.place(at + 1)}</td>
                    <td>
                      {who ? (
                        named(event, who.player)
                      ) : (
                        <span class="dim">{at < board.agreed ? t.asAgreed(false) : t.playing}</span>
                      )}
                    </td>
                    <td class="r">{amount(who?.prize ?? sum, MONEY)}</td>
                  </tr>
                );
              })}
              {board.for_winner ? (
                <tr>
                  <td class="num">{t.leftForWinner}</td>
                  <td>
                    <span class="dim">{t.playing}</span>
                  </td>
                  <td class="r">{amount(board.for_winner, MONEY)}</td>
                </tr>
              ) : null}
            </tbody>
          </table>
        </section>
        <DealPanel event={event} />
        <Calculator />
      </div>
    </div>
  );
}

/** For any stacks and prizes, of no event in particular. */
function Calculator() {
  const t = directorTexts.value;
  const [stacks, setStacks] = useState("");
  const [prizes, setPrizes] = useState("");
  const [told, setTold] = useState<DealWorkedOut | null>(null);
  const [wrong, setWrong] = useState("");
  const numbers = (text: string) =>
    text
      .split(/[\s;/]+/)
      .filter(Boolean)
      .map(one => parseAmount(one, CHIPS) ?? -1);
  const ask = async () => {
    const answer = await post<DealWorkedOut>("/api/director/deal", {
      stacks: numbers(stacks),
      prizes: numbers(prizes),
    });
    setTold(answer.ok ? answer.value : null);
    setWrong(answer.ok ? "" : answer.says || t.calcWrong);
  };
  return (
    <section class="panel">
      <header>
        <h2>{t.calculator}</h2>
      </header>
      <form
        class="padded stack"
        onSubmit={sent => {
          sent.preventDefault();
          void ask();
        }}
      >
        <Field label={t.calcStacks}>
          <input
            class="input"
            value={stacks}
            placeholder="320,000 240,000 160,000"
            onInput={typed => setStacks(typed.currentTarget.value)}
          />
        </Field>
        <Field label={t.calcPrizes} wrong={wrong}>
          <input
            class="input"
            value={prizes}
            placeholder="2,000 1,200 800"
            onInput={typed => setPrizes(typed.currentTarget.value)}
          />
        </Field>
        <button class="button">{t.calcDo}</button>
        {told ? (
          <table class="dt">
            <thead>
              <tr>
                <th class="r">{t.chips}</th>
                <th class="r">{t.byWorth}</th>
                <th class="r">{t.byChips}</th>
              </tr>
            </thead>
            <tbody>
              {told.worth.map((worth, at) => (
                <tr key={at}>
                  <td class="r">{amount(numbers(stacks)[at] ?? 0, CHIPS)}</td>
                  <td class="r">{amount(worth, MONEY)}</td>
                  <td class="r">{amount(told.chips[at] ?? 0, MONEY)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : null}
      </form>
    </section>
  );
}
