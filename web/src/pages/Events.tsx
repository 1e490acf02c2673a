// Tournaments: what is announced, what is played, what is over.

import { useEffect, useState } from "preact/hooks";
import { get } from "../net/api";
import { texts } from "../texts";
import { Empty, Failed, Loading } from "../ui/parts";
import { Shell } from "../ui/Shell";
import type { EventListed, SeasonListed } from "../wire";
import { EventCard, SeasonCard } from "./EventCard";

export function Events() {
  const t = texts.value.event;
  const [events, setEvents] = useState<EventListed[] | null>(null);
  const [failed, setFailed] = useState("");
  const load = () => {
    setFailed("");
    void get<EventListed[]>("/api/events").then(answer =>
      answer.ok
        ? setEvents(answer.value)
        : answer.status === 404
          ? setEvents([])
          : setFailed(answer.says || "…"),
    );
  };
  const [seasons, setSeasons] = useState<SeasonListed[]>([]);
  useEffect(load, []);
  useEffect(() => {
    void get<SeasonListed[]>("/api/seasons").then(answer => answer.ok && setSeasons(answer.value));
  }, []);
  return (
    <Shell>
      <h1>{t.title}</h1>
      {failed ? (
        <Failed says={failed} retry={load} />
      ) : !events ? (
        <Loading />
      ) : !events.length && !seasons.length ? (
        <div class="panel">
          <Empty icon="cup" title={t.none}>
            <p>{t.noneWhy}</p>
          </Empty>
        </div>
      ) : (
        <div class="cards-grid">
          {events.map(event => (
            <EventCard key={event.place} event={event} />
          ))}
          {seasons.map(season => (
            <SeasonCard key={season.place} season={season} />
          ))}
        </div>
      )}
    </Shell>
  );
}
