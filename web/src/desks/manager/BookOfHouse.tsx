// The book the house goes by, and adopting another: on record, at each table from its next hand.

import { useState } from "preact/hooks";
import { post } from "../../net/api";
import { managerTexts } from "../../texts/desks/manager";
import { Dialog } from "../../ui/Dialog";
import { Failed, Loading } from "../../ui/parts";
import type { BookInForce } from "../../wire";
import { Answered } from "../parts/Answered";
import { useFetched, useSent } from "./asking";

export function BookOfHouse() {
  const t = managerTexts.value;
  const book = useFetched<BookInForce>("/api/house/book");
  const [outcome, busy, send] = useSent();
  const [picked, setPicked] = useState("");
  const [asking, setAsking] = useState(false);
  if (book.wrong) return <Failed says={book.wrong} retry={book.again} />;
  if (!book.value) return <Loading lines={3} />;
  const { title, waiting, others } = book.value;
  const other = others.find(one => one.book === picked) ?? others[0];
  const adopt = () => {
    setAsking(false);
    if (other)
      void send(
        () => post<BookInForce>("/api/house/book", { book: other.book }),
        told => (book.set(told), setPicked("")),
      );
  };
  return (
    <div class="panel">
      <header>
        <h2>{t.book.title}</h2>
      </header>
      <div class="padded stack">
        <p>
          <b>{title}</b> <code class="dim small">{book.value.book}</code>
        </p>
        {waiting.length ? <p class="dim small">{t.book.waiting(waiting.join(", "))}</p> : null}
        {other ? (
          <form class="manager-set" onSubmit={event => (event.preventDefault(), setAsking(true))}>
            <select
              class="input"
              aria-label={t.book.other}
              value={other.book}
              onChange={event => setPicked(event.currentTarget.value)}
            >
              {others.map(one => (
                <option key={one.book} value={one.book}>
                  {one.title}
                </option>
              ))}
            </select>
            <button class="button" disabled={busy}>
              {t.book.adopt}
            </button>
          </form>
        ) : null}
        <p class="dim small">{t.book.note}</p>
        <Answered outcome={outcome} done={t.done} refused={t.refused} />
      </div>
      {asking && other ? (
        <Dialog title={t.book.ask(other.title)} close={() => setAsking(false)}>
          <div class="stack">
            <p>{t.book.note}</p>
            <div class="office-two">
              <button class="button go touch" onClick={adopt}>
                {t.book.adopt}
              </button>
              <button class="button touch" onClick={() => setAsking(false)}>
                {t.cancel}
              </button>
            </div>
          </div>
        </Dialog>
      ) : null}
    </div>
  );
}
