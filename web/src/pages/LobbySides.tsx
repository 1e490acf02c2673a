// Beside and below the games: where one sits, a private game in a row, a word to guests.

import { useEffect, useState } from "preact/hooks";
import { amount } from "../model/chips";
import { get } from "../net/api";
import { me } from "../net/me";
import { tablePath } from "../router";
import { texts } from "../texts";
import type { EventListed, GameShown, PlayerRoomView } from "../wire";
import { Icon } from "../ui/Icon";
import { EventCard } from "./EventCard";

const CASH = { dollar: 1, sign: "$" };

export function YourSeats({ view }: { view: PlayerRoomView }) {
  const t = texts.value.lobby;
  if (!view.seats.length && !view.kept) return null;
  return (
    <section class="panel">
      {view.seats.map((seat) => (
        <div class="side-row" key={seat.table}>
          <p><b>{t.yourSeat(seat.table)}</b>{seat.stack === null ? null : <span class="dim num"> · {amount(seat.stack, CASH)}</span>}</p>
          <a class="button go" href={tablePath("room", seat.table)}>{t.goThere}</a>
        </div>
      ))}
      {view.kept ? <div class="side-row"><p class="dim">{t.chips(amount(view.kept, CASH))}</p></div> : null}
    </section>
  );
}

/** What is played for a place: the next few events. */
export function EventsRow() {
  const t = texts.value.lobby;
  const [events, setEvents] = useState<EventListed[]>([]);
  useEffect(() => {
    void get<EventListed[]>("/api/events").then((answer) => answer.ok && setEvents(answer.value.filter((one) => one.state !== "over" && one.state !== "called off")));
  }, []);
  if (!events.length) return null;
  return (
    <section class="stack">
      <div class="section-head"><h2>{t.events}</h2><a class="dim small" href="/events">{t.allEvents}</a></div>
      <div class="three">{events.slice(0, 3).map((event) => <EventCard key={event.place} event={event} />)}</div>
    </section>
  );
}

export function PrivateRow() {
  const t = texts.value.lobby;
  const [games, setGames] = useState<GameShown[]>([]);
  useEffect(() => {
    void get<GameShown[]>("/api/games").then((answer) => answer.ok && setGames(answer.value));
  }, []);
  return (
    <section class="panel private-row">
      <div class="side-row">
        <p><b>{t.private}</b> <span class="dim">{t.oneForm}</span></p>
        <a class="button go" href="/private"><Icon name="link" /> {t.create}</a>
      </div>
      {games.map((game) => (
        <div class="side-row" key={game.place}>
          <p><b>{game.title}</b> <span class="dim">{game.host}</span></p>
          <a class="button" href={`/${game.place}`}>{t.goThere}</a>
        </div>
      ))}
    </section>
  );
}

export function GuestNote() {
  const t = texts.value.lobby;
  if (!me.value?.account?.guest) return null;
  return <section class="panel"><div class="side-row"><p class="dim">{t.guestNote}</p><a class="button" href="/account">{t.keepName}</a></div></section>;
}
