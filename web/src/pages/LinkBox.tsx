// The link of a private game: its place is there before it is.

import { useEffect, useState } from "preact/hooks";
import { post } from "../net/api";
import { keepLink, linkOf } from "../net/game-links";
import { tablePath } from "../router";
import { texts } from "../texts";
import { Icon } from "../ui/Icon";
import { QrCode } from "../ui/QrCode";
import type { GameShown, InvitationShown } from "../wire";

/** The link that this browser made for a game, if it still lets anybody in. */
export function useKeptLink(place: string): [string, (code: string) => void] {
  const [code, setCode] = useState("");
  const keep = (made: string) => (keepLink(place, made), setCode(made));
  useEffect(() => {
    const kept = linkOf(place);
    if (!kept) return setCode("");
    void post<InvitationShown>("/api/games/invitation", { code: kept }).then(answer => {
      if (answer.ok) keep(answer.value.state === "open" ? kept : "");
    });
  }, [place]);
  return [code, keep];
}

/** ``inside``: whoever looks is there already. */
export function LinkBox({
  game,
  sign = "",
  inside = false,
}: {
  game: Pick<GameShown, "place" | "code" | "tables"> | null;
  sign?: string;
  inside?: boolean;
}) {
  const t = texts.value.private;
  const [copied, setCopied] = useState(false);
  if (!game?.code)
    return (
      <div class="link-place">
        <Icon name="link" /> {t.here}
      </div>
    );
  const address = `${location.origin}/join/${game.code}`;
  const copy = () => void navigator.clipboard?.writeText(address).then(() => setCopied(true));
  return (
    <div class="stack link-made">
      <div class="link-line">
        <input
          class="link-text"
          readOnly
          value={address}
          aria-label={t.share}
          onFocus={event => event.currentTarget.select()}
        />
        <button type="button" class="button" onClick={copy}>
          {copied ? <Icon name="check" /> : null}
          {copied ? t.copied : t.copyShort}
        </button>
      </div>
      <div class="link-scan">
        <QrCode text={address} label={t.qr} />
        <div class="stack">
          <p class="dim small">{t.scan}</p>
          {sign ? <p class="dim small">{sign}</p> : null}
        </div>
      </div>
      {inside ? null : (
        <a class="button go touch wide big" href={`${tablePath(game.place, game.tables[0] ?? "1")}?sit=1`}>
          {t.enter}
        </a>
      )}
    </div>
  );
}
