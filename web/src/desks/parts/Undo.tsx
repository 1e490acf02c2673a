// What was done at the desk lately, by name: what would be undone is what is read here.

import { useEffect, useState } from "preact/hooks";
import { get } from "../../net/api";
import { type Answer, ask } from "../../net/house";
import { texts } from "../../texts";
import { actTexts } from "../../texts/desks/acts";
import { floorTexts } from "../../texts/desks/floor";
import { Icon } from "../../ui/Icon";
import { Failed, Loading } from "../../ui/parts";
import type { ActShown, ActsShown } from "../../wire";

interface UndoProps {
  place: string;
  role: string;
  version: number; // of the place: asked again when something was done
  done: (answer: Answer) => void;
  most?: number;
  of?: (act: ActShown) => boolean; // which acts are this desk's
  all?: boolean; // whether one may also look at what players and the house itself did
}

/** "Put on the list, Olga" and "Hand dealt, table 8". */
export function actWords(
  { kind, what, player, table }: Pick<ActShown, "kind" | "what" | "player" | "table">,
  name: (id: string) => string,
): string {
  const t = floorTexts.value;
  return [actTexts.value[kind] ?? what, player ? name(player) : "", table ? t.atTable(table) : ""]
    .filter(Boolean)
    .join(", ");
}

const timeOf = (at: number): string =>
  new Intl.DateTimeFormat(texts.value.code, {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  }).format(at);

export function Undo({ place, role, version, done, most = 30, of = () => true, all = false }: UndoProps) {
  const t = floorTexts.value;
  const [acts, setActs] = useState<ActsShown | null>(null);
  const [failed, setFailed] = useState("");
  const [chosen, setChosen] = useState<ActShown | null>(null);
  const [why, setWhy] = useState("");
  const [again, setAgain] = useState(0);
  const [everything, setEverything] = useState(false);
  const [busy, setBusy] = useState(false); // the house looks at its past first, which takes a moment
  useEffect(() => {
    let mine = true;
    const query = new URLSearchParams({ place, ...(everything ? { everything: "true" } : {}) });
    void get<ActsShown>(`/api/floor/acts?${query}`).then(
      answer => mine && (answer.ok ? setActs(answer.value) : setFailed(answer.says)),
    );
    return () => void (mine = false);
  }, [place, version, again, everything]);
  const undo = async (event: Event) => {
    event.preventDefault();
    if (!chosen || busy) return;
    setBusy(true);
    const answer = await ask(place, "", { Undo: { act: chosen.number, why } }, undefined, role);
    setBusy(false);
    done(answer);
    setAgain(again + 1);
    if (answer.ok) {
      setChosen(null);
      setWhy("");
    }
  };
  if (failed) return <Failed says={failed} retry={() => (setFailed(""), setAgain(again + 1))} />;
  if (!acts) return <Loading />;
  const mine = acts.acts.filter(of);
  const name = (id: string) => acts.names[id] ?? id;
  return (
    <section class="work undo">
      <header>
        <h2>{t.undoTitle}</h2>
      </header>
      {all ? (
        <label class="undo-all">
          <input
            type="checkbox"
            checked={everything}
            onChange={event => setEverything(event.currentTarget.checked)}
          />
          {t.alsoOthers}
        </label>
      ) : null}
      {mine.length ? null : <p class="dim pad">{t.nothingDone}</p>}
      <ul>
        {mine.slice(0, most).map(one => (
          <li key={one.number} class={one.number === chosen?.number ? "is-on" : ""}>
            <span class="where">
              <Icon name="undo" />
            </span>
            <span class="what">
              <b>{actWords(one, name)}</b>
              <small>
                {[
                  one.at ? timeOf(one.at) : "",
                  one.by === one.role ? t.byHouse : t.byWhom(name(one.by), t.roles[one.role] ?? one.role),
                  one.why,
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </small>
            </span>
            <span class="do">
              <button
                class="button quiet"
                aria-label={t.undoOne(actWords(one, name))}
                onClick={() => setChosen(one)}
              >
                {t.undo}
              </button>
            </span>
            {one.number === chosen?.number ? (
              <form class="undo-why" onSubmit={event => void undo(event)}>
                <input
                  class="input"
                  aria-label={t.why}
                  placeholder={t.whyNeeded}
                  required
                  autoFocus
                  value={why}
                  maxLength={200}
                  onInput={event => setWhy(event.currentTarget.value)}
                />
                <button class="button go" disabled={busy}>
                  {t.undoOne(actWords(one, name))}
                </button>
              </form>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
