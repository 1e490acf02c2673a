// A hand taken elsewhere: a link for somebody else, with one's own eyes or everybody's, and files for
// other programs. What a form has no words for is refused with its reason.

import { useState } from "preact/hooks";
import { post, remove, saved } from "../net/api";
import { texts } from "../texts";
import { CopyLine, copyText } from "../ui/CopyLine";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { Segments } from "../ui/parts";

type Eyes = "mine" | "everybody";

export function ShareHand({ id, close }: { id: string; close: () => void }) {
  const t = texts.value.hands;
  const [eyes, setEyes] = useState<Eyes>("mine");
  const [made, setMade] = useState<{ link: string; copied: boolean } | null>(null);
  const [said, setSaid] = useState("");
  const make = async () => {
    const answer = await post<{ token: string }>(`/api/hands/${id}/share`, { eyes });
    if (!answer.ok) return setSaid(answer.says || texts.value.state.failed);
    const link = `${location.origin}/shared/${answer.value.token}`;
    setMade({ link, copied: await copyText(link) });
    setSaid("");
  };
  const takeBack = async () => {
    const answer = await remove(`/api/hands/${id}/share`);
    setSaid(answer.ok ? t.takenBack : answer.says || texts.value.state.failed);
    if (answer.ok) setMade(null);
  };
  const choose = (chosen: Eyes) => {
    setEyes(chosen);
    setMade(null);
  };
  return (
    <Dialog title={t.shareTitle} close={close}>
      <div class="stack">
        <Segments
          label={t.eyes}
          value={eyes}
          choose={choose}
          options={[
            { value: "mine", label: t.eyesMine },
            { value: "everybody", label: t.eyesAll },
          ]}
        />
        <p class="dim small">{eyes === "mine" ? t.eyesMineWhy : t.eyesAllWhy}</p>
        {made ? (
          <CopyLine label={t.shareTitle} value={made.link} copied={made.copied} />
        ) : (
          <button class="button go touch" onClick={() => void make()}>
            <Icon name="link" /> {t.makeLink}
          </button>
        )}
        {said ? (
          <p class="dim small" role="status">
            {said}
          </p>
        ) : null}
        <button class="button quiet" onClick={() => void takeBack()}>
          {t.takeBack}
        </button>
      </div>
    </Dialog>
  );
}

const FORMS = [
  ["phh", "phh"],
  ["text", "txt"],
  ["transcript", "shuffle"],
] as const;

export function ExportHand({ path, number, close }: { path: string; number: number; close: () => void }) {
  const t = texts.value.hands;
  const [refused, setRefused] = useState("");
  const save = async (form: string, ending: string) =>
    setRefused(await saved(`${path}?as=${form}`, `hand-${number}.${ending}`));
  return (
    <Dialog title={t.exportTitle} close={close}>
      <ul class="stack">
        {FORMS.map(([form, ending]) => (
          <li key={form} class="file-row">
            <p>
              <b>{t.forms[form]}</b> <small class="dim">{t.formsWhy[form]}</small>
            </p>
            <button
              class="button"
              aria-label={`${t.export}: ${t.forms[form]}`}
              onClick={() => void save(form, ending)}
            >
              <Icon name="download" />
            </button>
          </li>
        ))}
      </ul>
      {refused ? (
        <p class="refusal" role="alert">
          <strong>{texts.value.state.refused}</strong> {refused}
        </p>
      ) : null}
    </Dialog>
  );
}
