// Motion that explains: bets that go to the pot, the pot that goes to its winner. Drawn over the felt
// for a quarter of a second; nobody waits for it, and what it shows has happened already.

import { useEffect, useRef, useState } from "preact/hooks";
import { amount, type Money } from "../model/chips";
import { as } from "../model/records";
import type { Scene } from "../model/scene";
import type { Point } from "../model/seating";
import type { TableState } from "../net/table-store";
import { settings } from "../settings";
import { Chips } from "../ui/Chips";
import type { SpotOf } from "./Stage";

interface Flight {
  id: string;
  from: Point;
  to: Point;
  chips: number;
}

const LASTS = 420;
const POT: Point = { x: 50, y: 31 };

export function Flights({
  scene,
  state,
  money,
  spotOf,
}: {
  scene: Scene;
  state: TableState;
  money: Money;
  spotOf: SpotOf;
}) {
  const before = useRef<Scene | null>(null);
  const [flights, setFlights] = useState<Flight[]>([]);
  useEffect(() => {
    const found =
      before.current && settings.value.motion ? flightsOf(before.current, scene, state, spotOf) : [];
    before.current = scene;
    setFlights(old => (old.length || found.length ? found : old));
    if (!found.length) return;
    const timer = setTimeout(() => setFlights([]), LASTS);
    return () => clearTimeout(timer);
  }, [state.now.version]);
  return (
    <>
      {flights.map(one => (
        <div
          key={one.id}
          class="flight on-felt"
          aria-hidden="true"
          style={{
            "--x": `${one.from.x}%`,
            "--y": `${one.from.y}%`,
            "--to-x": `${one.to.x}%`,
            "--to-y": `${one.to.y}%`,
          }}
        >
          <Chips amount={one.chips} dollar={money.dollar} /> <b>{amount(one.chips, money)}</b>
        </div>
      ))}
    </>
  );
}

function flightsOf(old: Scene, scene: Scene, state: TableState, spotOf: SpotOf): Flight[] {
  const v = state.now.version;
  const found: Flight[] = [];
  for (const seat of old.seats) {
    const now = scene.seats[seat.seat];
    if (seat.bet && now && !now.bet) {
      found.push({ id: `${v}-b${seat.seat}`, from: spotOf(seat.seat).bet, to: POT, chips: seat.bet });
    }
  }
  for (const event of state.fresh) {
    const won = as(event, "hand.Awarded");
    if (won)
      found.push({
        id: `${v}-w${won.seat}-${won.pot ?? 0}-${won.way ?? 0}-${won.run ?? 0}`,
        from: POT,
        to: spotOf(won.seat).seat,
        chips: won.amount,
      });
  }
  return found;
}
