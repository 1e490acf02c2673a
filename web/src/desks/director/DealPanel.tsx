// A deal of the last players: by the worth of their stacks, by chips, or with amounts of their own; who
// agrees, and what becomes of it.

import { useState } from "preact/hooks";
import { amount, parseAmount } from "../../model/chips";
import { directorTexts } from "../../texts/desks/director";
import { Icon } from "../../ui/Icon";
import { Field, Law } from "../../ui/parts";
import type { DealOffer } from "../../wire";
import { CHIPS, type Directed, direct, MONEY, mayDo, named } from "./directing";

export function DealPanel({ event }: { event: Directed }) {
  const t = directorTexts.value;
  const { deal, offers } = event.view;
  return (
    <section class="panel">
      <header>
        <h2>{t.deal}</h2>
        {deal?.made ? (
          <span class="tag go">
            <Icon name="check" />
            {t.dealMade}
          </span>
        ) : null}
      </header>
      <div class="padded stack">
        {deal ? <DealNow event={event} /> : null}
        {!deal?.made && offers.length ? <Offers event={event} offers={offers} /> : null}
        {!deal && !offers.length ? <p class="dim">{t.noDealYet}</p> : null}
      </div>
    </section>
  );
}

const offered = (offers: DealOffer[], kind: string) => offers.find(one => one.kind === kind);
const share = (offer: DealOffer | undefined, player: string) =>
  offer?.awards.find(one => one.player === player)?.amount;

function Offers({ event, offers }: { event: Directed; offers: DealOffer[] }) {
  const own = offered(offers, "own");
  const worth = offered(offers, "worth");
  if (own?.why)
    return (
      <p class="refusal">
        {own.why} <Law ids={own.clauses} />
      </p>
    ); // no deal of any kind
  return (
    <>
      {worth?.why ? (
        <p class="note soon">
          <Icon name="search" />
          <span>
            {worth.why} <Law ids={worth.clauses} />
          </span>
        </p>
      ) : (
        <WorkedOut event={event} offers={offers} />
      )}
      <OwnDeal event={event} offers={offers} />
    </>
  );
}

