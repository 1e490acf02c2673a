// The dealer's tablet: a table dealt by hand told hand by hand, or one dealt here to train at.

import { useEffect, useState } from "preact/hooks";
import "../../styles/desk-floor.css";
import { bookName, moneyOf, sign } from "../../model/sign";
import { type Answer, tableOf, watch } from "../../net/house";
import type { TableState } from "../../net/table-store";
import { texts } from "../../texts";
import { floorTexts } from "../../texts/desks/floor";
import { Icon } from "../../ui/Icon";
import { Empty, Loading } from "../../ui/parts";
import { Shell } from "../../ui/Shell";
import type { DeskProps } from "../desks";
import { roomNow, type TableAt, tableIn, tablesOf, usePlaces } from "../floor/floor-places";
import { Tiles } from "../floor/Tiles";
import { Outcome } from "../parts/Outcome";
import { speakAs } from "../parts/speaking";
import { HandTablet } from "./HandTablet";
import { Training } from "./Training";

export function DealerTablet({ parts }: DeskProps) {
  const t = floorTexts.value;
  const role = speakAs("dealer", "floor", "supervisor", "manager");
  const tables = tablesOf(usePlaces(role));
  const at = tableIn(parts);
  const open = tables.find(one => one.place === at?.place && one.glance.table === at.table);
  if (!at) {
    return (
      <Shell wide>
        <section class="fcol is-tables choose-table">
          <h1>{t.chooseTable}</h1>
          {tables.length ? (
            <Tiles tables={tables} chosen="" desk="dealer" />
          ) : (
            <Empty icon="hand" title={t.noTables} />
          )}
        </section>
      </Shell>
    );
  }
  return (
    <Shell wide>
      {open ? (
        <AtTable key={`${at.place}|${at.table}`} at={open} role={role} />
      ) : roomNow() ? (
        <Empty icon="hand" title={t.tableGone}>
          <a class="button" href="/dealer">
            {t.chooseTable}
          </a>
        </Empty>
      ) : (
        <Loading />
      )}
    </Shell>
  );
}

function AtTable({ at, role }: { at: TableAt; role: string }) {
  const { place, glance } = at;
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => watch(place, glance.table, role), [place, glance.table, role]);
  const state = tableOf(place, glance.table).state.value;
  if (!state) return <Loading />;
  const Page = glance.by_hand ? HandTablet : Training;
  return (
    <div class="tablet">
      <Head at={at} state={state} />
      <Outcome answer={answer} done={floorTexts.value.did} />
      <Page at={at} role={role} state={state} done={setAnswer} />
    </div>
  );
}

function Head({ at, state }: { at: TableAt; state: TableState }) {
  const t = floorTexts.value;
  const { felt } = state.seen;
  return (
    <header class="table-head">
      <a class="button quiet only-icon" href="/dealer" aria-label={texts.value.nav.back}>
        <Icon name="left" />
      </a>
      <h1>{t.table(at.glance.table)}</h1>
      <span class="dim">
        {sign(felt.stakes, at.title || at.glance.title, moneyOf(felt.stakes, at.place), texts.value)},{" "}
        {at.glance.by_hand ? t.dealtByHand : t.training}
      </span>
      {felt.hands ? <span class="tag">{t.hand(felt.hands)}</span> : null}
      {felt.question || state.now.case ? <span class="tag danger">{t.held}</span> : null}
      {bookName(felt.rulebook) ? <span class="tag law-tag">{bookName(felt.rulebook)}</span> : null}
    </header>
  );
}

export interface AtTableProps {
  at: TableAt;
  role: string;
  state: TableState;
  done: (answer: Answer) => void;
}
