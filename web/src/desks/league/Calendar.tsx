// What is to come: events on the calendar, and what the members have to know before one is announced.

import { useState } from "preact/hooks";
import { leagueTexts } from "../../texts/desks/league";
import { Icon } from "../../ui/Icon";
import { Field, Law, Segments } from "../../ui/parts";
import type { MadeKnown, SeasonOnDesk } from "../../wire";
import { today, VenueField } from "./RecordForm";
import { type EventKind, keep } from "./season";

export function Calendar({ desk }: { desk: SeasonOnDesk }) {
  const t = leagueTexts.value;
  const coming = desk.picture.nights.filter(one => !one.played);
  return (
    <section class="panel">
      <header>
        <h2>{t.calendar}</h2>
      </header>
      <div class="padded stack">
        {coming.length ? (
          <ul class="deal-list">
            {coming.map(one => (
              <li key={one.event}>
                <b>{t.result(one.event, one.day)}</b>
                <span class="dim small">{one.venue}</span>
                <span class="tag">{t.kinds[one.kind] ?? one.kind}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p class="dim small">{t.nothingComing}</p>
        )}
        {desk.known.map(one => (
          <Known key={one.what} desk={desk} one={one} />
        ))}
        <AnnounceForm key={coming.length} desk={desk} />
      </div>
    </section>
  );
}

/** Where the blinds or the payouts are made known: the book may ask for it before an event is announced. */
function Known({ desk, one }: { desk: SeasonOnDesk; one: MadeKnown }) {
  const t = leagueTexts.value;
  const [where, setWhere] = useState(one.where);
  const label = t.known[one.what] ?? one.what;
  return (
    <form
      class="stack known"
      onSubmit={sent => {
        sent.preventDefault();
        void keep(desk, { Publish: { what: one.what, where: where.trim() } });
      }}
    >
      <p class="small">
        {one.where ? <Icon name="check" /> : null}
        <b>{label}</b>{" "}
        {one.where ? null : (
          <span class="dim">
            {one.clauses.length ? t.knownFirst : t.knownFree} <Law ids={one.clauses} />
          </span>
        )}
      </p>
      <div class="enter-form">
        <input
          class="input"
          name={one.what}
          aria-label={label}
          placeholder={t.knownHint}
          maxLength={200}
          value={where}
          onInput={typed => setWhere(typed.currentTarget.value)}
        />
        <button
          class="button"
          disabled={!where.trim() || where.trim() === one.where}
          aria-label={`${t.makeKnown}: ${label}`}
        >
          {t.makeKnown}
        </button>
      </div>
    </form>
  );
}

function AnnounceForm({ desk }: { desk: SeasonOnDesk }) {
  const t = leagueTexts.value;
  const { nights, closed } = desk.picture;
  const next = Math.max(0, ...nights.map(one => one.event)) + 1;
  const [day, setDay] = useState(today());
  const [venue, setVenue] = useState(desk.venues[0] ?? "");
  const [kind, setKind] = useState<EventKind>("season");
  const held: EventKind = closed && kind === "season" ? "final" : kind;
  const kinds: EventKind[] = closed ? ["last-chance", "final"] : ["season", "last-chance", "final"];
  const announce = () => keep(desk, { AnnounceEvent: { event: next, day, venue, kind: held } });
  return (
    <form
      class="stack"
      onSubmit={sent => {
        sent.preventDefault();
        void announce();
      }}
    >
      <Segments
        label={t.kindOf}
        value={held}
        choose={setKind}
        options={kinds.map(value => ({ value, label: t.kinds[value] ?? value }))}
      />
      <Field label={t.day}>
        <input
          class="input"
          type="date"
          name="announced"
          value={day}
          onInput={typed => setDay(typed.currentTarget.value)}
        />
      </Field>
      <VenueField desk={desk} value={venue} set={setVenue} />
      <button class="button" disabled={!day}>
        {t.announce(next)}
      </button>
    </form>
  );
}
