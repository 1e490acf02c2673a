// What may I do now: the prompt line, then choices, choices ahead, or the way back into the game.

import { type AheadKind, choicesAhead, toCall } from "../model/ahead";
import { amount, type Money } from "../model/chips";
import { calledBy } from "../model/names";
import { setApart } from "../model/telling";
import { choiceOf, costOf, handsToBig, isSooner } from "../model/ways";
import type { TableSignals } from "../net/house";
import type { TableState } from "../net/table-store";
import { texts } from "../texts";
import type { HandCommand, TableCommand, View } from "../wire";
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
          waiting={signals.waiting.value}
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

const inEvent = ({ now }: TableState): boolean => now.place.startsWith("event/");
const isDealtIn = (hand: View, seat: number): boolean => seat >= 0 && (hand.hands[seat]?.length ?? 0) > 0;

/** What the two who are left may agree on: offered by one, done when the other says so too. */
function Agree({ state, signals, wish }: ActionBarProps) {
  const t = texts.value.agree;
  const { seat, may, hand, felt } = state.seen;
  const other = hand?.live.find(at => at !== seat);
  if (other === undefined) return null;
  const button = (kind: "chop" | "split", command: TableCommand) => {
    const offer = felt.offer?.agreement === AGREEMENTS[kind] ? felt.offer : null;
    const label = !offer ? t[kind] : offer.seat === seat ? t.offered : t.agree(t[kind]);
    return (
      <button
        class={`button ${offer && offer.seat !== seat ? "go" : "quiet"}`}
        disabled={signals.waiting.value || offer?.seat === seat}
        onClick={() => wish(command)}
      >
        {label}
      </button>
    );
  };
  return (
    <span class="agree">
      {may.includes("chop the blinds") ? button("chop", { Chop: { seat, other } }) : null}
      {may.includes("split the pot") ? button("split", { SplitPot: { seat, other } }) : null}
    </span>
  );
}

const AGREEMENTS = { chop: "chop", split: "split the pot" } as const;

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
  return chosen === "wait" ? (isSooner(seen.ways) ? t.entryOrSooner : t.entryWait) : t.entryChosen;
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
  if (!kinds.length)
    return (
      <div class="choices" aria-hidden="true">
        <span class="button-place" />
      </div>
    );
  return (
    <div class="choices two" role="group" aria-label={t.title}>
      {kinds.map(kind => (
        <label
          key={kind}
          class="ahead"
          title={kind === "call" ? t.holds(amount(toCall(hand, seat), money)) : ""}
        >
          <input
            type="checkbox"
            checked={aheadOf(state)?.kind === kind}
            onChange={() => chooseNow(kind, state)}
          />{" "}
          {label(kind)}
        </label>
      ))}
    </div>
  );
}

function ComingIn({ state, money, wish, more }: ActionBarProps) {
  const t = texts.value.table;
  const { seen } = state;
  const chair = seen.felt.chairs[seen.seat];
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
  const { seat } = seen;
  const away = !chair.here || chair.sits_out;
  const label = (way: string) => {
    const cost = costOf(way, money);
    return cost ? t.post(cost.live, cost.dead) : t.ways(way);
  };
  return (
    <div class="choices ways">
      {more && !chair.stack && !chair.coming ? (
        <button class="button go" onClick={more}>
          <span>{t.addChips}</span>
        </button>
      ) : null}
      {away ? (
        <button class="button go" onClick={() => wish({ ComeBack: { seat } })}>
          <span>{t.comeBack}</span>
        </button>
      ) : null}
      {seen.ways.map(way => (
        <button
          key={way}
          class="button"
          aria-pressed={choiceOf(way) === chair.entry}
          onClick={() => wish({ Choose: { seat, choice: choiceOf(way) } })}
        >
          <span>
            {label(way)}
            <small>
              {t.wayWhy(choiceOf(way), costOf(way, money)?.dead ?? "", handsToBig(seen.felt, seat))}
            </small>
          </span>
        </button>
      ))}
      {seen.may.includes("straddle") ? (
        <button class="button" onClick={() => wish({ Straddle: { seat } })}>
          <span>{t.straddle}</span>
        </button>
      ) : null}
      {seen.may.includes("kill the pot") ? (
        <button class="button" onClick={() => wish({ KillPot: { seat } })}>
          <span>{t.killPot}</span>
        </button>
      ) : null}
    </div>
  );
}
