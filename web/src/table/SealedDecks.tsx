// What was promised of the deck in play and of the next one, whole, to be noted before the deal; and
// words of one's own for the next one, which decide in which order it is dealt.

import { useState } from "preact/hooks";
import type { Answer } from "../net/house";
import type { TableState } from "../net/table-store";
import { texts } from "../texts";
import { CopyLine } from "../ui/CopyLine";
import { Dialog } from "../ui/Dialog";
import { Field } from "../ui/parts";

type HandIn = (words: string) => Promise<Answer>;

export function SealedDecks({
  state,
  close,
  handIn,
}: {
  state: TableState;
  close: () => void;
  handIn: HandIn;
}) {
  const t = texts.value.table;
  const { deck, next_deck } = state.now;
  const promised = [
    [t.sealedNow, deck],
    [t.sealedNext, next_deck],
  ].filter(([, root]) => root) as [string, string][];
  return (
    <Dialog title={t.sealedTitle} close={close}>
      <div class="stack">
        {promised.map(([label, root]) => (
          <div key={label} class="root">
            <p class="dim small">{label}</p>
            <CopyLine key={root} label={label} value={root} />
          </div>
        ))}
        <p class="dim small">{t.sealedWhy}</p>
        {next_deck && state.seen.seat >= 0 ? <OwnWords key={next_deck} handIn={handIn} /> : null}
      </div>
    </Dialog>
  );
}

function OwnWords({ handIn }: { handIn: HandIn }) {
  const t = texts.value;
  const [words, setWords] = useState("");
  const [answer, setAnswer] = useState<Answer | null>(null);
  const send = async (event: Event) => {
    event.preventDefault();
    setAnswer(await handIn(words.trim()));
  };
  if (answer?.ok) return <p role="status">{t.table.wordsTaken}</p>;
  return (
    <form class="stack" onSubmit={send}>
      <Field label={t.table.words}>
        <input
          class="input"
          maxLength={64}
          value={words}
          required
          onInput={event => setWords(event.currentTarget.value)}
        />
      </Field>
      <p class="dim small">{t.table.wordsWhy}</p>
      {answer ? (
        <p class="refusal" role="alert">
          {answer.says || t.state.failed}
        </p>
      ) : null}
      <button class="button touch">{t.table.handIn}</button>
    </form>
  );
}
