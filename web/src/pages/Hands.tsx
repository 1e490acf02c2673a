// My hands: a list to search, each a link to its replay.

import { useEffect, useState } from "preact/hooks";
import { amount } from "../model/chips";
import { get } from "../net/api";
import { texts } from "../texts";
import { Card } from "../ui/Card";
import { Icon } from "../ui/Icon";
import { Empty, Failed, Loading } from "../ui/parts";
import { Shell } from "../ui/Shell";

export interface HandListed {
  id: string; // "room/7/41207"
  number: number;
  table: string;
  at: number;
  sign: string;
  cards: number[];
  net: number;
  says: string;
}

const CASH = { dollar: 1, sign: "$" };

export function Hands() {
  const t = texts.value.hands;
  const [hands, setHands] = useState<HandListed[] | null>(null);
  const [search, setSearch] = useState("");
  const [failed, setFailed] = useState("");
  const load = () => {
    setFailed("");
    void get<HandListed[]>(`/api/hands?search=${encodeURIComponent(search)}`).then((answer) =>
      answer.ok ? setHands(answer.value) : answer.status === 404 ? setHands([]) : setFailed(answer.says || texts.value.state.failed),
    );
  };
  useEffect(() => {
    const timer = setTimeout(load, search ? 250 : 0);
    return () => clearTimeout(timer);
  }, [search]);
  const day = new Intl.DateTimeFormat(texts.value.code, { dateStyle: "medium", timeStyle: "short" });
  return (
    <Shell>
      <h1>{t.title}</h1>
      <label class="search"><Icon name="search" /><input class="input" type="search" value={search} placeholder={t.search} aria-label={t.search} onInput={(event) => setSearch(event.currentTarget.value)} /></label>
      {failed ? <Failed says={failed} retry={load} /> : !hands ? <Loading lines={6} /> : !hands.length ? (
        <div class="panel"><Empty icon="book" title={search ? t.noFound : t.none}><p>{search ? "" : t.noneWhy}</p></Empty></div>
      ) : (
        <ul class="panel hands">
          {hands.map((hand) => (
            <li key={hand.id}>
              <a href={`/hand/${hand.id}`}>
                <span class="fan hand-cards">{hand.cards.map((card, at) => <Card key={at} card={card} small />)}</span>
                <span><b>{hand.sign}</b><small>{hand.says}</small></span>
                <time class="dim small" dateTime={new Date(hand.at).toISOString()}>{day.format(hand.at)}</time>
                <b class={`num ${hand.net > 0 ? "won" : "dim"}`}>{hand.net > 0 ? "+" : ""}{amount(hand.net, CASH)}</b>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Shell>
  );
}
