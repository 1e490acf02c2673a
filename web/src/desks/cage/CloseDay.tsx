// The close: cash and chips counted piece by piece, beside what the books say. A difference is told before
// it is signed, wants a
// reason, and is refused by the house if the books have moved meanwhile.

import { useState } from "preact/hooks";
import { amount, type Money, parseAmount } from "../../model/chips";
import { ask } from "../../net/house";
import { texts } from "../../texts";
import { cageTexts } from "../../texts/desks/cage";
import { Icon } from "../../ui/Icon";
import { Field } from "../../ui/parts";
import { Answered, type Outcome } from "../parts/Answered";
import { balanceOf, type CageNow, dayIn, ledger, moneyIn, overOrShort, whyText } from "./books";
import { type Second, Signature } from "./Signature";

const NOTES = [100, 50, 20, 10, 5, 1];
const PIECES = [1000, 500, 100, 25, 5, 1];
type Count = Record<string, string>; // by value how many, as typed; "other" an amount

export function CloseDay({ now }: { now: CageNow }) {
  const t = cageTexts.value;
  const money = moneyIn(now.view);
  const [cashCount, setCash] = useState<Count>({});
  const [chipCount, setChips] = useState<Count>({});
  const [why, setWhy] = useState("");
  const [second, setSecond] = useState<Second | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const cash = totalOf(cashCount, money);
  const chips = totalOf(chipCount, money);
  const over = {
    cash: (cash ?? 0) - balanceOf(now.view, "cage/cash"),
    chips: (chips ?? 0) - balanceOf(now.view, "cage/chips"),
  };
  const counted = cash !== null && chips !== null && typed(cashCount) && typed(chipCount);
  const differs = counted && (over.cash !== 0 || over.chips !== 0);
  const what = [
    [over.cash, t.cash],
    [over.chips, t.chips],
  ]
    .filter(([one]) => one)
    .map(([one, name]) => `${name as string} ${overOrShort(one as number, money)}`)
    .join(", ");
  const sign = async (event: Event) => {
    event.preventDefault();
    if (!counted) return;
    const answer = await ask(
      now.place,
      "",
      {
        DailyClose: {
          chips: chips,
          cash: cash,
          second: second?.id ?? "",
          told: [over.chips, over.cash],
          why: why.trim(),
        },
      },
      undefined,
      now.role,
    );
    setOutcome({ ...answer, says: answer.says || (answer.ok ? "" : t.notSent) });
    if (!answer.ok) return;
    setSecond(null);
    setWhy("");
    setCash({});
    setChips({});
  };
  return (
    <section class="office-col" aria-label={t.close}>
      <header>
        <h2>{t.close}</h2>
      </header>
      <form class="office-in stack" onSubmit={event => void sign(event)}>
        <div class="office-two">
          <CountTable
            title={t.cash}
            values={NOTES}
            count={cashCount}
            set={setCash}
            money={money}
            total={cash}
          />
          <CountTable
            title={t.chips}
            values={PIECES}
            count={chipCount}
            set={setChips}
            money={money}
            total={chips}
          />
        </div>
        <Compared
          now={now}
          cash={counted || typed(cashCount) ? cash : null}
          chips={counted || typed(chipCount) ? chips : null}
          money={money}
        />
        {differs ? <Differs what={what} off={over.cash || over.chips} now={now} money={money} /> : null}
        {differs ? (
          <Field label={t.reason}>
            <input
              class="input"
              name="reason"
              maxLength={200}
              value={why}
              onInput={event => setWhy(event.currentTarget.value)}
            />
          </Field>
        ) : null}
        <StillOut now={now} money={money} />
        <Signature
          place={now.place}
          needed={Math.max(Math.abs(over.cash), Math.abs(over.chips)) >= now.view.two_people_from && counted}
          note={t.secondNote(amount(now.view.two_people_from, money))}
          second={second}
          set={setSecond}
        />
        <Answered outcome={outcome} done={t.dayClosed} refused={t.refused} />
        <button class="button go touch wide" disabled={!counted || (differs && !why.trim())}>
          {differs ? t.closeWith(what) : t.closeEven}
        </button>
        <p class="tiny dim">{counted ? t.after : t.countFirst}</p>
      </form>
      <ClosedDays now={now} money={money} />
    </section>
  );
}

const typed = (count: Count): boolean => Object.values(count).some(text => text.trim() !== "");

function totalOf(count: Count, money: Money): number | null {
  let total = 0;
  for (const [value, text] of Object.entries(count)) {
    if (!text.trim()) continue;
    const chips =
      value === "other"
        ? parseAmount(text, money)
        : /^\d{1,9}$/.test(text.trim())
          ? Number(text) * Number(value) * money.dollar
          : null;
    if (chips === null) return null;
    total += chips;
  }
  return total;
}

