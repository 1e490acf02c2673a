// What may I do now: the prompt line, then choices, choices ahead, or the way back into the game.

import { type AheadKind, choicesAhead, toCall } from "../model/ahead";
import { amount, type Money } from "../model/chips";
import { calledBy } from "../model/names";
import type { Seen } from "../model/records";
import { setApart } from "../model/telling";
import { choiceOf, costOf } from "../model/ways";
import { isCut, type TableSignals } from "../net/house";
import type { TableState } from "../net/table-store";
import { texts } from "../texts";
import { numbered, useKeys } from "../ui/keys";
import type { Chair, HandCommand, TableCommand, View } from "../wire";
import { Choices } from "./Choices";
import { aheadOf, chooseNow, wasDropped } from "./choosing-ahead";
import { Prompt, type Prompting } from "./Prompt";

export interface ActionBarProps {
  state: TableState;
  signals: TableSignals;
  money: Money;
  chosen: Set<number>;
  pick: ((at: number) => void) | null;
  act: (command: HandCommand) => void;
  wish: (command: TableCommand) => void;
  more: (() => void) | null; // chips, where one buys one's own
}

export function ActionBar(props: ActionBarProps) {
  const { state, signals, money } = props;
  const { seen } = state;
  const hand = seen.hand;
  const may = hand?.options ?? null;
  const prompt = prompting(state, money, wasDropped(state));
  return (
    <>
      <Prompt
        answer={signals.answer.value}
        prompt={prompt}
        by={seen.felt.rulebook}
        clear={() => (signals.answer.value = null)}
      >
        <Agree {...props} />
      </Prompt>
      {may && hand ? (
        <Choices
          key={`${seen.felt.hands}-${hand.version}`}
          state={state}
          hand={hand}
          may={may}
          money={money}
          waiting={signals.waiting.value || isCut.value}
          chosen={props.chosen}
          pick={props.pick}
          send={props.act}
        />
      ) : hand && isDealtIn(hand, seen.seat) ? (
        <ChooseAhead {...props} hand={hand} />
      ) : (
        <ComingIn {...props} />
      )}
    </>
  );
}

/** Whether what is drawn is behind what was told: it comes one moment after the other. */
const isPlayedOut = ({ now, seen }: TableState): boolean =>
  Boolean(now.playing) && seen.hand !== null && seen.hand.phase === "nothing";

const inEvent = ({ now }: TableState): boolean => now.place.startsWith("event/");
const isDealtIn = (hand: View, seat: number): boolean => seat >= 0 && (hand.hands[seat]?.length ?? 0) > 0;

/** What the two who are left may agree on: offered by one, done when the other says so too. */
function Agree({ state, signals, wish }: ActionBarProps) {
  const t = texts.value.agree;
  const { seat, may, hand, felt } = state.seen;
  const other = hand?.live.find(at => at !== seat);
  const offers = AGREEMENTS.filter(({ may: needed }) => other !== undefined && may.includes(needed)).map(
    ({ kind, is, key }) => {
      const offer = felt.offer?.agreement === is ? felt.offer : null;
      return {
        key,
        asked: offer !== null && offer.seat !== seat,
        label: !offer ? t[kind] : offer.seat === seat ? t.offered : t.agree(t[kind]),
        off: signals.waiting.value || offer?.seat === seat,
        press: () =>
          wish(kind === "chop" ? { Chop: { seat, other: other! } } : { SplitPot: { seat, other: other! } }),
      };
    },
  );
  useKeys(
    Object.fromEntries(offers.map(({ key, off, press }) => [key, () => off || press()])),
    offers.length > 0,
  );
  return (
    <span class="agree">
      {offers.map(({ key, asked, label, off, press }) => (
        <button key={key} class={`button ${asked ? "go" : "quiet"}`} disabled={off} onClick={press}>
          {label} <kbd>{key.toUpperCase()}</kbd>
        </button>
      ))}
    </span>
  );
}

const AGREEMENTS = [
  { kind: "chop", is: "chop", may: "chop the blinds", key: "a" },
  { kind: "split", is: "split the pot", may: "split the pot", key: "p" },
] as const;

function prompting(state: TableState, money: Money, dropped: boolean): Prompting {
  const t = texts.value;
  const { seen, now } = state;
  const hand = seen.hand;
  const chair = seen.felt.chairs[seen.seat];
  if (now.case) return { title: t.floor.called, says: now.case.about };
  if (seen.felt.question) return { title: t.table.floorDecides, says: "" };
  const broke = chair && !chair.stack && !chair.coming && !(hand && isDealtIn(hand, seen.seat));
  if (broke) return { title: t.prompt.broke, says: inEvent(state) ? "" : t.prompt.brokeWhy };
  const out = chair && (!chair.here || chair.sits_out) && !(hand && isDealtIn(hand, seen.seat));
  if (out) return { title: t.prompt.choice, says: t.prompt.choiceWhy };
  if (!hand && seen.felt.on_hold && now.place.startsWith("game/"))
    return { title: t.table.hostPaused, says: seen.seat < 0 ? t.table.chooseSeat : "" };
  if (!hand)
    return {
      title: seen.last ? t.prompt.over : t.prompt.noHand,
      says: seen.seat < 0 ? (inEvent(state) ? "" : t.table.chooseSeat) : comingIn(state),
    };
  if (isPlayedOut(state)) return { title: t.prompt.playedOut, says: t.prompt.skip };
  const may = hand.options;
  if (may)
    return {
      title: t.prompt.yourTurn,
      says: [
        dropped ? t.ahead.dropped : "",
        asked(may.phase, may.call, may.discard_least, may.discard_most, money),
      ]
        .filter(Boolean)
        .join(" "),
    };
  if (seen.seat < 0)
    return { title: t.prompt.watching, says: seen.role === "rail" ? t.table.spectating : "" };
  if (chair && !isDealtIn(hand, seen.seat))
    return { title: t.prompt.seated, says: comingIn(state) || t.prompt.nextHand };
  const actor = seen.felt.chairs[hand.actor];
  return { title: "", says: actor ? t.prompt.waitFor(setApart(calledBy(now.names, actor.player).name)) : "" };
}

