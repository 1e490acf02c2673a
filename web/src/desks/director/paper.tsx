// What is printed: seat cards with a code that leads to the clock, which needs no login, slips for those
// who move, and the result. Paper is paper in both themes.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { amount } from "../../model/chips";
import { texts } from "../../texts";
import { directorTexts } from "../../texts/desks/director";
import { Icon } from "../../ui/Icon";
import { Empty, lawClass, Segments } from "../../ui/parts";
import { QrCode } from "../../ui/QrCode";
import { timeOfDay } from "../parts/house-time";
import { CHIPS, type Directed, MONEY, named } from "./directing";

function Paper({
  event,
  title,
  about,
  tools,
  children,
}: {
  event: Directed;
  title: string;
  about: string;
  tools?: ComponentChildren;
  children: ComponentChildren;
}) {
  const t = directorTexts.value;
  return (
    <div class="paper-page">
      <header class="top no-print">
        <a class="button quiet only-icon" href={`/director/${event.code}`} aria-label={t.back}>
          <Icon name="left" />
        </a>
        <div class="paper-title">
          <b>{title}</b>
          <span class="dim small">{about}</span>
        </div>
        <div class="top-end">
          {tools}
          <button class="button go" onClick={() => print()}>
            {t.print}
          </button>
        </div>
      </header>
      <main id="page" class="papers">
        {children}
      </main>
    </div>
  );
}

const day = (at: number): string =>
  new Intl.DateTimeFormat(texts.value.code, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
  }).format(at);

const inEights = <T,>(all: T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / 8) }, (_, at) => all.slice(at * 8, at * 8 + 8));

export function SeatCards({ event }: { event: Directed }) {
  const t = directorTexts.value;
  const { board, terms, drawn_by: drawn } = event.view;
  const [table, setTable] = useState("");
  const seats = board.tables
    .filter(one => !table || one.number === table)
    .flatMap(one => one.players.map(player => ({ ...player, table: one.number })));
  const sheets = inEights(seats);
  const day = new Intl.DateTimeFormat(texts.value.code, {
    weekday: "short",
    day: "numeric",
    month: "short",
  }).format(board.now);
  const cost = terms.price.prize + terms.price.fee + terms.price.service + terms.price.bounty;
  const hereOnly = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname); // no phone comes here by the code
  const tools =
    board.tables.length > 1 ? (
      <Segments
        label={t.tables}
        value={table}
        choose={setTable}
        options={[
          { value: "", label: t.allTables },
          ...board.tables.map(one => ({ value: one.number, label: one.number })),
        ]}
      />
    ) : null;
  return (
    <Paper event={event} title={t.seatCards} about={t.sheets(seats.length, sheets.length)} tools={tools}>
      {hereOnly && sheets.length ? (
        <p class="note soon no-print">
          <Icon name="alert" />
          <span>{t.qrHereOnly(location.host)}</span>
        </p>
      ) : null}
      {sheets.length ? (
        sheets.map((sheet, at) => (
          <section key={at} class="a4 cards">
            {sheet.map(one => (
              <article key={one.player} class="seat-card">
                <header>
                  <b>{board.name}</b>
                  <span>{[day, cost ? amount(cost, MONEY) : ""].filter(Boolean).join(", ")}</span>
                </header>
                <div class="seat-card-main">
                  <div>
                    <h2>{named(event, one.player)}</h2>
                    <dl>
                      <dt>{t.tableWord}</dt>
                      <dt>{t.seat}</dt>
                      <dd>{one.table}</dd>
                      <dd>{one.seat}</dd>
                    </dl>
                  </div>
                  <figure>
                    <QrCode text={`${location.origin}/clock/${event.code}`} label={t.qrSays} />
                    <figcaption>{t.qrSays}</figcaption>
                  </figure>
                </div>
                <p>
                  {t.cardLine(amount(terms.stack, CHIPS))}{" "}
                  {drawn.map(id => (
                    <span key={id} class={lawClass(id)}>
                      {id}
                    </span>
                  ))}
                </p>
              </article>
            ))}
          </section>
        ))
      ) : (
        <Empty icon="user" title={t.noSeats} />
      )}
    </Paper>
  );
}

export function MovesPaper({ event }: { event: Directed }) {
  const t = directorTexts.value;
  const { moves, board } = event.view;
  const [all, setAll] = useState(false);
  const last = moves[0]?.act;
  const shown = [...moves.filter(one => all || one.act === last)].reverse();
  const tools = (
    <Segments
      label={t.moves}
      value={all}
      choose={setAll}
      options={[
        { value: false, label: t.lastMoves },
        { value: true, label: t.allMoves },
      ]}
    />
  );
  return (
    <Paper event={event} title={t.moveSlips} about={t.slips(shown.length)} tools={tools}>
      {shown.length ? (
        inEights(shown).map((sheet, at) => (
          <section key={at} class="a4 cards">
            {sheet.map(one => (
              <article key={one.number} class="seat-card">
                <header>
                  <b>{board.name}</b>
                  <span>{timeOfDay(one.at)}</span>
                </header>
                <div class="seat-card-main">
                  <div>
                    <h2>{named(event, one.player)}</h2>
                    <dl>
                      <dt>{t.tableWord}</dt>
                      <dt>{t.seat}</dt>
                      <dd>{one.to}</dd>
                      <dd>{one.to_seat}</dd>
                    </dl>
                  </div>
                  <p class="from">{t.from(t.seatAt(one.table, one.seat))}</p>
                </div>
                <p>
                  {!one.measured
                    ? one.why
                    : t.moveWhy(
                        one.why,
                        one.players[0],
                        one.players[1],
                        one.blind_in[0],
                        one.blind_in[1],
                      )}{" "}
                  {one.clauses.map(id => (
                    <span key={id} class={lawClass(id)}>
                      {id}
                    </span>
                  ))}
                </p>
              </article>
            ))}
          </section>
        ))
      ) : (
        <Empty icon="check" title={t.noMoves} />
      )}
    </Paper>
  );
}

export function ResultsPaper({ event }: { event: Directed }) {
  const t = directorTexts.value;
  const { board, deal } = event.view;
  const awards = new Map(deal?.made ? deal.awards.map(one => [one.player, one.amount] as const) : []);
  return (
    <Paper event={event} title={t.results} about={board.over ? t.over : t.leftOf(board.left, board.entries)}>
      <section class="a4 results">
        <h1>{board.name}</h1>
        <p>
          {day(board.now)}. {t.resultLine(board.entries, amount(board.pool, MONEY))}
          {deal?.made ? ` ${t.byDeal}` : ""}
          {board.over ? "" : ` ${t.stillPlay(board.left)}`}
        </p>
        <table class="dt">
          <thead>
            <tr>
              <th>{t.placeWord}</th>
              <th>{t.name}</th>
              <th class="r">{t.prize}</th>
            </tr>
          </thead>
          <tbody>
            {board.places.map(one => (
              <tr key={`${one.place} ${one.player}`}>
                <td class="num">{t.place(one.place)}</td>
                <td>{named(event, one.player)}</td>
                <td class="r">{one.prize ? amount(one.prize, MONEY) : "–"}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {!board.over && awards.size ? (
          <ul>
            {[...awards].map(([player, sum]) => (
              <li key={player}>
                {named(event, player)}: {amount(sum, MONEY)}
              </li>
            ))}
          </ul>
        ) : null}
      </section>
    </Paper>
  );
}
