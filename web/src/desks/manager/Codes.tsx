// Invitations: codes that let people into the house. A code is shown once, when it is made; only its digest is kept.

import { useState } from "preact/hooks";
import { post, remove } from "../../net/api";
import { managerTexts } from "../../texts/desks/manager";
import { Empty, Failed, Field, Loading, Segments } from "../../ui/parts";
import type { CodeAnswer, CodeShown } from "../../wire";
import { Answered } from "../parts/Answered";
import { momentOf, useFetched, useSent } from "./asking";

export function Codes() {
  const t = managerTexts.value;
  const list = useFetched<CodeShown[]>("/api/codes");
  const [outcome, , send] = useSent();
  return (
    <section class="manager-two" aria-label={t.tabs.codes}>
      <NewCode made={list.again} />
      <div class="panel">
        <header>
          <h2>{t.tabs.codes}</h2>
        </header>
        {list.wrong ? (
          <Failed says={list.wrong} retry={list.again} />
        ) : !list.value ? (
          <Loading />
        ) : !list.value.length ? (
          <Empty icon="link" title={t.codes.none} />
        ) : (
          <table class="office-table is-free">
            <tbody>
              {list.value.map(one => (
                <tr key={one.number}>
                  <td>
                    <b>{one.label || one.place || "–"}</b>
                    <small>
                      {t.codes.by(one.made_by)}
                      {one.place ? ` · ${one.place}` : ""}
                    </small>
                  </td>
                  <td class="keep">{t.codes.left(one.uses)}</td>
                  <td class="keep">{t.codes.until(momentOf(one.expires * 1000))}</td>
                  <td class="r">
                    <button
                      class="button"
                      onClick={() => void send(() => remove(`/api/codes/${one.number}`), list.again)}
                    >
                      {t.codes.withdraw}
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {outcome && !outcome.ok ? <Answered outcome={outcome} done={t.done} refused={t.refused} /> : null}
      </div>
    </section>
  );
}

function NewCode({ made }: { made: () => void }) {
  const t = managerTexts.value.codes;
  const [label, setLabel] = useState("");
  const [uses, setUses] = useState("10");
  const [hours, setHours] = useState(24 * 7);
  const [guests, setGuests] = useState(true);
  const [code, setCode] = useState("");
  const [outcome, busy, send] = useSent();
  const make = (event: Event) => {
    event.preventDefault();
    void send(
      () => post<CodeAnswer>("/api/codes", { label: label.trim(), uses: Number(uses), hours, guests }),
      answer => (setCode(answer.code), made()),
    );
  };
  return (
    <form class="panel padded stack" onSubmit={make}>
      <h2>{t.new}</h2>
      <Field label={t.label}>
        <input
          class="input"
          maxLength={100}
          value={label}
          onInput={event => setLabel(event.currentTarget.value)}
        />
      </Field>
      <Field label={t.uses}>
        <input
          class="input"
          type="number"
          min={1}
          max={10000}
          required
          value={uses}
          onInput={event => setUses(event.currentTarget.value)}
        />
      </Field>
      <Segments
        label={t.hours}
        value={hours}
        choose={setHours}
        options={[
          { value: 24, label: t.day },
          { value: 24 * 7, label: t.week },
          { value: 24 * 30, label: t.month },
        ]}
      />
      <label class="office-check">
        <input type="checkbox" checked={guests} onChange={event => setGuests(event.currentTarget.checked)} />
        {t.guests}
      </label>
      <button class="button go touch" disabled={busy}>
        {t.make}
      </button>
      {code ? (
        <div class="office-note fine" role="status">
          <p>
            <b class="manager-code">{code}</b>
            <br />
            {t.once}
          </p>
        </div>
      ) : null}
      {outcome && !outcome.ok ? (
        <Answered outcome={outcome} done={managerTexts.value.done} refused={managerTexts.value.refused} />
      ) : null}
    </form>
  );
}
