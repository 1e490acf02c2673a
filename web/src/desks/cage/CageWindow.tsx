// The window: a buy-in, a cash-out, a tray filled, a box counted, the bank. What is lawful the house says;
// a refusal stands below
// the form with its clause.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { amount, parseAmount } from "../../model/chips";
import { gamesInWords } from "../../model/listing";
import { type AnyCommand, ask } from "../../net/house";
import { cageTexts } from "../../texts/desks/cage";
import { Icon } from "../../ui/Icon";
import { Field, Segments } from "../../ui/parts";
import type { TableAtCage } from "../../wire";
import { Answered, type Outcome } from "../parts/Answered";
import { NoAmount, noAmount } from "../parts/ChipsField";
import { type CageNow, moneyIn, overOrShort } from "./books";
import { type Second, Signature } from "./Signature";

type Kind = "buy" | "cash" | "fill" | "drop" | "bank";
const KINDS: Kind[] = ["buy", "cash", "fill", "drop", "bank"];

export function CageWindow({ now }: { now: CageNow }) {
  const t = cageTexts.value;
  const [kind, setKind] = useState<Kind>("buy");
  return (
    <section class="office-col" aria-label={t.window}>
      <header>
        <Segments
          label={t.window}
          value={kind}
          choose={setKind}
          options={KINDS.map(value => ({ value, label: t.kinds[value] ?? value }))}
        />
      </header>
      <div class="office-in">{form(kind, now)}</div>
    </section>
  );
}

function form(kind: Kind, now: CageNow) {
  if (kind === "bank") return <BankForm key="bank" now={now} />;
  if (!now.view.tables.length) return <p class="dim">{cageTexts.value.noTable}</p>;
  if (kind === "fill") return <TrayForm key="fill" now={now} />;
  if (kind === "drop") return <DropForm key="drop" now={now} />;
  return <PlayerForm key={kind} now={now} cashing={kind === "cash"} />;
}

// ---- what every form has -----------------------------------------------------------------------

interface EntryFormProps {
  now: CageNow;
  role?: string; // where it is not the cage's own work
  label: string;
  command: (second: string) => AnyCommand | null; // null while something is missing
  first?: { table: string; command: AnyCommand } | null; // what has to be told before it: a count
  sum: number; // the largest amount that moves, for the second signature
  clear: () => void;
  children: ComponentChildren;
}

function EntryForm({
  now,
  role = now.role,
  label,
  command,
  first = null,
  sum,
  clear,
  children,
}: EntryFormProps) {
  const t = cageTexts.value;
  const [second, setSecond] = useState<Second | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const wanted = command(second?.id ?? "");
  const { two_people_from: from } = now.view;
  const send = async (event: Event) => {
    event.preventDefault();
    if (!wanted || busy) return;
    setBusy(true);
    const told = first ? await ask(now.place, first.table, first.command, undefined, role) : null;
    const answer = told && !told.ok ? told : await ask(now.place, "", wanted, undefined, role);
    setBusy(false);
    setOutcome({ ...answer, says: answer.ok ? "" : answer.says || t.notSent });
    if (answer.ok) {
      setSecond(null);
      clear();
    }
  };
  return (
    <form class="stack" onSubmit={event => void send(event)}>
      {children}
      <Signature
        place={now.place}
        needed={sum >= from}
        note={t.secondNote(amount(from, moneyIn(now.view)))}
        second={second}
        set={setSecond}
      />
      <Answered outcome={outcome} done={t.done} refused={t.refused} />
      <button class="button go touch wide" disabled={!wanted || busy}>
        {label}
      </button>
    </form>
  );
}

function AmountField({
  now,
  label,
  text,
  set,
  big = false,
}: {
  now: CageNow;
  label: string;
  text: string;
  set: (text: string) => void;
  big?: boolean;
}) {
  const money = moneyIn(now.view);
  return (
    <Field label={label}>
      <span class="office-money">
        <span aria-hidden="true">$</span>
        <input
          class={`input ${big ? "office-big" : ""}`}
          inputMode="decimal"
          autocomplete="off"
          aria-invalid={noAmount(text, money)}
          aria-label={label}
          value={text}
          onInput={event => set(event.currentTarget.value)}
        />
      </span>
      <NoAmount text={text} money={money} />
    </Field>
  );
}

function TableField({ now, value, set }: { now: CageNow; value: string; set: (number: string) => void }) {
  const t = cageTexts.value;
  return (
    <Field label={t.table}>
      <select class="input" name="table" value={value} onChange={event => set(event.currentTarget.value)}>
        {now.view.tables.map(({ number, game }) => (
          <option key={number} value={number}>
            {t.tableName(number, gamesInWords(game))}
          </option>
        ))}
      </select>
    </Field>
  );
}

// ---- buying and cashing ------------------------------------------------------------------------

