// Beside and below the games: where one sits, a private game in a row, a word to guests.

import { useEffect, useState } from "preact/hooks";
import { titleOf } from "../model/board";
import { amount, cash, type Money } from "../model/chips";
import { limits, moneyOf } from "../model/sign";
import { stakesIn } from "../model/stakes";
import { get } from "../net/api";
import { me } from "../net/me";
import { askSeats } from "../net/seats";
import { tablePath } from "../router";
import { texts } from "../texts";
import { Icon } from "../ui/Icon";
import type { EventListed, GameShown, HandsPage, PlayerRoomView, SeasonListed } from "../wire";
import { EventCard, SeasonCard } from "./EventCard";
import { HandCards } from "./HandCards";

/** All games of a room are played in the same chips. */
const moneyIn = ({ board }: PlayerRoomView): Money => cash(board.games[0]?.dollar ?? 1);

export function YourSeats({ view }: { view: PlayerRoomView }) {
  const t = texts.value.lobby;
  const tables = view.seats.map(seat => seat.table).join();
  useEffect(() => void askSeats(), [tables]);
  if (!view.seats.length && !view.kept) return null;
  return (
    <section class="panel your-seats">
      {view.seats.map(seat => (
        <div class="side-row" key={seat.table}>
          <p>
            <b>{t.yourSeat(seat.table)}</b>
            {seat.stack === null ? null : <span class="dim num"> · {amount(seat.stack, moneyIn(view))}</span>}
          </p>
          <a class="button go" href={tablePath("room", seat.table)}>
            {t.goThere}
          </a>
        </div>
      ))}
      {view.kept ? (
        <div class="side-row">
          <p class="dim">{t.chips(amount(view.kept, moneyIn(view)))}</p>
        </div>
      ) : null}
    </section>
  );
}

/** What is played for a place: the next few events. */
export function EventsRow() {
  const t = texts.value.lobby;
  const [events, setEvents] = useState<EventListed[]>([]);
  useEffect(() => {
    void get<EventListed[]>("/api/events").then(
      answer =>
        answer.ok &&
        setEvents(answer.value.filter(one => one.state !== "over" && one.state !== "called off")),
    );
  }, []);
  const [seasons, setSeasons] = useState<SeasonListed[]>([]);
  useEffect(() => {
    void get<SeasonListed[]>("/api/seasons").then(
      answer => answer.ok && setSeasons(answer.value.filter(one => !one.closed)),
    );
  }, []);
  if (!events.length && !seasons.length) return null;
  return (
    <section class="stack">
      <div class="section-head">
        <h2>{t.events}</h2>
        <a class="dim small" href="/events">
          {t.allEvents}
        </a>
      </div>
      <div class="three">
        {events.slice(0, 3).map(event => (
          <EventCard key={event.place} event={event} />
        ))}
        {seasons.slice(0, 1).map(season => (
          <SeasonCard key={season.place} season={season} />
        ))}
      </div>
    </section>
  );
}

export function PrivateRow() {
  const t = texts.value.lobby;
  const [games, setGames] = useState<GameShown[]>([]);
  useEffect(() => {
    void get<GameShown[]>("/api/games").then(answer => answer.ok && setGames(answer.value));
  }, []);
  return (
    <section class="panel private-row">
      <div class="side-row">
        <p>
          <b>{t.private}</b> <span class="dim">{t.oneForm}</span>
        </p>
        <a class="button" href="/private">
          <Icon name="link" /> {t.create}
        </a>
      </div>
      {games.map(game => (
        <div class="side-row" key={game.place}>
          <p>
            <b>{game.title}</b> <span class="dim">{game.host}</span>
          </p>
          <a class="button" href={`/${game.place}`}>
            {t.goThere}
          </a>
        </div>
      ))}
    </section>
  );
}

/** For whoever came as a guest: how to get from here to a hand of cards. */
export function FirstSteps() {
  const t = texts.value.lobby;
  if (!me.value?.account?.guest) return null;
  return (
    <section class="panel first-steps">
      <header>
        <h2>{t.firstSteps}</h2>
      </header>
      <ol>
        {t.steps.map(([title, why]) => (
          <li key={title}>
            <b>{title}</b> <span class="dim">{why}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The last few hands, each a way to see it again. */
export function LastHands() {
  const t = texts.value;
  const [page, setPage] = useState<HandsPage | null>(null);
  useEffect(() => {
    void get<HandsPage>("/api/hands?game=&result=&before=").then(
      answer => answer.ok && setPage(answer.value),
    );
  }, []);
  if (!page?.hands.length) return null;
  return (
    <section class="panel">
      <header>
        <h2>{t.lobby.lastHands}</h2>
        <a class="dim small" href="/hands">
          {t.lobby.allHands}
        </a>
      </header>
      {page.hands
        .slice(0, 4)
        .map(hand => ({
          hand,
          stakes: stakesIn(hand.stakes),
          money: moneyOf(stakesIn(hand.stakes), hand.place),
        }))
        .map(({ hand, stakes, money }) => (
          <a class="side-row is-link" key={hand.id} href={`/hand/${hand.id}`}>
            <span class="last-hand">
              <HandCards own={hand.cards} />
              {limits(stakes, money)} {titleOf(hand.game)}
              {hand.shown ? <small class="dim"> {t.hands.showdown.toLowerCase()}</small> : null}
            </span>
            <b class={`num ${hand.net > 0 ? "won" : "dim"}`}>
              {hand.net > 0 ? "+" : ""}
              {amount(hand.net, money)}
            </b>
          </a>
        ))}
    </section>
  );
}

export function GuestNote() {
  const t = texts.value.lobby;
  if (!me.value?.account?.guest) return null;
  return (
    <section class="panel guest-note">
      <div class="side-row">
        <p class="dim">{t.guestNote}</p>
        <a class="button" href="/account">
          {t.keepName}
        </a>
      </div>
    </section>
  );
}
