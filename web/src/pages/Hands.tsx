// My hands: the latest first, by game and result, each a link to its replay.

import { useEffect, useState } from "preact/hooks";
import { titleOf } from "../model/board";
import { amount } from "../model/chips";
import { moneyOf } from "../model/sign";
import { stakesIn } from "../model/stakes";
import { get } from "../net/api";
import { texts } from "../texts";
import { Card } from "../ui/Card";
import { Empty, Failed, Field, Loading, Segments } from "../ui/parts";
import { Shell } from "../ui/Shell";
import { GAMES, type HandsPage } from "../wire";
import { signOf } from "./Replay";

type Result = "" | "won" | "lost" | "showdown";

export function Hands() {
  const t = texts.value.hands;
  const [page, setPage] = useState<HandsPage | null>(null);
  const [game, setGame] = useState("");
  const [result, setResult] = useState<Result>("");
  const [table, setTable] = useState("");
  const [day, setDay] = useState("");
  const [failed, setFailed] = useState("");
  const narrowed = Boolean(game || result || table || day);
  const load = async (before = "") => {
    setFailed("");
    const query = new URLSearchParams({ game, result, before, table: table.trim(), ...within(day) });
    const answer = await get<HandsPage>(`/api/hands?${query}`);
    if (answer.ok)
      setPage(
        before && page
          ? { hands: [...page.hands, ...answer.value.hands], more: answer.value.more }
          : answer.value,
      );
    else if (answer.status === 404) setPage({ hands: [], more: false });
    else setFailed(answer.says || texts.value.state.failed);
  };
  useEffect(() => void load(), [game, result, table, day]);
  const results: { value: Result; label: string }[] = [
    { value: "", label: texts.value.lobby.all },
    { value: "won", label: t.won },
    { value: "lost", label: t.lost },
    { value: "showdown", label: t.showdown },
  ];
  return (
    <Shell>
      <h1>{t.title}</h1>
      <div class="hand-filter">
        <Field label={t.game}>
          <select class="input" value={game} onChange={event => setGame(event.currentTarget.value)}>
            <option value="">{texts.value.lobby.all}</option>
            {Object.keys(GAMES).map(key => (
              <option key={key} value={key}>
                {titleOf(key)}
              </option>
            ))}
          </select>
        </Field>
        <Field label={t.day}>
          <input class="input" type="date" value={day} onInput={event => setDay(event.currentTarget.value)} />
        </Field>
        <Field label={t.table}>
          <input
            class="input"
            inputMode="numeric"
            maxLength={20}
            value={table}
            onInput={event => setTable(event.currentTarget.value)}
          />
        </Field>
        <Segments label={t.result} options={results} value={result} choose={setResult} />
      </div>
      {failed ? (
        <Failed says={failed} retry={() => void load()} />
      ) : !page ? (
        <Loading lines={6} />
      ) : page.hands.length ? (
        <List page={page} more={() => void load(page.hands.at(-1)?.id)} />
      ) : (
        <div class="panel">
          <Empty icon="book" title={narrowed ? t.noFound : t.none}>
            <p>{narrowed ? "" : t.noneWhy}</p>
            {narrowed ? null : (
              <a class="button go touch" href="/">
                {texts.value.state.toLobby}
              </a>
            )}
          </Empty>
        </div>
      )}
    </Shell>
  );
}

/** From the first to the last moment of a day here, as the house asks for it. */
function within(day: string): Record<string, string> {
  const [year, month, date] = day.split("-").map(Number);
  if (!year || !month || !date) return {};
  const first = new Date(year, month - 1, date).getTime();
  return first > 0
    ? { since: String(first), until: String(new Date(year, month - 1, date + 1).getTime() - 1) }
    : {};
}

function List({ page, more }: { page: HandsPage; more: () => void }) {
  const t = texts.value;
  const day = new Intl.DateTimeFormat(t.code, { dateStyle: "medium", timeStyle: "short" });
  return (
    <>
      <ul class="panel hands">
        {page.hands.map(hand => {
          const money = moneyOf(stakesIn(hand.stakes), hand.place);
          return (
            <li key={hand.id}>
              <a href={`/hand/${hand.id}`}>
                <span class="hand-cards">
                  {hand.cards.map(card => (
                    <Card key={card} card={card} small />
                  ))}
                </span>
                <span>
                  <b>{signOf(hand.stakes, hand.game, hand.place)}</b>
                  <small>
                    {t.hands.table} {hand.table} · {t.replay.title(hand.number)}
                    {hand.shown ? ` · ${t.hands.showdown}` : ""}
                  </small>
                </span>
                <time class="dim small" dateTime={new Date(hand.at).toISOString()}>
                  {day.format(hand.at)}
                </time>
                <b class={`num ${hand.net > 0 ? "won" : "dim"}`}>
                  {hand.net > 0 ? "+" : ""}
                  {amount(hand.net, money)}
                </b>
              </a>
            </li>
          );
        })}
      </ul>
      {page.more ? (
        <button class="button" onClick={more}>
          {t.hands.more}
        </button>
      ) : null}
    </>
  );
}
