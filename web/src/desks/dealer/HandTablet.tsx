// A table dealt by hand, told by its dealer: who is in, who is away, chips, and each hand as it is
// dealt. What the house worked out of the coming hand is shown before it is told.

import { useState } from "preact/hooks";
import { amount, type Money, parseAmount } from "../../model/chips";
import { moneyOf } from "../../model/sign";
import { type Answer, type AnyCommand, ask, callFor } from "../../net/house";
import { me } from "../../net/me";
import { floorTexts } from "../../texts/desks/floor";
import { sayingTexts } from "../../texts/desks/saying";
import { Field } from "../../ui/parts";
import type { Chair, NextDeal } from "../../wire";
import { ChipsField, noAmount } from "../parts/ChipsField";
import { doneWords, named } from "../parts/done-words";
import { SayIt } from "../parts/SayIt";
import { speakAs } from "../parts/speaking";
import { Undo } from "../parts/Undo";
import type { AtTableProps } from "./DealerTablet";

export type Tell = (command: AnyCommand, table?: string, as?: string) => Promise<Answer>;

export function HandTablet({ at, role, state, done }: AtTableProps) {
  const t = floorTexts.value;
  const { place, glance } = at;
  const { felt } = state.seen;
  const [open, setOpen] = useState(-1);
  const [without, setWithout] = useState<number[]>([]);
  const tell: Tell = async (command, table = glance.table, as = role) => {
    const answer = await ask(place, table, command, undefined, as);
    const name = (id: string) => state.now.names[id] ?? id;
    const seated = (seat: number) => felt.chairs[seat]?.player ?? "";
    done(named(answer, doneWords(command, table, name, seated)));
    return answer;
  };
  const coming = comingHand(state);
  const turn = (seat: number) =>
    setWithout(without.includes(seat) ? without.filter(one => one !== seat) : [...without, seat]);
  return (
    <div class="tablet-hand">
      <ol class="tablet-seats">
        {felt.chairs.map((chair, seat) => (
          <SeatRow
            key={seat}
            {...{ chair, seat, coming, at, state, tell }}
            name={chair ? (state.now.names[chair.player] ?? chair.player) : ""}
            open={open === seat}
            press={() => setOpen(open === seat ? -1 : seat)}
            out={without.includes(seat)}
            turn={() => turn(seat)}
          />
        ))}
      </ol>
      <aside>
        <TellHand
          coming={coming}
          chairs={felt.chairs}
          without={without}
          tell={tell}
          drops={place === "room"}
          money={moneyOf(felt.stakes, place)}
          told={() => setWithout([])}
        />
        <button
          class="button touch wide"
          onClick={() =>
            void callFor(place, glance.table, "floor").then(answer => done(named(answer, t.callFloor)))
          }
        >
          {t.callFloor}
        </button>
        <SayIt place={place} role={role} hint={sayingTexts.value.hint.table(glance.table)} />
        {place === "room" ? (
          <Undo
            place={place}
            role={role}
            version={state.now.version}
            done={done}
            most={5}
            of={act =>
              act.by === me.value?.account?.id || felt.chairs.some(chair => chair?.player === act.player)
            }
          />
        ) : null}
      </aside>
    </div>
  );
}

/** The hand that comes, for whoever looks at the tablet: its dealer, or the floor. */
function comingHand(state: AtTableProps["state"]): NextDeal | null {
  const { view } = state.now;
  return "table.DealerView" in view
    ? view["table.DealerView"].coming
    : "table.FloorView" in view
      ? view["table.FloorView"].coming
      : null;
}

interface SeatRowProps {
  chair: Chair | null;
  seat: number;
  name: string;
  coming: NextDeal | null;
  at: AtTableProps["at"];
  state: AtTableProps["state"];
  open: boolean;
  out: boolean;
  press: () => void;
  turn: () => void;
  tell: Tell;
}

