// A table as it stands, on which one points at what went wrong; the same by a list, for a keyboard.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Scene, scene as sceneOf } from "../../model/scene";
import { moneyOf } from "../../model/sign";
import type { TableState } from "../../net/table-store";
import { Stage } from "../../table/Stage";
import { texts } from "../../texts";
import { floorTexts } from "../../texts/desks/floor";
import { type Pointed, pointedAt, THE_TABLE } from "./pointing";

const ROOMY = 720; // pixels from which seats have room for avatars

interface PointTableProps {
  place: string;
  state: TableState;
  about: Pointed;
  point: (at: Pointed) => void;
}

export function PointTable({ place, state, about, point }: PointTableProps) {
  const t = floorTexts.value;
  const drawn = useMemo(() => sceneOf(state.now, state.seen, state.story, state.gathered), [state]);
  const box = useRef<HTMLDivElement | null>(null);
  const [narrow, setNarrow] = useState(true);
  useEffect(() => {
    const look = new ResizeObserver(([entry]) => entry && setNarrow(entry.contentRect.width < ROOMY));
    if (box.current) look.observe(box.current);
    return () => look.disconnect();
  }, []);
  const click = (event: Event) => {
    const at = pointedAt(event.target, drawn);
    if (at) point(at);
  };
  return (
    <div class="point">
      <div ref={box} class="point-stage" onClick={click} title={t.pointHere}>
        <Stage
          scene={drawn}
          state={state}
          money={moneyOf(state.seen.felt.stakes, place)}
          phone={narrow && !drawn.stud}
          sit={null}
          chosen={new Set()}
          pick={null}
        />
      </div>
      <label class="point-about">
        <span>{t.about}</span>
        <select
          class="input"
          value={keyOf(about)}
          onChange={event => point(fromKey(event.currentTarget.value))}
        >
          {things(drawn).map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

const keyOf = ({ touch, seat, nth }: Pointed): string => `${touch}:${seat}:${nth}`;

function fromKey(key: string): Pointed {
  const [touch, seat, nth] = key.split(":");
  return { touch: touch as Pointed["touch"], seat: Number(seat), nth: Number(nth) };
}

/** Everything on a table that can be pointed at, in words. */
function things(scene: Scene): { key: string; label: string }[] {
  const t = floorTexts.value;
  const found = [{ at: THE_TABLE, label: t.wholeTable }];
  if (scene.boardPlaces) found.push({ at: { touch: "board", seat: -1, nth: 0 }, label: t.theBoard });
  found.push({ at: { touch: "button", seat: -1, nth: 0 }, label: t.theButton });
  for (const one of scene.seats) {
    if (one.standing === "open") continue;
    found.push({
      at: { touch: "seat", seat: one.seat, nth: 0 },
      label: `${t.seat(one.seat + 1)}, ${one.name}`,
    });
    found.push({ at: { touch: "stack", seat: one.seat, nth: 0 }, label: t.stackOf(one.name) });
    one.cards.forEach((_, at) =>
      found.push({ at: { touch: "card", seat: one.seat, nth: at + 1 }, label: t.cardOf(at + 1, one.name) }),
    );
  }
  return found.map(({ at, label }) => ({ key: keyOf(at), label }));
}

export const nameAt = (state: TableState, seat: number): string => {
  const chair = state.seen.felt.chairs[seat];
  return chair ? (state.now.names[chair.player] ?? chair.player) : `${texts.value.table.open} ${seat + 1}`;
};
