// Standings with everybody's events as small bars, the line of the final, and why somebody has their points.

import { useEffect, useState } from "preact/hooks";
import { get } from "../../net/api";
import { leagueTexts } from "../../texts/desks/league";
import { Empty, Law } from "../../ui/parts";
import type { FinalWayShown, PlayerWhy, SeasonOnDesk, WhatIfShown } from "../../wire";
import { CourseChart, EventBars } from "./charts";
import { named } from "./season";

export const wayText = (way: FinalWayShown | undefined): string => {
  const t = leagueTexts.value;
  if (!way) return "";
  if (way.way === "points") return t.wayPoints(way.number);
  if (way.way === "short") return t.wayShort(way.number, way.short);
  return t.ways[way.way] ?? way.way;
};

export const isIn = (way: FinalWayShown | undefined): boolean =>
  way?.way === "win" || way?.way === "points" || way?.way === "last-chance";

export function StandingsPage({ desk, code }: { desk: SeasonOnDesk; code: string }) {
  const t = leagueTexts.value;
  const { picture } = desk;
  const [player, setPlayer] = useState(picture.lines[0]?.player ?? "");
  const way = (who: string) => desk.ways.find(one => one.player === who);
  const lastIn = picture.lines.reduce((at, line, n) => (way(line.player)?.way === "points" ? n : at), -1);
  if (!picture.lines.length)
    return (
      <div class="panel">
        <Empty icon="list" title={t.noMember}>
          <p>{t.noMemberWhy}</p>
          <p>
            <a class="button go" href={`/league/${code}/results`}>
              {t.firstResult}
            </a>
          </p>
        </Empty>
      </div>
    );
  const why = desk.why.find(one => one.player === player);
  const points = picture.lines.map(one => one.points);
  return (
    <div class="league-columns">
      <section>
        <div class="panel scroll-x" tabIndex={0} role="group" aria-label={t.tabs[""]}>
          <table class="dt standings">
            <thead>
              <tr>
                <th>{t.place}</th>
                <th>{t.player}</th>
                <th class="course-cell">{t.course}</th>
                <th class="r">{t.played}</th>
                <th class="r">{t.points}</th>
                <th>{t.final}</th>
              </tr>
            </thead>
            <tbody>
              {picture.lines.map((line, at) => (
                <>
                  <tr key={line.player} class={line.player === player ? "on" : ""}>
                    <td class="num">{line.place}</td>
                    <td>
                      <button
                        class="plain"
                        aria-pressed={line.player === player}
                        onClick={() => setPlayer(line.player)}
                      >
                        <b>{named(desk, line.player)}</b>
                      </button>
                    </td>
                    <td class="course-cell">
                      <EventBars desk={desk} player={line.player} />
                    </td>
                    <td class="r">{line.played}</td>
                    <td class="r">
                      <b>{aligned(line.points, points)}</b>
                    </td>
                    <td>
                      <span
                        class={`tag ${way(line.player)?.way === "win" ? "info" : isIn(way(line.player)) ? "go" : ""}`}
                      >
                        {wayText(way(line.player))}
                      </span>
                    </td>
                  </tr>
                  {at === lastIn ? (
                    <tr key="line" class="cut-line">
                      <td colSpan={6}>
                        <b>{t.line}</b> {t.lineSays} <Law ids={desk.clauses.slice(0, 3)} />
                      </td>
                    </tr>
                  ) : null}
                </>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <aside class="stack">
        {why ? <WhyPanel desk={desk} why={why} /> : <p class="dim">{t.choosePlayer}</p>}
        {why && !picture.closed ? (
          <WhatIf key={`${player} ${desk.nights.length}`} code={code} player={player} field={desk.field} />
        ) : null}
      </aside>
    </div>
  );
}

/**
 * "round(10 * sqrt(8 / 1), 2) = 28.28" as one says it: "10 × √(8 ÷ 1), to 2 decimals". What comes of it
 * stands beside it.
 */
export function inWords(worked: string): string {
  const t = leagueTexts.value;
  const formula = worked.replace(/ = [\d./]+$/, "");
  const signs = (text: string) => text.replaceAll("sqrt(", "√(").replaceAll("*", "×").replaceAll("/", "÷");
  const rounded = /^round\((.*), (\d+)\)$/.exec(formula);
  return rounded ? `${signs(rounded[1]!)}, ${t.toDecimals(Number(rounded[2]))}` : signs(formula);
}

/** Points with as many decimals as the longest of them, so that they stand one below the other; a fraction as it is. */
export function aligned(points: string, among: string[]): string {
  const decimals = (one: string): number => (/^-?\d+\.(\d+)$/.exec(one)?.[1] ?? "").length;
  const most = Math.max(0, ...among.map(decimals));
  return most && /^-?\d+(\.\d+)?$/.test(points) ? Number(points).toFixed(most) : points;
}

function WhyPanel({ desk, why }: { desk: SeasonOnDesk; why: PlayerWhy }) {
  const t = leagueTexts.value;
  const points = desk.picture.lines.find(one => one.player === why.player)?.points ?? "0";
  return (
    <section class="panel why">
      <header>
        <h2>{t.why(named(desk, why.player))}</h2>
      </header>
      <div class="padded">
        <CourseChart desk={desk} player={why.player} points={points} />
      </div>
      <ol class="why-list">
        {why.events.map(one => (
          <li key={one.event} class={one.counted ? "" : "is-off"}>
            <span class="dim">{t.event(one.event)}</span>
            <span>{t.placeOf(one.place, one.entrants)}</span>
            <span class="dim num">{inWords(one.worked_out)}</span>
            <b class="num">{one.points}</b>
            {one.counted ? null : (
              <small>
                {t.notCounted}: {one.note} <Law ids={one.clauses} />
              </small>
            )}
          </li>
        ))}
        {why.beside.map(([points, reason]) => (
          <li key={reason}>
            <span />
            <span>{reason}</span>
            <span />
            <b class="num">{points}</b>
          </li>
        ))}
        <li class="sum">
          <span />
          <span>{t.sum}</span>
          <span />
          <b class="num">{points}</b>
        </li>
      </ol>
    </section>
  );
}

function WhatIf({ code, player, field }: { code: string; player: string; field: number }) {
  const t = leagueTexts.value;
  const [tried, setTried] = useState<WhatIfShown[]>([]);
  const [place, setPlace] = useState(1);
  useEffect(
    () =>
      void get<WhatIfShown[]>(`/api/seasons/${code}/what-if?player=${player}`).then(
        answer => answer.ok && setTried(answer.value),
      ),
    [code, player],
  );
  const one = tried.find(told => told.place === place);
  if (!tried.length) return null;
  return (
    <section class="panel">
      <header>
        <h2>{t.whatIf}</h2>
        <span class="dim small">{t.whatIfAbout(field)}</span>
      </header>
      <div class="padded stack">
        <label class="stack">
          <span>{t.finish(place)}</span>
          <input
            type="range"
            min={1}
            max={tried.length}
            value={place}
            onInput={moved => setPlace(Number(moved.currentTarget.value))}
          />
        </label>
        {one ? (
          <p>
            <b>{t.total(one.total, one.points)}</b>
            <br />
            {t.chances[one.chance] ?? one.chance}
          </p>
        ) : null}
      </div>
    </section>
  );
}
