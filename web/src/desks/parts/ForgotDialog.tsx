// A code for somebody at the desk who forgot their password: it is made when it is asked for, and shown once.

import { useEffect, useState } from "preact/hooks";
import { type ApiAnswer, post } from "../../net/api";
import { managerTexts } from "../../texts/desks/manager";
import { Dialog } from "../../ui/Dialog";
import { Loading } from "../../ui/parts";
import type { PasswordCodeAnswer } from "../../wire";

export function ForgotDialog({ id, name, close }: { id: string; name: string; close: () => void }) {
  const t = managerTexts.value;
  const [made, setMade] = useState<ApiAnswer<PasswordCodeAnswer> | null>(null);
  useEffect(() => void post<PasswordCodeAnswer>(`/api/people/${id}/forgot`).then(setMade), [id]);
  return (
    <Dialog title={t.people.forgotOf(name)} close={close}>
      {!made ? (
        <Loading />
      ) : made.ok ? (
        <div class="stack">
          <output class="manager-code">{made.value.code}</output>
          <p class="dim small">{t.people.forgotNote(made.value.minutes)}</p>
        </div>
      ) : (
        <p class="refusal" role="alert">
          {made.says || t.failed}
        </p>
      )}
    </Dialog>
  );
}
