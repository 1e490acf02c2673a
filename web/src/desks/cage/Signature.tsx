// The second signature: whoever signs says their own name and password here; the house remembers it for a few minutes.

import { useState } from "preact/hooks";
import { post } from "../../net/api";
import { texts } from "../../texts";
import { cageTexts } from "../../texts/desks/cage";
import { Icon } from "../../ui/Icon";
import { Field } from "../../ui/parts";
import type { SignedBeside } from "../../wire";

export interface Second {
  id: string;
  name: string;
}

interface SignatureProps {
  place: string;
  needed: boolean;
  note: string;
  second: Second | null;
  set: (second: Second | null) => void;
}

export function Signature({ place, needed, note, second, set }: SignatureProps) {
  const t = cageTexts.value;
  const [open, setOpen] = useState(false);
  if (second) {
    return (
      <div class="office-signed" role="status">
        <Icon name="check" />
        <span>{t.signedBy(second.name)}</span>
        <button type="button" class="button quiet" onClick={() => set(null)}>
          {t.takeBack}
        </button>
      </div>
    );
  }
  if (!needed && !open) {
    return (
      <button type="button" class="button office-dashed" onClick={() => setOpen(true)}>
        <Icon name="plus" />
        {t.addSecond}
      </button>
    );
  }
  return <SignForm place={place} note={needed ? note : ""} set={set} />;
}

function SignForm({ place, note, set }: { place: string; note: string; set: (second: Second) => void }) {
  const t = cageTexts.value;
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  const sign = async () => {
    setBusy(true);
    const answer = await post<SignedBeside>("/api/cage/countersign", { name: name.trim(), password, place });
    setBusy(false);
    setPassword("");
    setWrong(answer.ok ? "" : answer.says || texts.value.state.failed);
    if (answer.ok) set(answer.value);
  };
  return (
    <fieldset class="office-sign">
      <legend>{t.second}</legend>
      {note ? <p class="dim small">{note}</p> : null}
      <div class="office-two">
        <Field label={t.secondName}>
          <input
            class="input"
            name="second"
            autocomplete="off"
            maxLength={96}
            disabled={busy}
            value={name}
            onInput={event => setName(event.currentTarget.value)}
          />
        </Field>
        <Field label={t.secondPassword}>
          <input
            class="input"
            name="second-password"
            type="password"
            autocomplete="off"
            disabled={busy}
            value={password}
            onInput={event => setPassword(event.currentTarget.value)}
          />
        </Field>
      </div>
      {wrong ? (
        <p class="refusal" role="alert">
          {wrong}
        </p>
      ) : null}
      <button
        type="button"
        class="button"
        disabled={busy || !name.trim() || !password}
        onClick={() => void sign()}
      >
        {t.sign}
      </button>
    </fieldset>
  );
}
