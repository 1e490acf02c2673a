// A table dealt here, looked at by its dealer: click what went wrong and see what it comes to.

import { useState } from "preact/hooks";
import { callFor } from "../../net/house";
import { floorTexts } from "../../texts/desks/floor";
import { Interview } from "../parts/Interview";
import { PointTable } from "../parts/PointTable";
import { THE_TABLE } from "../parts/pointing";
import type { AtTableProps } from "./DealerTablet";

export function Training({ at, role, state, done }: AtTableProps) {
  const t = floorTexts.value;
  const [about, point] = useState(THE_TABLE);
  const { place, glance } = at;
  return (
    <div class="training">
      <div>
        <PointTable place={place} state={state} about={about} point={point} />
        <p class="dim small pad">
          {t.pointHere} {t.handOf}
        </p>
        {state.now.case ? null : (
          <button class="button touch" onClick={() => void callFor(place, glance.table, "floor").then(done)}>
            {t.callFloor}
          </button>
        )}
      </div>
      <div>
        {state.seen.felt.question ? (
          <p class="refusal">{t.waitsForFloor}</p>
        ) : (
          <Interview place={place} table={glance.table} role={role} state={state} about={about} over={done} />
        )}
      </div>
    </div>
  );
}
