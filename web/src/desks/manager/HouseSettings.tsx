// How the house is set: what can be changed while it runs, and what is set before it opens.

import { useState } from "preact/hooks";
import { post } from "../../net/api";
import { managerTexts } from "../../texts/desks/manager";
import { Failed, Loading } from "../../ui/parts";
import type { SettingShown } from "../../wire";
import { Answered } from "../parts/Answered";
import { useFetched, useSent } from "./asking";
import { BookOfHouse } from "./BookOfHouse";

export function HouseSettings() {
  const t = managerTexts.value;
  const list = useFetched<SettingShown[]>("/api/house/settings");
  const [outcome, busy, send] = useSent();
  if (list.wrong) return <Failed says={list.wrong} retry={list.again} />;
  if (!list.value) return <Loading lines={8} />;
  const change = (name: string, value: string) =>
    void send(() => post<SettingShown[]>("/api/house/settings", { name, value }), list.set);
  return (
    <section class="stack" aria-label={t.tabs.settings}>
      <BookOfHouse />
      <div class="panel">
        <header>
          <h2>{t.settings.changeable}</h2>
        </header>
        <table class="office-table manager-settings">
          <tbody>
            {list.value
              .filter(one => one.changeable)
              .map(one => (
                <Row key={`${one.name} ${one.value}`} one={one} busy={busy} change={change} />
              ))}
          </tbody>
        </table>
        <div class="padded stack">
          <p class="dim small">{t.settings.kept}</p>
          <Answered outcome={outcome} done={t.done} refused={t.refused} />
        </div>
      </div>
      <div class="panel">
        <header>
          <h2>{t.settings.fixed}</h2>
        </header>
        <table class="office-table manager-settings">
          <tbody>
            {list.value
              .filter(one => !one.changeable)
              .map(one => (
                <tr key={one.name}>
                  <td>
                    {one.about || one.name}
                    <small>
                      <code>{one.name}</code>
                    </small>
                  </td>
                  <td class="r">{one.value || "–"}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Row({
  one,
  busy,
  change,
}: {
  one: SettingShown;
  busy: boolean;
  change: (name: string, value: string) => void;
}) {
  const t = managerTexts.value.settings;
  const [value, setValue] = useState(one.value);
  const choices = one.kind === "yes-no" ? ["yes", "no"] : one.name === "signup" ? ["open", "invited"] : null;
  return (
    <tr>
      <td>
        {one.about || one.name}
        <small>
          <code>{one.name}</code>
        </small>
      </td>
      <td class="r">
        <form
          class="manager-set"
          onSubmit={event => (event.preventDefault(), change(one.name, value.trim()))}
        >
          {choices ? (
            <select
              class="input"
              aria-label={one.name}
              value={value}
              onChange={event => setValue(event.currentTarget.value)}
            >
              {choices.map(choice => (
                <option key={choice} value={choice}>
                  {choice === "yes" ? t.yes : choice === "no" ? t.no : choice}
                </option>
              ))}
            </select>
          ) : (
            <input
              class="input"
              aria-label={one.name}
              inputMode={one.kind === "number" ? "numeric" : "text"}
              value={value}
              onInput={event => setValue(event.currentTarget.value)}
            />
          )}
          <button class="button" disabled={busy || value.trim() === one.value}>
            {t.change}
          </button>
        </form>
      </td>
    </tr>
  );
}
