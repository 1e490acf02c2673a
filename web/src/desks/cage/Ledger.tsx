// The ledger of the day, the newest line first, and the day in sums. A line is undone by its name; both lines stay.

import { useState } from "preact/hooks";
import { amount, type Money } from "../../model/chips";
import { ask } from "../../net/house";
import { texts } from "../../texts";
import { cageTexts } from "../../texts/desks/cage";
import { Dialog } from "../../ui/Dialog";
import { Icon } from "../../ui/Icon";
import { Failed, Field, Loading } from "../../ui/parts";
import type { CageSums, LedgerLine, LedgerShown } from "../../wire";
import { Answered, type Outcome } from "../parts/Answered";
import {
  type CageNow,
  dayIn,
  ledger,
  ledgerFailed,
  managing,
  moneyIn,
  overOrShort,
  readLedger,
  signed,
  timeIn,
  whyText,
} from "./books";
import { type Second, Signature } from "./Signature";

export function Ledger({ now }: { now: CageNow }) {
  const t = cageTexts.value;
  const shown = ledger.value;
  const [find, setFind] = useState("");
  const [undoing, setUndoing] = useState<LedgerLine | null>(null);
  if (!shown)
    return ledgerFailed.value ? (
      <Failed says={ledgerFailed.value} retry={() => void readLedger(now.place)} />
    ) : (
      <Loading lines={8} />
    );
  const names = { ...now.names, ...shown.names };
  const money = moneyIn(now.view);
  const lines = shown.lines.filter(line => matches(line, find, names));
  return (
    <>
      <header>
        <h2>{t.ledger}</h2>
        <span class="dim small">{t.opened(dayIn(shown.opened_at, now.view.zone, texts.value.code))}</span>
        <a
          class="button office-end"
          href={`/api/cage/ledger.csv?place=${encodeURIComponent(now.place)}`}
          download
        >
          <Icon name="download" />
          {t.csv}
        </a>
      </header>
      <label class="office-search">
        <Icon name="search" />
        <input
          class="input"
          type="search"
          aria-label={t.find}
          placeholder={t.find}
          value={find}
          onInput={event => setFind(event.currentTarget.value)}
        />
      </label>
      <div class="office-scroll" tabIndex={0} role="region" aria-label={t.ledger}>
        <table class="office-table cage-ledger">
          <thead>
            <tr>
              <th scope="col">{t.time}</th>
              <th scope="col">{t.what}</th>
              <SumHeads />
              <th scope="col" class="r">
                <span class="unseen">{t.undo}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(line => (
              <Line
                key={line.n}
                line={line}
                names={names}
                money={money}
                zone={now.view.zone}
                undo={line.undo && (line.did === "cage" || managing()) ? () => setUndoing(line) : null}
              />
            ))}
            {lines.length ? null : (
              <tr>
                <td colSpan={7} class="dim cage-none">
                  {t.noLines}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {shown.earlier ? <p class="dim small office-in">{t.earlier(shown.earlier)}</p> : null}
      <header class="office-sep">
        <h2>{t.day}</h2>
        <span class="dim small office-end">{t.lines(count(shown))}</span>
      </header>
      <Day shown={shown} money={money} />
      {undoing ? (
        <UndoDialog
          now={now}
          line={undoing}
          what={`${whyText(undoing.why)}${undoing.player ? `, ${names[undoing.player] ?? undoing.player}` : ""}`}
          close={() => setUndoing(null)}
        />
      ) : null}
    </>
  );
}

const count = (shown: LedgerShown): number => shown.lines.length + shown.earlier;

/** What a count found over or short, below 0: the accounts of it hold what is missing. */
const foundOver = (line: LedgerLine): number =>
  -line.lines.filter(([account]) => account.startsWith("short/")).reduce((all, [, chips]) => all + chips, 0);

function matches(line: LedgerLine, find: string, names: Record<string, string>): boolean {
  const text = [whyText(line.why), line.why, names[line.player] ?? line.player, line.table, String(line.n)]
    .join(" ")
    .toLowerCase();
  return text.includes(find.trim().toLowerCase());
}

const SumHeads = () => {
  const t = cageTexts.value;
  return (
    <>
      {[t.cash, t.chips, t.traysShort, t.fundsShort].map(name => (
        <th key={name} scope="col" class="r">
          {name}
        </th>
      ))}
    </>
  );
};

const Sums = ({ sums, money, plain = false }: { sums: CageSums; money: Money; plain?: boolean }) => (
  <>
    {[sums.cash, sums.chips, sums.trays, sums.funds].map((chips, at) => (
      <td key={at} class={`r ${chips ? "" : "faint"}`}>
        {plain ? amount(chips, { ...money, sign: "" }) : signed(chips, money)}
      </td>
    ))}
  </>
);

function Line({
  line,
  names,
  money,
  zone,
  undo,
}: {
  line: LedgerLine;
  names: Record<string, string>;
  money: Money;
  zone: string;
  undo: (() => void) | null;
}) {
  const t = cageTexts.value;
  const who = line.player ? `, ${names[line.player] ?? line.player}` : "";
  const signers = [line.by, line.second]
    .filter(Boolean)
    .map(id => names[id] ?? id)
    .join(t.and);
  const tables = line.lines.filter(([account]) => account.startsWith("table/"));
  const from = tables.find(([, chips]) => chips < 0);
  const to = tables.find(([, chips]) => chips > 0);
  const went = from && to ? t.went(from[0].slice(6), to[0].slice(6), amount(to[1], money)) : "";
  const more = [
    went || (line.table && `${t.table} ${line.table}`),
    signers,
    t.line(line.n),
    foundOver(line) && overOrShort(foundOver(line), money),
  ]
    .filter(Boolean)
    .join(" · ");
  const what = `${whyText(line.why)}${who}`;
  return (
    <tr class={line.undone ? "off" : ""}>
      <td class="dim">{timeIn(line.at, zone, texts.value.code)}</td>
      <td>
        {line.undone ? <s>{what}</s> : what}
        <small>{line.undone ? t.undone(line.undone) : more}</small>
      </td>
      <Sums sums={line.sums} money={money} />
      <td class="r">
        {undo && !line.undone ? (
          <button
            class="button quiet only-icon"
            onClick={undo}
            aria-label={t.undoTitle(what)}
            title={t.undoTitle(what)}
          >
            <Icon name="undo" />
          </button>
        ) : null}
      </td>
    </tr>
  );
}

function Day({ shown, money }: { shown: LedgerShown; money: Money }) {
  const t = cageTexts.value;
  return (
    <div class="office-scroll" tabIndex={0} role="region" aria-label={t.day}>
      <table class="office-table cage-day">
        <thead>
          <tr>
            <th scope="col">{t.what}</th>
            <SumHeads />
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{t.opening}</td>
            <Sums sums={shown.opening} money={money} plain />
          </tr>
          {shown.rows.map(row => (
            <tr key={row.why}>
              <td>
                {whyText(row.why)} <small class="faint">{row.count}</small>
              </td>
              <Sums sums={row.sums} money={money} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{t.now}</td>
            <Sums sums={shown.now} money={money} plain />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function UndoDialog({
  now,
  line,
  what,
  close,
}: {
  now: CageNow;
  line: LedgerLine;
  what: string;
  close: () => void;
}) {
  const t = cageTexts.value;
  const [why, setWhy] = useState("");
  const [second, setSecond] = useState<Second | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { two_people_from: from } = now.view;
  const money = moneyIn(now.view);
  const largest = Math.max(...line.lines.map(([, chips]) => Math.abs(chips)));
  const needsTwo = line.second !== "" || largest >= from;
  const [busy, setBusy] = useState(false); // the house looks at its past first, which takes a moment
  const send = async (event: Event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const answer = await ask(
      now.place,
      "",
      { Undo: { act: line.act, why: why.trim(), second: second?.id ?? "" } },
      undefined,
      now.role,
    );
    setBusy(false);
    setOutcome({ ...answer, says: answer.says || (answer.ok ? "" : t.notSent) });
    if (answer.ok) close();
  };
  return (
    <Dialog title={t.undoTitle(what)} close={close}>
      <form class="stack" onSubmit={event => void send(event)}>
        <p>
          <b>{what}</b>, {t.line(line.n)}
          {line.table ? `, ${t.table} ${line.table}` : ""}: {amount(largest, money)}
        </p>
        <p class="dim small">{t.undoNote}</p>
        <Field label={t.why}>
          <input
            class="input"
            name="why"
            required
            maxLength={120}
            autoFocus
            value={why}
            onInput={event => setWhy(event.currentTarget.value)}
          />
        </Field>
        {needsTwo ? (
          <Signature
            place={now.place}
            needed
            note={t.secondNote(amount(from, money))}
            second={second}
            set={setSecond}
          />
        ) : null}
        {outcome && !outcome.ok ? <Answered outcome={outcome} done={t.done} refused={t.refused} /> : null}
        <button class="button go touch" disabled={busy || !why.trim() || (needsTwo && !second)}>
          {t.undo}
        </button>
      </form>
    </Dialog>
  );
}
