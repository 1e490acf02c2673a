// The desk of a tournament director: the events of the house, and one of them from its structure to its last prize.

import { useEffect, useState } from "preact/hooks";
import { get, post } from "../../net/api";
import { go } from "../../router";
import "../../styles/desk-director.css";
import { texts } from "../../texts";
import { directorTexts } from "../../texts/desks/director";
import { Icon } from "../../ui/Icon";
import { Empty, Failed, Loading } from "../../ui/parts";
import { Shell } from "../../ui/Shell";
import type { EventListed, OpenedPlace } from "../../wire";
import type { DeskProps } from "../desks";
import { EventDesk } from "./EventDesk";
import { StructurePage } from "./StructurePage";

export function DirectorDesk({ parts }: DeskProps) {
  const [first, ...rest] = parts;
  if (!first) return <AllEvents />;
  if (first === "new")
    return (
      <Shell wide>
        <StructurePage />
      </Shell>
    );
  return <EventDesk key={first} code={first} parts={rest} />;
}

function AllEvents() {
  const t = directorTexts.value;
  const [events, setEvents] = useState<EventListed[] | null>(null);
  const [failed, setFailed] = useState("");
  const load = () =>
    void get<EventListed[]>("/api/events").then(answer =>
      answer.ok ? setEvents(answer.value) : setFailed(answer.says || texts.value.state.failed),
    );
  useEffect(load, []);
  const sample = async () => {
    const made = await post<OpenedPlace>("/api/director/sample");
    if (made.ok) go(`/director/${made.value.place.split("/")[1]}`);
    else setFailed(made.says);
  };
  return (
    <Shell>
      <div class="lobby-title">
        <h1>{t.title}</h1>
        <p class="dim">{t.about}</p>
        <button class="button" onClick={() => void sample()}>
          {t.sample}
        </button>
        <a class="button go" href="/director/new">
          <Icon name="plus" />
          {t.newEvent}
        </a>
      </div>
      {failed ? (
        <Failed says={failed} retry={load} />
      ) : !events ? (
        <Loading />
      ) : !events.length ? (
        <div class="panel event-list">
          <Empty icon="cup" title={t.none}>
            <p>{t.noneWhy}</p>
          </Empty>
        </div>
      ) : (
        <ul class="panel event-list">
          {events.map(one => (
            <li key={one.place}>
              <a href={`/director/${one.place.split("/")[1]}`}>
                <b>{one.title}</b>
                <span
                  class={`tag ${one.state === "playing" ? "go" : one.state === "announced" ? "info" : ""}`}
                >
                  {t.states[one.state] ?? one.state}
                </span>
                <span class="dim num">
                  {one.state === "announced" ? t.entered(one.entries) : t.leftOf(one.left, one.entries)}
                </span>
                <span class="dim small">{one.pace === "desk" ? t.byHand : t.byHouse}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Shell>
  );
}
