// The lobby: the games with their signs, open seats, the lists with one's own place and why.

import { useEffect, useState } from "preact/hooks";
import { deskAt, mayWorkAt } from "../desks/desks";
import { memo } from "../memo";
import { dollars, type GameRow, type Kind, rows, tableWithSeat } from "../model/board";
import { buyInWords } from "../model/buying";
import { cash } from "../model/chips";
import { bookName } from "../model/sign";
import { type Answer, ask, placeOf, watch } from "../net/house";
import { me } from "../net/me";
import { go, tablePath } from "../router";
import { texts } from "../texts";
import { Icon } from "../ui/Icon";
import { Empty, Law, Loading, Segments } from "../ui/parts";
import { Shell } from "../ui/Shell";
import type { TableOnBoard } from "../wire";
import { ListPanel } from "./ListPanel";
import { EventsRow, FirstSteps, GuestNote, LastHands, PrivateRow, YourSeats } from "./LobbySides";

export function Lobby() {
  const t = texts.value.lobby;
  const frame = placeOf("room").value;
  const [kind, setKind] = useState<Kind | "all">("all");
  const [refused, setRefused] = useState<Answer | null>(null);
  useEffect(() => watch("room"), []);
  const view = frame && "room.PlayerRoomView" in frame.view ? frame.view["room.PlayerRoomView"] : null;
  if (!view)
    return (
      <Shell>
        <Loading lines={8} />
      </Shell>
    );
  const all = rows(view);
  const none = kind !== "all" && !all.some(row => row.kind === kind);
  const playing = view.board.tables.reduce((sum, table) => sum + table.taken, 0);
  const act = async (row: GameRow, byPhone: boolean) => setRefused(await wanted(view.player, row, byPhone));
  const kinds = [
    { value: "all" as const, label: t.all },
    { value: "holdem" as const, label: t.holdem },
    { value: "omaha" as const, label: t.omaha },
    { value: "stud" as const, label: t.stud },
    { value: "mixed" as const, label: t.mixed },
  ];
  return (
    <Shell wide>
      <div class="lobby">
        <section class="lobby-main">
          <div class="lobby-title">
            <h1>{t.title}</h1>
            <p class="dim">
              {me.value?.house}, {t.summary(view.board.tables.length, playing)}
            </p>
            <Segments label={t.title} options={kinds} value={kind} choose={setKind} />
          </div>
          {refused && !refused.ok ? (
            <p class="refusal" role="alert">
              <strong>{texts.value.state.refused}</strong> {refused.says} <Law ids={refused.clauses} />
            </p>
          ) : null}
          {all.length === 0 ? (
            <div class="panel">
              <NothingSpread />
            </div>
          ) : none ? (
            <div class="panel">
              <Empty icon="search" title={t.noMatch} />
            </div>
          ) : null}
          {all.length ? (
            <ul class="panel games" data-kind={kind} hidden={none}>
              {all.map(row => (
                <Row key={row.game.name} row={row} act={act} />
              ))}
            </ul>
          ) : null}
          <EventsRow />
          <PrivateRow />
        </section>
        <aside class="lobby-side">
          <YourSeats view={view} />
          {all
            .filter(row => row.place)
            .map(row => (
              <ListPanel
                key={row.game.name}
                row={row}
                view={view}
                names={frame?.names ?? {}}
                clauses={frame?.clauses ?? {}}
                refuse={setRefused}
              />
            ))}
          <FirstSteps />
          <LastHands />
          <GuestNote />
        </aside>
      </div>
    </Shell>
  );
}

/** An empty room: whoever may open a table in it is led to where that is done, others to a game of their own. */
function NothingSpread() {
  const t = texts.value.lobby;
  const floor = deskAt("floor");
  const opens = floor !== undefined && mayWorkAt(floor);
  return (
    <Empty icon="list" title={t.empty}>
      <p>{opens ? t.emptyYours : t.emptyWhy}</p>
      {opens ? (
        <a class="button go touch" href="/floor">
          {t.toFloor}
        </a>
      ) : null}
    </Empty>
  );
}

/** The one thing a row's button does; null where it only leads somewhere. */
async function wanted(player: string, row: GameRow, byPhone: boolean): Promise<Answer | null> {
  if (byPhone) return ask("room", "", { Join: { player, listing: row.game.name, by_phone: true } });
  if (row.seat) return (go(tablePath("room", row.seat.table)), null);
  const table = tableWithSeat(row.tables);
  if (table && !row.place) return (go(`${tablePath("room", table.number)}?sit=1`), null);
  if (row.place) return null;
  return ask("room", "", { Join: { player, listing: row.game.name } });
}

