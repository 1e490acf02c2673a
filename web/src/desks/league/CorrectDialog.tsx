// A result that was wrong, put right with its reason: places exchanged by a press, or the whole of it typed anew.

import { useState } from "preact/hooks";
import { leagueTexts } from "../../texts/desks/league";
import { Dialog } from "../../ui/Dialog";
import { Icon } from "../../ui/Icon";
import { Field, Law, Segments } from "../../ui/parts";
import type { NightOnDesk, SeasonOnDesk } from "../../wire";
import { idsOf, Strangers, VenueField } from "./RecordForm";
import { placesOf, readResult, resultText, strangers } from "./result-text";
import { keep, named, verdict } from "./season";

export function CorrectDialog({
  desk,
  night,
  close,
}: {
  desk: SeasonOnDesk;
  night: NightOnDesk;
  close: () => void;
}) {
  const t = leagueTexts.value;
  const [way, setWay] = useState<"list" | "text">("list");
  const [places, setPlaces] = useState(night.result.places);
  const [text, setText] = useState("");
  const [joins, setJoins] = useState<"member" | "guest">("member");
  const [day, setDay] = useState(night.result.day);
  const [venue, setVenue] = useState(night.result.venue);
  const [why, setWhy] = useState("");
  const told = verdict.value;
  const read = readResult(text);
  const typing = way === "text";
  const choose = (next: "list" | "text") => {
    if (next === "text") setText(resultText(desk, { ...night.result, places }));
    setWay(next);
  };
  const send = async () => {
    const ids = typing ? await idsOf(desk, read, joins) : new Map<string, string>();
    if (!ids) return;
    const put = typing ? placesOf(read, name => ids.get(name) ?? name) : { places };
    const result = { ...night.result, ...put, day, venue };
    if ((await keep(desk, { CorrectResult: { event: night.event, result, why } })).ok) close();
  };
  return (
    <Dialog title={t.correctTitle(night.event)} close={close}>
      <form
        class="stack"
        onSubmit={sent => {
          sent.preventDefault();
          void send();
        }}
      >
        <p class="dim small">{t.correctAbout}</p>
        <Segments
          label={t.correctTitle(night.event)}
          value={way}
          choose={choose}
          options={[
            { value: "list", label: t.byPlaces },
            { value: "text", label: t.asText },
          ]}
        />
        {typing ? (
          <>
            <Field label={t.names} wrong={read.wrong ? t.notRead(read.wrong) : ""}>
              <textarea
                class="input levels-text"
                rows={10}
                name="places"
                value={text}
                onInput={typed => setText(typed.currentTarget.value)}
              />
            </Field>
            <p class="dim small">{t.recordAbout}</p>
            <Strangers names={strangers(desk, read)} joins={joins} choose={setJoins} />
            <Field label={t.day}>
              <input
                class="input"
                type="date"
                value={day}
                onInput={typed => setDay(typed.currentTarget.value)}
              />
            </Field>
            <VenueField desk={desk} value={venue} set={setVenue} />
          </>
        ) : (
          <PlacesList desk={desk} places={places} set={setPlaces} />
        )}
        <Field label={t.correctWhy}>
          <input
            class="input"
            name="why"
            maxLength={200}
            value={why}
            onInput={typed => setWhy(typed.currentTarget.value)}
          />
        </Field>
        {told && !told.ok ? (
          <p class="refusal" role="alert">
            {told.says} <Law ids={told.clauses} />
          </p>
        ) : null}
        <button
          class="button go touch"
          disabled={!why.trim() || (typing && (!read.groups.length || !!read.wrong))}
        >
          {t.correctDo}
        </button>
      </form>
    </Dialog>
  );
}

function PlacesList({
  desk,
  places,
  set,
}: {
  desk: SeasonOnDesk;
  places: string[][];
  set: (places: string[][]) => void;
}) {
  const t = leagueTexts.value;
  const swap = (at: number, to: number) =>
    set(places.map((group, n) => (n === at ? places[to]! : n === to ? places[at]! : group)));
  return (
    <ol class="correct-list">
      {places.map((group, at) => {
        const names = group.map(who => named(desk, who)).join(", ");
        return (
          <li key={group.join(" ")}>
            <span class="num dim">{1 + places.slice(0, at).flat().length}</span>
            <b class="ellipsis">{names}</b>
            <button
              type="button"
              class="button quiet only-icon is-up"
              aria-label={t.up(names)}
              disabled={at === 0}
              onClick={() => swap(at, at - 1)}
            >
              <Icon name="down" />
            </button>
            <button
              type="button"
              class="button quiet only-icon"
              aria-label={t.down(names)}
              disabled={at === places.length - 1}
              onClick={() => swap(at, at + 1)}
            >
              <Icon name="down" />
            </button>
          </li>
        );
      })}
    </ol>
  );
}
