// Entries and seats: who comes to the desk, who has which seat, and what may be done about one of them.

import { useState } from "preact/hooks";
import { amount } from "../../model/chips";
import { post } from "../../net/api";
import { texts } from "../../texts";
import { directorTexts } from "../../texts/desks/director";
import { Icon } from "../../ui/Icon";
import { Empty } from "../../ui/parts";
import type { EntrantOnDesk, PersonAtDesk } from "../../wire";
import { type Directed, direct, MONEY, mayDo, named, verdict } from "./directing";
import { PersonDialog } from "./PersonDialog";

export function EntriesPage({ event }: { event: Directed }) {
  const t = directorTexts.value;
  const { entrants, board, terms } = event.view;
  const [search, setSearch] = useState("");
  const [open, setOpen] = useState("");
  const person = entrants.find(one => one.player === open);
  const shown = entrants.filter(one =>
    named(event, one.player).toLowerCase().includes(search.trim().toLowerCase()),
  );
  const close = mayDo(event.view, "CloseRegistration");
  const draw = mayDo(event.view, "DrawSeats");
  return (
    <div class="desk-wide">
      <div class="lobby-title">
        <h1>{t.tabs.entries}</h1>
        <p class="dim">{t.entriesPrice(board.entries, amount(price(terms.price), MONEY))}</p>
        {draw.may ? (
          <button class="button go" onClick={() => void direct(event, { DrawSeats: { seed: 0 } })}>
            {t.drawSeats}
          </button>
        ) : null}
        {board.tables.length ? (
          <a class="button" href={`/director/${event.code}/print/cards`}>
            {t.printCards}
          </a>
        ) : null}
        {board.registration ? (
          <button
            class="button"
            disabled={!close.may}
            onClick={() => void direct(event, { CloseRegistration: {} })}
          >
            {t.closeEntry}
          </button>
        ) : null}
      </div>
      <div class="entries-forms">
        {board.registration ? <EnterForm event={event} /> : <p class="dim">{t.entryClosed}</p>}
        <label class="search">
          <Icon name="search" />
          <input
            class="input"
            type="search"
            placeholder={t.typeName}
            aria-label={t.typeName}
            value={search}
            onInput={typed => setSearch(typed.currentTarget.value)}
          />
        </label>
      </div>
      {entrants.length ? (
        <div class="panel scroll-x" tabIndex={0} role="group" aria-label={t.tabs.entries}>
          <table class="dt entries">
            <thead>
              <tr>
                <th>{t.number}</th>
                <th>{t.name}</th>
                <th>{t.standingWord}</th>
                <th>{t.seat}</th>
                <th class="r">{t.paidWord}</th>
                <th>
                  <span class="unseen">{t.more}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map(one => (
                <Row
                  key={one.player}
                  event={event}
                  one={one}
                  open={() => {
                    verdict.value = null;
                    setOpen(one.player);
                  }}
                />
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <div class="panel">
          <Empty icon="user" title={t.nobodyYet}>
            <p>{t.nobodyWhy}</p>
          </Empty>
        </div>
      )}
      {person ? <PersonDialog event={event} one={person} close={() => setOpen("")} /> : null}
    </div>
  );
}

const price = ({
  prize,
  fee,
  service,
  bounty,
}: {
  prize: number;
  fee: number;
  service: number;
  bounty: number;
}): number => prize + fee + service + bounty;

function Row({ event, one, open }: { event: Directed; one: EntrantOnDesk; open: () => void }) {
  const t = directorTexts.value;
  const place = event.view.board.places.find(known => known.player === one.player);
  const state =
    one.hands < 0
      ? t.disqualified
      : one.standing === "out" && place
        ? t.outIn(place.place)
        : (t.standings[one.standing] ?? one.standing);
  return (
    <tr class={one.standing === "out" || one.standing === "gone" ? "off" : ""}>
      <td class="num">{one.number}</td>
      <td>
        <b>{named(event, one.player)}</b>
      </td>
      <td>
        {state}
        {one.absent ? ` · ${t.absent}` : ""}
      </td>
      <td class="num">{one.table ? t.seatAt(one.table, one.seat) : "–"}</td>
      <td class="r">
        {amount(one.paid, MONEY)}
        {one.owes ? ` (${t.owes(amount(one.owes, MONEY))})` : ""}
      </td>
      <td class="r">
        <button class="button quiet only-icon" aria-label={t.moreOf(named(event, one.player))} onClick={open}>
          <Icon name="more" />
        </button>
      </td>
    </tr>
  );
}

/** Somebody says their name at the desk: known or new, they are entered for the price. */
function EnterForm({ event }: { event: Directed }) {
  const t = directorTexts.value;
  const [name, setName] = useState("");
  const [busy, setBusy] = useState(false);
  const enter = async () => {
    setBusy(true);
    const found = await post<PersonAtDesk>("/api/director/people", { name });
    if (!found.ok) verdict.value = { ok: false, says: found.says, clauses: found.clauses, at: Date.now() };
    else {
      const answer = await direct(event, { Register: { player: found.value.id } });
      if (answer.ok) setName("");
      if (answer.ok && event.view.board.clock.level)
        await direct(event, { SeatEntrant: { player: found.value.id, seed: 0 } });
    }
    setBusy(false);
  };
  return (
    <form
      class="enter-form"
      onSubmit={sent => {
        sent.preventDefault();
        void enter();
      }}
    >
      <input
        class="input"
        name="entrant"
        placeholder={t.enterName}
        aria-label={t.enterName}
        value={name}
        onInput={typed => setName(typed.currentTarget.value)}
      />
      <button class="button go touch" disabled={busy || !name.trim()}>
        {texts.value.event.register}
      </button>
    </form>
  );
}
