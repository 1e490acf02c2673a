// The structure of an event that is held: every level, the one that is on, what is announced of it, and the
// levels to come changed by hand.

import { useState } from "preact/hooks";
import { amount } from "../../model/chips";
import { directorTexts } from "../../texts/desks/director";
import { stakes } from "./ClockPanel";
import { CHIPS, type Directed, direct, mayDo } from "./directing";
import { LevelsForm } from "./LevelsForm";

export function LevelsPage({ event }: { event: Directed }) {
  const t = directorTexts.value;
  const { levels, board, terms } = event.view;
  const { clock } = board;
  const cancel = mayDo(event.view, "CancelEvent");
  const [changes, setChanges] = useState(false);
  let begins = 0;
  return (
    <div class="desk-wide">
      <div class="lobby-title">
        <h1>{t.tabs.levels}</h1>
        <p class="dim">{t.termsLine(amount(terms.stack, CHIPS), terms.seats, terms.late_until)}</p>
        {changes || board.over ? null : (
          <button class="button" onClick={() => setChanges(true)}>
            {t.changeLevels}
          </button>
        )}
        {!clock.level && cancel.may ? (
          <button
            class="button danger"
            onClick={() => confirm(t.callOffSure) && void direct(event, { CancelEvent: { why: t.callOff } })}
          >
            {t.callOff}
          </button>
        ) : null}
      </div>
      {changes ? (
        <LevelsForm event={event} close={() => setChanges(false)} />
      ) : (
        <div class="panel scroll-x" tabIndex={0} role="group" aria-label={t.tabs.levels}>
          <table class="dt">
            <thead>
              <tr>
                <th>{t.levelWord}</th>
                <th>{t.stakes}</th>
                <th class="r">{t.minutes}</th>
                <th class="r">{t.begins}</th>
                <th>{t.chipsLeave}</th>
                <th>
                  <span class="unseen">{t.more}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {levels.map((one, at) => {
                const from = begins;
                begins += one.minutes;
                return (
                  <tr key={at} class={at + 1 === clock.level ? "on" : at + 1 < clock.level ? "off" : ""}>
                    <td class="num">{one.number || ""}</td>
                    <td class="num">
                      {one.number ? stakes(one, t) || one.words : t.break}
                      {one.game ? ` · ${one.words}` : ""}
                    </td>
                    <td class="r">{one.minutes}</td>
                    <td class="r">{`${Math.floor(from / 60)}:${String(from % 60).padStart(2, "0")}`}</td>
                    <td class="num">{one.remove.map(chip => amount(chip, CHIPS)).join(", ")}</td>
                    <td class="r">
                      {clock.level && at + 1 !== clock.level && !board.over ? (
                        <button
                          class="button quiet"
                          onClick={() =>
                            confirm(t.goThereSure(one.number ? t.level(one.number) : t.break)) &&
                            void direct(event, { GoToLevel: { level: at + 1 } })
                          }
                        >
                          {t.goThere}
                        </button>
                      ) : null}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
