// What is said at the tables: a line taken away, somebody asked to be quiet for a while.

import { useState } from "preact/hooks";
import { post } from "../../net/api";
import { managerTexts } from "../../texts/desks/manager";
import { Empty, Failed, Field, Loading } from "../../ui/parts";
import type { TalkShown } from "../../wire";
import { Answered } from "../parts/Answered";
import { clockOf, momentOf, useFetched, useSent } from "./asking";

export function Talk() {
  const t = managerTexts.value;
  const talk = useFetched<TalkShown>("/api/chat");
  const [minutes, setMinutes] = useState("30");
  const [outcome, , send] = useSent();
  if (talk.wrong) return <Failed says={talk.wrong} retry={talk.again} />;
  if (!talk.value) return <Loading />;
  const { lines, muted, names } = talk.value;
  const mute = (who: string, time: number) =>
    void send(() => post("/api/chat/mute", { who, minutes: time }), talk.again);
  return (
    <section class="manager-two" aria-label={t.tabs.talk}>
      <div class="panel padded stack">
        <h2>{t.talk.quiet}</h2>
        {Object.keys(muted).length ? (
          <ul class="office-list">
            {Object.entries(muted).map(([id, until]) => (
              <li key={id} class="office-row">
                <span>{t.talk.muted(names[id] ?? id, momentOf(until))}</span>
                <button class="button" onClick={() => mute(id, 0)}>
                  {t.talk.unmute}
                </button>
              </li>
            ))}
          </ul>
        ) : (
          <p class="dim">{t.talk.nobody}</p>
        )}
        <Field label={t.talk.minutes}>
          <input
            class="input"
            type="number"
            min={1}
            max={43200}
            value={minutes}
            onInput={event => setMinutes(event.currentTarget.value)}
          />
        </Field>
        <Answered outcome={outcome} done={t.done} refused={t.refused} />
      </div>
      <div class="panel">
        <header>
          <h2>{t.talk.lines}</h2>
        </header>
        {lines.length ? (
          <table class="office-table">
            <tbody>
              {lines.map(line => (
                <tr key={line.n}>
                  <td class="dim">{clockOf(line.at)}</td>
                  <td>
                    <b>{names[line.who] ?? line.who}</b> {line.text}
                    <small>{t.talk.table(line.table)}</small>
                  </td>
                  <td class="r">
                    <button
                      class="button"
                      onClick={() =>
                        void send(
                          () => post("/api/chat/take-away", { table: line.table, n: line.n }),
                          talk.again,
                        )
                      }
                    >
                      {t.talk.remove}
                    </button>
                    <button
                      class="button"
                      onClick={() => mute(line.who, Math.max(1, Math.round(Number(minutes) || 30)))}
                    >
                      {t.talk.mute}
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <Empty icon="chat" title={t.talk.none} />
        )}
      </div>
    </section>
  );
}
