// On a phone the player's own cards, stack and time stand above the choices, never on the oval.

import { NO_CARD, UNKNOWN } from "../model/cards";
import { amount, type Money } from "../model/chips";
import { inShort } from "../model/holding";
import type { Scene } from "../model/scene";
import { worthInShort } from "../model/worth";
import type { TableState } from "../net/table-store";
import { texts } from "../texts";
import { Card } from "../ui/Card";
import { Ring } from "./Clock";
import { Marker } from "./Marker";
import { OwnCard } from "./Stage";
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
  const card = (at: number) => (
    <OwnCard
      key={at}
      card={own.cards[at] ?? UNKNOWN}
      at={at}
      best={own.best}
      chosen={chosen.has(at)}
      pick={pick}
    />
  );
  const { down, up } = split(own);
  const { downs, ups } = placesOf(scene);
  const words =
    own.standing === "folded"
      ? own.doing === "mucked"
        ? t.status.mucked
        : t.status.folded
      : t.you(
          state.now.holding
            ? inShort(state.now.holding, texts.value.worth)
            : worthInShort(state.now.worth, scene.mine, texts.value.worth),
        );
  return (
    <div class={`mine ${scene.stud ? "is-stud" : ""}`}>
      {scene.stud ? null : (
        <div
          class={`own ${own.standing === "folded" ? "is-folded" : ""}`}
          role="group"
          aria-label={t.ownCards}
          style={{ "--count": own.cards.length || downs || 2 }}
        >
          {own.cards.length
            ? own.cards.map((_, at) => card(at))
            : Array.from({ length: downs || 2 }, (_, at) => (
                <Card key={`to-come-${at}`} card={NO_CARD} hidden />
              ))}
        </div>
      )}
      <div class="pod-text" style={{ flex: 1 }}>
        <span class="pod-name" title={state.now.holding}>
          {words}
        </span>
        <span class="pod-stack">
          {amount(own.stack, money)}{" "}
          {own.marks.map(mark => (
            <Marker key={mark} mark={mark} />
          ))}
        </span>
      </div>
      {turn && own.turn ? (
        <Ring left={turn.left} of={turn.of} at={state.at} digits>
          <span />
        </Ring>
      ) : null}
      {scene.stud && own.cards.length ? (
        <div
          class={`mine-cards ${own.standing === "folded" ? "is-folded" : ""}`}
          role="group"
          aria-label={t.ownCards}
        >
          {down.length ? (
            <span class="downs" title={t.onlyYou}>
              {down.slice(0, 2).map(card)}
            </span>
          ) : null}
          <span class="ups">
            {Array.from({ length: Math.max(ups, up.length) }, (_, n) =>
              up[n] === undefined ? <Card key={`to-come-${n}`} card={NO_CARD} /> : card(up[n]),
            )}
          </span>
          {down.length && downs > 2 ? (
            <span class="downs">
              {down[2] === undefined ? <Card card={NO_CARD} /> : down.slice(2).map(card)}
            </span>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** How many cards a whole hand of this game has, down and up: their places stand from the start. */
function placesOf(scene: Scene): { downs: number; ups: number } {
  const streets = scene.hand?.game.streets ?? [];
  return {
    downs: streets.reduce((sum, street) => sum + street.down, 0),
    ups: streets.reduce((sum, street) => sum + street.up, 0),
  };
}
