// A case stepped through: its lines, who has what, what was ruled; and the same with its clause switched off.

import { useEffect, useState } from "preact/hooks";
import { get } from "../../net/api";
import { lawTexts } from "../../texts/desks/law";
import { Icon } from "../../ui/Icon";
import { Loading } from "../../ui/parts";
import type { CaseRun, CaseStep, WholeClause } from "../../wire";
import { bookTitle, Clauses, plain } from "../parts/Clause";
import { query, useFetched } from "../parts/fetched";

export function CasePanel({
  clause,
  switched,
}: {
  clause: WholeClause;
  switched: (off: CaseRun | null) => void;
}) {
  const t = lawTexts.value;
  const [number, setNumber] = useState(0);
  const [off, setOff] = useState<CaseRun | null>(null);
  const [trying, setTrying] = useState(false);
  const [refused, setRefused] = useState("");
  const on = useFetched<CaseRun>(
    clause.cases.length ? query("/api/rulebooks/case", { rule: clause.id, case: number }) : null,
  );
  const change = (next: CaseRun | null) => {
    setOff(next);
    switched(next);
  };
  const choose = (which: number) => {
    change(null);
    setNumber(which);
  };
  const switchOff = async (way: number) => {
    setTrying(true);
    const answer = await get<CaseRun>(query("/api/rulebooks/off", { rule: clause.id, case: number, way }));
    setTrying(false);
    setRefused(answer.ok ? "" : answer.says);
    if (answer.ok) change(answer.value);
  };
  if (!clause.cases.length)
    return (
      <aside class="law-try" aria-label={t.itsCase}>
        <h2>{t.itsCase}</h2>
        <p class="dim small">{t.noCase}</p>
      </aside>
    );
  const run = off ?? on.value;
  return (
    <aside class={`law-try ${off ? "is-off" : ""}`} aria-label={t.itsCase}>
      <div class="stack">
        <div class="law-line">
          <h2>{t.itsCase}</h2>
          {run ? <Verdict run={run} off={off !== null} /> : null}
        </div>
        {clause.cases.length > 1 ? (
          <select
            class="input"
            aria-label={t.case}
            value={number}
            onChange={event => choose(Number(event.currentTarget.value))}
          >
            {clause.cases.map((one, at) => (
              <option key={one.name} value={at}>
                {one.name}
              </option>
            ))}
          </select>
        ) : (
          <p class="small dim">{clause.cases[0]!.name}</p>
        )}
        {run && run.book !== clause.book ? (
          <p class="tiny faint">{t.under(bookTitle(run.book, t.common))}</p>
        ) : null}
      </div>
      {run ? (
        <Steps key={`${number}|${off?.way ?? "on"}`} run={run} atEnd={off !== null} />
      ) : (
        <Loading lines={6} />
      )}
      {refused ? (
        <p class="refusal" role="alert">
          {refused}
        </p>
      ) : null}
      {clause.state === "running" || clause.same_as ? (
        <div class="law-switch">
          {off && off.ways.length > 1 ? (
            <select
              class="input"
              aria-label={t.without}
              value={off.way}
              onChange={event => void switchOff(Number(event.currentTarget.value))}
            >
              {off.ways.map((one, at) => (
                <option key={at} value={at}>
                  {one.red ? "● " : ""}
                  {one.name}: {one.instead ? plain(one.instead) : t.undone}
                </option>
              ))}
            </select>
          ) : null}
          <button
            class={`button ${off ? "go" : ""}`}
            disabled={trying}
            onClick={() => (off ? change(null) : void switchOff(-1))}
          >
            {trying ? t.trying : off ? t.on : t.off}
          </button>
        </div>
      ) : null}
    </aside>
  );
}

function Verdict({ run, off }: { run: CaseRun; off: boolean }) {
  const t = lawTexts.value;
  const red = run.result !== "passed";
  return (
    <span class={`tag ${red ? "danger" : "go"}`} role="status">
      {red ? <Icon name="alert" /> : <Icon name="check" />}
      {red ? t.red : off ? t.notRed : t.holds}
    </span>
  );
}

