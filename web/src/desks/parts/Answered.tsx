// What came of what was asked, in its fixed place: done, or refused with its reason and clause.

import { Icon } from "../../ui/Icon";
import { Law } from "../../ui/parts";

export interface Outcome {
  ok: boolean;
  says: string;
  clauses: string[];
}

export function Answered({ outcome, done, refused }: { outcome: Outcome | null; done: string; refused: string }) {
  if (!outcome) return <div class="office-answer" aria-hidden="true" />;
  const { ok, says, clauses } = outcome;
  return (
    <div class={`office-answer office-note ${ok ? "fine" : "bad"}`} role={ok ? "status" : "alert"}>
      <Icon name={ok ? "check" : "alert"} />
      <p><b>{ok ? done : refused}</b> {says} <Law ids={clauses} /></p>
    </div>
  );
}
