// The end of a game: asked once more, in a hand when that is over, and then how it ended stands on the page.

import { useState } from "preact/hooks";
import { type ApiRefusal, post, remove } from "../../net/api";
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
  const [soon, setSoon] = useState(game.closing); // when the hand is over, as the house keeps it
  const path = `/api/${game.place.replace("game/", "games/")}`;
  const close = async () => {
    setBusy(true);
    const answer = await remove<SettlementShown>(`${path}?after_hand=true`);
    setBusy(false);
    if (!answer.ok) return setRefused(answer);
    if (answer.value.over) tableOf(game.place, "").gone.value = t.closed;
    else {
      setSoon(true);
      setAsked(false);
    }
  };
  const goOn = async () => {
    const answer = await post(`${path}/go-on`);
    if (answer.ok) setSoon(false);
  };
  if (soon)
    return (
      <span class="row-end" role="status">
        {t.closesSoon}
        <button class="button touch" onClick={() => void goOn()}>
          {t.goOnAfterAll}
        </button>
      </span>
    );
  return (
    <>
      <button class="button touch danger" onClick={() => (setRefused(null), setAsked(true))}>
        {t.close}
      </button>
      {asked ? (
        <Dialog title={t.closing} close={() => setAsked(false)}>
          <div class="stack">
            {handOn ? <p>{t.handOn}</p> : null}
            <p>{t.closingWhy}</p>
            {refused ? (
              <p class="refusal" role="alert">
                <strong>{texts.value.state.refused}</strong> {refused.says || texts.value.state.failed}{" "}
                <Law ids={refused.clauses} />
              </p>
            ) : null}
            <div class="row-end">
              <button class="button touch danger" disabled={busy} onClick={() => void close()}>
                {handOn ? t.afterHand : t.yes}
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
