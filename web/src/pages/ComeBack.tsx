// A guest whose page was closed comes back by a link of the host or the floor: as who they were, once.

import { useEffect, useState } from "preact/hooks";
import { type ApiAnswer, post } from "../net/api";
import { comeBack, me } from "../net/me";
import { askSeats } from "../net/seats";
import { go, tablePath } from "../router";
import { texts } from "../texts";
import { backTexts } from "../texts/coming-back";
import { usePageTitle } from "../ui/page-title";
import { Empty, Loading } from "../ui/parts";
import { Shell } from "../ui/Shell";
import type { WhomItIsFor } from "../wire";

const AGAIN = 2_000; // milliseconds

export function ComeBack({ code }: { code: string }) {
  const t = backTexts.value;
  const [told, setTold] = useState<ApiAnswer<WhomItIsFor> | null>(null);
  const [refused, setRefused] = useState("");
  const [now] = useState(me.value?.account?.name ?? "");
  useEffect(() => void post<WhomItIsFor>("/api/back/look", { code }).then(setTold), [code]);
  usePageTitle(told?.ok ? t.comeBack(told.value.name) : "");
  const [waits, setWaits] = useState(0); // for a hand that is on: asked again until it is over
  useEffect(() => {
    const timer = waits ? setTimeout(() => void press(), AGAIN) : 0;
    return () => clearTimeout(timer);
  }, [waits]);
  const press = async () => {
    const answer = await comeBack(code);
    setWaits(!answer.ok && answer.reason === "hand-is-on" ? waits + 1 : 0);
    if (!answer.ok) return setRefused(answer.says || texts.value.state.failed);
    const [seat] = await askSeats();
    go(seat ? tablePath(seat.place, seat.table) : "/", true);
  };
  return (
    <Shell>
      {!told ? (
        <Loading />
      ) : !told.ok ? (
        <Empty icon="link" title={told.says || texts.value.state.failed}>
          <a class="button touch" href="/">
            {texts.value.state.toLobby}
          </a>
        </Empty>
      ) : (
        <Empty icon="user" title={t.comeBack(told.value.name)}>
          <p>{t.comeBackWhy}</p>
          {now ? <p class="dim small">{t.notMe(now)}</p> : null}
          {waits ? <p role="status">{t.whenOver}</p> : null}
          {refused && !waits ? (
            <p class="refusal" role="alert">
              {refused}
            </p>
          ) : null}
          <button class="button go touch" disabled={waits > 0} onClick={() => void press()}>
            {t.comeBack(told.value.name)}
          </button>
        </Empty>
      )}
    </Shell>
  );
}
