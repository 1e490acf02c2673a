// What came of what was asked, in its fixed place: done, or refused with its reason and clause.

import { sayingTexts } from "../../texts/desks/saying";
import { Icon } from "../../ui/Icon";
import { Law } from "../../ui/parts";
import { asksBack } from "./asks-back";

export interface Outcome {
  ok: boolean;
  says: string;
  clauses: string[];
  reason?: string;
}

export function Answered({
  outcome,
  done,
  refused,
}: {
  outcome: Outcome | null;
  done: string;
  refused: string;
}) {
  if (!outcome) return <div class="office-answer" aria-hidden="true" />;
  const { ok, says, clauses } = outcome;
  const asks = asksBack(outcome);
  return (
    <div
      class={`office-answer office-note ${ok ? "fine" : asks ? "is-asking" : "bad"}`}
      role={ok || asks ? "status" : "alert"}
    >
      <Icon name={ok ? "check" : asks ? "chat" : "alert"} />
      <p>
        <b>{ok ? done : asks ? sayingTexts.value.asks : refused}</b> {says} <Law ids={clauses} />
      </p>
    </div>
  );
}
