// Tournaments: what is announced, what is played, what is over.

import { useEffect, useState } from "preact/hooks";
import { get } from "../net/api";
import { texts } from "../texts";
import type { EventListed, SeasonListed } from "../wire";
import { Empty, Failed, Loading } from "../ui/parts";
import { Shell } from "../ui/Shell";
import { EventCard } from "./EventCard";

export function Events() {
  const t = texts.value.event;
  const [events, setEvents] = useState<EventListed[] | null>(null);
  const [failed, setFailed] = useState("");
  const load = () => {
    setFailed("");
    void get<EventListed[]>("/api/events").then((answer) => (answer.ok ? setEvents(answer.value) : answer.status === 404 ? setEvents([]) : setFailed(answer.says || "…")));
  };
  const [seasons, setSeasons] = useState<SeasonListed[]>([]);
  useEffect(load, []);
  useEffect(() => {
    void get<SeasonListed[]>("/api/seasons").then((answer) => answer.ok && setSeasons(answer.value));
  }, []);
  return (
    <Shell>
      <h1>{t.title}</h1>
      {failed ? <Failed says={failed} retry={load} /> : !events ? <Loading /> : !events.length ? <div class="panel"><Empty icon="cup" title={t.none}><p>{t.noneWhy}</p></Empty></div> : (
        <div class="cards-grid">{events.map((event) => <EventCard key={event.place} event={event} />)}</div>
      )}
      {seasons.length ? <h2 class="section-head">{t.seasons}</h2> : null}
      <div class="cards-grid">
        {seasons.map((season) => (
          <a key={season.place} class="panel padded event-card" href={`/${season.place}`}>
            <span class="event-line"><span class="tag">{t.league}</span><span class="dim small">{t.nights(season.played, season.events)}</span></span>
            <h2>{season.name}</h2>
          </a>
        ))}
      </div>
    </Shell>
  );
}
