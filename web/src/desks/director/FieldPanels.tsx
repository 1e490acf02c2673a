// The field in four numbers, and every table with its seats as dots.

import { useState } from "preact/hooks";
import { amount } from "../../model/chips";
import { directorTexts } from "../../texts/desks/director";
import type { TableOnDesk } from "../../wire";
import { CountDialog } from "./CountDialog";
import { CHIPS, type Directed, MONEY } from "./directing";

export function FieldPanel({ event }: { event: Directed }) {
  const t = directorTexts.value;
  const { board, levels, terms } = event.view;
  const big = levels[Math.max(0, board.clock.level - 1)]?.big_blind ?? 0;
  return (
    <>
      <header class="sep">
        <h2>{t.field}</h2>
        <span class={`tag ${board.registration ? "go" : ""}`}>
          {board.registration ? t.entryOpen : t.entryClosed}
        </span>
      </header>
      <div class="in desk-stats">
        <p>
          <b class="num">{board.clock.level ? board.left : board.entries}</b>
          <span>{board.clock.level ? t.leftOfEntries(board.entries) : t.entriesSoFar}</span>
        </p>
        <p>
          <b class="num">{amount(board.average, CHIPS)}</b>
          <span>{big && board.average ? t.averageIn(Math.floor(board.average / big)) : t.average}</span>
        </p>
        <p>
          <b class="num">{amount(board.chips, CHIPS)}</b>
          <span>{t.chipsInPlay(amount(terms.stack, CHIPS))}</span>
        </p>
        <p>
          <b class="num">{amount(board.pool, MONEY)}</b>
          <span>{t.pool(amount(terms.price.prize, MONEY))}</span>
        </p>
      </div>
    </>
  );
}

export function TablesPanel({ event }: { event: Directed }) {
  const t = directorTexts.value;
  const { board, terms } = event.view;
  const [open, setOpen] = useState("");
  const table = board.tables.find(one => one.number === open);
  return (
    <>
      <header class="sep">
        <h2>{t.tablesOf(terms.seats)}</h2>
        <span class="faint tiny">{t.openTable}</span>
      </header>
      <ul class="desk-tables">
        {board.tables.map(one => (
          <li key={one.number}>
            <button class="table-row" onClick={() => setOpen(one.number)}>
              <b>
                <span class="unseen">{t.tableWord} </span>
                {one.number}
              </b>
              <Pips table={one} />
              <span class="state">{one.halted ? <span class="warn-text">{t.held}</span> : null}</span>
              <span class="num">
                {one.players.length}
                <span class="unseen"> {t.playersWord}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {table ? <CountDialog event={event} table={table} close={() => setOpen("")} /> : null}
    </>
  );
}

function Pips({ table }: { table: TableOnDesk }) {
  const taken = new Set(table.players.map(one => one.seat));
  return (
    <span class="pips" aria-hidden="true">
      {Array.from({ length: table.seats }, (_, at) => (
        <i key={at} class={table.button === at + 1 ? "is-button" : taken.has(at + 1) ? "" : "is-open"} />
      ))}
    </span>
  );
}