interface RowProps {
  row: GameRow;
  act: (row: GameRow, byPhone: boolean) => Promise<void>;
}

/** Drawn anew only when something about its own game has changed: a big room is told of often. */
const Row = memo(GameLine, (now: RowProps, then: RowProps) => now.row.key === then.row.key);

function GameLine({ row, act }: RowProps) {
  const t = texts.value;
  const { game } = row;
  // there is nothing to watch on a screen
  const live = row.tables.length > 0 && row.tables.every(table => table.by_hand);
  const waiting = game.waiting.length;
  const label = row.seat
    ? t.lobby.goThere
    : row.place
      ? t.lobby.youAre(row.place.place + 1)
      : row.open
        ? t.lobby.takeSeat
        : row.tables.length
          ? t.lobby.join
          : t.lobby.addName;
  return (
    <li class={`game-row of-${row.kind} ${row.place || row.seat ? "is-mine" : ""}`}>
      <div class="game-stakes">
        <b>{dollars(row.limits, game.dollar)}</b>
        <span>{t.table.structures[row.structure] ?? row.structure}</span>
      </div>
      <div class="game-name">
        <h2>
          {row.tables[0] ? <a href={tablePath("room", row.tables[0].number)}>{row.title}</a> : row.title}
        </h2>
        <p class="sign-line">
          {signLine(row).map(part => (
            <span key={part}>{part}</span>
          ))}
        </p>
      </div>
      <div class="game-seats">
        <Dots tables={row.tables} />
        <small>{seatsLine(row.tables)}</small>
      </div>
      <div class={`game-wait ${row.open && !waiting ? "is-open" : ""}`}>
        <span>{row.open && !waiting ? t.lobby.open(row.open) : t.lobby.waiting(waiting)}</span>
        <small>
          {row.open && !waiting ? t.lobby.playNow : game.pace ? t.lobby.about(game.pace * (waiting + 1)) : ""}
        </small>
      </div>
      <div class="game-do">
        <button
          class={`button touch ${row.open && !row.place && !row.seat ? "go" : ""}`}
          onClick={() => void act(row, false)}
        >
          {label}
        </button>
        {live && !row.place && !row.seat ? (
          <button
            class="button quiet only-icon call-in"
            title={t.lobby.callInWhy}
            aria-label={`${t.lobby.callIn}: ${row.title} ${row.limits}`}
            onClick={() => void act(row, true)}
          >
            <Icon name="phone" />
          </button>
        ) : null}
        {row.tables[0] && !row.seat && !live ? (
          <a
            class="button quiet only-icon"
            href={tablePath("room", row.tables[0].number)}
            title={t.lobby.watch}
            aria-label={`${t.lobby.watch}: ${row.title} ${row.limits}`}
          >
            <Icon name="eye" />
          </a>
        ) : null}
      </div>
    </li>
  );
}

/** What one buys in for, and by whose book it is played; the game's own name where it says more than its limits. */
function signLine({ game, limits, title, tables }: GameRow): string[] {
  const t = texts.value.lobby;
  const { buy_in, dollar, book, name } = game;
  const money = cash(dollar);
  const own = name.includes(limits) || name === title ? "" : name;
  return [
    own,
    buyInWords(buy_in, money, texts.value),
    t.byBook(bookName(book)),
    tables.length ? "" : t.notRunning,
  ].filter(Boolean);
}

function seatsLine(tables: TableOnBoard[]): string {
  const t = texts.value.lobby;
  const [first] = tables;
  if (!first) return "";
  const full = tables.every(table => table.taken >= table.seats);
  const by = tables.some(table => table.by_hand) ? `, ${t.byHand}` : "";
  return (
    (tables.length === 1 && !full
      ? t.taken(first.number, first.taken, first.seats)
      : t.tables(
          tables.map(table => table.number),
          full,
        )) + by
  );
}

function Dots({ tables }: { tables: TableOnBoard[] }) {
  return (
    <span class="dots" aria-hidden="true">
      {tables.slice(0, 4).map(table => (
        <span key={table.number}>
          {Array.from({ length: table.seats }, (_, at) => (
            <i
              key={at}
              class={at < table.taken ? "" : at < table.taken + table.kept.length ? "kept" : "open"}
            />
          ))}
        </span>
      ))}
    </span>
  );
}
