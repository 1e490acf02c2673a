// What was promised of the deck in play and of the next one, whole, to be noted before the deal.

import type { TableState } from "../net/table-store";
import { texts } from "../texts";
import { CopyLine } from "../ui/CopyLine";
import { Dialog } from "../ui/Dialog";

export function SealedDecks({ state, close }: { state: TableState; close: () => void }) {
  const t = texts.value.table;
  const { deck, next_deck } = state.now;
  const promised = [[t.sealedNow, deck], [t.sealedNext, next_deck]].filter(([, root]) => root) as [string, string][];
  return (
    <Dialog title={t.sealedTitle} close={close}>
      <div class="stack">
        {promised.map(([label, root]) => <div key={label} class="root"><p class="dim small">{label}</p><CopyLine key={root} label={label} value={root} /></div>)}
        <p class="dim small">{t.sealedWhy}</p>
      </div>
    </Dialog>
  );
}
