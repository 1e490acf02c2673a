// One event at the director's desk: its pages, and what came of the last thing that was done.

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { texts } from "../../texts";
import { directorTexts } from "../../texts/desks/director";
import { sayingTexts } from "../../texts/desks/saying";
import { LinkBanner } from "../../ui/Banner";
import { Icon } from "../../ui/Icon";
import { Empty, Law, Loading } from "../../ui/parts";
import { Notices, Shell } from "../../ui/Shell";
import { toneOf } from "../parts/asks-back";
import { clockText, leftOf, useTicks } from "../parts/house-time";
import { SayIt } from "../parts/SayIt";
import { type Directed, directing, useEvent, verdict } from "./directing";
import { EntriesPage } from "./EntriesPage";
import { LevelsPage } from "./LevelsPage";
import { PlayPage } from "./PlayPage";
import { PrizesPage } from "./PrizesPage";
import { MovesPaper, ResultsPaper, SeatCards } from "./paper";
import { RacePage } from "./RacePage";

const PAGES = ["", "entries", "levels", "race", "prizes"] as const;

export function EventDesk({ code, parts }: { code: string; parts: string[] }) {
  const event = useEvent(code);
  const [page = "", what = ""] = parts;
  useEffect(() => void (verdict.value = null), [code, page]);
  if (typeof event === "string")
    return (
      <Shell>
        <Empty icon="cup" title={event}>
          <p>
            <a class="button" href="/director">
              {directorTexts.value.back}
            </a>
          </p>
        </Empty>
      </Shell>
    );
  if (!event)
    return (
      <Frame code={code} page={page}>
        <main id="page">
          <Loading />
        </main>
      </Frame>
    );
  if (page === "print") return <Printed event={event} what={what} />;
  return (
    <Frame code={code} page={page} event={event}>
      <main id="page" class="desk-page">
        {page === "entries" ? (
          <EntriesPage event={event} />
        ) : page === "levels" ? (
          <LevelsPage event={event} />
        ) : page === "race" ? (
          <RacePage event={event} />
        ) : page === "prizes" ? (
          <PrizesPage event={event} />
        ) : (
          <PlayPage event={event} />
        )}
      </main>
    </Frame>
  );
}

function Printed({ event, what }: { event: Directed; what: string }) {
  return what === "moves" ? (
    <MovesPaper event={event} />
  ) : what === "results" ? (
    <ResultsPaper event={event} />
  ) : (
    <SeatCards event={event} />
  );
}

function Frame({
  code,
  page,
  event,
  children,
}: {
  code: string;
  page: string;
  event?: Directed;
  children: ComponentChildren;
}) {
  const t = directorTexts.value;
  return (
    <div class="desk-frame">
      <header class="top">
        <a class="brand" href="/director">
          <Icon name="left" />
          <span>{t.title}</span>
        </a>
        <b class="ellipsis">{event?.view.board.name ?? code}</b>
        {event ? <ClockLine event={event} /> : null}
        <nav class="desk-tabs" aria-label={t.pages}>
          {PAGES.map(one => (
            <a
              key={one}
              href={`/director/${code}${one ? `/${one}` : ""}`}
              {...(one === page ? { "aria-current": "page" as const } : {})}
            >
              {t.tabs[one]}
            </a>
          ))}
          <a href={`/clock/${code}`} target="_blank" rel="noopener">
            {t.tabs.wall}
          </a>
        </nav>
      </header>
      <LinkBanner />
      <Notices />
      {event ? <Verdict event={event} /> : null}
      {event ? (
        <div class="desk-say">
          <SayIt
            place={event.place}
            role={directing()}
            hint={sayingTexts.value.hint.event}
            told={answer => (verdict.value = answer)}
          />
        </div>
      ) : null}
      {children}
    </div>
  );
}

function ClockLine({ event }: { event: Directed }) {
  const { clock } = event.view.board;
  useTicks(250, clock.runs);
  return clock.level ? <span class="dim num only-phone">{clockText(leftOf(clock))}</span> : null;
}

/** What was refused and why, or by which clauses something was done: always in this place. */
function Verdict({ event }: { event: Directed }) {
  const t = texts.value.state;
  const told = verdict.value;
  if (!told)
    return (
      <p class="verdict dim" role="status">
        {directorTexts.value.nothingYet}
      </p>
    );
  const act = told.ok ? told.act?.(event.view.acts) : undefined;
  const done = act
    ? act.undone
      ? directorTexts.value.takenBack(act.what)
      : directorTexts.value.doneNamed(act.what)
    : told.did
      ? directorTexts.value.doneNamed(told.did)
      : directorTexts.value.done;
  const tone = toneOf(told);
  // said to whoever stands there
  const seat = told.ok ? event.view.entrants.find(one => one.player === told.seated && one.table) : undefined;
  return (
    <p class={`verdict ${tone}`} role={told.ok ? "status" : "alert"}>
      <Icon name={told.ok ? "check" : tone === "is-asking" ? "search" : "alert"} />
      <span>
        <strong>{told.ok ? done : tone === "is-asking" ? directorTexts.value.asks : t.refused}</strong>{" "}
        {seat ? <b>{directorTexts.value.seatAt(seat.table, seat.seat)}.</b> : null}{" "}
        {told.says || (told.ok ? "" : t.nothingSent)}
      </span>
      <Law ids={told.clauses} />
    </p>
  );
}