function SeatRow({ chair, seat, name, coming, at, state, open, out, press, turn, tell }: SeatRowProps) {
  const t = floorTexts.value;
  if (!chair)
    return (
      <li class="tablet-seat is-empty">
        <span class="n">{seat + 1}</span>
        <span class="dim">{t.empty}</span>
      </li>
    );
  const money = moneyOf(state.seen.felt.stakes, at.place);
  const marks = [
    coming?.places?.button === seat && "D",
    coming?.places?.small === seat && "SB",
    coming?.places?.big === seat && "BB",
  ].filter(Boolean);
  const posts = coming?.posts.filter(one => one.seat === seat && one.kind !== "blind") ?? [];
  const states = [
    !chair.here && t.awayState,
    chair.sits_out && t.sitsOut,
    (chair.owes_big || chair.owes_small) && t.owes,
    ...posts.map(one => `${t.post} ${amount(one.amount, money)}`),
  ].filter(Boolean);
  return (
    <li class={`tablet-seat ${chair.here ? "" : "is-away"} ${open ? "is-open" : ""}`} data-seat={seat}>
      <button class="tablet-who" aria-expanded={open} onClick={press}>
        <span class="n">{seat + 1}</span>
        <b>{name}</b>
        {marks.map(mark => (
          <span key={String(mark)} class={`mark mark-${mark === "D" ? "button" : "small"}`}>
            {mark}
          </span>
        ))}
        <span class="dim small">{states.join(", ")}</span>
        <span class="sum">
          {chair.uncounted ? <span class="faint small">{t.uncounted}</span> : amount(chair.stack, money)}
        </span>
      </button>
      <label class="tablet-in">
        <input type="checkbox" checked={!out && chair.here} disabled={!chair.here} onChange={turn} />
        <span>{t.getsCards}</span>
      </label>
      {open ? (
        at.place === "room" ? (
          <SeatActs chair={chair} at={at} tell={tell} money={money} />
        ) : (
          <EntrantActs chair={chair} at={at} name={name} tell={tell} money={money} />
        )
      ) : null}
    </li>
  );
}

function SeatActs({
  chair,
  at,
  tell,
  money,
}: {
  chair: Chair;
  at: AtTableProps["at"];
  tell: Tell;
  money: Money;
}) {
  const t = floorTexts.value;
  const [text, setText] = useState("");
  const { seat, player } = chair;
  const table = at.glance.table;
  const chips = parseAmount(text, money);
  const leave = async (counted: number) => {
    const answer = await tell({ CountChips: { seat, amount: counted } });
    if (answer.ok) await tell({ LeaveTable: { player, table } }, "");
  };
  // a second tap does not buy again
  const once = (told: Promise<Answer>) => void told.then(answer => answer.ok && setText(""));
  return (
    <div class="tablet-acts">
      {chair.here ? (
        <button class="button touch" onClick={() => void tell({ GoAway: { seat } })}>
          {t.goesAway}
        </button>
      ) : (
        <button class="button touch go" onClick={() => void tell({ ComeBack: { seat } })}>
          {t.comesBack}
        </button>
      )}
      {chair.here ? null : (
        <button class="button touch" onClick={() => void tell({ ReportMissed: { player, table } }, "")}>
          {t.missed}
        </button>
      )}
      <ChipsField label={t.amount} text={text} set={setText} money={money} />
      <button
        class="button touch"
        disabled={chips === null}
        onClick={() => once(tell({ Buy: { player, table, amount: chips! } }, ""))}
      >
        {t.buys}
      </button>
      <button
        class="button touch"
        disabled={chips === null}
        onClick={() => once(tell({ CountChips: { seat, amount: chips! } }))}
      >
        {t.counts}
      </button>
      <button class="button touch" disabled={chips === null} onClick={() => void leave(chips!)}>
        {t.cashes}
      </button>
      <button class="button touch danger" onClick={() => void leave(0)}>
        {t.busts}
      </button>
    </div>
  );
}

