// A private game: its table and how one stands for whoever plays, its desk for whoever is the host, and how it ended.

import { useEffect, useState } from "preact/hooks";
import { dollars, rows } from "../model/board";
import { get } from "../net/api";
import { type PlaceNow, placeOf, tableOf, watch } from "../net/house";
import { tablePath } from "../router";
import { texts } from "../texts";
import { hostTexts } from "../texts/desks/host";
import { usePageTitle } from "../ui/page-title";
import { Empty, Loading } from "../ui/parts";
import { Shell } from "../ui/Shell";
import type { GameShown, PlayerRoomView } from "../wire";
import { HostDesk } from "./host/HostDesk";
import { Settlement } from "./host/Settlement";

export function Game({ code }: { code: string }) {
  const place = `game/${code}`;
  const [game, setGame] = useState<GameShown | null | undefined>(undefined);
  const frame = placeOf(place).value;
  const gone = tableOf(place, "").gone.value;
  const role = game?.mine ? "manager" : "player";
  useEffect(() => {
    void get<GameShown[]>("/api/games").then(answer =>
      setGame(answer.ok ? (answer.value.find(one => one.place === place) ?? null) : null),
    );
  }, [place]);
  useEffect(
    () => (game === undefined ? undefined : watch(place, "", role)),
    [place, game === undefined, role],
  );
  usePageTitle(game?.title ?? "");
  if (gone || game === null) return <Over code={code} />;
  if (!game || !frame)
    return (
      <Shell>
        <Loading />
      </Shell>
    );
  const { view } = frame;
  if ("room.ManagerRoomView" in view)
    return <HostDesk game={game} frame={frame} view={view["room.ManagerRoomView"]} />;
  return "room.PlayerRoomView" in view && !game.mine ? (
    <ForPlayer game={game} frame={frame} view={view["room.PlayerRoomView"]} />
  ) : (
    <Shell>
      <Loading />
    </Shell>
  );
}

function ForPlayer({ game, frame, view }: { game: GameShown; frame: PlaceNow; view: PlayerRoomView }) {
  const t = texts.value;
  const stamp = JSON.stringify([view.seats, view.kept, view.board.tables]);
  return (
    <Shell>
      <div class="game-page stack">
        <div class="page-head">
          <h1>{game.title}</h1>
          <p class="dim">
            {t.private.hosted(game.host)} {signOf(view)}
          </p>
        </div>
        {view.board.tables.map(table => {
          const seated = view.seats.some(one => one.table === table.number);
          return (
            <section class="panel side-row" key={table.number}>
              <p>
                <b>{t.lobby.taken(table.number, table.taken, table.seats)}</b>
              </p>
              <a
                class="button go touch"
                href={`${tablePath(frame.place, table.number)}${!seated && table.open_seats.length ? "?sit=1" : ""}`}
              >
                {seated
                  ? hostTexts.value.toTable
                  : table.open_seats.length
                    ? t.lobby.takeSeat
                    : t.lobby.watch}
              </a>
            </section>
          );
        })}
        <Settlement place={game.place} stamp={stamp} />
      </div>
    </Shell>
  );
}

function signOf(view: PlayerRoomView): string {
  const { sign, structures } = texts.value.table;
  const [first] = rows(view);
  return first
    ? sign(dollars(first.limits, first.game.dollar), structures[first.structure] ?? "", first.title)
    : "";
}

/** A game that is closed, and how it ended; or one that never was. */
function Over({ code }: { code: string }) {
  const t = hostTexts.value;
  const [none, setNone] = useState(false);
  return (
    <Shell>
      <div class="game-page stack">
        {none ? (
          <Empty icon="lock" title={t.gone}>
            <a class="button touch" href="/">
              {t.toLobby}
            </a>
          </Empty>
        ) : (
          <Settlement place={`game/${code}`} stamp="over" heading missing={() => setNone(true)} />
        )}
      </div>
    </Shell>
  );
}
