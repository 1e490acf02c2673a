// Who sits where with what chips, who came without a seat, who was taken out; each opens what a host can do.

import { useEffect, useState } from "preact/hooks";
import { amount, cash } from "../../model/chips";
import { calledBy } from "../../model/names";
import { get } from "../../net/api";
import type { PlaceNow } from "../../net/house";
import { me } from "../../net/me";
import { hostTexts } from "../../texts/desks/host";
import { Icon } from "../../ui/Icon";
import { Avatar } from "../../ui/parts";
import type { ManagerRoomView, TalkShown } from "../../wire";
import type { HostDo } from "./HostDesk";
import { PersonDialog } from "./PersonDialog";
import { SeatDialog } from "./SeatDialog";

export interface PersonAt {
  id: string;
  name: string;
  table: string; // "" without a seat
  seat: number;
  warned: number;
  quiet: boolean;
}

export function People({ frame, view, act }: { frame: PlaceNow; view: ManagerRoomView; act: HostDo }) {
  const t = hostTexts.value;
  const [chosen, setChosen] = useState<PersonAt | null>(null);
  const [seating, setSeating] = useState<{ table: string; seat: number } | null>(null);
  const [muted, setMuted] = useState<Record<string, number>>({});
  const lookAgain = () =>
    void get<TalkShown>(`/api/chat?${new URLSearchParams({ place: frame.place })}`).then(
      answer => answer.ok && setMuted(answer.value.muted),
    );
  useEffect(lookAgain, [frame.place]);
  const { floor, cage } = view;
  const away = new Set(floor.away.map(one => one.player));
  const warned = new Map(floor.warnings.map(([id, all]) => [id, all.length]));
  const barred = new Set(floor.bars.map(([id]) => id));
  const person = (id: string, table = "", seat = -1): PersonAt => ({
    id,
    name: calledBy(frame.names, id).name,
    table,
    seat,
    warned: warned.get(id) ?? 0,
    quiet: id in muted,
  });
  const seated = new Set(cage.tables.flatMap(table => table.players.map(one => one.player)));
  const around = floor.people
    .filter(([id, one]) => one.here && !seated.has(id) && !barred.has(id))
    .map(([id]) => person(id));
  const held = (id: string) => cage.accounts.find(([name]) => name === `held/${id}`)?.[1] ?? 0;
  const sum = (chips: number) => amount(chips, cash(cage.dollar));
  const roomFor = (number: string, player: string) => {
    const table = cage.tables.find(one => one.number === number);
    const stack = table?.players.find(one => one.player === player)?.stack ?? 0;
    return table?.most ? Math.max(0, table.most - stack) : null;
  };
  return (
    <section class="panel host-people">
      <header>
        <h2>{t.atTable}</h2>
      </header>
      <ul>
        {cage.tables.flatMap(table =>
          Array.from(
            { length: floor.board.tables.find(one => one.number === table.number)?.seats ?? 0 },
            (_, seat) => {
              const one = table.players.find(player => player.seat === seat);
              const key = `${table.number}|${seat}`;
              if (!one)
                return (
                  <li key={key} class="is-open">
                    <span class="hollow" />
                    <span class="dim">
                      {t.seat(seat + 1)}, {t.open}
                    </span>
                    {around.length ? (
                      <button class="button" onClick={() => setSeating({ table: table.number, seat })}>
                        {t.seatHere}
                      </button>
                    ) : null}
                  </li>
                );
              return (
                <Row
                  key={key}
                  one={person(one.player, table.number, seat)}
                  says={[t.seat(seat + 1), away.has(one.player) ? t.away : ""]}
                  chips={one.stack === null ? "" : sum(one.stack)}
                  open={setChosen}
                />
              );
            },
          ),
        )}
      </ul>
      <header>
        <h2>{t.around}</h2>
      </header>
      {around.length ? (
        <ul>
          {around.map(one => (
            <Row
              key={one.id}
              one={one}
              says={[held(one.id) ? t.kept(sum(held(one.id))) : ""]}
              chips=""
              open={setChosen}
            />
          ))}
        </ul>
      ) : (
        <p class="dim padded">{t.nobodyAround}</p>
      )}
      {barred.size ? (
        <>
          <header>
            <h2>{t.outOfGame}</h2>
          </header>
          <ul>
            {[...barred].map(id => (
              <li key={id}>
                <Avatar name={person(id).name} id={id} />
                <span class="who">
                  <b>{person(id).name}</b>
                  <small>{held(id) ? t.kept(sum(held(id))) : ""}</small>
                </span>
                <button class="button" onClick={() => void act({ LiftBar: { player: id } })}>
                  {t.letIn}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {chosen ? (
        <PersonDialog
          money={cash(cage.dollar)}
          room={roomFor(chosen.table, chosen.id)}
          place={frame.place}
          one={chosen}
          act={act}
          close={() => setChosen(null)}
          talked={lookAgain}
        />
      ) : null}
      {seating ? (
        <SeatDialog
          {...seating}
          people={around}
          game={floor.board.games.find(one => one.tables.includes(seating.table))}
          money={cash(cage.dollar)}
          act={act}
          close={() => setSeating(null)}
        />
      ) : null}
    </section>
  );
}

function Row({
  one,
  says,
  chips,
  open,
}: {
  one: PersonAt;
  says: string[];
  chips: string;
  open: (one: PersonAt) => void;
}) {
  const t = hostTexts.value;
  const words = [
    ...says,
    one.id === me.value?.account?.id ? t.you : "",
    one.warned ? t.warned(one.warned) : "",
    one.quiet ? t.quiet : "",
  ].filter(Boolean);
  return (
    <li>
      <Avatar name={one.name} id={one.id} />
      <span class="who">
        <b>{one.name}</b>
        <small>{words.join(" · ")}</small>
      </span>
      {chips ? <b class="num">{chips}</b> : null}
      <button
        class="button only-icon"
        aria-label={t.more(one.name)}
        title={t.more(one.name)}
        onClick={() => open(one)}
      >
        <Icon name="more" />
      </button>
    </li>
  );
}
