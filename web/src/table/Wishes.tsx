// What the house keeps in mind for one's seat, each with the button that takes it back.

import { amount, type Money } from "../model/chips";
import { wishFor } from "../net/house";
import { wishTexts } from "../texts/wishes";
import type { SeatWish } from "../wire";

interface WishesProps {
  place: string;
  table: string;
  wish: SeatWish;
  money: Money;
}

export function Wishes({ place, table, wish, money }: WishesProps) {
  const t = wishTexts.value;
  const back = (wanted: Partial<SeatWish>) => () => void wishFor(place, table, wanted);
  if (!wish.leave && !wish.blind && !wish.chips) return null;
  return (
    <div class="wishes" role="status">
      {wish.leave ? <Kept says={t.leaving} undo={t.stay} press={back({ leave: false })} /> : null}
      {wish.blind ? <Kept says={t.outAtBlind} undo={t.playOn} press={back({ blind: false })} /> : null}
      {wish.chips ? (
        <Kept says={t.toCome(amount(wish.chips, money))} undo={t.forget} press={back({ chips: 0 })} />
      ) : null}
    </div>
  );
}

function Kept({ says, undo, press }: { says: string; undo: string; press: () => void }) {
  return (
    <div class="banner info">
      <p>{says}</p>
      <button class="button" onClick={press}>
        {undo}
      </button>
    </div>
  );
}
