// What was done at the desk lately, by name: what would be undone is what is read here.

import { useEffect, useState } from "preact/hooks";
import { get } from "../../net/api";
import { ask, type Answer } from "../../net/house";
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
}

export function Undo({ place, role, version, done, most = 30, of = () => true }: UndoProps) {
  const t = floorTexts.value;
  const [acts, setActs] = useState<ActsShown | null>(null);
  const [failed, setFailed] = useState("");
  const [chosen, setChosen] = useState<ActShown | null>(null);
  const [why, setWhy] = useState("");
  const [again, setAgain] = useState(0);
  useEffect(() => {
    void get<ActsShown>(`/api/floor/acts?${new URLSearchParams({ place })}`).then((answer) => (answer.ok ? setActs(answer.value) : setFailed(answer.says)));
  }, [place, version, again]);
  const undo = async (event: Event) => {
    event.preventDefault();
    if (!chosen) return;
    const answer = await ask(place, "", { Undo: { act: chosen.number, why } }, undefined, role);
    done(answer);
    setAgain(again + 1);
    if (answer.ok) setChosen(null);
  };
  if (failed) return <Failed says={failed} retry={() => (setFailed(""), setAgain(again + 1))} />;
  if (!acts) return <Loading />;
  const mine = acts.acts.filter(of);
  const name = (id: string) => acts.names[id] ?? id;
  return (
    <section class="work undo">
      <header><h2>{t.undoTitle}</h2></header>
      {mine.length ? null : <p class="dim pad">{t.nothingDone}</p>}
      <ul>
        {mine.slice(0, most).map((one) => (
          <li key={one.number} class={one.number === chosen?.number ? "is-on" : ""}>
            <span class="where"><Icon name="undo" /></span>
            <span class="what"><b>{one.what}{one.player ? `, ${name(one.player)}` : ""}</b><small>{[t.byWhom(name(one.by), one.role), one.why].filter(Boolean).join(" · ")}</small></span>
            <span class="do"><button class="button quiet" aria-label={t.undoOne(one.what, name(one.player))} onClick={() => setChosen(one)}>{t.undo}</button></span>
            {one.number === chosen?.number ? (
              <form class="undo-why" onSubmit={(event) => void undo(event)}>
                <input class="input" aria-label={t.why} placeholder={t.whyNeeded} required autoFocus value={why} maxLength={200} onInput={(event) => setWhy(event.currentTarget.value)} />
                <button class="button go">{t.undoOne(one.what, name(one.player))}</button>
              </form>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
