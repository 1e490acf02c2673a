// A ruling that waits, since whoever wants it is in the hand: what is told, what the book says, who
// is asked and how long. Who is in it agrees or objects; the floor that is not rules.

import { useState } from "preact/hooks";
import { calledBy } from "../model/names";
import { callFor, hello } from "../net/house";
import type { TableState } from "../net/table-store";
import { texts } from "../texts";
import { numbered, useKeys } from "../ui/keys";
import { Law, Said } from "../ui/parts";
import type { RulingAwaited } from "../wire";
import { Ring } from "./Clock";

export function RulingWaits({ state, floor = false }: { state: TableState; floor?: boolean }) {
  const { now } = state;
  const ruling = now.case?.ruling;
  if (!now.case || !ruling) return null;
  const t = texts.value.ruling;
  const me = hello.value?.you ?? "";
  const mine = ruling.people.includes(me);
  const name = now.case.name || (now.case.by ? calledBy(now.names, now.case.by).name : "");
  return (
    <section class="ruling-waits" role="status" aria-label={t.waits}>
      <Left ruling={ruling} />
      <div>
        <p>
          <strong>{name ? t.reports(name) : t.question}</strong>{" "}
          {ruling.report ? inWords(ruling.report) : t.takeBack}
        </p>
        {ruling.report ? (
          <p>
            {t.rules} <Said says={ruling.says} /> <Law ids={ruling.clauses} by={state.seen.felt.rulebook} />
          </p>
        ) : null}
        <p class="dim small">
          {whoSays(ruling, now.names)} {ruling.silence ? t.unless : ruling.proven ? t.book : t.lies}
        </p>
      </div>
      {mine || floor ? <Voice state={state} ruling={ruling} mine={mine} me={me} /> : null}
    </section>
  );
}

/** A report with the name of its kind as one says it; its facts as they were told. */
function inWords(report: string): string {
  const [kind = "", facts] = report.split(/:(.*)/s);
  return kind.replaceAll("-", " ") + (facts ? `:${facts}` : "");
}

/** How long it waits, counted from when it was told. */
function Left({ ruling }: { ruling: RulingAwaited }) {
  const [at, setAt] = useState({ ruling, told: Date.now() });
  if (at.ruling !== ruling) setAt({ ruling, told: Date.now() });
  return <Ring left={ruling.left} of={ruling.of} at={at.told} digits />;
}

function Voice({
  state,
  ruling,
  mine,
  me,
}: {
  state: TableState;
  ruling: RulingAwaited;
  mine: boolean;
  me: string;
}) {
  const t = texts.value.ruling;
  const { place, table } = state.now;
  const say = (what: "agree" | "object", about = "") => void callFor(place, table, what, about);
  const choices = mine && ruling.options.length ? ruling.options : [["", mine ? t.agree : t.ruleSo] as const];
  useKeys(
    {
      ...numbered(
        choices.map(
          ([option]) =>
            () =>
              say("agree", option),
        ),
      ),
      o: () => say("object"),
    },
    true,
  );
  return (
    <div class="row">
      {choices.map(([option, says], at) => (
        <button
          key={option}
          class="button go touch"
          disabled={!option && ruling.agreed.includes(me)}
          onClick={() => say("agree", option)}
        >
          {says} <kbd>{at + 1}</kbd>
        </button>
      ))}
      <button class="button touch" disabled={ruling.objected.includes(me)} onClick={() => say("object")}>
        {mine ? t.object : t.notSo} <kbd>O</kbd>
      </button>
    </div>
  );
}

function whoSays({ people, agreed, objected }: RulingAwaited, names: Record<string, string>): string {
  const t = texts.value.ruling;
  const called = (ids: string[]) => ids.map(id => calledBy(names, id).name).join(", ");
  const open = people.filter(id => !agreed.includes(id) && !objected.includes(id));
  const lines = [
    agreed.length ? t.agreed(called(agreed)) : "",
    objected.length ? t.objects(called(objected)) : "",
    open.length ? t.asked(called(open)) : "",
  ];
  return lines
    .filter(Boolean)
    .map(line => `${line}.`)
    .join(" ");
}
