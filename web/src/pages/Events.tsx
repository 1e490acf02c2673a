// Tournaments: what is announced, what is played, what is over.

import { useEffect, useState } from "preact/hooks";
import { titleOf } from "../model/board";
import { amount } from "../model/chips";
import { get } from "../net/api";
import { texts } from "../texts";
import { Empty, Failed, Loading } from "../ui/parts";
import { Shell } from "../ui/Shell";

export interface EventListed {
  place: string;
  title: string;
  book: string;
  game: string;
  state: string; // announced, playing, over, called off
  starts: number;
  entries: number;
  left: number;
  most: number;
  sit_and_go: boolean;
  stack: number;
  seats: number;
  price: { prize?: number; fee?: number } & Record<string, unknown>;
  registration: boolean;
  mine: string;
}

export function Events() {
  const t = texts.value.event;
  const [events, setEvents] = useState<EventListed[] | null>(null);
  const [failed, setFailed] = useState("");
  const load = () => {
    setFailed("");
    void get<EventListed[]>("/api/events").then((answer) => (answer.ok ? setEvents(answer.value) : answer.status === 404 ? setEvents([]) : setFailed(answer.says || "…")));
  };
  useEffect(load, []);
  return (
    <Shell>
      <h1>{t.title}</h1>
      {failed ? <Failed says={failed} retry={load} /> : !events ? <Loading /> : !events.length ? <div class="panel"><Empty icon="cup" title={t.none}><p>{t.noneWhy}</p></Empty></div> : (
        <div class="cards-grid">{events.map((event) => <EventCard key={event.place} event={event} />)}</div>
      )}
    </Shell>
  );
}

function EventCard({ event }: { event: EventListed }) {
  const t = texts.value;
  const state = event.state === "playing" ? t.lobby.running : event.state === "announced" && event.registration ? t.lobby.registering : event.state === "over" ? t.lobby.finished : event.state;
  const when = event.starts ? new Intl.DateTimeFormat(t.code, { weekday: "short", hour: "2-digit", minute: "2-digit" }).format(event.starts) : event.sit_and_go ? "Sit & Go" : "";
  return (
    <a class="panel padded event-card" href={`/${event.place}`}>
      <span class="event-line"><span class={`tag ${event.registration ? "go" : event.state === "playing" ? "info" : ""}`}>{state}</span><span class="dim small">{when}</span></span>
      <h2>{event.title}</h2>
      <p class="dim">{titleOf(event.game)} · {amount(event.stack, { dollar: 1, sign: "" })}</p>
      <p>{event.state === "announced" ? `${t.event.players}: ${event.entries}` : t.event.left(event.left, event.entries)}{event.mine ? ` · ${t.event.entered}` : ""}</p>
    </a>
  );
}
