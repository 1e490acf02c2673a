// The way to the final: who is in and by what, who takes the seat, and where they sit.

import { useState } from "preact/hooks";
import { leagueTexts } from "../../texts/desks/league";
import { Dialog } from "../../ui/Dialog";
import { Icon } from "../../ui/Icon";
import { Empty, Field, Law } from "../../ui/parts";
import type { SeasonOnDesk } from "../../wire";
import { isIn, wayText } from "./StandingsPage";
import { keep, named, playedOf } from "./season";

export function FinalPage({ desk }: { desk: SeasonOnDesk }) {
  const t = leagueTexts.value;
  const { closed } = desk.picture;
  const [closing, setClosing] = useState(false);
  const shown = desk.ways.filter(one => isIn(one) || one.way === "declined" || one.answer);
  return (
    <div class="league-columns">
      {closing ? <CloseDialog desk={desk} close={() => setClosing(false)} /> : null}
      <section class="panel">
        <Honours desk={desk} />
        <header>
          <h2>{t.whoIsIn}</h2>
          {closed ? (
            <span class="tag">{t.closed}</span>
          ) : (
            <button class="button go" onClick={() => setClosing(true)}>
              {t.closeSeason}
            </button>
          )}
        </header>
        {closed ? null : (
          <p class="padded dim small">
            {t.notClosed} <Law ids={desk.clauses.slice(0, 4)} />
          </p>
        )}
        <ul class="deal-list padded">
          {shown.map(one => (
            <li key={one.player}>
              <b>{named(desk, one.player)}</b>
              {one.way === "declined" && one.answer ? (
                <span />
              ) : (
                <span class={`tag ${isIn(one) ? "go" : ""}`}>{wayText(one)}</span>
              )}
              {!closed ? (
                <span />
              ) : one.answer ? (
                <span class={`tag ${one.answer === "yes" ? "go" : ""}`}>
                  {one.answer === "yes" ? <Icon name="check" /> : null}
                  {one.answer === "yes" ? t.yes : t.no}
                </span>
              ) : (
                <span class="button-row">
                  <button
                    class="button"
                    aria-label={t.acceptsNamed(named(desk, one.player))}
                    onClick={() => void keep(desk, { AcceptSeat: { player: one.player } })}
                  >
                    {t.accepts}
                  </button>
                  <button
                    class="button quiet"
                    aria-label={t.declinesNamed(named(desk, one.player))}
                    onClick={() => void keep(desk, { DeclineSeat: { player: one.player } })}
                  >
                    {t.declines}
                  </button>
                </span>
              )}
            </li>
          ))}
        </ul>
      </section>
      <aside class="stack">
        <section class="panel">
          <header>
            <h2>{t.seats}</h2>
            {closed && !desk.seats.length && !desk.nights.some(one => one.result.kind === "final") ? (
              <button class="button" onClick={() => void keep(desk, { SeatFinal: { seed: 0 } })}>
                {t.seatFinal}
              </button>
            ) : null}
          </header>
          {desk.seats.length ? <Seating desk={desk} /> : <Empty icon="user" title={t.notSeated} />}
          {desk.unseated.length ? <Unseated desk={desk} /> : null}
        </section>
      </aside>
    </div>
  );
}

function Seating({ desk }: { desk: SeasonOnDesk }) {
  const t = leagueTexts.value;
  const tables = [...new Set(desk.seats.map(one => one.table))].sort((a, b) => a - b);
  return (
    <div class="padded stack">
      {tables.map(table => (
        <div key={table}>
          <h3>{t.table(table)}</h3>
          <ol class="night-list">
            {desk.seats
              .filter(one => one.table === table)
              .sort((a, b) => a.seat - b.seat)
              .map(one => (
                <li key={one.player}>
                  <span class="num dim">{one.seat + 1}</span>
                  {named(desk, one.player)}
                  {one.why ? (
                    <small class="dim">
                      {" "}
                      {one.why}, {t.decided}
                    </small>
                  ) : null}
                </li>
              ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

function Unseated({ desk }: { desk: SeasonOnDesk }) {
  const t = leagueTexts.value;
  const [table, setTable] = useState("1");
  const [seat, setSeat] = useState("");
  const [why, setWhy] = useState("");
  const first = desk.unseated[0]!;
  const give = async () => {
    if (
      (
        await keep(desk, {
          SeatInFinal: { player: first, table: Number(table) || 1, seat: Number(seat) - 1, why: why.trim() },
        })
      ).ok
    )
      setSeat("");
  };
  return (
    <form
      class="padded stack"
      onSubmit={sent => {
        sent.preventDefault();
        void give();
      }}
    >
      <p>{t.unseated(desk.unseated.map(who => named(desk, who)).join(", "))}</p>
      <div class="two">
        <Field label={t.tableWord}>
          <input
            class="input"
            name="table"
            inputMode="numeric"
            value={table}
            onInput={typed => setTable(typed.currentTarget.value)}
          />
        </Field>
        <Field label={t.seatWord}>
          <input
            class="input"
            name="seat"
            inputMode="numeric"
            value={seat}
            onInput={typed => setSeat(typed.currentTarget.value)}
          />
        </Field>
      </div>
      <Field label={t.reason}>
        <input
          class="input"
          name="why"
          maxLength={200}
          value={why}
          onInput={typed => setWhy(typed.currentTarget.value)}
        />
      </Field>
      <button class="button" disabled={!Number(table) || !Number(seat) || !why.trim()}>
        {t.seatFor(named(desk, first))}
      </button>
    </form>
  );
}

/** Closing a season cannot be taken back: it is asked for once more, with what follows. */
function CloseDialog({ desk, close }: { desk: SeasonOnDesk; close: () => void }) {
  const t = leagueTexts.value;
  const { picture } = desk;
  const played = playedOf(desk);
  const sure = async () => {
    await keep(desk, { CloseSeason: {} });
    close();
  };
  return (
    <Dialog title={t.closeSeason} close={close}>
      <div class="stack">
        {picture.events > played ? <p class="note soon">{t.closeEarly(played, picture.events)}</p> : null}
        <p>{t.closeSure}</p>
        <button class="button go touch" onClick={() => void sure()}>
          {t.closeSeason}
        </button>
      </div>
    </Dialog>
  );
}

/** Who won the final, and who had the most points; nothing before the final is played. */
export function Honours({ desk }: { desk: SeasonOnDesk }) {
  const t = leagueTexts.value;
  const final = desk.nights.find(one => one.result.kind === "final");
  if (!final) return null;
  const names = (players: string[]) => players.map(who => named(desk, who)).join(", ");
  return (
    <p class="padded honours">
      <Icon name="cup" /> <b>{t.champion(names(final.result.places[0] ?? []))}</b>{" "}
      {t.playerOfYear(names(desk.picture.lines.filter(one => one.place === 1).map(one => one.player)))}
    </p>
  );
}
