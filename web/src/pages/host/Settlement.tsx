// Who bought for how much, who has what now, who pays whom: everybody's for the host, one's own for a player.

import { useEffect, useState } from "preact/hooks";
import "../../styles/host.css";
import { amount } from "../../model/chips";
import { MONEY, settlementText, signed } from "../../model/settling";
import { get } from "../../net/api";
import { me } from "../../net/me";
import { hostTexts } from "../../texts/desks/host";
import { Icon } from "../../ui/Icon";
import { Failed, Loading } from "../../ui/parts";
import type { SettlementShown } from "../../wire";

interface SettlementProps {
  place: string;
  stamp: string; // asked again when this is another
  whole?: boolean; // everybody's, for the host
  heading?: boolean; // the page is about this alone
  missing?: () => void; // there is no such game, or not for whoever asks
}

export function Settlement({ place, stamp, whole = false, heading = false, missing }: SettlementProps) {
  const t = hostTexts.value;
  const [shown, setShown] = useState<SettlementShown | null>(null);
  const [failed, setFailed] = useState("");
  const [again, setAgain] = useState(0);
  const path = `/api/${place.replace("game/", "games/")}/settlement`;
  useEffect(() => {
    let current = true;
    void get<SettlementShown>(path).then(answer => {
      if (!current) return;
      if (answer.ok) setShown(answer.value);
      else if (answer.status === 404 && missing) missing();
      else setFailed(answer.says || " ");
    });
    return () => {
      current = false;
    };
  }, [path, stamp, again]);
  if (failed && !shown) return <Failed says={failed} retry={() => (setFailed(""), setAgain(again + 1))} />;
  if (!shown) return <Loading />;
  return (
    <>
      {heading ? (
        <div class="page-head">
          <h1>{shown.over ? t.isOver(shown.title) : shown.title}</h1>
        </div>
      ) : null}
      <section class="panel settlement" aria-label={t.standing}>
        <header>
          <h2>{shown.over ? t.ended : whole ? t.standing : t.yours}</h2>
          {shown.over ? null : <span class="dim tiny">{t.asOfHand}</span>}
        </header>
        {shown.rows.length ? <Sums shown={shown} /> : <p class="dim padded">{t.nobody}</p>}
        {shown.unsettled ? (
          <p class="dim small padded">{t.unsettled(amount(shown.unsettled, MONEY))}</p>
        ) : null}
        {shown.rows.length ? <Payments shown={shown} path={path} /> : null}
      </section>
    </>
  );
}

function Sums({ shown }: { shown: SettlementShown }) {
  const t = hostTexts.value;
  const cashed = shown.over || shown.rows.some(row => row.cashed);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t.name}</th>
          <th scope="col" class="r">
            {t.bought}
          </th>
          {cashed ? (
            <th scope="col" class="r">
              {t.cashed}
            </th>
          ) : null}
          {shown.over ? null : (
            <th scope="col" class="r">
              {t.has}
            </th>
          )}
          <th scope="col" class="r">
            {t.net}
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.rows.map(row => (
          <tr key={row.player}>
            <th scope="row">
              {shown.names[row.player] ?? row.player}
              {row.player === me.value?.account?.id ? <small class="dim"> ({t.you})</small> : null}
            </th>
            <td class="r">{amount(row.bought, MONEY)}</td>
            {cashed ? <td class="r">{amount(row.cashed, MONEY)}</td> : null}
            {shown.over ? null : <td class="r">{amount(row.has, MONEY)}</td>}
            <td class={`r net ${row.net > 0 ? "won" : row.net < 0 ? "lost" : ""}`}>{signed(row.net)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Payments({ shown, path }: { shown: SettlementShown; path: string }) {
  const t = hostTexts.value;
  const [copied, setCopied] = useState(false);
  const name = (id: string) => shown.names[id] ?? id;
  const you = me.value?.account?.id ?? "";
  const paid = ({ player, to, amount: sum }: SettlementShown["payments"][number]) =>
    player === you
      ? t.youPay(name(to), amount(sum, MONEY))
      : to === you
        ? t.paysYou(name(player), amount(sum, MONEY))
        : t.pays(name(player), name(to), amount(sum, MONEY));
  const copy = () =>
    void navigator.clipboard
      ?.writeText(settlementText(shown, { bought: t.bought, pays: t.pays, even: t.even }))
      .then(() => setCopied(true));
  return (
    <div class="stack padded payments">
      <h3>{t.who}</h3>
      {shown.payments.length ? (
        <ul>
          {shown.payments.map(one => (
            <li key={one.player + one.to}>{paid(one)}</li>
          ))}
        </ul>
      ) : (
        <p class="dim">{t.even}</p>
      )}
      <div class="row-end">
        <button type="button" class="button" onClick={copy}>
          {copied ? <Icon name="check" /> : null}
          {copied ? t.copied : t.copy}
        </button>
        <a class="button" href={`${path}.csv`} download="settlement.csv">
          <Icon name="download" />
          {t.csv}
        </a>
      </div>
    </div>
  );
}
