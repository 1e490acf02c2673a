// For the host and the floor: a link by which a guest who is not here comes back, once.

import { useState } from "preact/hooks";
import { post } from "../net/api";
import { texts } from "../texts";
import { backTexts } from "../texts/coming-back";
import type { WayBack } from "../wire";
import { CopyLine } from "./CopyLine";

export function LetBack({ place, person }: { place: string; person: string }) {
  const t = backTexts.value;
  const [made, setMade] = useState<WayBack | null>(null);
  const [refused, setRefused] = useState("");
  const ask = async () => {
    const answer = await post<WayBack>("/api/back/link", { place, person });
    if (answer.ok) setMade(answer.value);
    else setRefused(answer.says || texts.value.state.failed);
  };
  return (
    <div class="host-act">
      {made ? (
        <>
          <p>
            <b>{t.backLink(made.name)}</b>
          </p>
          <CopyLine value={`${location.origin}/back/${made.code}`} label={t.backLink(made.name)} />
          <p class="dim small">{t.lasts}</p>
        </>
      ) : (
        <>
          <button type="button" class="button touch" onClick={() => void ask()}>
            {t.letBack}
          </button>
          <p class="dim small">{t.letBackWhy}</p>
        </>
      )}
      {refused ? (
        <p class="refusal" role="alert">
          {refused}
        </p>
      ) : null}
    </div>
  );
}