interface CountProps {
  title: string;
  values: number[];
  count: Count;
  set: (count: Count) => void;
  money: Money;
  total: number | null;
}

function CountTable({ title, values, count, set, money, total }: CountProps) {
  const t = cageTexts.value;
  const put = (value: string) => (event: { currentTarget: HTMLInputElement }) =>
    set({ ...count, [value]: event.currentTarget.value });
  return (
    <fieldset class="cage-count">
      <legend>{title}</legend>
      {values.map(value => (
        <label key={value}>
          <span>${value.toLocaleString("en")}</span>
          <input
            class="input"
            inputMode="numeric"
            autocomplete="off"
            aria-label={`${title}: ${t.howMany(`$${value}`)}`}
            value={count[value] ?? ""}
            onInput={put(String(value))}
          />
        </label>
      ))}
      <label>
        <span>{t.other}</span>
        <input
          class="input"
          inputMode="decimal"
          autocomplete="off"
          aria-label={t.otherOf(title)}
          value={count.other ?? ""}
          onInput={put("other")}
        />
      </label>
      <output>{total === null ? "–" : amount(total, money)}</output>
    </fieldset>
  );
}

function Compared({
  now,
  cash,
  chips,
  money,
}: {
  now: CageNow;
  cash: number | null;
  chips: number | null;
  money: Money;
}) {
  const t = cageTexts.value;
  const rows: [string, string, number | null][] = [
    [t.cash, "cage/cash", cash],
    [t.chips, "cage/chips", chips],
  ];
  return (
    <table class="office-table cage-compared">
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{t.what}</span>
          </th>
          <th scope="col" class="r">
            {t.book2}
          </th>
          <th scope="col" class="r">
            {t.counted}
          </th>
          <th scope="col" class="r">
            {t.difference}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, account, found]) => {
          const book = balanceOf(now.view, account);
          return (
            <tr key={account}>
              <td>{name}</td>
              <td class="r">{amount(book, money)}</td>
              <td class="r">{found === null ? "–" : amount(found, money)}</td>
              <td class={`r ${found !== null && found !== book ? "cage-off" : "dim"}`}>
                {found === null ? "–" : overOrShort(found - book, money)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The difference in words, and lines of the day that are of just that amount: mostly it is one of them. */
function Differs({ what, off, now, money }: { what: string; off: number; now: CageNow; money: Money }) {
  const t = cageTexts.value;
  const same = (ledger.value?.lines ?? [])
    .filter(
      line =>
        !line.undone && [line.sums.cash, line.sums.chips].some(one => one && Math.abs(one) === Math.abs(off)),
    )
    .slice(0, 3);
  const names = { ...now.names, ...ledger.value?.names };
  return (
    <div class="office-note soon" role="status">
      <Icon name="alert" />
      <div>
        <p>
          <b>{t.differs(what)}</b>
        </p>
        {same.length ? (
          <p>
            {t.same(amount(Math.abs(off), money))}{" "}
            {same
              .map(
                line =>
                  `${[whyText(line.why), names[line.player] ?? line.player].filter(Boolean).join(", ")} ` +
                  `(${t.line(line.n)})`,
              )
              .join("; ")}
          </p>
        ) : null}
      </div>
    </div>
  );
}

function StillOut({ now, money }: { now: CageNow; money: Money }) {
  const t = cageTexts.value;
  const sum = (pick: (table: (typeof now.view.tables)[number]) => number) =>
    now.view.tables.reduce((all, table) => all + pick(table), 0);
  const boxes = sum(table => table.fee + table.pool);
  return (
    <dl class="office-kv">
      <dt>{t.withPlayers}</dt>
      <dd>{amount(sum(table => table.on_table) - boxes, money)}</dd>
      <dt>{t.trayChips}</dt>
      <dd>
        {amount(
          sum(table => table.tray),
          money,
        )}
      </dd>
      <dt>{t.boxes}</dt>
      <dd>{amount(boxes, money)}</dd>
    </dl>
  );
}

function ClosedDays({ now, money }: { now: CageNow; money: Money }) {
  const t = cageTexts.value;
  const days = ledger.value?.days ?? [];
  const names = { ...now.names, ...ledger.value?.names };
  if (!days.length) return null;
  return (
    <>
      <header class="office-sep">
        <h2>{t.closedDays}</h2>
      </header>
      <ul class="office-in office-list">
        {days.slice(0, 10).map(day => (
          <li key={day.at}>
            <b>{dayIn(day.at, now.view.zone, texts.value.code)}</b>
            <span>
              {t.cash} {overOrShort(day.cash_over, money)}, {t.chips} {overOrShort(day.chips_over, money)}
            </span>
            {day.why ? <span class="dim">{t.because(day.why)}</span> : null}
            <small>
              {t.closedBy(day.signed.map(id => names[id] ?? id).join(t.and))} · {t.lines(day.lines)}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}
