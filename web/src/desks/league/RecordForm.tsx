// A result recorded by hand: names in order, those the league does not know named before they join.

import { useState } from "preact/hooks";
import { leagueTexts } from "../../texts/desks/league";
import { Field, Segments } from "../../ui/parts";
import type { SeasonOnDesk, SeasonResult } from "../../wire";
import { memberCalled } from "./members";
import { known, meant, placesOf, type ReadResult, readResult, strangers } from "./result-text";
import { type EventKind, keep } from "./season";

const PLAIN = { entrants: 0, paid: [], bounties: [], buyin: 0, rebuys: [], pool: 0, agreed: false };
type Joins = "member" | "guest";

/** Everybody who is named, known or joining now; null where somebody could not join, and the verdict says why. */
export async function idsOf(
  desk: SeasonOnDesk,
  read: ReadResult,
  joins: Joins,
): Promise<Map<string, string> | null> {
  const ids = new Map<string, string>();
  for (const { name } of read.groups.flat()) {
    const id = known(desk, name) ?? ids.get(name) ?? (await memberCalled(desk, name, joins === "guest"));
    if (!id) return null;
    ids.set(name, id);
  }
  return ids;
}

/** Names that nobody in the league has: they are seen before they become a second player. */
export function Strangers({
  names,
  joins,
  choose,
  meant = () => "",
  take = () => undefined,
}: {
  names: string[];
  joins: Joins;
  choose: (joins: Joins) => void;
  meant?: (name: string) => string;
  take?: (name: string, called: string) => void;
}) {
  const t = leagueTexts.value;
  if (!names.length) return null;
  return (
    <div class="note soon league-new" role="status">
      <p>
        <b>{t.newNames(names.length)}</b> {names.join(", ")}
      </p>
      {names
        .map(name => ({ name, called: meant(name) }))
        .filter(({ called }) => called)
        .map(({ name, called }) => (
          <button key={name} type="button" class="button" onClick={() => take(name, called)}>
            {t.didYouMean(name, called)}
          </button>
        ))}
      <Segments
        label={t.joinAs}
        value={joins}
        choose={choose}
        options={[
          { value: "member", label: t.asMember },
          { value: "guest", label: t.asGuest },
        ]}
      />
    </div>
  );
}

export function RecordForm({ desk }: { desk: SeasonOnDesk }) {
  const t = leagueTexts.value;
  const { nights, closed } = desk.picture;
  const coming = nights.filter(one => !one.played);
  const next = Math.max(0, ...nights.map(one => one.event)) + 1;
  const [number, setNumber] = useState("");
  const [text, setText] = useState("");
  const read = readResult(text);
  const event = read.event || Number(number) || coming[0]?.event || next;
  const planned = coming.find(one => one.event === event);
  const [day, setDay] = useState("");
  const [venue, setVenue] = useState("");
  const [kind, setKind] = useState<EventKind>("final");
  const [pool, setPool] = useState("");
  const [joins, setJoins] = useState<Joins>("member");
  const held: EventKind = closed ? kind : "season";
  const record = async () => {
    const ids = await idsOf(desk, read, joins);
    if (!ids) return;
    const result: SeasonResult = {
      ...PLAIN,
      ...placesOf(read, name => ids.get(name) ?? name),
      kind: held,
      pool: held === "last-chance" ? Number(pool) || 0 : 0,
      day: day || read.day || planned?.day || today(),
      venue: venue || planned?.venue || desk.venues[0] || "",
    };
    if ((await keep(desk, { RecordResult: { event, result } })).ok) {
      setText("");
      setNumber("");
      setDay("");
      setPool("");
    }
  };
  return (
    <form
      class="panel padded stack"
      onSubmit={sent => {
        sent.preventDefault();
        void record();
      }}
    >
      <h2>{t.record}</h2>
      <p class="dim small">{t.recordAbout}</p>
      {closed ? (
        <Segments
          label={t.kindOf}
          value={kind}
          choose={setKind}
          options={[
            { value: "last-chance", label: t.ways["last-chance"]! },
            { value: "final", label: t.final },
          ]}
        />
      ) : null}
      <div class="two">
        <Field label={t.number}>
          <select
            class="input"
            name="event"
            value={String(event)}
            onChange={picked => setNumber(picked.currentTarget.value)}
          >
            {coming.map(one => (
              <option key={one.event} value={one.event}>
                {t.event(one.event)}
              </option>
            ))}
            <option value={next}>{t.newEvent(next)}</option>
            {event !== next && !coming.some(one => one.event === event) ? (
              <option value={event}>{t.event(event)}</option>
            ) : null}
          </select>
        </Field>
        <Field label={t.day}>
          <input
            class="input"
            type="date"
            name="day"
            value={day || read.day || planned?.day || today()}
            onInput={typed => setDay(typed.currentTarget.value)}
          />
        </Field>
      </div>
      <VenueField desk={desk} value={venue || planned?.venue || ""} set={setVenue} />
      {held === "last-chance" ? (
        <Field label={t.pool}>
          <input
            class="input"
            inputMode="numeric"
            value={pool}
            onInput={typed => setPool(typed.currentTarget.value)}
          />
        </Field>
      ) : null}
      <Field label={t.names} wrong={read.wrong ? t.notRead(read.wrong) : ""}>
        <textarea
          class="input levels-text"
          rows={6}
          name="names"
          placeholder={t.namesHint}
          value={text}
          onInput={typed => setText(typed.currentTarget.value)}
        />
      </Field>
      <Strangers
        names={strangers(desk, read)}
        joins={joins}
        choose={setJoins}
        meant={name => meant(desk, name)}
        take={(name, called) => setText(text.replaceAll(name, called))}
      />
      <button class="button go" disabled={!read.groups.length || !!read.wrong}>
        {t.recordDo(event, read.groups.flat().length)}
      </button>
    </form>
  );
}

export const today = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

/** Where it was held, of the venues of the season; nothing where it has none. */
export function VenueField({
  desk,
  value,
  set,
}: {
  desk: SeasonOnDesk;
  value: string;
  set: (venue: string) => void;
}) {
  const t = leagueTexts.value;
  if (!desk.venues.length) return null;
  return (
    <Field label={t.venue}>
      <select
        class="input"
        name="venue"
        value={value || desk.venues[0]}
        onChange={picked => set(picked.currentTarget.value)}
      >
        {desk.venues.map(one => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </Field>
  );
}
