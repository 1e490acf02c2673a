// Whoever comes by a link: who invites, to which game, by whose rules; then a name is enough.

import { useEffect, useState } from "preact/hooks";
import { dollars, splitStakes } from "../model/board";
import { type ApiAnswer, get, post } from "../net/api";
import { me, useCode } from "../net/me";
import { go, tablePath } from "../router";
import { texts } from "../texts";
import { hostTexts } from "../texts/desks/host";
import { usePageTitle } from "../ui/page-title";
import { Empty, Loading } from "../ui/parts";
import { Shell } from "../ui/Shell";
import type { GameShown, InvitationShown } from "../wire";
import { Door } from "./Door";

export function Join({ code }: { code: string }) {
  const t = hostTexts.value;
  const [told, setTold] = useState<ApiAnswer<InvitationShown> | null>(null);
  const [refused, setRefused] = useState("");
  const account = me.value?.account ?? null;
  useEffect(() => void post<InvitationShown>("/api/games/invitation", { code }).then(setTold), [code]);
  useEffect(() => {
    if (!account) return;
    void useCode(code).then(answer => {
      if (answer.ok) void toTable(answer.value.place);
      else setRefused(answer.says || texts.value.state.failed);
    });
  }, [account?.id]);
  usePageTitle(told?.ok && told.value.host ? t.invites(told.value.host) : "");
  if (!told || (account && !refused))
    return (
      <Shell>
        <Loading />
      </Shell>
    );
  if (!told.ok)
    return (
      <NotGood
        title={
          told.reason === "no-such-code"
            ? t.noGame
            : told.status === 429
              ? t.tooOften
              : told.says || texts.value.state.failed
        }
        why={told.reason === "no-such-code" ? t.noGameWhy : told.status === 429 ? told.says : ""}
      />
    );
  const { state, host, title } = told.value;
  if (state === "closed") return <NotGood title={t.closed} why={t.closedWhy(host, title)} />;
  if (state !== "open")
    return (
      <NotGood
        title={state === "expired" ? t.expired : t.usedUp}
        why={host ? t.askAgain(host) : ""}
        about={title}
      />
    );
  if (account) return <NotGood title={refused} why="" />;
  return <Door code={code} invitation={<Invitation shown={told.value} />} />;
}

/** Whoever was invited wants a seat: to the table at once, with the window that asks how much. */
async function toTable(place: string): Promise<void> {
  const games = place ? await get<GameShown[]>("/api/games") : null;
  const game = games?.ok ? games.value.find(one => one.place === place) : undefined;
  const [table] = game?.tables ?? [];
  go(table ? `${tablePath(place, table)}?sit=1` : `/${place}`, true);
}

/** What a link that leads nowhere says. */
function NotGood({ title, why, about = "" }: { title: string; why: string; about?: string }) {
  return (
    <Shell>
      <Empty icon="link" title={title}>
        {about ? (
          <p>
            <b>{about}</b>
          </p>
        ) : null}
        {why ? <p>{why}</p> : null}
        <a class="button touch" href="/">
          {texts.value.state.toLobby}
        </a>
      </Empty>
    </Shell>
  );
}

function Invitation({ shown }: { shown: InvitationShown }) {
  const t = hostTexts.value;
  if (!shown.title)
    return (
      <>
        <h1>{t.toHouse}</h1>
        <p class="dim">{me.value?.house}</p>
      </>
    );
  const [structure, limits] = splitStakes(shown.stakes);
  const [least, most] = shown.buy_in;
  return (
    <div class="invitation stack">
      <p class="dim">{t.invites(shown.host)}</p>
      <h1>{shown.title}</h1>
      <dl class="facts">
        <dt>{t.game}</dt>
        <dd>{`${texts.value.table.structures[structure] ?? ""} ${shown.game}`.trim()}</dd>
        <dt>{t.stakes}</dt>
        <dd>{dollars(limits)}</dd>
        <dt>{t.buyIn}</dt>
        <dd>{dollars(most === null ? `${least}` : `${least} ${texts.value.private.to} ${most}`)}</dd>
        <dt>{t.seats}</dt>
        <dd>{t.sitsThere(shown.taken, shown.seats)}</dd>
        {shown.book ? (
          <>
            <dt>{t.rules}</dt>
            <dd>{shown.book}</dd>
          </>
        ) : null}
      </dl>
      <p class="dim small">{t.noMoney}</p>
    </div>
  );
}