/** In a tournament nobody buys or cashes at the table; who is out the director is told, or whoever else may say it. */
function EntrantActs({
  chair,
  at,
  name,
  tell,
  money,
}: {
  chair: Chair;
  at: AtTableProps["at"];
  name: string;
  tell: Tell;
  money: Money;
}) {
  const t = floorTexts.value;
  const [text, setText] = useState("");
  const [told, setTold] = useState(false);
  const { seat, player } = chair;
  const chips = parseAmount(text, money);
  const says = speakAs("director", "supervisor", "manager", "floor");
  const mayBust = me.value?.account?.speaks_as.includes(says) ?? false;
  const out = async () => setTold((await callFor(at.place, at.glance.table, "floor", t.isOut(name))).ok);
  return (
    <div class="tablet-acts">
      {chair.here ? (
        <button class="button touch" onClick={() => void tell({ GoAway: { seat } })}>
          {t.goesAway}
        </button>
      ) : (
        <button class="button touch go" onClick={() => void tell({ ComeBack: { seat } })}>
          {t.comesBack}
        </button>
      )}
      <ChipsField label={t.amount} text={text} set={setText} money={money} />
      <button
        class="button touch"
        disabled={chips === null}
        onClick={() => void tell({ CountChips: { seat, amount: chips! } })}
      >
        {t.counts}
      </button>
      {mayBust ? (
        <button class="button touch danger" onClick={() => void tell({ BustOut: { player } }, "", says)}>
          {t.busts}
        </button>
      ) : (
        <button class="button touch danger" disabled={told} onClick={() => void out()}>
          {told ? t.floorTold : t.tellOut}
        </button>
      )}
    </div>
  );
}

interface TellHandProps {
  coming: NextDeal | null;
  chairs: (Chair | null)[];
  without: number[];
  tell: Tell;
  money: Money;
  drops: boolean; // whether anything goes into the box: not in a tournament
  told: () => void;
}

/** The hand that is dealt now: its button, who got no cards, and what goes into the box. */
function TellHand({ coming, chairs, without, tell, money, drops, told }: TellHandProps) {
  const t = floorTexts.value;
  const [button, setButton] = useState("");
  const [drop, setDrop] = useState("");
  const [promotion, setPromotion] = useState("");
  const whole = (text: string) => parseAmount(text.trim() || "0", money) ?? 0;
  const unread = noAmount(drop, money) || noAmount(promotion, money); // never taken for nothing: the box would be short
  const send = async (event: Event) => {
    event.preventDefault();
    if (unread) return;
    const where = button === "" ? -1 : Number(button);
    const answer = await tell({
      ReportHand: { button: where, without, drop: whole(drop), promotion: whole(promotion) },
    });
    if (!answer.ok) return;
    setButton("");
    told();
  };
  return (
    <form class="panel tell-hand" onSubmit={event => void send(event)}>
      <h2>{t.coming}</h2>
      {coming?.asks_button ? (
        <p class="refusal is-asking">
          <strong>{t.whereButton}</strong> {t.whereButtonWhy}
        </p>
      ) : coming?.refused ? (
        <p class="refusal">
          <strong>{t.cannotDeal}.</strong> {coming.refused}
        </p>
      ) : null}
      <Field label={t.button}>
        <select class="input" value={button} onChange={event => setButton(event.currentTarget.value)}>
          <option value="">{coming?.places ? t.seat(coming.places.button + 1) : "…"}</option>
          {chairs.map((_, seat) => (
            <option key={seat} value={seat}>
              {t.seat(seat + 1)}
            </option>
          ))}
        </select>
      </Field>
      {drops ? (
        <div class="two">
          <ChipsField label={t.drop} text={drop} set={setDrop} money={money} hint="0" />
          <ChipsField label={t.promotion} text={promotion} set={setPromotion} money={money} hint="0" />
        </div>
      ) : null}
      <button class="button go touch wide" disabled={unread}>
        {t.handDealt}
      </button>
    </form>
  );
}