/** How one comes in, as it is chosen now; "" for whoever is in. */
function comingIn({ seen }: TableState): string {
  const t = texts.value.prompt;
  const chosen = seen.felt.chairs[seen.seat]?.entry;
  if (!seen.ways.length)
    return !seen.hand && seen.felt.chairs[seen.seat]?.standing === "new" ? t.nextHand : "";
  if (!seen.ways.some(way => choiceOf(way) === chosen)) return t.entryDue;
  return chosen === "wait" ? (seen.ways.length > 1 ? t.entryOrSooner : t.entryWait) : t.entryChosen;
}

function asked(phase: string, call: number, least: number, most: number, money: Money): string {
  const t = texts.value;
  if (phase === "draw") return t.act.chooseDraw(most);
  if (phase === "discard") return t.act.chooseDiscard(least);
  if (phase === "run it") return t.prompt.runs;
  if (phase === "show") return t.prompt.showing;
  if (phase === "bring in") return t.prompt.bringIn;
  return call ? t.prompt.toCall(amount(call, money)) : t.prompt.free;
}

function ChooseAhead({ state, hand, money }: ActionBarProps & { hand: View }) {
  const t = texts.value.ahead;
  const { seat } = state.seen;
  const kinds = choicesAhead(hand, seat);
  const label = (kind: AheadKind) =>
    kind === "checkFold"
      ? toCall(hand, seat)
        ? t.fold
        : t.checkFold
      : kind === "check"
        ? t.check
        : t.call(amount(toCall(hand, seat), money));
  useKeys(numbered(kinds.map(kind => () => chooseNow(kind, state))), kinds.length > 0 && !isCut.value);
  if (!kinds.length)
    return (
      <div class="choices" aria-hidden="true">
        <span class="button-place" />
      </div>
    );
  return (
    <div class="choices two" role="group" aria-label={t.title}>
      {kinds.map((kind, at) => (
        <label
          key={kind}
          class="ahead"
          title={kind === "call" ? t.holds(amount(toCall(hand, seat), money)) : ""}
        >
          <input
            type="checkbox"
            disabled={isCut.value}
            checked={aheadOf(state)?.kind === kind}
            onChange={() => chooseNow(kind, state)}
          />{" "}
          {label(kind)} <kbd>{at + 1}</kbd>
        </label>
      ))}
    </div>
  );
}

/** What one may do who is not in the hand: each has a number, in the order in which they stand. */
function ComingIn({ state, money, wish, more }: ActionBarProps) {
  const { seen } = state;
  const chair = seen.felt.chairs[seen.seat];
  const ways = chair ? waysOf(chair, seen, money, wish, more) : [];
  useKeys(numbered(ways.map(way => way.press)), ways.length > 0 && !isCut.value);
  if (!chair)
    return (
      <div class="choices one">
        {inEvent(state) ? (
          <a class="button" href={`/${state.now.place}`}>
            <span>{texts.value.event.toEvent}</span>
          </a>
        ) : null}
      </div>
    );
  return (
    <div class="choices ways">
      {ways.map(({ label, press, go, chosen }, at) => (
        <button
          key={label}
          class={`button ${go ? "go" : ""}`}
          disabled={isCut.value}
          {...(chosen === undefined ? {} : { "aria-pressed": chosen })}
          onClick={press}
        >
          <span>{label}</span>
          <kbd>{at + 1}</kbd>
        </button>
      ))}
    </div>
  );
}

interface Way {
  label: string;
  press: () => void;
  go?: boolean;
  chosen?: boolean;
}

function waysOf(
  chair: Chair,
  seen: Seen,
  money: Money,
  wish: ActionBarProps["wish"],
  more: ActionBarProps["more"],
): Way[] {
  const t = texts.value.table;
  const { seat } = seen;
  const label = (way: string) => {
    const cost = costOf(way, money);
    return cost ? t.post(cost.live, cost.dead) : t.ways(way);
  };
  const found: Way[] = [];
  if (more && !chair.stack && !chair.coming) found.push({ label: t.addChips, press: more, go: true });
  if (!chair.here || chair.sits_out)
    found.push({ label: t.comeBack, press: () => wish({ ComeBack: { seat } }), go: true });
  for (const way of seen.ways) {
    const choice = choiceOf(way);
    const press = () => wish({ Choose: { seat, choice } });
    found.push({ label: label(way), press, chosen: choice === chair.entry });
  }
  if (seen.may.includes("straddle"))
    found.push({ label: t.straddle, press: () => wish({ Straddle: { seat } }) });
  if (seen.may.includes("kill the pot"))
    found.push({ label: t.killPot, press: () => wish({ KillPot: { seat } }) });
  return found;
}
