// The cage: the window at the left, the ledger in the middle, the close at the right; on a phone one below the other.

import { useState } from "preact/hooks";
import { amount } from "../../model/chips";
import { ask } from "../../net/house";
import { me } from "../../net/me";
import { texts } from "../../texts";
import { cageTexts } from "../../texts/desks/cage";
import { sayingTexts } from "../../texts/desks/saying";
import { Icon } from "../../ui/Icon";
import { Loading } from "../../ui/parts";
import { Shell } from "../../ui/Shell";
import type { DeskProps } from "../desks";
import { Answered, type Outcome } from "../parts/Answered";
import { SayIt } from "../parts/SayIt";
import "../../styles/desk-office.css";
import { balanceOf, type CageNow, ledger, moneyIn, signed, timeIn, useCage, whyText } from "./books";
import { CageWindow, PoolForm } from "./CageWindow";
import { CloseDay } from "./CloseDay";
import { Ledger } from "./Ledger";

export function CageDesk({ parts }: DeskProps) {
  const now = useCage(parts.length === 2 ? parts.join("/") : "room");
  return (
    <Shell>
      {now ? (
        <div class="office cage">
          <div class="office-side">
            <CageWindow now={now} />
            <ToPay now={now} />
            <Funds now={now} />
          </div>
          <section class="office-col office-main" aria-label={cageTexts.value.ledger}>
            <Held now={now} />
            <div class="office-in">
              <SayIt place={now.place} role={now.role} hint={sayingTexts.value.hint.cage} />
            </div>
            <Ledger now={now} />
          </section>
          <CloseDay now={now} />
        </div>
      ) : (
        <Loading lines={8} />
      )}
    </Shell>
  );
}

function Held({ now }: { now: CageNow }) {
  const t = cageTexts.value;
  const money = moneyIn(now.view);
  const { tables } = now.view;
  const trays = tables.reduce((all, table) => all + table.tray, 0);
  const out = tables.reduce((all, table) => all + table.on_table, 0);
  const balanced = ledger.value?.balanced ?? true;
  const held: [number, string][] = [
    [balanceOf(now.view, "cage/cash"), t.cash],
    [balanceOf(now.view, "cage/chips"), t.chipsInCage],
    [trays, t.trays],
    [out, t.onTables],
  ];
  const lacking = held.filter(([chips]) => chips < 0); // given out and never brought in: the lines add up all the same
  return (
    <>
      <div class="office-title">
        <h1>{t.title}</h1>
        <span class={`tag ${!balanced ? "danger" : lacking.length ? "warn" : "go"}`}>
          <Icon name={balanced && !lacking.length ? "check" : "alert"} />
          {!balanced ? t.unbalanced : lacking.length ? t.lacking : t.balanced}
        </span>
      </div>
      <dl class="office-stats">
        {held.map(([chips, name]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd class={chips < 0 ? "cage-off" : ""}>{amount(chips, money)}</dd>
          </div>
        ))}
      </dl>
      {lacking.map(([chips, name]) => (
        <div key={name} class="office-in">
          <p class="office-note soon" role="status">
            <Icon name="alert" />
            <span>{t.lacks(name, amount(-chips, money))}</span>
          </p>
        </div>
      ))}
    </>
  );
}

/** Money of the players and of the house that the cage keeps apart. */
function Funds({ now }: { now: CageNow }) {
  const t = cageTexts.value;
  const money = moneyIn(now.view);
  return (
    <section class="office-col" aria-label={t.funds}>
      <header class="office-sep">
        <h2>{t.funds}</h2>
        <span class="faint tiny office-end">{t.notHouse}</span>
      </header>
      <dl class="office-in office-kv">
        <dt>{t.pool}</dt>
        <dd>{amount(balanceOf(now.view, "fund/pool"), money)}</dd>
        {now.view.posted.map(([name, chips]) => (
          <>
            <dt key={name}>{t.posted(name)}</dt>
            <dd>{amount(chips, money)}</dd>
          </>
        ))}
        <dt>{t.prizes}</dt>
        <dd>{amount(balanceOf(now.view, "prizes"), money)}</dd>
        <dt>{t.houseDrop}</dt>
        <dd>{amount(balanceOf(now.view, "drop/house"), money)}</dd>
      </dl>
      <FundLines now={now} />
      {me.value?.account?.speaks_as.includes("manager") ? (
        <details class="office-in">
          <summary>{t.intoPool}</summary>
          <PoolForm now={now} />
        </details>
      ) : null}
    </section>
  );
}

