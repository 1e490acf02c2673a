// The line above the choices: whose turn, what a command came to, why it was refused. Always there,
// always of one height.

import type { ComponentChildren } from "preact";
import type { Answer } from "../net/house";
import { texts } from "../texts";
import { Icon } from "../ui/Icon";
import { Law, Said } from "../ui/parts";

export interface Prompting {
  title: string;
  says: string;
}

export function Prompt({
  answer,
  prompt,
  by,
  clear,
  children,
}: {
  answer: Answer | null;
  prompt: Prompting;
  by: string;
  clear: () => void;
  children?: ComponentChildren;
}) {
  const t = texts.value;
  if (answer && !answer.ok) {
    return (
      <div class="prompt is-refused" role="alert">
        <Icon name="alert" />
        <p>
          {answer.says ? (
            <>
              <strong>{t.state.refused}</strong> {answer.says}
            </>
          ) : (
            <strong>{t.state.nothingSent}</strong>
          )}{" "}
          <Law ids={answer.clauses} by={by} />
        </p>
        <button class="button quiet only-icon" aria-label={t.settings.close} onClick={clear}>
          <Icon name="x" />
        </button>
      </div>
    );
  }
  return (
    <div class="prompt">
      <Icon name="clock" />
      <p>
        <strong>{prompt.title}</strong> <Said says={prompt.says} />{" "}
        {answer?.ok && answer.says ? answer.says : null}{" "}
        {answer?.ok ? <Law ids={answer.clauses} by={by} /> : null}
      </p>
      {children}
    </div>
  );
}
