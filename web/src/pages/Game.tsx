// A private game: a link leads in, a name is enough, and then to its table.

import { useEffect, useState } from "preact/hooks";
import { get, post } from "../net/api";
import { placeOf, watch } from "../net/house";
import { me, useCode } from "../net/me";
import { go, tablePath } from "../router";
import { texts } from "../texts";
import type { GameShown } from "../wire";
import { Icon } from "../ui/Icon";
import { Empty, Loading } from "../ui/parts";
import { Shell } from "../ui/Shell";
import { Door } from "./Door";
import { LinkBox } from "./LinkBox";

/** Whoever comes by a link: say who you are, and the code lets you in. */
export function Join({ code }: { code: string }) {
  const t = texts.value;
  const [refused, setRefused] = useState("");
  const account = me.value?.account ?? null;
  useEffect(() => {
    if (!account) return;
    void useCode(code).then((answer) => {
      if (answer.ok) go(answer.value.place ? `/${answer.value.place}` : "/", true);
      else setRefused(answer.says || t.state.failed);
    });
  }, [account?.id]);
  if (!account) return <Door code={code} lead={t.private.lead} />;
  return <Shell>{refused ? <Empty icon="link" title={refused}><a class="button" href="/">{t.state.toLobby}</a></Empty> : <Loading />}</Shell>;
}

export function Game({ code }: { code: string }) {
  const t = texts.value;
  const place = `game/${code}`;
  const frame = placeOf(place).value;
  const [game, setGame] = useState<GameShown | null>(null);
  const [made, setMade] = useState<GameShown | null>(null);
  useEffect(() => watch(place), [place]);
  useEffect(() => {
    void get<GameShown[]>("/api/games").then((answer) => answer.ok && setGame(answer.value.find((one) => one.place === place) ?? null));
  }, [place]);
  const board = frame && "room.PlayerRoomView" in frame.view ? frame.view["room.PlayerRoomView"].board : null;
  if (!board) return <Shell><Loading /></Shell>;
  const link = async () => {
    const answer = await post<{ code: string }>(`/api/games/${code}/link`);
    if (answer.ok && game) setMade({ ...game, code: answer.value.code });
  };
  return (
    <Shell>
      <div class="game-page stack">
        <div class="page-head"><h1>{game?.title ?? t.lobby.private}</h1><p class="dim">{game ? t.private.hosted(game.host) : t.private.lead}</p></div>
        {board.tables.map((table) => (
          <section class="panel side-row" key={table.number}>
            <p><b>{t.lobby.taken(table.number, table.taken, table.seats)}</b></p>
            <a class="button go touch" href={`${tablePath(place, table.number)}${table.open_seats.length ? "?sit=1" : ""}`}>{table.open_seats.length ? t.lobby.takeSeat : t.lobby.watch}</a>
          </section>
        ))}
        {game?.mine ? <section class="panel padded stack"><h2>{t.private.share}</h2>{made ? <LinkBox game={made} /> : <button class="button touch" onClick={() => void link()}><Icon name="link" /> {t.private.newLink}</button>}</section> : null}
      </div>
    </Shell>
  );
}
