// On a phone the player's own cards, stack and time stand above the choices, never on the oval.

import { amount, type Money } from "../model/chips";
import { UNKNOWN } from "../model/cards";
import type { Scene } from "../model/scene";
import type { TableState } from "../net/table-store";
import { texts } from "../texts";
import { Ring } from "./Clock";
import { Marker, OwnCard } from "./Stage";
import { split } from "./StudCards";

interface MineProps {
  scene: Scene;
  state: TableState;
  money: Money;
  chosen: Set<number>;
  pick: ((at: number) => void) | null;
}

export function Mine({ scene, state, money, chosen, pick }: MineProps) {
  const t = texts.value.table;
  const own = scene.seats[scene.mine];
  if (!own) return null;
  const turn = state.now.turn;
  const card = (at: number) => <OwnCard key={at} card={own.cards[at] ?? UNKNOWN} at={at} chosen={chosen.has(at)} pick={pick} />;
  const { down, up } = split(own);
  const words = own.standing === "folded" ? t.status.folded : t.you(state.now.holding);
  return (
    <div class={`mine ${scene.stud ? "is-stud" : ""}`}>
      {scene.stud ? null : <div class="own">{own.cards.map((_, at) => card(at))}</div>}
      <div class="pod-text" style={{ flex: 1 }}>
        <span class="pod-name">{words}</span>
        <span class="pod-stack">{amount(own.stack, money)} {own.marks.map((mark) => <Marker key={mark} mark={mark} />)}</span>
      </div>
      {turn && own.turn ? <Ring left={turn.left} of={turn.of} at={state.at} digits><span /></Ring> : null}
      {scene.stud ? (
        <div class="mine-cards">
          {down.length ? <span class="downs" title={t.onlyYou}>{down.map(card)}</span> : null}
          <span class="ups">{up.map(card)}</span>
        </div>
      ) : null}
    </div>
  );
}
