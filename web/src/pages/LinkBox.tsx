// The link of a private game: its place is there before it is.

import { useState } from "preact/hooks";
import { texts } from "../texts";
import type { GameShown } from "../wire";
import { Icon } from "../ui/Icon";

export function LinkBox({ game }: { game: GameShown | null }) {
  const t = texts.value.private;
  const [copied, setCopied] = useState(false);
  if (!game?.code) return <div class="link-place"><Icon name="link" /> {t.here}</div>;
  const address = `${location.origin}/join/${game.code}`;
  const copy = () => void navigator.clipboard?.writeText(address).then(() => setCopied(true));
  return (
    <div class="link-place is-made">
      <p class="dim small">{t.share}</p>
      <input class="input link-text" readOnly value={address} aria-label={t.share} onFocus={(event) => event.currentTarget.select()} />
      <div class="row-end"><button type="button" class="button" onClick={copy}>{copied ? t.copied : t.copy}</button><a class="button go" href={`/${game.place}`}>{t.enter}</a></div>
    </div>
  );
}