function PlayerForm({ now, cashing }: { now: CageNow; cashing: boolean }) {
  const t = cageTexts.value;
  const money = moneyIn(now.view);
  const seats = now.view.tables.flatMap(table =>
    table.players.map(one => ({ table, one, key: `${one.player} ${table.number}` })),
  );
  const [key, setKey] = useState("");
  const [text, setText] = useState("");
  const [tray, setTray] = useState(false);
  const [front, setFront] = useState("");
  const chosen = seats.find(seat => seat.key === key);
  const chips = parseAmount(text, money);
  const command = (second: string): AnyCommand | null => {
    if (!chosen) return null;
    const who = { player: chosen.one.player, table: chosen.table.number, second };
    if (cashing)
      return chosen.table.by_hand && chips === null
        ? null
        : { Cash: { ...who, amount: chosen.table.by_hand ? (chips ?? 0) : 0 } };
    return chips === null || (unknown && inFront === null) ? null : { Buy: { ...who, amount: chips, tray } };
  };
  const unknown = !cashing && chosen?.one.stack === null;
  const inFront = parseAmount(front, money);
  const first =
    chosen && unknown && inFront !== null
      ? { table: chosen.table.number, command: { CountChips: { seat: chosen.one.seat, amount: inFront } } }
      : null;
  const clear = () => (setText(""), setFront(""), cashing && setKey(""));
  const sum = cashing && !chosen?.table.by_hand ? (chosen?.one.stack ?? 0) : (chips ?? 0);
  if (!seats.length) return <p class="dim">{t.nobody}</p>;
  return (
    <EntryForm
      now={now}
      label={cashing ? payLabel(sum, now) : t.book.buy!}
      command={command}
      first={first}
      sum={sum}
      clear={clear}
    >
      <Field label={t.player}>
        <select class="input" name="player" value={key} onChange={event => setKey(event.currentTarget.value)}>
          <option value="">{t.choose}</option>
          {byHandFirst(now.view.tables).map(table => (
            <optgroup key={table.number} label={t.tableName(table.number, gamesInWords(table.game))}>
              {table.players.map(one => (
                <option key={one.player} value={`${one.player} ${table.number}`}>
                  {now.names[one.player] ?? one.player}, {t.sits(table.number, one.seat + 1)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </Field>
      {chosen ? <Before table={chosen.table} stack={chosen.one.stack} now={now} cashing={cashing} /> : null}
      {unknown ? <AmountField now={now} label={t.frontCounted} text={front} set={setFront} /> : null}
      {cashing && !chosen?.table.by_hand ? null : (
        <AmountField
          now={now}
          label={cashing ? t.countedChips : t.cashReceived}
          text={text}
          set={setText}
          big
        />
      )}
      {!cashing && chosen && chosen.table.tray > 0 ? (
        <label class="office-check">
          <input type="checkbox" checked={tray} onChange={event => setTray(event.currentTarget.checked)} />
          {t.fromTray}
        </label>
      ) : null}
    </EntryForm>
  );
}

/** Where people deal the cage books; where the house deals players mostly buy for themselves. */
const byHandFirst = (tables: TableAtCage[]): TableAtCage[] =>
  [...tables].sort((a, b) => Number(b.by_hand) - Number(a.by_hand)).filter(one => one.players.length);

const payLabel = (sum: number, now: CageNow): string => {
  const t = cageTexts.value;
  return sum ? `${t.book.cash} ${amount(sum, moneyIn(now.view))}` : t.book.cash!;
};

/** What is known before it is booked: chips in front, and the limits of the game. */
function Before({
  table,
  stack,
  now,
  cashing,
}: {
  table: TableAtCage;
  stack: number | null;
  now: CageNow;
  cashing: boolean;
}) {
  const t = cageTexts.value;
  const money = moneyIn(now.view);
  return (
    <p class="dim small">
      {t.has}: <b>{stack === null ? t.uncounted : amount(stack, money)}</b>
      {cashing || !table.least ? null : (
        <>
          {" "}
          ·{" "}
          {table.most === null
            ? t.leastOnly(amount(table.least, money))
            : t.limits(amount(table.least, money), amount(table.most, money))}
        </>
      )}
    </p>
  );
}

// ---- trays, boxes, the bank --------------------------------------------------------------------

function TrayForm({ now }: { now: CageNow }) {
  const t = cageTexts.value;
  const money = moneyIn(now.view);
  const [number, setNumber] = useState(now.view.tables[0]?.number ?? "");
  const [way, setWay] = useState<"Fill" | "Credit">("Fill");
  const [text, setText] = useState("");
  const chips = parseAmount(text, money);
  const tray = now.view.tables.find(one => one.number === number)?.tray ?? 0;
  const command = (second: string): AnyCommand | null => {
    if (chips === null) return null;
    const fields = { table: number, amount: chips, second };
    return way === "Fill" ? { Fill: fields } : { Credit: fields };
  };
  return (
    <EntryForm
      now={now}
      label={way === "Fill" ? t.book.fill! : t.book.credit!}
      command={command}
      sum={chips ?? 0}
      clear={() => setText("")}
    >
      <TableField now={now} value={number} set={setNumber} />
      <Segments
        label={t.kinds.fill!}
        value={way}
        choose={setWay}
        options={[
          { value: "Fill", label: t.toTray },
          { value: "Credit", label: t.toCage },
        ]}
      />
      <p class="dim small">
        {way === "Fill" ? t.fillNote : t.creditNote}. {t.inTray}: <b>{amount(tray, money)}</b>
      </p>
      <AmountField now={now} label={t.amount} text={text} set={setText} big />
    </EntryForm>
  );
}

function DropForm({ now }: { now: CageNow }) {
  const t = cageTexts.value;
  const money = moneyIn(now.view);
  const [number, setNumber] = useState(now.view.tables[0]?.number ?? "");
  const [fee, setFee] = useState("");
  const [pool, setPool] = useState("");
  const table = now.view.tables.find(one => one.number === number);
  const [house, promotions] = [parseAmount(fee, money), pool ? parseAmount(pool, money) : 0];
  const command = (second: string): AnyCommand | null =>
    house === null || promotions === null
      ? null
      : { CountDrop: { table: number, fee: house, pool: promotions, second } };
  return (
    <EntryForm
      now={now}
      label={t.book.drop!}
      command={command}
      sum={Math.max(house ?? 0, promotions ?? 0)}
      clear={() => (setFee(""), setPool(""))}
    >
      <TableField now={now} value={number} set={setNumber} />
      {table ? (
        <dl class="office-kv">
          <dt>{t.dueHouse}</dt>
          <dd>{amount(table.fee, money)}</dd>
          <dt>{t.duePool}</dt>
          <dd>{amount(table.pool, money)}</dd>
          {table.box ? (
            <>
              <dt>{t.boxCash}</dt>
              <dd>{amount(table.box, money)}</dd>
            </>
          ) : null}
        </dl>
      ) : null}
      <div class="office-two">
        <AmountField now={now} label={t.forHouse} text={fee} set={setFee} />
        <AmountField now={now} label={t.forPool} text={pool} set={setPool} />
      </div>
      {table && house !== null && promotions !== null ? (
        <BoxOff table={table} off={house + promotions - table.fee - table.pool} now={now} />
      ) : null}
    </EntryForm>
  );
}

/** What a count is over or short is said before it is entered. */
function BoxOff({ table, off, now }: { table: TableAtCage; off: number; now: CageNow }) {
  const t = cageTexts.value;
  const text = overOrShort(off, moneyIn(now.view));
  if (!off)
    return (
      <p class="dim small" role="status">
        {text}
      </p>
    );
  return (
    <p class="office-note soon" role="status">
      <Icon name="alert" />
      <span>
        <b>{text}.</b> {off > 0 && table.by_hand ? t.boxUntold : t.boxOff}
      </span>
    </p>
  );
}

function BankForm({ now }: { now: CageNow }) {
  const t = cageTexts.value;
  const money = moneyIn(now.view);
  const [chipText, setChips] = useState("");
  const [cashText, setCash] = useState("");
  const chips = chipText ? parseAmount(chipText, money) : 0;
  const cash = cashText ? parseAmount(cashText, money) : 0;
  const command = (second: string): AnyCommand | null =>
    chips === null || cash === null || !(chips + cash) ? null : { StockCage: { chips, cash, second } };
  return (
    <EntryForm
      now={now}
      label={t.book.bank!}
      command={command}
      sum={Math.max(chips ?? 0, cash ?? 0)}
      clear={() => (setChips(""), setCash(""))}
    >
      <AmountField now={now} label={t.bankChips} text={chipText} set={setChips} />
      <AmountField now={now} label={t.bankCash} text={cashText} set={setCash} />
    </EntryForm>
  );
}

/** The house puts chips into the players' pool: a manager's to do. */
export function PoolForm({ now }: { now: CageNow }) {
  const t = cageTexts.value;
  const [text, setText] = useState("");
  const [why, setWhy] = useState("");
  const chips = parseAmount(text, moneyIn(now.view));
  const command = (second: string): AnyCommand | null =>
    chips === null || !why.trim() ? null : { FundPool: { amount: chips, why: why.trim(), second } };
  return (
    <EntryForm
      now={now}
      role="manager"
      label={t.intoPool}
      command={command}
      sum={chips ?? 0}
      clear={() => (setText(""), setWhy(""))}
    >
      <AmountField now={now} label={t.poolAmount} text={text} set={setText} />
      <Field label={t.why}>
        <input
          class="input"
          maxLength={100}
          value={why}
          onInput={event => setWhy(event.currentTarget.value)}
        />
      </Field>
    </EntryForm>
  );
}
