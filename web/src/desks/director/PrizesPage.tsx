// Prizes, and what the last players agree on: what everybody would have by the worth of their stacks or by chips, who agrees, what is paid.

import { useState } from "preact/hooks";
import { amount, parseAmount } from "../../model/chips";
import { post } from "../../net/api";
import { directorTexts } from "../../texts/desks/director";
import { Icon } from "../../ui/Icon";
import { Field, Law } from "../../ui/parts";
import type { DealOffer, DealWorkedOut } from "../../wire";
import { CHIPS, MONEY, direct, mayDo, named, type Directed } from "./directing";

export function PrizesPage({ event }: { event: Directed }) {
  const t = directorTexts.value;
  const { board, fixed, deal, offers } = event.view;
  const set = mayDo(event.view, "SetPrizes");
  const pay = mayDo(event.view, "PayPrizes");
  const overlay = mayDo(event.view, "MakeUpGuarantee");
  return (
    <div class="desk-wide">
      <div class="lobby-title"><h1>{t.tabs.prizes}</h1><p class="dim">{t.poolLine(amount(board.pool, MONEY), amount(board.fee, MONEY), amount(board.paid, MONEY))}</p>
        {overlay.may ? <button class="button" onClick={() => void direct(event, { MakeUpGuarantee: {} })}>{t.overlay}</button> : null}
        {fixed ? null : <button class="button" disabled={!set.may} title={set.why} onClick={() => void direct(event, { SetPrizes: {} })}>{t.setPrizes}</button>}
        <button class={`button ${pay.may ? "go" : ""}`} disabled={!pay.may} title={pay.why} onClick={() => void direct(event, { PayPrizes: {} })}>{t.payPrizes}</button>
        <a class="button" href={`/director/${event.code}/print/results`}>{t.printResults}</a>
      </div>
      {!fixed && !set.may && board.clock.level ? <p class="dim small">{t.setPrizes}: {set.why} <Law ids={set.clauses} /></p> : null}
      {fixed && !pay.may && !board.over ? <p class="dim small">{t.payPrizes}: {pay.why} <Law ids={pay.clauses} /></p> : null}
      <div class="prize-columns">
        <section class="panel">
          <header><h2>{t.payouts}</h2><span class={`tag ${fixed ? "go" : ""}`}>{fixed ? t.prizesStand : t.prizesMayGrow}</span></header>
          <table class="dt">
            <thead><tr><th>{t.placeWord}</th><th>{t.name}</th><th class="r">{t.prize}</th></tr></thead>
            <tbody>{board.prizes.map((sum, at) => {
              const who = board.places.find((one) => one.place === at + 1);
              return <tr key={at}><td class="num">{t.place(at + 1)}</td><td>{who ? named(event, who.player) : <span class="dim">{t.playing}</span>}</td><td class="r">{amount(who?.prize ?? sum, MONEY)}</td></tr>;
            })}</tbody>
          </table>
        </section>
        <section class="panel">
          <header><h2>{t.deal}</h2>{deal?.made ? <span class="tag go"><Icon name="check" />{t.dealMade}</span> : null}</header>
          <div class="padded stack">
            {deal ? <DealNow event={event} /> : null}
            {!deal?.made && offers.length ? <Offers event={event} offers={offers} /> : null}
            {!deal && !offers.length ? <p class="dim">{t.noDealYet}</p> : null}
          </div>
        </section>
        <Calculator />
      </div>
    </div>
  );
}

function Offers({ event, offers }: { event: Directed; offers: DealOffer[] }) {
  const t = directorTexts.value;
  const [left, setLeft] = useState("");
  const players = event.view.board.tables.flatMap((one) => one.players);
  const refused = offers.find((one) => one.why);
  const [worth, chips] = [offers.find((one) => one.kind === "worth"), offers.find((one) => one.kind === "chips")];
  const share = (offer: DealOffer | undefined, player: string) => offer?.awards.find((one) => one.player === player)?.amount;
  const propose = (kind: "worth" | "chips") => void direct(event, { ProposeDeal: { kind, left: parseAmount(left, MONEY) ?? 0 } });
  if (refused) return <p class="refusal">{refused.why} <Law ids={refused.clauses} /></p>;
  return (
    <>
      <table class="dt">
        <thead><tr><th>{t.name}</th><th class="r">{t.chips}</th><th class="r">{t.byWorth}</th><th class="r">{t.byChips}</th></tr></thead>
        <tbody>{players.map((one) => <tr key={one.player}><td><b>{named(event, one.player)}</b></td><td class="r">{amount(one.chips, CHIPS)}</td><td class="r">{amount(share(worth, one.player) ?? 0, MONEY)}</td><td class="r">{amount(share(chips, one.player) ?? 0, MONEY)}</td></tr>)}</tbody>
      </table>
      <div class="deal-do">
        <Field label={t.leftForWinner}><input class="input" inputMode="numeric" placeholder="0" value={left} onInput={(typed) => setLeft(typed.currentTarget.value)} /></Field>
        <button class="button go touch" onClick={() => propose("worth")}>{t.proposeWorth}</button>
        <button class="button touch" onClick={() => propose("chips")}>{t.proposeChips}</button>
      </div>
    </>
  );
}

