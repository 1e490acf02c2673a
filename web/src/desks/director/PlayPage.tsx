// While play is on: the clock, the field and the tables; who is out and what to move; what to look at and
// what was done.

import { directorTexts } from "../../texts/desks/director";
import { ActsPanel, PayoutsPanel, WarningsPanel } from "./AsidePanels";
import { AfterPlay, BeforeSteps } from "./BesidePlay";
import { BustPanel } from "./BustPanel";
import { ClockPanel } from "./ClockPanel";
import type { Directed } from "./directing";
import { FieldPanel, TablesPanel } from "./FieldPanels";
import { MovesPanel } from "./MovesPanel";

export function PlayPage({ event }: { event: Directed }) {
  const { board } = event.view;
  const seated = board.tables.length > 0;
  return (
    <div class="desk-columns">
      <section class="col" aria-label={directorTexts.value.tabs[""]}>
        <ClockPanel event={event} />
        <FieldPanel event={event} />
        {seated ? <TablesPanel event={event} /> : null}
      </section>
      <section class="col is-main">
        {board.over ? (
          <AfterPlay event={event} />
        ) : board.clock.level ? (
          <>
            <BustPanel event={event} />
            <MovesPanel event={event} />
          </>
        ) : (
          <BeforeSteps event={event} />
        )}
      </section>
      <aside class="col">
        <WarningsPanel event={event} />
        <PayoutsPanel event={event} />
        <ActsPanel event={event} />
      </aside>
    </div>
  );
}
