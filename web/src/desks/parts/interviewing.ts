// An interview about a table: the kind, what was told so far, and what the house makes of it. Asked
// again whenever something was told or the table went on.

import { useEffect, useRef, useState } from "preact/hooks";
import { get, post } from "../../net/api";
import { type Answer, type AnyCommand, ask, callFor } from "../../net/house";
import type { InterviewStep, KindShown, QuestionShown } from "../../wire";
import type { Pointed } from "./pointing";

export type Facts = Record<string, string>;

/** What can have happened at a table as it stands; asked again when a hand begins or goes on. */
export function useKinds(place: string, table: string, at: string): KindShown[] | null {
  const [kinds, setKinds] = useState<KindShown[] | null>(null);
  useEffect(() => {
    let wanted = true;
    const query = new URLSearchParams({ place, table });
    void get<KindShown[]>(`/api/floor/kinds?${query}`).then(
      answer => wanted && setKinds(answer.ok ? answer.value : []),
    );
    return () => void (wanted = false);
  }, [place, table, at]);
  return kinds;
}

/** Where an interview stands; the last step stays while the next is asked for. */
export function useStep(
  place: string,
  table: string,
  kind: string,
  facts: Facts,
  version: number,
): { step: InterviewStep | null; asked: QuestionShown[] } {
  const [step, setStep] = useState<InterviewStep | null>(null);
  const asked = useRef(new Map<string, QuestionShown>());
  useEffect(() => {
    let wanted = true;
    const body = { place, table, kind, facts, elsewhere: true };
    void post<InterviewStep>("/api/floor/interview", body).then(answer => {
      if (!wanted) return;
      const next = answer.ok
        ? answer.value
        : { version: 0, refused: answer.says, questions: [], ruling: null, elsewhere: [] };
      for (const one of next.questions) asked.current.set(one.name, one);
      setStep(next);
    });
    return () => void (wanted = false);
  }, [place, table, kind, JSON.stringify(facts), version]);
  const told = [...asked.current.values()].filter(
    one => one.name in facts && !step?.questions.some(now => now.name === one.name),
  );
  return { step, asked: [...told, ...(step?.questions ?? [])] };
}

/** What pointing at something answers already. */
export function pointedFacts(kind: KindShown, about: Pointed): Facts {
  const facts: Facts = {};
  if (kind.seat && about.seat >= 0) facts[kind.seat] = String(about.seat + 1);
  if (kind.nth && about.nth) facts.nth = String(about.nth);
  return facts;
}

/** Report it, and where the book leaves a choice, make it: two commands, each judged by the house. */
export async function carryOut(
  place: string,
  table: string,
  role: string,
  kind: string,
  facts: Facts,
  seen: number,
  choice: { option: string; why: string } | null,
): Promise<Answer> {
  const report = { Report: { kind, facts } } as unknown as AnyCommand;
  const reported = await ask(place, table, report, seen, role);
  if (!reported.ok || !choice) return reported;
  return decide(place, table, role, choice.option, choice.why);
}

export const decide = (
  place: string,
  table: string,
  role: string,
  option: string,
  why: string,
): Promise<Answer> => ask(place, table, { Decide: { option, why } } as AnyCommand, undefined, role);

/** A call that is seen to: with what was said. */
export const answerCall = (place: string, table: string, says: string): Promise<Answer> =>
  callFor(place, table, "answer", says.slice(0, 200));

/** A question that waits, "kind: name value, name value", as the interview takes it. */
export function readQuestion(words: string): { kind: string; facts: Facts } {
  const [kind = "", rest = ""] = words.split(/:(.*)/s);
  const facts: Facts = {};
  for (const part of rest.split(",")) {
    const [name = "", ...value] = part.trim().split(" ");
    if (name) facts[name] = value.join(" ") || "yes";
  }
  return { kind: kind.trim(), facts };
}