function DealNow({ event }: { event: Directed }) {
  const t = directorTexts.value;
  const { deal } = event.view;
  const carry = mayDo(event.view, "CarryOutDeal");
  if (!deal) return null;
  return (
    <>
      <ul class="deal-list">
        {deal.awards.map((one) => (
          <li key={one.player}><b>{named(event, one.player)}</b><span class="num">{amount(one.amount, MONEY)}</span>
            {deal.made || deal.agreed.includes(one.player) ? <span class="tag go"><Icon name="check" />{t.agrees}</span> : (
              <span class="button-row"><button class="button" aria-label={t.agreesNamed(named(event, one.player))} disabled={deal.stale} onClick={() => void direct(event, { AgreeToDeal: { player: one.player } })}>{t.agree}</button>
                <button class="button quiet" aria-label={t.declinesNamed(named(event, one.player))} disabled={deal.stale} onClick={() => void direct(event, { DeclineDeal: { player: one.player } })}>{t.declines}</button></span>
            )}
          </li>
        ))}
      </ul>
      {deal.left ? <p>{t.leftLine(amount(deal.left, MONEY))}</p> : null}
      {deal.stale ? <p class="note soon"><Icon name="alert" /><span>{t.dealStale}</span></p> : null}
      {deal.made ? null : <button class="button go touch" disabled={!carry.may} onClick={() => void direct(event, { CarryOutDeal: {} })}>{t.carryOut}</button>}
      {!deal.made && !carry.may ? <p class="dim small">{carry.why} <Law ids={carry.clauses} /></p> : null}
    </>
  );
}

/** For any stacks and prizes, of no event in particular. */
function Calculator() {
  const t = directorTexts.value;
  const [stacks, setStacks] = useState("");
  const [prizes, setPrizes] = useState("");
  const [told, setTold] = useState<DealWorkedOut | null>(null);
  const [wrong, setWrong] = useState("");
  const numbers = (text: string) => text.split(/[\s;/]+/).filter(Boolean).map((one) => parseAmount(one, CHIPS) ?? -1);
  const ask = async () => {
    const answer = await post<DealWorkedOut>("/api/director/deal", { stacks: numbers(stacks), prizes: numbers(prizes) });
    setTold(answer.ok ? answer.value : null);
    setWrong(answer.ok ? "" : answer.says || t.calcWrong);
  };
  return (
    <section class="panel">
      <header><h2>{t.calculator}</h2></header>
      <form class="padded stack" onSubmit={(sent) => { sent.preventDefault(); void ask(); }}>
        <Field label={t.calcStacks}><input class="input" value={stacks} placeholder="320,000 240,000 160,000" onInput={(typed) => setStacks(typed.currentTarget.value)} /></Field>
        <Field label={t.calcPrizes} wrong={wrong}><input class="input" value={prizes} placeholder="2,000 1,200 800" onInput={(typed) => setPrizes(typed.currentTarget.value)} /></Field>
        <button class="button">{t.calcDo}</button>
        {told ? <table class="dt"><thead><tr><th class="r">{t.chips}</th><th class="r">{t.byWorth}</th><th class="r">{t.byChips}</th></tr></thead><tbody>{told.worth.map((worth, at) => <tr key={at}><td class="r">{amount(numbers(stacks)[at] ?? 0, CHIPS)}</td><td class="r">{amount(worth, MONEY)}</td><td class="r">{amount(told.chips[at] ?? 0, MONEY)}</td></tr>)}</tbody></table> : null}
      </form>
    </section>
  );
}
