// The house editor: a book, the points changed by their questions, what that overrides and which cases read
// differently.

import { useEffect, useState } from "preact/hooks";
import "../../styles/desk-editor.css";
import { post } from "../../net/api";
import { editorTexts } from "../../texts/desks/editor";
import { Icon } from "../../ui/Icon";
import { Failed, Loading, Segments } from "../../ui/parts";
import { Shell } from "../../ui/Shell";
import { BOOKS, type HouseRead, type HouseTriedShown, type LawShelf } from "../../wire";
import { bookTitle } from "../parts/Clause";
import { useFetched, useSettled } from "../parts/fetched";
import { body, change, draft, NEW, steps, undo } from "./draft";
import { Outcome } from "./Outcome";
import { Groups, Questions, type Show } from "./Questions";
import { Text } from "./Text";

export function HouseEditor() {
  const shelf = useFetched<LawShelf>("/api/rulebooks");
  if (shelf.failed)
    return (
      <Shell>
        <Failed says={shelf.failed.says} retry={shelf.again} />
      </Shell>
    );
  return <Shell wide>{shelf.value ? <Editor shelf={shelf.value} /> : <Loading lines={8} />}</Shell>;
}

/** What the house says of the draft, a moment after it was typed; and its cases, a moment later still. */
function useRead() {
  const t = editorTexts.value;
  const wanted = useSettled(JSON.stringify(body(draft.value, t.name)), 300);
  const [read, setRead] = useState<HouseRead | null>(null);
  const [tried, setTried] = useState<{ of: string; found: HouseTriedShown | null; says: string }>({
    of: "",
    found: null,
    says: "",
  });
  useEffect(() => {
    let current = true;
    const look = async () => {
      const answer = await post<HouseRead>("/api/houses/read", JSON.parse(wanted));
      if (!current || !answer.ok) return;
      setRead(answer.value);
      if (answer.value.mistakes.length || !answer.value.changes.length)
        return setTried({ of: wanted, found: null, says: "" });
      setTried({ of: "", found: null, says: "" });
      for (let round = 0; current && round < 20; round++) {
        const cases = await post<HouseTriedShown>("/api/houses/try", JSON.parse(wanted));
        if (!current) return;
        if (cases.ok) return setTried({ of: wanted, found: cases.value, says: "" });
        if (cases.status !== 429) return setTried({ of: wanted, found: null, says: cases.says });
        await new Promise(done => setTimeout(done, 1000)); // the one before is still being tried
      }
    };
    void look();
    return () => {
      current = false;
    };
  }, [wanted]);
  return { read, tried, busy: tried.of !== wanted };
}

function Editor({ shelf }: { shelf: LawShelf }) {
  const t = editorTexts.value;
  const { read, tried, busy } = useRead();
  const [group, setGroup] = useState("clock");
  const [words, setWords] = useState("");
  const [show, setShow] = useState<Show>("all");
  const file = Boolean(draft.value.text);
  return (
    <div class="editor">
      <Head read={read} />
      <div class={`editor-page ${file ? "is-file" : ""}`}>
        {file ? (
          <Text read={read} />
        ) : (
          <>
            <Groups
              shelf={shelf}
              read={read}
              group={group}
              words={words}
              setGroup={name => {
                setGroup(name);
                setWords("");
                setShow("all");
              }}
              setWords={setWords}
            />
            <div class="editor-main">
              <div class="editor-bar">
                <Segments
                  label={t.points}
                  options={[
                    { value: "all", label: t.all },
                    { value: "changed", label: t.changed },
                    { value: "differ", label: t.differ },
                  ]}
                  value={show}
                  choose={setShow}
                />
              </div>
              <Questions group={group} words={words} show={show} read={read} />
            </div>
          </>
        )}
        <Outcome read={read} tried={tried.found} says={tried.says} busy={busy} />
      </div>
    </div>
  );
}

const LONGEST = 50_000; // characters of a house's file that the house reads

function Head({ read }: { read: HouseRead | null }) {
  const t = editorTexts.value;
  const one = draft.value;
  const last = steps.value.at(-1);
  const changed = Object.keys(one.points).length;
  const wrong = read?.mistakes.length ?? 0;
  const [unread, setUnread] = useState("");
  const state = [
    one.text ? "" : t.changedCount(changed),
    wrong ? <span class="editor-wrong">{t.mistakes(wrong)}</span> : "",
    t.kept,
  ].filter(Boolean);
  const open = (event: Event & { currentTarget: HTMLInputElement }) => {
    const [chosen] = event.currentTarget.files ?? [];
    event.currentTarget.value = ""; // the same file can be opened again
    void chosen?.text().then(text => {
      const unfit = !text.trim()
        ? t.emptyFile(chosen.name)
        : text.length > LONGEST
          ? t.tooLarge(chosen.name)
          : "";
      setUnread(unfit);
      if (!unfit) change({ name: chosen.name.replace(/\.toml$/, ""), text }, t.upload);
    });
  };
  return (
    <header class="editor-head">
      <h1>{t.title}</h1>
      <label>
        <span class="dim small">{t.house}</span>
        <input
          class="input"
          maxLength={60}
          placeholder={t.name}
          value={one.name}
          onInput={event => change({ name: event.currentTarget.value }, t.house)}
        />
      </label>
      {one.text ? null : (
        <label>
          <span class="dim small">{t.onTop}</span>
          <select
            class="input"
            value={one.extends}
            onChange={event => change({ extends: event.currentTarget.value }, t.onTop)}
          >
            {[...Object.keys(BOOKS), "common"].map(name => (
              <option key={name} value={name}>
                {bookTitle(name, t.common)}
              </option>
            ))}
          </select>
        </label>
      )}
      <p class="editor-state small dim" role="status">
        {state.map((part, at) => (
          <>
            {at ? ", " : ""}
            {part}
          </>
        ))}
      </p>
      <span class="editor-tools">
        {last ? (
          <button class="button quiet" title={t.undo(last.what)} onClick={undo}>
            <span class="ellipsis">{t.undo(last.what)}</span>
          </button>
        ) : null}
        {one.text ? null : (
          <button class="button quiet" onClick={() => read && change({ text: read.text }, t.file)}>
            {t.file}
          </button>
        )}
        <label class="button quiet editor-upload">
          {t.upload}
          <input type="file" accept=".toml" class="unseen" onChange={open} />
        </label>
        {changed || one.text ? (
          <button class="button quiet" title={t.sure} onClick={() => change(NEW, t.anew)}>
            <Icon name="x" />
            {t.anew}
          </button>
        ) : null}
      </span>
      {unread ? (
        <p class="refusal" role="alert">
          {unread}
        </p>
      ) : null}
    </header>
  );
}
