// The connection, where it is not as it should be: what is kept, and one thing to do.

import { link, wire } from "../net/house";
import { texts } from "../texts";
import { Icon } from "./Icon";

/** Over a table there is room for a line or two, and what matters is the seat. */
export function LinkBanner({ table = false }: { table?: boolean }) {
  const t = texts.value.link;
  if (link.value === "reconnecting") {
    return (
      <div class="banner warn" role="status">
        <Icon name="clock" />
        <p>
          <strong>{t.reconnecting}</strong> {t.kept}
        </p>
        <button class="button" onClick={() => wire.now()}>
          {t.again}
        </button>
      </div>
    );
  }
  if (link.value === "offline") {
    return (
      <div class="banner info" role="status">
        <Icon name="off" />
        <p>
          <strong>{t.offline}</strong> {table ? t.kept : t.offlineWhy}
        </p>
      </div>
    );
  }
  return null;
}
