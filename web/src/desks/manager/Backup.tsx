// Backups: made here into the data folder, and a part of each to take along for the owner.

import { post } from "../../net/api";
import { me } from "../../net/me";
import { texts } from "../../texts";
import { managerTexts } from "../../texts/desks/manager";
import { Icon } from "../../ui/Icon";
import { Empty, Failed, Loading } from "../../ui/parts";
import type { BackupMade } from "../../wire";
import { Answered } from "../parts/Answered";
import { momentOf, useFetched, useSent } from "./asking";

export function Backup() {
  const t = managerTexts.value;
  const list = useFetched<BackupMade[]>("/api/house/backups");
  const [outcome, busy, send] = useSent();
  const owner = me.value?.account?.roles.includes("owner") ?? false;
  return (
    <section class="manager-two" aria-label={t.tabs.backup}>
      <div class="panel padded stack">
        <h2>{t.tabs.backup}</h2>
        <p class="dim small">{t.backup.note}</p>
        <p class="dim small">{t.backup.takeNote}</p>
        <button
          class="button go touch"
          disabled={busy}
          onClick={() => void send(() => post("/api/house/backups"), list.again)}
        >
          {busy ? t.backup.making : t.backup.make}
        </button>
        <Answered outcome={outcome} done={t.done} refused={t.refused} />
      </div>
      <div class="panel">
        <header>
          <h2>{t.tabs.backup}</h2>
        </header>
        {list.wrong ? (
          <Failed says={list.wrong} retry={list.again} />
        ) : !list.value ? (
          <Loading />
        ) : !list.value.length ? (
          <Empty icon="download" title={t.backup.none} />
        ) : (
          <table class="office-table">
            <tbody>
              {list.value.map(one => (
                <tr key={one.name}>
                  <td>
                    <b>{momentOf(one.at * 1000)}</b>
                    <small>{one.name}</small>
                  </td>
                  <td>
                    {t.backup.lines(one.lines)}
                    <small>
                      {new Intl.NumberFormat(texts.value.code, {
                        style: "unit",
                        unit: "megabyte",
                        maximumFractionDigits: 1,
                      }).format(one.bytes / 1e6)}
                    </small>
                  </td>
                  <td class="r">
                    {owner ? (
                      <a
                        class="button"
                        href={`/api/house/backups/${one.name}/file`}
                        download={`house-${one.name}.zip`}
                      >
                        <Icon name="download" />
                        {t.backup.take}
                      </a>
                    ) : (
                      <span class="faint">{t.backup.owner}</span>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </section>
  );
}
