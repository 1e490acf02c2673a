// What comes of the house: the cases that now read differently, the file, and a table played by it.

import { useRef, useState } from "preact/hooks";
import { post } from "../../net/api";
import { LinkBox } from "../../pages/LinkBox";
import { texts } from "../../texts";
import { editorTexts } from "../../texts/desks/editor";
import { hostTexts } from "../../texts/desks/host";
import { Dialog } from "../../ui/Dialog";
import { Icon } from "../../ui/Icon";
import { Field } from "../../ui/parts";
import { type CaseDiffers, GAMES, type GameShown, type HouseRead, type HouseTriedShown } from "../../wire";
import { Clause } from "../parts/Clause";

type Sheet = { title: string; structures: Record<string, { stakes: string }> };
const sheets = GAMES as unknown as Record<string, Sheet>;
const MOST_CASES = 30;

export function Outcome({
  read,
  tried,
  says,
  busy,
}: {
  read: HouseRead | null;
  tried: HouseTriedShown | null;
  says: string;
  busy: boolean;
}) {
  const t = editorTexts.value;
  const [opening, setOpening] = useState(false);
  const ready = Boolean(read && !read.mistakes.length);
  return (
    <aside class="editor-side">
      <section class="stack">
        <div class="editor-line">
          <h2>{t.reads}</h2>
          {tried?.differ.length ? (
            <span class="tag warn">{t.cases(tried.differ.length, tried.tried)}</span>
          ) : null}
        </div>
        <div aria-live="polite" class="stack">
          {busy && read?.changes.length && ready ? <p class="dim small">{t.trying}</p> : null}
          {says ? (
            <p class="refusal" role="alert">
              {says}
            </p>
          ) : null}
          {tried && !tried.differ.length ? <p class="dim small">{t.sameCases(tried.tried)}</p> : null}
          {!tried && !busy && !says ? <p class="dim small">{t.nothingYet}</p> : null}
          <Cases of={tried?.differ ?? []} />
          {tried?.failing.length ? (
            <>
              <h3>{t.failing}</h3>
              <Cases of={tried.failing} />
            </>
          ) : null}
          {tried?.never_red.length ? (
            <>
              <h3>{t.neverRed}</h3>
              <Cases of={tried.never_red} />
            </>
          ) : null}
          {read?.remarks.length ? (
            <>
              <h3>{t.remarks}</h3>
              {read.remarks.map(one => (
                <p key={one.rule + one.says} class="small dim">
                  <code>{one.rule}</code> {one.says}
                </p>
              ))}
            </>
          ) : null}
        </div>
      </section>
      <section class="stack">
        <div class="editor-line">
          <h2>{t.whole}</h2>
          <span class="dim small">{read?.file}</span>
        </div>
        <pre class="editor-file" tabIndex={0}>
          {read?.text}
        </pre>
      </section>
      <footer class="editor-foot">
        {read?.mistakes.length ? (
          <p class="editor-wrong small">
            {t.mistakes(read.mistakes.length)}. {t.mistakesLeft}
          </p>
        ) : null}
        <button class="button" disabled={!read} onClick={() => read && save(read)}>
          <Icon name="download" />
          {t.download}
        </button>
        <button class="button go" disabled={!ready} onClick={() => setOpening(true)}>
          {t.open}
        </button>
      </footer>
      {opening && read ? <OpenTable read={read} close={() => setOpening(false)} /> : null}
    </aside>
  );
}

function Cases({ of }: { of: CaseDiffers[] }) {
  const t = editorTexts.value;
  return (
    <>
      {of.slice(0, MOST_CASES).map(one => (
        <article key={one.rule + one.case} class="editor-case">
          <p>
            <Clause id={one.rule} />
            <b>{one.title}</b>
          </p>
          <p class="small dim">{one.case}</p>
          {one.line ? (
            <p class="editor-was">
              <span class="unseen">{t.asBook}: </span>
              {one.line}
            </p>
          ) : null}
          {one.says ? (
            <p class="editor-now">
              <span class="unseen">{t.instead}: </span>
              {one.says}
            </p>
          ) : null}
        </article>
      ))}
    </>
  );
}

function save(read: HouseRead): void {
  const address = URL.createObjectURL(new Blob([read.text], { type: "application/toml" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = read.file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

function OpenTable({ read, close }: { read: HouseRead; close: () => void }) {
  const t = editorTexts.value;
  const [key, setKey] = useState("holdem");
  const usual = (game: string) => Object.values(sheets[game]?.structures ?? {})[0]?.stakes ?? "";
  const [stakes, setStakes] = useState(usual("holdem"));
  const [made, setMade] = useState<GameShown | null>(null);
  const [refused, setRefused] = useState("");
  const [busy, setBusy] = useState(false);
  const asked = useRef(false); // pressed twice, it is one game
  const open = async (event: Event) => {
    event.preventDefault();
    if (asked.current) return;
    asked.current = true;
    setBusy(true);
    const answer = await post<GameShown>("/api/games", {
      title: read.title.slice(0, 60),
      game: key,
      stakes,
      rules: read.text,
    });
    asked.current = false;
    setBusy(false);
    setRefused(answer.ok ? "" : answer.says || texts.value.state.failed);
    if (answer.ok) setMade(answer.value);
  };
  return (
    <Dialog title={t.openTitle} close={close}>
      <form class="stack" onSubmit={event => void open(event)}>
        <Field label={t.game}>
          <select
            class="input"
            value={key}
            onChange={event => {
              setKey(event.currentTarget.value);
              setStakes(usual(event.currentTarget.value));
            }}
          >
            {Object.entries(sheets).map(([name, sheet]) => (
              <option key={name} value={name}>
                {sheet.title}
              </option>
            ))}
          </select>
        </Field>
        <Field label={t.stakes} wrong={refused}>
          <input class="input" value={stakes} onInput={event => setStakes(event.currentTarget.value)} />
        </Field>
        {made ? (
          <LinkBox game={made} />
        ) : (
          <button class="button go touch" disabled={busy} aria-busy={busy}>
            {busy ? hostTexts.value.reading : t.openIt}
          </button>
        )}
      </form>
    </Dialog>
  );
}
