// Out of a tournament: the place, the prize or that there is none, and where to go from here.

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { amount } from "../model/chips";
import { placeOf, watch } from "../net/house";
import { texts } from "../texts";
import type { EventForPlayer } from "../wire";

const MONEY = { dollar: 1, sign: "$" };

export function Bust({ place, watchOn }: { place: string; watchOn: () => void }): JSX.Element {
  const t = texts.value;
  useEffect(() => watch(place), [place]);
  const view = placeOf(place).value?.view as unknown as Record<string, EventForPlayer> | undefined;
  const mine = view?.["tournament.EventForPlayer"]?.mine;
  return (
    <div class="banner info bust" role="status">
      <p>
        <strong>{t.bust.out}</strong>{" "}
        {mine?.place
          ? mine.prize
            ? t.bust.prize(mine.place, amount(mine.prize, MONEY))
            : t.bust.noPrize(mine.place)
          : ""}
      </p>
      <a class="button go touch" href="/">
        {t.state.toLobby}
      </a>
      <a class="button touch" href={`/${place}`}>
        {t.event.toEvent}
      </a>
      <button class="button quiet touch" onClick={watchOn}>
        {t.bust.watch}
      </button>
    </div>
  );
}
