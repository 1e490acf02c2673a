// Out of a tournament: the place, the prize or that there is none, and where to go from here.

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { amount } from "../model/chips";
import { placeOf, watch } from "../net/house";
import { texts } from "../texts";
import { Icon } from "../ui/Icon";
import type { EventForPlayer } from "../wire";

const MONEY = { dollar: 1, sign: "$" };

export function Bust({ place, watchOn }: { place: string; watchOn: () => void }): JSX.Element {
  const t = texts.value;
  useEffect(() => watch(place), [place]);
  const view = placeOf(place).value?.view as unknown as Record<string, EventForPlayer> | undefined;
  const mine = view?.["tournament.EventForPlayer"]?.mine;
  return (
    <>
      <div class="prompt bust" role="status">
        <Icon name="cup" />
        <p>
          <strong>{t.bust.out}</strong>{" "}
          {mine?.place
            ? mine.prize
              ? t.bust.prize(mine.place, amount(mine.prize, MONEY))
              : t.bust.noPrize(mine.place)
            : ""}
        </p>
      </div>
      <div class="choices">
        <a class="button go" href="/">
          <span>{t.bust.lobby}</span>
        </a>
        <a class="button" href={`/${place}`}>
          <span>{t.event.toEvent}</span>
        </a>
        <button class="button" onClick={watchOn}>
          <span>{t.bust.watch}</span>
        </button>
      </div>
    </>
  );
}
