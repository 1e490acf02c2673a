// The floor is called with a sentence about what; the hand is held until it is answered.

import { useState } from "preact/hooks";
import { texts } from "../texts";
import { Dialog } from "../ui/Dialog";
import { Field } from "../ui/parts";

export function CallFloor({ call, close }: { call: (about: string) => void; close: () => void }) {
  const t = texts.value;
  const [about, setAbout] = useState("");
  const send = (event: Event) => {
    event.preventDefault();
    call(about.trim());
    close();
  };
  return (
    <Dialog title={t.table.callFloor} close={close}>
      <form class="stack" onSubmit={send}>
        <Field label={t.floor.about}>
          <input
            class="input"
            maxLength={200}
            value={about}
            autoFocus
            required
            onInput={event => setAbout(event.currentTarget.value)}
          />
        </Field>
        <p class="dim small">{t.floor.held}</p>
        <button class="button go touch">{t.table.callFloor}</button>
      </form>
    </Dialog>
  );
}
