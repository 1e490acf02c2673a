// What came of the last thing that was asked at a desk, always in the same place.

import type { Answer } from "../../net/house";
import { texts } from "../../texts";
import { Icon } from "../../ui/Icon";
import { Law } from "../../ui/parts";

export function Outcome({ answer, done }: { answer: Answer | null; done: string }) {
  const t = texts.value.state;
  const words = answer ? (answer.says || (answer.ok ? done : t.nothingSent)) : "";
  return (
    <p class={`outcome ${answer ? (answer.ok ? "is-done" : "is-refused") : ""}`} role="status">
      {answer ? <><Icon name={answer.ok ? "check" : "x"} /><span>{answer.ok ? null : <strong>{t.refused} </strong>}{words} <Law ids={answer.clauses} /></span></> : null}
    </p>
  );
}