function Steps({ run, atEnd }: { run: CaseRun; atEnd: boolean }) {
  const t = lawTexts.value;
  const [at, setAt] = useState(atEnd ? run.steps.length : 1);
  const last = run.steps.length;
  const step = run.steps[at - 1];
  const to = (next: number) => setAt(Math.min(last, Math.max(1, next)));
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if ((event.target as HTMLElement).closest("input, select, textarea")) return;
      if (event.key === "ArrowRight") setAt(now => Math.min(last, now + 1));
      if (event.key === "ArrowLeft") setAt(now => Math.max(1, now - 1));
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  }, [last]);
  return (
    <>
      <Lines run={run} step={step} />
      {step ? <Picture step={step} /> : null}
      {step ? <Said step={step} /> : null}
      <div class="law-steps">
        <button class="button only-icon" aria-label={t.first} disabled={at <= 1} onClick={() => to(1)}>
          <Icon name="first" />
        </button>
        <button
          class="button only-icon"
          aria-label={t.backStep}
          disabled={at <= 1}
          onClick={() => to(at - 1)}
        >
          <Icon name="left" />
        </button>
        <button
          class="button go only-icon"
          aria-label={t.next}
          disabled={at >= last}
          onClick={() => to(at + 1)}
        >
          <Icon name="right" />
        </button>
        <button class="button only-icon" aria-label={t.last} disabled={at >= last} onClick={() => to(last)}>
          <Icon name="last" />
        </button>
        <span class="small dim num">{t.step(at, last)}</span>
      </div>
    </>
  );
}

function Lines({ run, step }: { run: CaseRun; step: CaseStep | undefined }) {
  return (
    <ol class="law-lines" tabIndex={0}>
      {run.lines.map((line, at) => {
        const number = at + 1;
        const here = step?.line === number;
        const red = here && step?.kind === "red";
        const kind = red
          ? "is-red"
          : here
            ? step?.kind === "refused"
              ? "is-refused"
              : "is-now"
            : step && number < step.line
              ? "is-past"
              : "";
        return line ? (
          <li key={number} value={number} class={kind} aria-current={here ? "step" : undefined}>
            {line}
          </li>
        ) : null;
      })}
    </ol>
  );
}

function Picture({ step }: { step: CaseStep }) {
  const t = lawTexts.value;
  if (!step.seats.length) return null;
  const words: Record<string, string> = { "to-act": t.toAct, folded: t.folded, "all-in": t.allIn };
  return (
    <div>
      <ul class="law-seats">
        {step.seats.map(one => (
          <li key={one.name} class={one.state ? `is-${one.state}` : ""}>
            <span>
              <b>{one.name}</b> {words[one.state] ?? ""}
            </span>
            <span class="num">{one.bet ? one.bet.toLocaleString() : ""}</span>
            <span class="num dim">{one.stack.toLocaleString()}</span>
          </li>
        ))}
      </ul>
      <p class="law-middle small dim">
        <span>
          {t.pot} <b class="num">{step.pot.toLocaleString()}</b>
        </span>
        {step.board ? (
          <span>
            {t.board} <b>{step.board}</b>
          </span>
        ) : null}
      </p>
    </div>
  );
}

function Said({ step }: { step: CaseStep }) {
  const t = lawTexts.value;
  const head =
    step.kind === "red" ? t.falseNow : step.kind === "refused" ? t.refusedStep : step.says ? t.ruled : "";
  return (
    <div
      class={`law-said ${step.kind === "red" || step.kind === "refused" ? "is-no" : ""}`}
      aria-live="polite"
    >
      <p>
        <code>{step.words}</code>
      </p>
      {head ? (
        <p>
          <strong>{head}.</strong> {step.says}
        </p>
      ) : null}
      {step.clauses.length ? (
        <p>
          <Clauses ids={step.clauses} />
        </p>
      ) : null}
    </div>
  );
}
