// Several of my hands in one file: chosen from the list, fetched one after the other, put together here.

import { useState } from "preact/hooks";
import { download, textOf } from "../net/api";
import { texts } from "../texts";
import { Icon } from "../ui/Icon";
import type { HandListed } from "../wire";

type Form = "phh" | "text";

const NAMES: Record<Form, string> = { phh: "hands.phhs", text: "hands.txt" };

/** PHH numbers the hands of a file; other programs know the hands of a text by a gap. */
export const inOneFile = (form: Form, hands: string[]): string =>
  form === "phh"
    ? hands.map((hand, at) => `[${at + 1}]\n${hand}`).join("\n")
    : hands.map(hand => `${hand.trimEnd()}\n`).join("\n\n");

interface ManyProps {
  hands: HandListed[];
  chosen: ReadonlySet<string>;
  choose: (ids: Iterable<string>) => void;
  close: () => void;
}

export function ManyHands({ hands, chosen, choose, close }: ManyProps) {
  const t = texts.value.hands;
  const [done, setDone] = useState(-1); // how many are written, -1 while none are
  const [said, setSaid] = useState("");
  const save = async (form: Form) => {
    const wanted = hands.filter(one => chosen.has(one.id)).reverse(); // the first one first
    const found: string[] = [];
    let why = "";
    for (const { id } of wanted) {
      setDone(found.length);
      const answer = await textOf(`/api/hands/${id}?as=${form}`);
      if (answer.ok) found.push(answer.value);
      else why = answer.says || texts.value.state.failed;
    }
    if (found.length) download(inOneFile(form, found), NAMES[form]);
    setDone(-1);
    setSaid(why ? t.leftOut(wanted.length - found.length, why) : "");
  };
  const working = done >= 0;
  return (
    <div class="many-hands">
      <b class="num">{working ? t.written(done, chosen.size) : t.chosen(chosen.size)}</b>
      <button class="button quiet" disabled={working} onClick={() => choose(hands.map(one => one.id))}>
        {t.allShown}
      </button>
      <button class="button quiet" disabled={working || !chosen.size} onClick={() => choose([])}>
        {t.noneChosen}
      </button>
      {(["phh", "text"] as const).map(form => (
        <button
          key={form}
          class="button"
          disabled={working || !chosen.size}
          aria-label={`${t.export}: ${t.forms[form]}`}
          onClick={() => void save(form)}
        >
          <Icon name="download" /> {t.forms[form]}
        </button>
      ))}
      <button class="button quiet" disabled={working} onClick={close}>
        {t.enough}
      </button>
      {said ? (
        <p class="refusal" role="alert">
          {said}
        </p>
      ) : null}
    </div>
  );
}
