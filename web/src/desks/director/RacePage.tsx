// Taking the smallest chip out of play, step by step: announced, counted, changed, raced, checked. The
// house works out who has odd chips
// and how many larger ones they make; cards are dealt here by the house, or at the tables by people, who say who won.

import { useState } from "preact/hooks";
import { amount } from "../../model/chips";
import { directorTexts } from "../../texts/desks/director";
import { Card } from "../../ui/Card";
import { Icon } from "../../ui/Icon";
import { Empty, Law } from "../../ui/parts";
import type { RacedTable, RaceOnDesk, RaceTable } from "../../wire";
import { CountDialog } from "./CountDialog";
import { CHIPS, type Directed, direct, named } from "./directing";

export function RacePage({ event }: { event: Directed }) {
  const t = directorTexts.value;
  const { race, raced } = event.view;
  const [number, setNumber] = useState("");
  const [won, setWon] = useState<string[]>([]);
  if (!race)
    return (
      <div class="desk-wide">
        <h1>{t.tabs.race}</h1>
        {raced.length ? (
          <Done event={event} />
        ) : (
          <div class="panel">
            <Empty icon="check" title={t.noRace}>
              <p>{t.noRaceWhy}</p>
            </Empty>
          </div>
        )}
      </div>
    );
  const table = race.tables.find(one => one.table === number) ?? race.tables[0];
  const uncounted = race.tables.filter(one => one.seats.some(seat => seat.chips < 0));
  const wonAt = (one: RaceTable) =>
    won.filter(player => one.seats.some(seat => seat.player === player)).length;
  const told = race.tables.every(one => wonAt(one) === one.to_win);
  const step = !race.due && !race.announced ? 1 : uncounted.length ? 2 : race.may ? 4 : 3;
  const before = event.view.levels.slice(0, Math.max(0, race.level - 1)).filter(one => one.number).length;
  return (
    <div class="desk-columns race">
      <section class="col">
        <header>
          <h2>{t.raceTitle(amount(race.chip, CHIPS), amount(race.into, CHIPS))}</h2>
        </header>
        <ol class="race-steps">
          <RaceStep
            n={1}
            at={step}
            title={t.raceSteps[0]}
            says={
              race.due
                ? t.raceScheduled
                : race.announced
                  ? t.raceAnnounced
                  : race.level
                    ? t.raceLater(before)
                    : t.raceNotAnnounced
            }
          />
          <RaceStep
            n={2}
            at={step}
            title={t.raceSteps[1]}
            says={
              uncounted.length ? t.raceUncounted(uncounted.map(one => one.table).join(", ")) : t.raceCounted
            }
          />
          <RaceStep
            n={3}
            at={step}
            title={t.raceSteps[2]}
            says={t.raceChange(amount(race.chip, CHIPS), amount(race.into, CHIPS))}
          />
          <RaceStep
            n={4}
            at={step}
            title={t.raceSteps[3]}
            says={race.raced ? t.raceCards(race.first, race.most) : t.raceRounded}
          />
          <RaceStep n={5} at={step} title={t.raceSteps[4]} says={t.raceCheck} />
        </ol>
        <div class="in stack">
          {!race.due && !race.announced ? (
            <button
              class="button touch"
              onClick={() => void direct(event, { AnnounceColourUp: { chip: race.chip } })}
            >
              {t.raceAnnounce(amount(race.chip, CHIPS))}
            </button>
          ) : null}
          {race.may ? null : (
            <p class="note soon">
              <Icon name="clock" />
              <span>
                {race.why} <Law ids={race.clauses} />
              </span>
            </p>
          )}
        </div>
        <header class="sep">
          <h2>{t.tables}</h2>
        </header>
        <ul class="desk-tables">
          {race.tables.map(one => (
            <li key={one.table}>
              <button
                class="table-row"
                aria-pressed={one.table === table?.table}
                onClick={() => setNumber(one.table)}
              >
                <b>{one.table}</b>
                <span class="dim small">
                  {one.seats.some(seat => seat.chips < 0)
                    ? t.raceWaits
                    : t.raceOdd(amount(one.odd, CHIPS), one.to_win)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section class="col is-main">
        {table ? <Seats event={event} race={race} table={table} won={won} setWon={setWon} /> : null}
      </section>
      <aside class="col">
        <header>
          <h2>{t.raceDo}</h2>
        </header>
        <div class="in stack">
          <p class="dim small">
            {t.raceWhy} {race.may ? <Law ids={race.clauses} /> : null}
          </p>
          <button
            class="button go touch wide"
            disabled={!race.may}
            onClick={() => void direct(event, { RaceOff: { chip: race.chip, seed: 0 } })}
          >
            {race.raced ? t.raceByHouse : t.raceRound}
          </button>
          {race.raced ? (
            <button
              class="button touch wide"
              disabled={!race.may || !told}
              onClick={() =>
                void direct(event, { RaceOff: { chip: race.chip, winners: won } }).then(
                  answer => answer.ok && setWon([]),
                )
              }
            >
              {t.raceByPeople}
            </button>
          ) : null}
          {race.raced && !told ? (
            <p class="dim small">
              {race.tables
                .filter(one => wonAt(one) !== one.to_win)
                .map(one => t.raceMissing(one.table, one.to_win, wonAt(one)))
                .join(" · ")}
            </p>
          ) : null}
        </div>
        {raced.length ? <Done event={event} /> : null}
      </aside>
    </div>
  );
}

function RaceStep({ n, at, title, says }: { n: number; at: number; title: string; says: string }) {
  return (
    <li class={n === at ? "is-now" : ""}>
      <span class={n < at ? "tick" : "n"}>{n < at ? <Icon name="check" /> : n}</span>
      <b>{title}</b>
      <p>{says}</p>
    </li>
  );
}

function Seats({
  event,
  race,
  table,
  won,
  setWon,
}: {
  event: Directed;
  race: RaceOnDesk;
  table: RaceTable;
  won: string[];
  setWon: (won: string[]) => void;
}) {
  const t = directorTexts.value;
  const [count, setCount] = useState(false);
  const onDesk = event.view.board.tables.find(one => one.number === table.table);
  const chosen = (player: string) => won.includes(player);
  return (
    <>
      <header class="moves-head">
        <h2>{t.table(table.table)}</h2>
        <span class="tag info">{t.raceToWin(table.to_win, amount(race.into, CHIPS))}</span>
        <button class="button" onClick={() => setCount(true)}>
          {t.countTable(table.table)}
        </button>
      </header>
      <div class="scroll-x" tabIndex={0} role="group" aria-label={t.table(table.table)}>
        <table class="dt">
          <thead>
            <tr>
              <th>{t.seat}</th>
              <th>{t.name}</th>
              <th class="r">{t.before}</th>
              <th class="r">{t.odd}</th>
              <th class="r">{t.cards}</th>
              <th>{t.wins}</th>
            </tr>
          </thead>
          <tbody>
            {table.seats.map(one => (
              <tr key={one.seat} class={chosen(one.player) ? "on" : ""}>
                <td class="num">{one.seat}</td>
                <td>
                  <b>{named(event, one.player)}</b>
                </td>
                <td class="r">{one.chips < 0 ? "?" : amount(one.chips, CHIPS)}</td>
                <td class="r">{one.chips < 0 ? "?" : amount(one.odd, CHIPS)}</td>
                <td class="r">{one.cards || "–"}</td>
                <td>
                  {one.odd ? (
                    <label class="win">
                      <input
                        type="checkbox"
                        checked={chosen(one.player)}
                        onChange={() =>
                          setWon(
                            chosen(one.player)
                              ? won.filter(name => name !== one.player)
                              : [...won, one.player],
                          )
                        }
                        aria-label={t.winsChip(named(event, one.player), amount(race.into, CHIPS))}
                      />
                      {amount(race.into, CHIPS)}
                    </label>
                  ) : (
                    <span class="dim">{one.chips < 0 ? "" : t.noneOdd}</span>
                  )}
                  {one.kept ? <span class="warn-text small"> {t.keptIn}</span> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {count && onDesk ? <CountDialog event={event} table={onDesk} close={() => setCount(false)} /> : null}
    </>
  );
}

/** Races that were held: who had which cards, and what they got. */
function Done({ event }: { event: Directed }) {
  const t = directorTexts.value;
  return (
    <>
      <header class="sep">
        <h2>{t.raced}</h2>
      </header>
      <div class="in stack">
        {event.view.raced.slice(0, 12).map(one => (
          <DoneTable key={`${one.act} ${one.table}`} event={event} one={one} />
        ))}
      </div>
    </>
  );
}

function DoneTable({ event, one }: { event: Directed; one: RacedTable }) {
  const t = directorTexts.value;
  const [before, after] = one.entries.reduce(
    ([odd, gets], entry) => [odd + entry.odd, gets + entry.gets],
    [0, 0],
  );
  return (
    <div class="raced">
      <h3>
        {t.table(one.table)}: {t.raceTitle(amount(one.chip, CHIPS), amount(one.into, CHIPS))}
      </h3>
      <ul>
        {one.entries.map(entry => (
          <li key={entry.player}>
            <b class="ellipsis">{named(event, entry.player)}</b>
            <span class="race-cards">
              {entry.cards.map(card => (
                <Card key={card} card={card} small />
              ))}
            </span>
            <span class="num">{entry.gets ? `+${amount(entry.gets, CHIPS)}` : "–"}</span>
          </li>
        ))}
      </ul>
      <p class="dim small">{t.raceSums(amount(before, CHIPS), amount(after, CHIPS))}</p>
    </div>
  );
}
