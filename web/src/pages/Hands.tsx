// My hands: the latest first, by game and result, each a link to its replay.

import { useEffect, useState } from "preact/hooks";
import { titleOf } from "../model/board";
import { amount } from "../model/chips";
import { totalOf } from "../model/hand-sums";
import { moneyOf } from "../model/sign";
import { stakesIn } from "../model/stakes";
import { get } from "../net/api";
import { texts } from "../texts";
import { Icon } from "../ui/Icon";
import { Empty, Failed, Field, Loading, Segments } from "../ui/parts";
import { Shell } from "../ui/Shell";
import { GAMES, type HandListed, type HandsPage } from "../wire";
import { HandCards } from "./HandCards";
import { ManyHands } from "./ManyHands";
import { signOf } from "./Replay";

type Result = "" | "won" | "lost" | "showdown";

export function Hands() {
  const t = texts.value.hands;
  const [page, setPage] = useState<HandsPage | null>(null);
  const [game, setGame] = useState("");
  const [result, setResult] = useState<Result>("");
  const [table, setTable] = useState("");
  const [from, setFrom] = useState("");
  const [until, setUntil] = useState("");
  const [picking, setPicking] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState("");
  const narrowed = Boolean(game || result || table || from || until);
  const load = async (before = "") => {
    setFailed("");
    const query = new URLSearchParams({ game, result, before, table: table.trim(), ...within(from, until) });
    const answer = await get<HandsPage>(`/api/hands?${query}`);
    if (answer.ok)
      setPage(
        before && page
          ? { ...page, hands: [...page.hands, ...answer.value.hands], more: answer.value.more }
          : answer.value,
      );
    else if (answer.status === 404) setPage({ hands: [], more: false, sums: [] });
    else setFailed(answer.says || texts.value.state.failed);
  };
  useEffect(() => void load(), [game, result, table, from, until]);
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
        <Field label={t.from}>
          <input
            class="input"
            type="date"
            value={from}
            onInput={event => setFrom(event.currentTarget.value)}
          />
        </Field>
        <Field label={t.until}>
          <input
            class="input"
            type="date"
            value={until}
            onInput={event => setUntil(event.currentTarget.value)}
          />
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
        <>
          <div class="hands-line">
            <Total page={page} />
            {picking ? null : (
              <button class="button quiet" onClick={() => setPicking(true)}>
                <Icon name="download" /> {t.several}
              </button>
            )}
          </div>
          {picking ? (
            <ManyHands
              hands={page.hands}
              chosen={chosen}
              choose={ids => setChosen(new Set(ids))}
              close={() => (setPicking(false), setChosen(new Set()))}
            />
          ) : null}
          <List
            page={page}
            more={() => void load(page.hands.at(-1)?.id)}
            chosen={picking ? chosen : null}
            pick={id => setChosen(without(chosen, id))}
          />
        </>
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

/** From the first moment of one day here to the last of another, as the house asks for it. */
function within(from: string, until: string): Record<string, string> {
  const first = midnight(from);
  const end = midnight(until, 1);
  return {
    ...(first ? { since: String(first) } : {}),
    ...(end ? { until: String(end) } : {}),
  };
}

/** When a day begins, or the one after it; 0 where none is told. */
function midnight(day: string, later = 0): number {
  const [year, month, date] = day.split("-").map(Number);
  return year && month && date ? Math.max(0, new Date(year, month - 1, date + later).getTime()) : 0;
}

/** The set with one more, or without it where it has it. */
function without(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** What all hands that fit come to, on whichever page they stand. */
function Total({ page }: { page: HandsPage }) {
  const t = texts.value.hands;
  const { hands, sum, events } = totalOf(page.sums);
  return (
    <p class="num">
      <b>{hands ? t.sum(hands, sum) : ""}</b>
      {hands && events ? " · " : ""}
      {events ? <span class="dim">{t.sumOfEvents(events)}</span> : null}
    </p>
  );
}

interface ListProps {
  page: HandsPage;
  more: () => void;
  chosen: ReadonlySet<string> | null; // those picked for a file, null where none are picked
  pick: (id: string) => void;
}

function List({ page, more, chosen, pick }: ListProps) {
  return (
    <>
      <ul class={`panel hands ${chosen ? "is-picking" : ""}`}>
        {page.hands.map(hand => (
          <li key={hand.id}>
            {chosen ? (
              <label>
                <input type="checkbox" checked={chosen.has(hand.id)} onChange={() => pick(hand.id)} />
                <Hand hand={hand} />
              </label>
            ) : (
              <a href={`/hand/${hand.id}`}>
                <Hand hand={hand} />
              </a>
            )}
          </li>
        ))}
      </ul>
      {page.more ? (
        <button class="button" onClick={more}>
          {texts.value.hands.more}
        </button>
      ) : null}
    </>
  );
}

function Hand({ hand }: { hand: HandListed }) {
  const t = texts.value;
  const day = new Intl.DateTimeFormat(t.code, { dateStyle: "medium", timeStyle: "short" });
  const money = moneyOf(stakesIn(hand.stakes), hand.place);
  return (
    <>
      <HandCards own={hand.cards} board={hand.board} />
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
    </>
  );
}
