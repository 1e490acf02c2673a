// Who is out: one or several of one hand, each with what they began it with where that decides between them.

import { useState } from "preact/hooks";
import { amount, DOLLARS, parseAmount } from "../../model/chips";
import { directorTexts } from "../../texts/desks/director";
import type { BustOut, EventCommand } from "../../wire";
import { CHIPS, type Directed, direct, named } from "./directing";

export function BustPanel({ event }: { event: Directed }) {
  const t = directorTexts.value;
  const { board } = event.view;
  const [number, setNumber] = useState("");
  const [search, setSearch] = useState("");
  const [chosen, setOut] = useState<string[]>([]);
  const [began, setBegan] = useState<Record<string, string>>({});
  const [by, setBy] = useState<Record<string, string[]>>({}); // who has their chips, where heads are worth something
  const [asked, setAsked] = useState(false); // the house wanted to know more
  const table = board.tables.find(one => one.number === number) ?? board.tables[0];
  if (!table) return null;
  const players = board.tables.flatMap(one => one.players.map(player => ({ ...player, table: one.number })));
  const out = chosen.filter(one => players.some(known => known.player === one)); // another desk may have been quicker
  const wanted = search.trim().toLowerCase();
  const found = wanted
    ? players.filter(one => named(event, one.player).toLowerCase().includes(wanted)).slice(0, 9)
    : table.players.map(one => ({ ...one, table: table.number }));
  const toggle = (player: string, at: string) => {
    setNumber(at);
    setAsked(false);
    const here = out.filter(one => players.find(known => known.player === one)?.table === at);
    setOut(here.includes(player) ? here.filter(one => one !== player) : [...here, player]);
  };
  // hand for hand, those of other tables are out in the same hand
  const decides = out.length > 1 || (out.length > 0 && (event.view.hand_for_hand || asked));
  const alone = out.length === 1 ? event.view.entrants.find(one => one.player === out[0]) : undefined;
  const heads = event.view.terms.price.bounty > 0 || event.view.entrants.some(one => one.head > 0);
  const others = (player: string) =>
    players.filter(
      one => one.table === players.find(known => known.player === player)?.table && !out.includes(one.player),
    );
  const took = (player: string) =>
    (by[player] ?? []).filter(one => others(player).some(known => known.player === one));
  const send = async (times = 0) => {
    const busts: BustOut[] = out.map(player => ({
      player,
      began: parseAmount(began[player] ?? "", CHIPS) ?? 0,
      by: took(player),
    }));
    const first = busts[0];
    if (!first) return;
    const again: EventCommand = { BustAndRebuy: { player: first.player, times } };
    const answer = await direct(
      event,
      times ? again : busts.length > 1 ? { BustAtOnce: { busts } } : { BustOut: first },
    );
    setAsked(!answer.ok);
    if (!answer.ok) return;
    setOut([]);
    setBegan({});
    setBy({});
    setSearch("");
  };
  return (
    <div class="bust">
      <div class="bust-head">
        <h2>{t.whoIsOut}</h2>
        <div class="segments" role="group" aria-label={t.tables}>
          {board.tables.map(one => (
            <button
              key={one.number}
              type="button"
              aria-pressed={one.number === table.number}
              onClick={() => {
                setNumber(one.number);
                setOut([]);
                setSearch("");
              }}
            >
              {one.number}
            </button>
          ))}
        </div>
        <input
          class="input"
          type="search"
          placeholder={t.typeName}
          aria-label={t.typeName}
          value={search}
          onInput={typed => setSearch(typed.currentTarget.value)}
        />
      </div>
      <div class="who">
        {found.map(one => (
          <button
            key={one.player}
            class="who-chip"
            aria-pressed={out.includes(one.player)}
            onClick={() => toggle(one.player, one.table)}
          >
            <span class="who-seat">{one.seat}</span>
            {named(event, one.player)}
            {wanted ? <small class="dim">{t.table(one.table)}</small> : null}
          </button>
        ))}
      </div>
      <div class="bust-end">
        <p class="dim small">
          {decides ? (out.length > 1 ? t.atOnce : t.atOnceElsewhere) : out.length ? "" : t.choose}
        </p>
        {decides ? (
          <ol class="began">
            {out.map(player => (
              <li key={player}>
                <label>
                  <span class="ellipsis">{named(event, player)}</span>
                  <input
                    class="input"
                    inputMode="numeric"
                    aria-label={t.beganWith(named(event, player))}
                    placeholder={t.began}
                    value={began[player] ?? ""}
                    onInput={typed => setBegan({ ...began, [player]: typed.currentTarget.value })}
                  />
                </label>
              </li>
            ))}
          </ol>
        ) : null}
        {heads
          ? out.map(player => (
              <Takers
                key={player}
                event={event}
                player={player}
                others={others(player).map(one => one.player)}
                took={took(player)}
                take={names => setBy({ ...by, [player]: names })}
              />
            ))
          : null}
        <div class="button-row">
          <button class="button touch danger-fill" disabled={!out.length} onClick={() => void send()}>
            {out.length
              ? t.isOut(
                  out.map(one => named(event, one)),
                  board.left,
                )
              : t.out}
          </button>
          {alone && alone.rebuys_now > 0 ? (
            <button class="button touch" onClick={() => void send(1)}>
              {t.rebuys}
            </button>
          ) : null}
          {alone && alone.rebuys_now > 1 ? (
            <button class="button touch" onClick={() => void send(2)}>
              {t.rebuysDouble}
            </button>
          ) : null}
        </div>
      </div>
      {board.places[0] && board.clock.level ? (
        <p class="dim small">
          {t.lastOut(
            board.places[0].place,
            named(event, board.places[0].player),
            board.places[0].prize ? amount(board.places[0].prize, DOLLARS) : t.notPaid,
          )}
        </p>
      ) : null}
    </div>
  );
}

/** By whom: their head goes to whoever has their chips; nobody chosen, nobody saw it. */
function Takers({
  event,
  player,
  others,
  took,
  take,
}: {
  event: Directed;
  player: string;
  others: string[];
  took: string[];
  take: (names: string[]) => void;
}) {
  const t = directorTexts.value;
  return (
    <div class="takers" role="group" aria-label={t.byWhom(named(event, player))}>
      <span class="dim small">{t.byWhom(named(event, player))}</span>
      {others.map(one => (
        <button
          key={one}
          type="button"
          class="button"
          aria-pressed={took.includes(one)}
          onClick={() => take(took.includes(one) ? took.filter(name => name !== one) : [...took, one])}
        >
          {named(event, one)}
        </button>
      ))}
    </div>
  );
}
