// Levels to come, changed while the event runs: blinds, minutes, chips that leave; a level or a break put
// in, or taken out. What was played stays.

import { useState } from "preact/hooks";
import { post } from "../../net/api";
import { directorTexts } from "../../texts/desks/director";
import { Icon } from "../../ui/Icon";
import type { LevelOnDesk, LevelsRead } from "../../wire";
import { type Directed, direct, verdict } from "./directing";

interface Row {
  key: number;
  stakes: string;
  minutes: string;
  leave: string;
}

const BREAK = "break";
const rowOf = (one: LevelOnDesk, key: number): Row => ({
  key,
  stakes: one.written,
  minutes: String(one.minutes),
  leave: one.remove.join("/"),
});
const written = (row: Row): string => {
  const leave = row.leave.trim().replace(/[\s,]+/g, "/");
  return `${row.stakes.trim()} for ${row.minutes.trim()}${leave ? ` removing ${leave}` : ""}`;
};

export function LevelsForm({ event, close }: { event: Directed; close: () => void }) {
  const t = directorTexts.value;
  const [rows, setRows] = useState(() => event.view.levels.map(rowOf));
  const [next, setNext] = useState(rows.length);
  const played = event.view.board.clock.level; // lines of the structure that were played, with the one that is on
  const change = (at: number, more: Partial<Row>) =>
    setRows(rows.map((row, one) => (one === at ? { ...row, ...more } : row)));
  const put = (at: number, row: Omit<Row, "key">) => {
    setRows([...rows.slice(0, at + 1), { ...row, key: next }, ...rows.slice(at + 1)]);
    setNext(next + 1);
  };
  const save = async () => {
    const read = await post<LevelsRead>(`/api/director/levels/${event.code}`, { levels: rows.map(written) });
    if (!read.ok)
      return void (verdict.value = { ok: false, says: read.says || t.cannotBe, clauses: [], at: Date.now() });
    if ((await direct(event, { ChangeLevels: { levels: read.value.levels } })).ok) close();
  };
  let number = 0;
  return (
    <form
      class="panel levels-form"
      onSubmit={sent => {
        sent.preventDefault();
        void save();
      }}
    >
      <p class="padded dim small">{t.changeLevelsWhy}</p>
      <ol>
        {rows.map((row, at) => {
          const rest = row.stakes.trim() === BREAK;
          number += rest ? 0 : 1;
          const called = rest ? t.break : t.level(number);
          const fixed = at < played;
          const field = (key: "stakes" | "minutes" | "leave", label: string) => (
            <label>
              <span>{label}</span>
              <input
                class="input num"
                name={key}
                {...(key === "minutes" ? { inputMode: "numeric" as const } : {})}
                aria-label={`${called}: ${label}`}
                disabled={fixed}
                value={row[key]}
                onInput={typed => change(at, { [key]: typed.currentTarget.value })}
              />
            </label>
          );
          return (
            <li key={row.key} class={fixed ? "off" : ""}>
              <b class="num">{called}</b>
              {rest ? <span class="levels-rest" /> : field("stakes", t.stakes)}
              {field("minutes", t.minutes)}
              {field("leave", t.chipsLeave)}
              <span class="button-row">
                {fixed && at + 1 < played ? null : (
                  <>
                    <button
                      type="button"
                      class="button quiet"
                      aria-label={t.levelAfter(called)}
                      onClick={() => put(at, { ...row, stakes: rest ? "" : row.stakes, leave: "" })}
                    >
                      <Icon name="plus" />
                      {t.levelWord}
                    </button>
                    <button
                      type="button"
                      class="button quiet"
                      aria-label={t.breakAfter(called)}
                      onClick={() => put(at, { stakes: BREAK, minutes: "10", leave: "" })}
                    >
                      <Icon name="plus" />
                      {t.break}
                    </button>
                  </>
                )}
                {fixed ? null : (
                  <button
                    type="button"
                    class="button quiet only-icon"
                    aria-label={t.takeOut(called)}
                    title={t.takeOut(called)}
                    onClick={() => setRows(rows.filter((_, one) => one !== at))}
                  >
                    <Icon name="x" />
                  </button>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      <p class="padded button-row">
        <button class="button go touch">{t.saveLevels}</button>
        <button type="button" class="button touch" onClick={close}>
          {t.leaveLevels}
        </button>
      </p>
    </form>
  );
}
