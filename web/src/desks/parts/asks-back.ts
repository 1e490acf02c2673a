// A question of the desk is no refusal: the house wants to know one thing more, and then does it.

import type { Answer } from "../../net/house";

const QUESTIONS = new Set(["not-counted", "papers-needed"]);

/** Whether the house asks something back instead of refusing what was wanted. */
export const asksBack = (answer: Pick<Answer, "ok" | "says"> & { reason?: string }): boolean =>
  !answer.ok && (QUESTIONS.has(answer.reason ?? "") || answer.says.trimEnd().endsWith("?"));

/** How an answer looks, wherever one stands: done, asking, or refused. */
export const toneOf = (answer: Pick<Answer, "ok" | "says"> & { reason?: string }): string =>
  answer.ok ? "is-done" : asksBack(answer) ? "is-asking" : "is-refused";
