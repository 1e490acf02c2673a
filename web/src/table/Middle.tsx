// The middle of the felt: pots, boards, and who got what.

import { amount, type Money } from "../model/chips";
import { type Award, marked, type Scene, type SeatScene } from "../model/scene";
import type { TableState } from "../net/table-store";
import { texts } from "../texts";
import { Card } from "../ui/Card";
import { Chips } from "../ui/Chips";

export function Middle({
  scene,
  money,
  state,
  phone,
}: {
  scene: Scene;
  money: Money;
  state: TableState;
  phone: boolean;
}) {
  const t = texts.value.table;
  const several = scene.pots.length > 1;
  const name = (n: number, among: number) =>
    phone
      ? several
        ? n
          ? t.sideShort
          : t.mainShort
        : t.potShort
      : several
        ? n
          ? t.side(among)
          : t.main(among)
        : t.pot(among);
  return (
    <>
      <div class={`pots on-felt ${scene.awards.length ? "is-pushed" : ""}`}>
        {scene.pots.map((pot, n) => (
          <Pot key={n} chips={pot.amount} money={money} says={name(n, pot.among)} />
        ))}
        {pushed(scene, phone).map(({ amount: chips, says }) => (
          <Pot key={says + chips} chips={chips} money={money} says={says} won />
        ))}
      </div>
      <Boards scene={scene} />
      <div class="total on-felt">{totalLine(scene, money, state)}</div>
    </>
  );
}

export function Pot({
  chips,
  money,
  says,
  won = false,
}: {
  chips: number;
  money: Money;
  says: string;
  won?: boolean;
}) {
  return (
    <div class={`pot ${won ? "is-won" : ""}`}>
      <Chips amount={chips} dollar={money.dollar} most={4} />
      <b>{amount(chips, money)}</b> <small>{says}</small>
    </div>
  );
}

/** Who got what, a line for each pot and each half of it: "Main pot to Marisol Vega". */
export function pushed(scene: Scene, phone: boolean): { amount: number; says: string }[] {
  const { told, table, you, code } = texts.value;
  const several = scene.awards.some(one => one.pot > 0);
  const ways = scene.hand?.game.wins ?? [];
  const name = (seat: SeatScene | undefined) =>
    !seat
      ? ""
      : seat.mine
        ? seat.told || you.toLowerCase()
        : phone
          ? (seat.name.split(" ")[0] ?? "")
          : seat.name;
  const whose = new Map<string, Set<number>>(); // each pot or half of one, and who got it
  // a pot that went to one way alone, since there was no low, went whole
  const halved = (pot: number) =>
    new Set(scene.awards.filter(one => one.pot === pot).map(one => one.way)).size > 1;
  const whatOf = ({ pot, way }: Award) =>
    [told.pot(pot, several), ways[way] && halved(pot) ? told.way(ways[way]) : ""]
      .filter(Boolean)
      .join(", ") || table.potShort;
  for (const one of scene.awards) whose.set(whatOf(one), (whose.get(whatOf(one)) ?? new Set()).add(one.seat));
  const list = new Intl.ListFormat(code, { type: "conjunction" });
  const winners = new Map<string, string[]>(); // and what the same people got is one line
  for (const [what, seats] of whose) {
    const who = list.format([...seats].map(seat => name(scene.seats[seat])));
    winners.set(who, [...(winners.get(who) ?? []), what]);
  }
  return [...winners].slice(0, 3).map(([who, whats]) => {
    const what =
      phone && (ways.length < 2 || whats.length > 1)
        ? ""
        : whats.length > 2
          ? table.pots(whats.length)
          : list.format(whats);
    const chips = scene.awards
      .filter(one => whats.includes(whatOf(one)))
      .reduce((sum, one) => sum + one.amount, 0);
    return { amount: chips, says: table.goesTo(what, who) };
  });
}

function totalLine(scene: Scene, money: Money, state: TableState) {
  const t = texts.value.table;
  const { felt } = state.seen;
  if (felt.question) return t.floorDecides;
  if (!scene.live)
    return felt.on_hold
      ? state.now.place.startsWith("game/")
        ? t.hostPaused
        : t.onHold
      : felt.chairs.filter(Boolean).length < 2
        ? t.waitingPlayers
        : t.waitingHand;
  if (scene.hand?.over) return null;
  if (scene.pots.length === 1 && scene.pots[0]?.amount === scene.total)
    return scene.stud || !scene.boardPlaces ? t.street(scene.street) : null;
  return (
    <>
      {t.withBets} <b>{amount(scene.total, money)}</b>
    </>
  );
}

function Boards({ scene }: { scene: Scene }) {
  if (!scene.boardPlaces) return null;
  const boards = scene.boards.length ? scene.boards : [[]];
  return (
    <div class={`boards on-felt ${boards.length > 1 ? "is-several" : ""}`}>
      {boards.map((board, run) => (
        <div class="board" key={run} aria-label={texts.value.table.run(run + 1)} role="group">
          {Array.from({ length: scene.boardPlaces }, (_, at) => (
            <Card
              key={`${at}-${board[at] ?? "none"}`}
              card={board[at] ?? -1}
              class={board[at] === undefined ? "" : `turned ${marked(scene.best[run], board[at])}`}
              style={{ "--n": at % 3 }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
