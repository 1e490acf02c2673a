// What can have happened, by what was pointed at and by a few words.

import { useState } from "preact/hooks";
import { floorTexts } from "../../texts/desks/floor";
import type { KindShown } from "../../wire";
import type { Pointed } from "./pointing";

interface KindsProps {
  kinds: KindShown[];
  about: Pointed;
  byHand: boolean;
  pick: (kind: KindShown) => void;
}

export function Kinds({ kinds, about, byHand, pick }: KindsProps) {
  const t = floorTexts.value;
  const [words, setWords] = useState("");
  const said = words.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (one: KindShown) =>
    said.every(word => `${one.name} ${one.what} ${one.family}`.toLowerCase().includes(word));
  const found = kinds.filter(
    one => fits(one) && (said.length > 0 || about.touch === "table" || one.touches.includes(about.touch)),
  );
  const families = [...new Set(found.map(one => one.family))];
  return (
    <div class="kinds">
      <h2>{t.whatHappened}</h2>
      <input
        class="input"
        type="search"
        aria-label={t.search}
        placeholder={t.search}
        value={words}
        onInput={event => setWords(event.currentTarget.value)}
      />
      {byHand && !kinds.some(one => one.family === "showdown") ? (
        <p class="dim small">
          {t.handNotSeen}{" "}
          <a class="button" href="/ask">
            {t.askFloor}
          </a>
        </p>
      ) : null}
      {found.length ? null : <p class="dim">{t.noKind}</p>}
      {families.map(family => (
        <section key={family} class="kinds-family" aria-label={family}>
          <h3>{family}</h3>
          {found
            .filter(one => one.family === family)
            .map(one => (
              <button
                key={one.name}
                type="button"
                class="kind"
                data-kind={one.name}
                onClick={() => pick(one)}
              >
                {one.what}
              </button>
            ))}
        </section>
      ))}
    </div>
  );
}
