// The end of a game: asked once more, refused while a hand is on, and then how it ended stands on the page.

import { useState } from "preact/hooks";
import { type ApiRefusal, remove } from "../../net/api";
import { tableOf } from "../../net/house";
import { texts } from "../../texts";
import { hostTexts } from "../../texts/desks/host";
import { Dialog } from "../../ui/Dialog";
import { Law } from "../../ui/parts";
import type { GameShown, SettlementShown } from "../../wire";

export function CloseGame({ game, handOn }: { game: GameShown; handOn: boolean }) {
  const t = hostTexts.value;
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiRefusal | null>(null);
  const close = async () => {
    setBusy(true);
    const answer = await remove<SettlementShown>(`/api/${game.place.replace("game/", "games/")}`);
    setBusy(false);
    if (answer.ok) tableOf(game.place, "").gone.value = t.closed;
    else setRefused(answer);
  };
  return (
    <>
      <button class="button touch danger" onClick={() => (setRefused(null), setAsked(true))}>
        {t.close}
      </button>
      {asked ? (
        <Dialog title={t.closing} close={() => setAsked(false)}>
          <div class="stack">
            <p>{handOn ? t.handOn : t.closingWhy}</p>
            {refused ? (
              <p class="refusal" role="alert">
                <strong>{texts.value.state.refused}</strong> {refused.says || texts.value.state.failed}{" "}
                <Law ids={refused.clauses} />
              </p>
            ) : null}
            <div class="row-end">
              <button class="button touch danger" disabled={busy || handOn} onClick={() => void close()}>
                {t.yes}
              </button>
              <button class="button touch" onClick={() => setAsked(false)}>
                {t.no}
              </button>
            </div>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
