// The stage: felt, seats, bets, markers, pots and board. Everything has its place before it arrives.

import { amount, type Money, shortly } from "../model/chips";
import type { Award, Mark, Scene, SeatScene } from "../model/scene";
import { inOrder, layout, type Point, type Spot } from "../model/seating";
import { worthInBrief, worthInShort } from "../model/worth";
import type { TableState } from "../net/table-store";
import { texts } from "../texts";
import { Card } from "../ui/Card";
import { Chips } from "../ui/Chips";
import { Flights } from "./Flights";
import { Seat } from "./Seat";
import { StudCards } from "./StudCards";

export interface StageProps {
  scene: Scene;
  state: TableState;
  money: Money;
  phone: boolean;
  sit: ((seat: number) => void) | null;
  chosen: Set<number>; // own cards picked for a discard, by their place in the hand
  pick: ((at: number) => void) | null;
}

export function Stage(props: StageProps) {
  const { scene, state, money, phone } = props;
  const order = inOrder(scene.seats.length, scene.mine);
  const spots = layout(scene.seats.length, phone, scene.stud);
  const placed = new Map(order.map((seat, at) => [seat, spots[at]!]));
  const spotOf: SpotOf = seat => placed.get(seat) ?? spots[0]!;
  const turn = state.now.turn ? { left: state.now.turn.left, of: state.now.turn.of, at: state.at } : null;
  return (
    <div
      class={
        `stage ${phone ? "is-phone" : ""} ${scene.stud ? "is-stud" : ""} ` +
        `${scene.boardPlaces || scene.stud ? "" : "no-board"}`
      }
      role="group"
      aria-label={texts.value.table.thisHand}
    >
      <div class="felt" aria-hidden="true" />
      <Middle scene={scene} money={money} state={state} phone={phone} />
      {order.map(seat => {
        const one = scene.seats[seat]!;
        return (
          <div key={seat} class="around">
            {phone && one.mine ? null : (
              <Seat
                seat={one}
                money={money}
                holding={one.mine ? state.now.holding : ""}
                worth={(phone ? worthInBrief : worthInShort)(state.now.worth, seat, texts.value.worth)}
                spot={spotOf(seat).seat}
                phone={phone}
                turn={turn}
                fan={!scene.stud}
                sit={props.sit}
                next={isNext(scene, seat)}
              />
            )}
            {scene.stud ? <StudCards seat={one} spot={spotOf(seat)} {...props} /> : null}
            <Bet seat={one} money={money} spot={spotOf(seat).bet} phone={phone} />
            {phone && one.mine ? null : <Marks seat={one} spot={spotOf(seat).mark} />}
          </div>
        );
      })}
      {phone || scene.stud ? null : <OwnCards {...props} />}
      <Flights scene={scene} state={state} money={money} spotOf={spotOf} />
    </div>
  );
}

export type SpotOf = (seat: number) => Spot;

export const isNext = (scene: Scene, seat: number): boolean =>
  scene.live &&
  !scene.hand?.over &&
  scene.seats[seat]?.standing === "in" &&
  !scene.seats[seat]?.turn &&
  scene.hand?.phase === "bet";

function Middle({
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
      <b>{amount(chips, money)}</b>
      <small>{says}</small>
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
  const whatOf = ({ pot, way }: Award) =>
    [told.pot(pot, several), ways.length > 1 && ways[way] ? told.way(ways[way]) : ""]
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
  const street = scene.stud || !scene.boardPlaces ? t.street(scene.street) : "";
  if (scene.pots.length === 1 && scene.pots[0]?.amount === scene.total) return street || null;
  return (
    <>
      {street ? `${street} · ` : ""}
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
              class={board[at] === undefined ? "" : "turned"}
              style={{ "--n": at % 3 }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function Bet({ seat, money, spot, phone }: { seat: SeatScene; money: Money; spot: Point; phone: boolean }) {
  return (
    <div class="bet on-felt" style={{ "--x": `${spot.x}%`, "--y": `${spot.y}%` }}>
      {seat.bet ? (
        <>
          <Chips amount={seat.bet} dollar={money.dollar} />{" "}
          <b title={amount(seat.bet, money)}>{phone ? shortly(seat.bet, money) : amount(seat.bet, money)}</b>
        </>
      ) : null}
    </div>
  );
}

function Marks({ seat, spot }: { seat: SeatScene; spot: Spot["mark"] }) {
  if (!seat.marks.length) return null;
  return (
    <div
      class={`marks on-felt ${seat.mine ? "is-mine" : spot.grows ? `grows-${spot.grows}` : ""}`}
      style={{ "--x": `${spot.x}%`, "--y": `${spot.y}%` }}
    >
      {seat.marks.map(mark => (
        <Marker key={mark} mark={mark} />
      ))}
    </div>
  );
}

export function Marker({ mark }: { mark: Mark }) {
  const t = texts.value.table;
  return (
    <span class={`mark mark-${mark}`} title={t.markNames[mark]} role="img" aria-label={t.markNames[mark]}>
      {t.marks[mark]}
    </span>
  );
}

export function OwnCards({ scene, chosen, pick, phone }: StageProps) {
  const own = scene.seats[scene.mine];
  if (!own?.cards.length) return null;
  return (
    <div
      class={`own ${phone ? "" : "on-felt"} ${own.standing === "folded" ? "is-folded" : ""}`}
      style={{ "--count": own.cards.length }}
    >
      {own.cards.map((card, at) => (
        <OwnCard key={at} card={card} at={at} chosen={chosen.has(at)} pick={pick} />
      ))}
    </div>
  );
}

export function OwnCard({
  card,
  at,
  chosen,
  pick,
}: {
  card: number;
  at: number;
  chosen: boolean;
  pick: ((at: number) => void) | null;
}) {
  const face = <Card key={card} card={card} class="dealt" style={{ "--n": at }} />;
  if (!pick) return face;
  return (
    <button class="own-card" aria-pressed={chosen} onClick={() => pick(at)}>
      {face}
    </button>
  );
}
