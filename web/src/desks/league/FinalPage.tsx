// The way to the final: who is in and by what, who takes the seat, and where they sit.

import { useState } from "preact/hooks";
import { leagueTexts } from "../../texts/desks/league";
import { Icon } from "../../ui/Icon";
import { Empty, Law } from "../../ui/parts";
import type { SeasonOnDesk } from "../../wire";
import { keep, named } from "./season";
import { isIn, wayText } from "./StandingsPage";

export function FinalPage({ desk }: { desk: SeasonOnDesk }) {
  const t = leagueTexts.value;
  const { closed } = desk.picture;
  const shown = desk.ways.filter((one) => isIn(one) || one.way === "declined" || one.answer);
  return (
    <div class="league-columns">
      <section class="panel">
        <header><h2>{t.whoIsIn}</h2>{closed ? <span class="tag">{t.closed}</span> : <button class="button go" onClick={() => confirm(t.closeSure) && void keep(desk, { CloseSeason: {} })}>{t.closeSeason}</button>}</header>
        {closed ? null : <p class="padded dim small">{t.notClosed} <Law ids={desk.clauses.slice(0, 4)} /></p>}
        <ul class="deal-list padded">
          {shown.map((one) => (
            <li key={one.player}><b>{named(desk, one.player)}</b><span class={`tag ${isIn(one) ? "go" : ""}`}>{wayText(one)}</span>
              {!closed ? <span /> : one.answer ? <span class={`tag ${one.answer === "yes" ? "go" : ""}`}>{one.answer === "yes" ? <Icon name="check" /> : null}{one.answer === "yes" ? t.yes : t.no}</span> : (
                <span class="button-row"><button class="button" aria-label={t.acceptsNamed(named(desk, one.player))} onClick={() => void keep(desk, { AcceptSeat: { player: one.player } })}>{t.accepts}</button><button class="button quiet" aria-label={t.declinesNamed(named(desk, one.player))} onClick={() => void keep(desk, { DeclineSeat: { player: one.player } })}>{t.declines}</button></span>
              )}
            </li>
          ))}
        </ul>
      </section>
      <aside class="stack">
        <section class="panel">
          <header><h2>{t.seats}</h2>{closed ? <button class="button" onClick={() => void keep(desk, { SeatFinal: { seed: 0 } })}>{t.seatFinal}</button> : null}</header>
          {desk.seats.length ? <Seating desk={desk} /> : <Empty icon="user" title={t.notSeated} />}
          {desk.unseated.length ? <Unseated desk={desk} /> : null}
        </section>
      </aside>
    </div>
  );
}

function Seating({ desk }: { desk: SeasonOnDesk }) {
  const t = leagueTexts.value;
  const tables = [...new Set(desk.seats.map((one) => one.table))].sort((a, b) => a - b);
  return (
    <div class="padded stack">
      {tables.map((table) => (
        <div key={table}><h3>{t.table(table)}</h3><ol class="night-list">{desk.seats.filter((one) => one.table === table).sort((a, b) => a.seat - b.seat).map((one) => <li key={one.player}><span class="num dim">{one.seat + 1}</span>{named(desk, one.player)}{one.why ? <small class="dim"> {one.why}, {t.decided}</small> : null}</li>)}</ol></div>
      ))}
    </div>
  );
}

function Unseated({ desk }: { desk: SeasonOnDesk }) {
  const t = leagueTexts.value;
  const [seat, setSeat] = useState("1/1");
  const [table, at] = seat.split("/").map(Number);
  const first = desk.unseated[0]!;
  return (
    <div class="padded stack">
      <p>{t.unseated(desk.unseated.map((who) => named(desk, who)).join(", "))}</p>
      <div class="enter-form"><input class="input" aria-label={t.seatAt} value={seat} onInput={(typed) => setSeat(typed.currentTarget.value)} /><button class="button" onClick={() => void keep(desk, { SeatInFinal: { player: first, table: table || 1, seat: (at || 1) - 1, why: t.decided } })}>{t.seatAt}: {named(desk, first)}</button></div>
    </div>
  );
}