/** What the house works out: by worth, or by chips. */
function WorkedOut({ event, offers }: { event: Directed; offers: DealOffer[] }) {
  const t = directorTexts.value;
  const [left, setLeft] = useState("");
  const players = event.view.board.tables.flatMap(one => one.players);
  const [worth, chips] = [offered(offers, "worth"), offered(offers, "chips")];
  const propose = (kind: "worth" | "chips") =>
    void direct(event, { ProposeDeal: { kind, left: parseAmount(left, MONEY) ?? 0 } });
  return (
    <>
      <div class="scroll-x" tabIndex={0} role="group" aria-label={t.deal}>
        <table class="dt">
          <thead>
            <tr>
              <th>{t.name}</th>
              <th class="r">{t.chips}</th>
              <th class="r">{t.byWorth}</th>
              <th class="r">{t.byChips}</th>
            </tr>
          </thead>
          <tbody>
            {players.map(one => (
              <tr key={one.player}>
                <td>
                  <b>{named(event, one.player)}</b>
                </td>
                <td class="r">{amount(one.chips, CHIPS)}</td>
                <td class="r">{amount(share(worth, one.player) ?? 0, MONEY)}</td>
                <td class="r">{amount(share(chips, one.player) ?? 0, MONEY)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div class="deal-do">
        <Field label={t.leftForWinner}>
          <input
            class="input"
            inputMode="numeric"
            placeholder="0"
            value={left}
            onInput={typed => setLeft(typed.currentTarget.value)}
          />
        </Field>
        <button class="button go touch" onClick={() => propose("worth")}>
          {t.proposeWorth}
        </button>
        <button class="button touch" onClick={() => propose("chips")}>
          {t.proposeChips}
        </button>
      </div>
    </>
  );
}

/**
 * Amounts the players name themselves: whatever they like, if it is all that is still to be won. Whoever
 * has none is not in it.
 */
function OwnDeal({ event, offers }: { event: Directed; offers: DealOffer[] }) {
  const t = directorTexts.value;
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [left, setLeft] = useState("");
  const [places, setPlaces] = useState(false);
  const players = event.view.board.tables.flatMap(one => one.players.map(seat => seat.player));
  const ranked = offered(offers, "places");
  const amounts = players
    .filter(one => typed[one]?.trim())
    .map(player => ({ player, amount: parseAmount(typed[player] ?? "", MONEY) }));
  const kept = left.trim() ? parseAmount(left, MONEY) : 0;
  const readable = kept !== null && amounts.every(one => one.amount !== null);
  const total = offered(offers, "own")?.total ?? 0;
  const sum = amounts.reduce((all, one) => all + (one.amount ?? 0), kept ?? 0);
  const propose = () => {
    const told = amounts.map(one => ({ player: one.player, amount: one.amount ?? 0 }));
    const positions = places
      ? [...players].sort(
          (a, b) =>
            (told.find(one => one.player === b)?.amount ?? 0) -
            (told.find(one => one.player === a)?.amount ?? 0),
        )
      : [];
    void direct(event, { ProposeDeal: { kind: "own", amounts: told, left: kept ?? 0, positions } });
  };
  const fill = (offer: DealOffer | undefined) =>
    setTyped(Object.fromEntries((offer?.awards ?? []).map(one => [one.player, String(one.amount)])));
  return (
    <details class="own-deal">
      <summary>{t.ownDeal}</summary>
      <form
        class="stack"
        onSubmit={sent => {
          sent.preventDefault();
          propose();
        }}
      >
        <p class="dim small">{t.ownDealWhy(amount(total, MONEY))}</p>
        {offered(offers, "worth")?.awards.length ? (
          <p class="button-row">
            <button type="button" class="button quiet" onClick={() => fill(offered(offers, "worth"))}>
              {t.fillWorth}
            </button>
            <button type="button" class="button quiet" onClick={() => fill(offered(offers, "chips"))}>
              {t.fillChips}
            </button>
          </p>
        ) : null}
        <ol class="count-list">
          {players.map((player, at) => (
            <li key={player}>
              <label>
                <span class="num">{at + 1}</span>
                <span class="ellipsis">{named(event, player)}</span>
                <input
                  class="input"
                  inputMode="numeric"
                  placeholder="–"
                  value={typed[player] ?? ""}
                  onInput={told => setTyped({ ...typed, [player]: told.currentTarget.value })}
                />
              </label>
            </li>
          ))}
          <li>
            <label>
              <span />
              <span class="ellipsis">{t.leftForWinner}</span>
              <input
                class="input"
                inputMode="numeric"
                placeholder="0"
                value={left}
                onInput={told => setLeft(told.currentTarget.value)}
              />
            </label>
          </li>
        </ol>
        <p class={`count-sum ${sum === total ? "" : "is-off"}`} role="status">
          {t.ownDealSum(amount(sum, MONEY), amount(total, MONEY))}{" "}
          {sum < total
            ? t.ownDealUnder(amount(total - sum, MONEY))
            : sum > total
              ? t.ownDealOver(amount(sum - total, MONEY))
              : t.ownDealWhole}
        </p>
        {ranked ? (
          <label class="check">
            <input
              type="checkbox"
              checked={places}
              disabled={!!ranked.why}
              onChange={() => setPlaces(!places)}
            />
            <span>
              {t.ownDealPlaces}
              {ranked.why ? (
                <span class="dim small">
                  {" "}
                  {ranked.why} <Law ids={ranked.clauses} />
                </span>
              ) : null}
            </span>
          </label>
        ) : null}
        <button class="button touch" disabled={!readable || !amounts.length}>
          {t.proposeOwn}
        </button>
      </form>
    </details>
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
        {deal.awards.map(one => (
          <li key={one.player}>
            <b>{named(event, one.player)}</b>
            <span class="num">{amount(one.amount, MONEY)}</span>
            {deal.made || deal.agreed.includes(one.player) ? (
              <span class="tag go">
                <Icon name="check" />
                {t.agrees}
              </span>
            ) : (
              <span class="button-row">
                <button
                  class="button"
                  aria-label={t.agreesNamed(named(event, one.player))}
                  disabled={deal.stale}
                  onClick={() => void direct(event, { AgreeToDeal: { player: one.player } })}
                >
                  {t.agree}
                </button>
                <button
                  class="button quiet"
                  aria-label={t.declinesNamed(named(event, one.player))}
                  disabled={deal.stale}
                  onClick={() => void direct(event, { DeclineDeal: { player: one.player } })}
                >
                  {t.declines}
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {deal.left ? <p>{t.leftLine(amount(deal.left, MONEY))}</p> : null}
      {deal.stale ? (
        <p class="note soon">
          <Icon name="alert" />
          <span>{t.dealStale}</span>
        </p>
      ) : null}
      {deal.made ? null : (
        <button
          class="button go touch"
          disabled={!carry.may}
          onClick={() => void direct(event, { CarryOutDeal: {} })}
        >
          {t.carryOut}
        </button>
      )}
      {!deal.made && !carry.may ? (
        <p class="dim small">
          {carry.why} <Law ids={carry.clauses} />
        </p>
      ) : null}
    </>
  );
}
