// "What happened?": pick it, answer only what matters, see the ruling, and have it carried out on
// the hand. A dealer reports; where the book leaves a choice, the floor makes it.

import { useEffect, useRef, useState } from "preact/hooks";
import { type Answer, callFor } from "../../net/house";
import { me } from "../../net/me";
import type { TableState } from "../../net/table-store";
import { floorTexts } from "../../texts/desks/floor";
import { Loading } from "../../ui/parts";
import type { KindShown } from "../../wire";
import { answerCall, carryOut, type Facts, pointedFacts, useKinds, useStep } from "./interviewing";
import { Kinds } from "./Kinds";
import type { Pointed } from "./pointing";
import { Questions } from "./Questions";
import { RulingWords } from "./RulingShown";
import { decides } from "./speaking";

interface InterviewProps {
  place: string;
  table: string;
  role: string;
  state: TableState;
  about: Pointed;
  over: (answer: Answer) => void;
}

export function Interview({ place, table, role, state, about, over }: InterviewProps) {
  const { hand } = state.seen;
  const kinds = useKinds(
    place,
    table,
    `${state.seen.felt.hands}/${hand?.street ?? "none"}/${hand?.actor ?? ""}`,
  );
  const [kind, setKind] = useState<KindShown | null>(null);
  const [begun, setBegun] = useState<Facts>({});
  const left = useRef({ kind, state, ruled: false });
  left.current = { kind, state, ruled: left.current.ruled && kind !== null };
  useEffect(
    () => () => {
      const { kind: open, state: then, ruled } = left.current;
      if (open && !ruled && then.now.case?.by === me.value?.account?.id)
        void answerCall(place, table, floorTexts.value.dismiss); // whoever walks off does not leave the table standing
    },
    [],
  );
  const pick = (one: KindShown) => {
    setKind(one);
    setBegun(pointedFacts(one, about));
    // the table stands still meanwhile, whoever asks
    if (!state.now.case) void callFor(place, table, "floor", one.what);
  };
  const drop = () => {
    setKind(null);
    if (mayResume(state)) void answerCall(place, table, floorTexts.value.dismiss);
  };
  if (kinds === null) return <Loading lines={3} />;
  if (!kind) return <Kinds kinds={kinds} about={about} byHand={!hand && !state.seen.last} pick={pick} />;
  const done = (answer: Answer) => {
    over(answer);
    if (answer.ok) setKind(null);
  };
  return (
    <Asking
      key={kind.name}
      {...{ place, table, role, state, kind, begun, about, drop }}
      ruling={() => (left.current.ruled = true)}
      over={done}
    />
  );
}

/** Who decides answers any call; a dealer goes on with what they had stopped themselves. */
const mayResume = (state: TableState): boolean =>
  state.now.case !== null && (decides() || state.now.case.by === me.value?.account?.id);

type AskingProps = InterviewProps & { kind: KindShown; begun: Facts; drop: () => void; ruling: () => void };

function Asking({ place, table, role, state, kind, begun, about, drop, over, ruling: begins }: AskingProps) {
  const t = floorTexts.value;
  const [facts, setFacts] = useState<Facts>(begun);
  const [option, setOption] = useState("");
  const [why, setWhy] = useState("");
  const [busy, setBusy] = useState(false);
  const top = useRef<HTMLDivElement | null>(null);
  // questions and ruling below one another, and not below the edge
  useEffect(() => top.current?.scrollIntoView({ block: "start" }), []);
  const { step, asked } = useStep(place, table, kind.name, facts, state.now.version);
  useEffect(() => {
    const pointed = pointedFacts(kind, about);
    if (Object.keys(pointed).length) setFacts(before => ({ ...before, ...pointed }));
  }, [about.seat, about.nth]);
  const tell = (name: string, answer: string | null) =>
    setFacts(({ [name]: _, ...rest }) => (answer === null ? rest : { ...rest, [name]: answer }));
  const ruling = step?.ruling ?? null;
  const choice = option || ruling?.usual || "";
  const mine = decides(ruling?.authority);
  const chooses = ruling !== null && ruling.options.length > 0 && mine;
  const rule = async () => {
    if (!step || !ruling) return;
    setBusy(true);
    begins();
    const chosen = chooses ? { option: choice, why } : null;
    const answer = await carryOut(place, table, role, kind.name, facts, step.version, chosen);
    setBusy(false);
    const waits = ruling.options.length > 0 && !chooses; // for the floor: the call stays open until it has decided
    const ruled = (chooses ? ruling.options.find(one => one.name === choice)?.says : "") || ruling.sentence;
    if (answer.ok && !waits && mayResume(state)) void answerCall(place, table, ruled);
    over(answer.ok && !answer.says ? { ...answer, says: ruled } : answer);
  };
  return (
    <div class="asking" ref={top}>
      <header>
        <h2>{kind.what}</h2>
        <button class="button quiet" onClick={drop}>
          {t.dismiss}
        </button>
      </header>
      {step?.refused ? (
        <p class="refusal" role="alert">
          {step.refused}
        </p>
      ) : null}
      {asked.length ? (
        <>
          <h3 class="unseen">{t.questions}</h3>
          <Questions questions={asked} facts={facts} state={state} tell={tell} />
        </>
      ) : null}
      {ruling ? (
        <RulingWords
          ruling={ruling}
          elsewhere={step?.elsewhere ?? []}
          option={choice}
          choose={setOption}
          mine={mine}
        />
      ) : step && !step.refused ? (
        <p class="dim small">{t.answerFirst}</p>
      ) : null}
      {chooses ? (
        <input
          class="input"
          aria-label={t.because}
          placeholder={t.because}
          value={why}
          maxLength={200}
          onInput={event => setWhy(event.currentTarget.value)}
        />
      ) : null}
      {ruling ? (
        <div class="asking-do">
          <button class="button go touch" disabled={busy || (chooses && !choice)} onClick={() => void rule()}>
            {chooses || !ruling.options.length ? t.rule : t.reportToFloor}
          </button>
          <button class="button touch" onClick={drop}>
            {t.anotherKind}
          </button>
        </div>
      ) : null}
    </div>
  );
}
