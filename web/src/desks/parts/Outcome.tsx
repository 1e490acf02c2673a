// What came of the last thing that was asked at a desk, always in the same place: what was done, what the
// house asks first, or why not.

import type { Answer } from "../../net/house";
import { texts } from "../../texts";
import { sayingTexts } from "../../texts/desks/saying";
import { Icon, type IconName } from "../../ui/Icon";
import { Law } from "../../ui/parts";
import { toneOf } from "./asks-back";

const ICONS: Record<string, IconName> = { "is-done": "check", "is-asking": "chat", "is-refused": "x" };

export function Outcome({ answer, done }: { answer: Answer | null; done: string }) {
  const t = texts.value.state;
  if (!answer) return <p class="outcome" role="status" />;
  const tone = toneOf(answer);
  const first =
    tone === "is-done"
      ? answer.did
        ? sayingTexts.value.doneNamed(answer.did)
        : answer.says
          ? ""
          : done
      : tone === "is-asking"
        ? sayingTexts.value.asks
        : t.refused;
  const says = answer.says || (answer.ok ? "" : t.nothingSent);
  return (
    <p class={`outcome ${tone}`} role="status">
      <Icon name={ICONS[tone]!} />
      <span>
        {first ? answer.ok ? `${first} ` : <strong>{first} </strong> : null}
        {says} <Law ids={answer.clauses} />
      </span>
    </p>
  );
}
