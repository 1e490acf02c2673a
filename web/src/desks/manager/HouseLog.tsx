// What was done: the room's own log in words, and the trail of accounts.

import { useState } from "preact/hooks";
import { managerTexts } from "../../texts/desks/manager";
import { Empty, Failed, Loading, Segments } from "../../ui/parts";
import type { DiaryLine, TrailShown } from "../../wire";
import { momentOf, useFetched } from "./asking";

export function HouseLog() {
  const t = managerTexts.value.log;
  const [which, setWhich] = useState<"room" | "accounts">("room");
  return (
    <section aria-label={managerTexts.value.tabs.log}>
      <Segments
        label={managerTexts.value.tabs.log!}
        value={which}
        choose={setWhich}
        options={[
          { value: "room", label: t.room },
          { value: "accounts", label: t.accounts },
        ]}
      />
      {which === "room" ? <RoomLog /> : <Trail />}
    </section>
  );
}

function RoomLog() {
  const t = managerTexts.value;
  const [before, setBefore] = useState(0);
  const log = useFetched<DiaryLine[]>(`/api/house/log?before=${before}&most=100`);
  if (log.wrong) return <Failed says={log.wrong} retry={log.again} />;
  if (!log.value) return <Loading lines={8} />;
  if (!log.value.length) return <Empty icon="list" title={t.log.none} />;
  return (
    <div class="panel manager-gap">
      <table class="office-table">
        <tbody>
          {log.value.map(line => (
            <tr key={line.n}>
              <td class="dim num">{momentOf(line.at)}</td>
              <td>
                {line.says}
                <small>{line.by ? `${line.by}, ${t.roles[line.role] ?? line.role}` : t.log.itself}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {log.value.length === 100 ? (
        <button class="button manager-older" onClick={() => setBefore(log.value?.at(-1)?.n ?? 0)}>
          {t.log.older}
        </button>
      ) : null}
    </div>
  );
}

function Trail() {
  const trail = useFetched<TrailShown[]>("/api/people/trail");
  const lines = [...(trail.value ?? [])].reverse();
  const ids = [
    ...new Set(lines.flatMap(line => [line.sender, line.about]).filter(id => /^p[a-z2-7]{10}$/.test(id))),
  ].slice(0, 200);
  const names = useFetched<Record<string, string>>(`/api/people/names?ids=${ids.join(",")}`).value ?? {};
  if (trail.wrong) return <Failed says={trail.wrong} retry={trail.again} />;
  if (!trail.value) return <Loading lines={8} />;
  return (
    <div class="panel manager-gap">
      <table class="office-table">
        <tbody>
          {lines.map((line, at) => (
            <tr key={at}>
              <td class="dim num">{momentOf(line.created * 1000)}</td>
              <td>
                <b>{names[line.sender] ?? line.sender}</b> {line.act}{" "}
                {line.about && line.about !== line.sender ? <b>{names[line.about] ?? line.about}</b> : null}
                {line.detail ? <small>{line.detail}</small> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
