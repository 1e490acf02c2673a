// A sentence of the room, an event or a season as it is typed: it reaches whatever no button does. What
// came of it stands below.

import { useState } from "preact/hooks";
import { type Answer, say } from "../../net/house";
import { sayingTexts } from "../../texts/desks/saying";
import { Outcome } from "./Outcome";

interface SayItProps {
  place: string;
  role: string;
  hint: string;
  told?: (answer: Answer) => void; // where a desk has one place for all answers
}

export function SayIt({ place, role, hint, told }: SayItProps) {
  const t = sayingTexts.value;
  const [words, setWords] = useState("");
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (event: Event) => {
    event.preventDefault();
    const said = words.trim();
    if (!said || busy) return;
    setBusy(true);
    const answer = await say(place, said, role);
    setBusy(false);
    setAnswer({ ...answer, did: said });
    told?.({ ...answer, did: said });
    if (answer.ok) setWords("");
  };
  return (
    <form class="say-it" data-said={answer?.did} onSubmit={event => void send(event)}>
      <input
        class="input"
        aria-label={t.sayIt}
        title={t.about}
        placeholder={hint}
        maxLength={2000}
        autocomplete="off"
        spellcheck={false}
        value={words}
        onInput={event => setWords(event.currentTarget.value)}
      />
      <button class="button" disabled={busy || !words.trim()}>
        {t.sayIt}
      </button>
      {answer && !told ? <Outcome answer={answer} done={t.doneNamed(answer.did ?? "")} /> : null}
    </form>
  );
}