const OF_FUNDS = ["fund/pool", "prizes"];

/** What came into the players' money today, and what went out of it. */
function FundLines({ now }: { now: CageNow }) {
  const t = cageTexts.value;
  const money = moneyIn(now.view);
  const lines = (ledger.value?.lines ?? []).flatMap(line =>
    line.lines
      .filter(([account]) => OF_FUNDS.includes(account))
      .map(([account, chips]) => ({ line, account, chips })),
  );
  if (!lines.length) return null;
  return (
    <ul class="office-in office-list" aria-label={t.fundLines}>
      {lines.slice(0, 8).map(({ line, account, chips }) => (
        <li key={`${line.n} ${account}`} class="office-row">
          <span>
            <span class="faint">{timeIn(line.at, now.view.zone, texts.value.code)}</span> {whyText(line.why)}
          </span>
          <b>{signed(chips, money)}</b>
        </li>
      ))}
    </ul>
  );
}

/** Chips the cage keeps for somebody, and prizes: each with its button. */
function ToPay({ now }: { now: CageNow }) {
  const t = cageTexts.value;
  const money = moneyIn(now.view);
  const [papers, setPapers] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { kept, held, prizes } = now.view;
  if (!kept.length && !held.length && !prizes.length) return null;
  const name = (id: string) => now.names[id] ?? id;
  const pay = async (command: Parameters<typeof ask>[2]) => {
    const answer = await ask(now.place, "", command, undefined, now.role);
    setOutcome({ ...answer, says: answer.says || (answer.ok ? "" : t.notSent) });
  };
  return (
    <section class="office-col" aria-label={t.toPay}>
      <header class="office-sep">
        <h2>{t.toPay}</h2>
      </header>
      <ul class="office-in office-list">
        {held.map(([player, chips]) => (
          <li key={`held ${player}`} class="office-row">
            <span>
              {t.keptFor(name(player))} <b>{amount(chips, money)}</b>
            </span>
            <button class="button" onClick={() => void pay({ CollectHeld: { player } })}>
              {t.pay}
            </button>
          </li>
        ))}
        {kept.map(([player, chips]) => (
          <li key={player} class="office-row">
            <span>
              {t.keptFor(name(player))} <b>{amount(chips, money)}</b>
            </span>
            <button class="button" onClick={() => void pay({ CashKept: { player, amount: chips } })}>
              {t.pay}
            </button>
          </li>
        ))}
        {prizes.map(one => (
          <li key={`${one.player} ${one.promotion} ${one.hit}`} class="office-row">
            <span>
              {t.prizeOf(name(one.player), one.promotion)} <b>{amount(one.amount, money)}</b>
            </span>
            <button
              class="button"
              onClick={() => void pay({ ClaimPrize: { player: one.player, name: one.promotion, papers } })}
            >
              {t.pay}
            </button>
          </li>
        ))}
        {prizes.length ? (
          <li>
            <label class="office-check">
              <input
                type="checkbox"
                checked={papers}
                onChange={event => setPapers(event.currentTarget.checked)}
              />
              {t.papers}
            </label>
          </li>
        ) : null}
      </ul>
      {outcome ? (
        <div class="office-in">
          <Answered outcome={outcome} done={t.done} refused={t.refused} />
        </div>
      ) : null}
    </section>
  );
}
