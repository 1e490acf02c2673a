// The page to publish as one file: standings, every point explained, the events. It needs nothing beside
// itself and has no script.

import { leagueTexts } from "../../texts/desks/league";
import type { PlayerWhy, SeasonOnDesk } from "../../wire";
import { bookTitle } from "../parts/Clause";
import { inWords, wayText } from "./StandingsPage";
import { named, playedOf } from "./season";

const STYLE = `
body{margin:0;background:#f4f2ec;color:#1d1b16;font:16px/1.5 system-ui,sans-serif}
main{max-width:800px;margin:0 auto;padding:24px 16px}
h1{margin:0}h2{margin:32px 0 8px}p{margin:4px 0;color:#44413a}
table{border-collapse:collapse;width:100%;background:#fff}
th,td{padding:7px 10px;text-align:start;border-bottom:1px solid #dcd8cc}
.r{text-align:end;font-variant-numeric:tabular-nums}
details{background:#fff;border-bottom:1px solid #dcd8cc;padding:8px 10px}
summary{cursor:pointer;font-weight:600}.off{color:#6d685c}code{color:#6b4700}.scroll{overflow-x:auto}`;

/** Anything as text of a page: it can neither end an element nor begin one. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);

const row = (cells: [string, boolean?][], head = false): string => {
  const tag = head ? "th" : "td";
  const written = cells.map(
    ([text, right]) => `<${tag}${right ? ' class="r"' : ""}>${escaped(text)}</${tag}>`,
  );
  return `<tr>${written.join("")}</tr>`;
};

export function pageFile(desk: SeasonOnDesk): string {
  const t = leagueTexts.value;
  const { picture } = desk;
  const title = escaped(picture.name);
  const lead =
    `${t.after(playedOf(desk), picture.events, bookTitle(picture.book, picture.book))}. ` +
    `${t.how(desk.worth, picture.best)}`;
  const final = desk.nights.find(one => one.result.kind === "final");
  const champion = final
    ? `<p><b>${escaped(t.champion((final.result.places[0] ?? []).map(who => named(desk, who)).join(", ")))}</b></p>`
    : "";
  return `<!doctype html>
<html lang="${t.code}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${escaped(lead)}</p>${champion}
<h2>${escaped(t.tabs[""])}</h2><div class="scroll">${standings(desk)}</div>
<h2>${escaped(t.everyPoint)}</h2>${picture.lines.map(line => explained(desk, line.player, line.points)).join("\n")}
<h2>${escaped(t.tabs.results)}</h2><div class="scroll">${events(desk)}</div>
${seats(desk)}<p>${desk.clauses.map(id => `<code>${escaped(id)}</code>`).join(" ")}</p></main></body></html>
`;
}

function standings(desk: SeasonOnDesk): string {
  const t = leagueTexts.value;
  const way = (player: string) => wayText(desk.ways.find(one => one.player === player));
  const lines = desk.picture.lines.map(line =>
    row([
      [String(line.place), true],
      [named(desk, line.player)],
      [String(line.played), true],
      [line.points, true],
      [way(line.player)],
    ]),
  );
  const head = row([[t.place, true], [t.player], [t.played, true], [t.points, true], [t.final]], true);
  return `<table>${head}${lines.join("")}</table>`;
}

function explained(desk: SeasonOnDesk, player: string, points: string): string {
  const t = leagueTexts.value;
  const why: PlayerWhy | undefined = desk.why.find(one => one.player === player);
  const lines = (why?.events ?? []).map(one => {
    const sum = `${inWords(one.worked_out)} = ${one.points}`;
    const off = one.counted ? "" : `, ${t.notCounted}: ${one.note}`;
    const says = `${t.event(one.event)}, ${t.placeOf(one.place, one.entrants)}: ${sum}${off}`;
    return `<p${one.counted ? "" : ' class="off"'}>${escaped(says)}</p>`;
  });
  const beside = (why?.beside ?? []).map(([more, reason]) => `<p>${escaped(`${reason}: ${more}`)}</p>`);
  return (
    `<details><summary>${escaped(named(desk, player))}, ` +
    `${escaped(points)}</summary>${[...lines, ...beside].join("")}</details>`
  );
}

function events(desk: SeasonOnDesk): string {
  const t = leagueTexts.value;
  const first = (places: string[][]) =>
    places
      .slice(0, 3)
      .map(
        (group, at) =>
          `${1 + places.slice(0, at).flat().length}. ${group.map(who => named(desk, who)).join(" = ")}`,
      )
      .join(", ");
  const lines = desk.nights.map(({ event, result }) =>
    row([
      [String(event), true],
      [result.day],
      [result.venue],
      [String(result.entrants || result.places.flat().length), true],
      [first(result.places)],
    ]),
  );
  const head = row([[t.number, true], [t.day], [t.venue], [t.played, true], [t.firstPlaces]], true);
  return `<table>${head}${lines.join("")}</table>`;
}

function seats(desk: SeasonOnDesk): string {
  const t = leagueTexts.value;
  if (!desk.seats.length) return "";
  const lines = [...desk.seats]
    .sort((a, b) => a.table - b.table || a.seat - b.seat)
    .map(one => row([[t.table(one.table)], [t.seat(one.seat + 1)], [named(desk, one.player)]]));
  return `<h2>${escaped(t.seats)}</h2><table>${lines.join("")}</table>`;
}

export function savePage(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/html;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
