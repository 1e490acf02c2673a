// The floor's desk: every table at a glance, one of them in the middle with what is ruled there, and
// what else waits to be done. On a phone one of the three at a time.

import { useState } from "preact/hooks";
import "../../styles/desk-floor.css";
import type { Answer } from "../../net/house";
import { where } from "../../router";
import { floorTexts } from "../../texts/desks/floor";
import { Icon } from "../../ui/Icon";
import { Empty, Loading, Segments } from "../../ui/parts";
import { Shell } from "../../ui/Shell";
import { type DeskProps, LISTS } from "../desks";
import { Outcome } from "../parts/Outcome";
import { speakAs } from "../parts/speaking";
import { FoundPeople } from "./FoundPeople";
import { floorOf, roomNow, type TableAt, tableIn, tablesOf, usePlaces } from "./floor-places";
import { NewGame } from "./NewGame";
import { OpenTable } from "./OpenTable";
import { Ruling } from "./Ruling";
import { Tiles } from "./Tiles";
import { Work } from "./Work";

type Part = "tables" | "ruling" | "work";

export function FloorDesk({ parts }: DeskProps) {
  const t = floorTexts.value;
  const role = speakAs("floor", "supervisor", "manager");
  const places = usePlaces(role);
  const [words, setWords] = useState("");
  const [answer, setAnswer] = useState<Answer | null>(null);
  const at = tableIn(parts);
  const lists = where.value.path === LISTS;
  const [part, setPart] = useState<Part>(at ? "ruling" : lists ? "work" : "tables");
  const [seen, setSeen] = useState(where.value.path);
  if (seen !== where.value.path) {
    setSeen(where.value.path);
    setPart(at ? "ruling" : lists ? "work" : "tables");
  }
  const tables = tablesOf(places);
  const found = tables.filter(one =>
    `${one.glance.table} ${one.glance.game} ${one.glance.title} ${one.title}`
      .toLowerCase()
      .includes(words.toLowerCase()),
  );
  const open = tables.find(one => one.place === at?.place && one.glance.table === at.table);
  return (
    <Shell wide>
      <div class={`fdesk shows-${part}`}>
        <header class="fdesk-top">
          <h1>{t.title}</h1>
          <Counts tables={tables} />
          <div class="only-phone">
            <Segments
              label={t.title}
              value={part}
              choose={setPart}
              options={[
                { value: "tables", label: t.tables },
                { value: "ruling", label: at ? t.table(at.table) : t.ruling },
                { value: "work", label: t.work },
              ]}
            />
          </div>
        </header>
        <section class="fcol is-tables" aria-label={t.tables}>
          <header>
            <h2>{t.tables}</h2>
            <span class="tag">
              <Icon name="screen" />
              {t.here(tables.filter(one => !one.glance.by_hand).length)}
            </span>
            <span class="tag">
              <Icon name="hand" />
              {t.byHand(tables.filter(one => one.glance.by_hand).length)}
            </span>
          </header>
          <input
            class="input find"
            type="search"
            aria-label={t.find}
            placeholder={t.find}
            value={words}
            onInput={event => setWords(event.currentTarget.value)}
          />
          {words.trim() ? <FoundPeople words={words} /> : null}
          <Tiles tables={found} chosen={at ? `${at.place}|${at.table}` : ""} desk="floor" />
          {roomNow() && !tables.length ? <p class="dim pad">{t.noTables}</p> : null}
          <NewGame role={role} done={setAnswer} />
          <OpenTable role={role} board={floorOf(roomNow())?.board ?? null} done={setAnswer} />
        </section>
        <section class="fcol is-ruling" aria-label={t.ruling}>
          <Outcome answer={answer} done={t.did} />
          {at ? (
            open ? (
              <Ruling key={`${at.place}|${at.table}`} at={open} role={role} done={setAnswer} />
            ) : roomNow() ? (
              <Empty icon="bell" title={t.tableGone} />
            ) : (
              <Loading />
            )
          ) : (
            <Empty icon="bell" title={t.choose} />
          )}
        </section>
        <aside class="fcol is-work" aria-label={t.work}>
          <Work
            key={String(lists)}
            tables={tables}
            role={role}
            done={setAnswer}
            answer={answer}
            first={lists ? "lists" : "now"}
          />
        </aside>
      </div>
    </Shell>
  );
}

function Counts({ tables }: { tables: TableAt[] }) {
  const t = floorTexts.value;
  const floor = floorOf(roomNow());
  const letters = tables.map(one => one.glance.seats).join("");
  const count = (wanted: string) => [...letters].filter(one => wanted.includes(one)).length;
  const calls = tables.filter(one => one.glance.case || one.glance.question).length;
  const waiting = floor?.board.games.reduce((sum, game) => sum + game.waiting.length, 0) ?? 0;
  const rows: [number, string, string][] = [
    [tables.length, t.tablesCount(tables.length), ""],
    [count("pa"), t.seated, ""],
    [waiting, t.waiting, ""],
    [calls, t.calls(calls), calls ? "is-late" : ""],
    [count("a"), t.awayCount, count("a") ? "is-soon" : ""],
  ];
  return (
    <dl class="fcounts">
      {rows.map(([n, name, tone]) => (
        <div key={name}>
          <dd class={tone}>{n}</dd>
          <dt>{name}</dt>
        </div>
      ))}
    </dl>
  );
}
