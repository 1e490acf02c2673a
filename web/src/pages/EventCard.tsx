// A tournament in a few lines, as the lobby and the list show it.

import { useEffect } from "preact/hooks";
import { titleOf } from "../model/board";
import { amount, DOLLARS } from "../model/chips";
import { bookName } from "../model/sign";
import { askSeats } from "../net/seats";
import { tablePath } from "../router";
import { texts } from "../texts";
import type { EventListed, SeasonListed } from "../wire";

export function EventCard({ event }: { event: EventListed }) {
  const t = texts.value;
  const state =
    event.state === "playing"
      ? t.lobby.running
      : event.state === "announced" && event.registration
        ? t.lobby.registering
        : event.state === "over"
          ? t.lobby.finished
          : event.state === "announced"
            ? t.lobby.announced
            : t.lobby.calledOff;
  const when = event.starts
    ? new Intl.DateTimeFormat(t.code, { weekday: "short", hour: "numeric", minute: "2-digit" }).format(
        event.starts,
      )
    : event.sit_and_go
      ? "Sit & Go"
      : "";
  const { prize, fee, service, bounty } = event.price;
  const cost = prize + fee + service + bounty;
  useEffect(() => {
    if (event.table) void askSeats(); // a seat one was given is watched from now on
  }, [event.place, event.table]);
  const card = (
    <a class={`${event.table ? "" : "panel"} padded event-card`} href={`/${event.place}`}>
      <span class="event-line">
        <span class={`tag ${event.registration ? "go" : event.state === "playing" ? "info" : ""}`}>
          {state}
        </span>
        <span class="dim small">{when}</span>
      </span>
      <h2>{event.title}</h2>
      <p class="dim">
        {cost ? `${amount(cost, DOLLARS)} · ` : ""}
        {titleOf(event.game)} · {t.event.stack(amount(event.stack, { dollar: 1, sign: "" }))}
      </p>
      <p>
        {event.state === "announced"
          ? `${t.event.players}: ${event.entries}`
          : t.event.left(event.left, event.entries)}
        {event.mine ? ` · ${t.event.entered}` : ""}
      </p>
    </a>
  );
  if (!event.table) return card;
  return (
    <div class="panel event-mine">
      {card}
      <a class="button go touch" href={tablePath(event.place, event.table)}>
        {t.event.toTable}
      </a>
    </div>
  );
}

export function SeasonCard({ season }: { season: SeasonListed }) {
  const t = texts.value.event;
  return (
    <a class="panel padded event-card" href={`/${season.place}`}>
      <span class="event-line">
        <span class="tag">{t.league}</span>
        <span class="dim small">{t.nights(season.played, season.events)}</span>
      </span>
      <h2>{season.name}</h2>
      <p class="dim">{texts.value.private.byBook(bookName(season.book))}</p>
      <p>{t.standings}</p>
    </a>
  );
}
