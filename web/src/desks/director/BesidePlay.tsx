// Before play and after it: what there is to do, one step after the other.

import { directorTexts } from "../../texts/desks/director";
import { Icon } from "../../ui/Icon";
import { type Directed, mayDo, named } from "./directing";

export function BeforeSteps({ event }: { event: Directed }) {
  const t = directorTexts.value;
  const { board } = event.view;
  const seated = board.tables.length > 0;
  const steps = [
    {
      done: board.entries > 1,
      title: t.firstEntries(board.entries),
      says: t.firstEntriesWhy,
      to: "entries",
      link: t.tabs.entries,
    },
    {
      done: seated,
      title: t.drawSeats,
      says: seated ? "" : mayDo(event.view, "DrawSeats").why || t.firstDrawWhy,
    },
    {
      done: false,
      title: t.printCards,
      says: t.firstCardsWhy,
      ...(seated ? { to: "print/cards", link: t.printCards } : {}),
    },
    { done: false, title: t.startPlay, says: t.firstStartWhy },
  ];
  return (
    <>
      <header class="moves-head">
        <h2>{t.first}</h2>
      </header>
      {steps.map((one, at) => (
        <div key={one.title} class="step">
          {one.done ? (
            <span class="tick">
              <Icon name="check" />
            </span>
          ) : (
            <span class="n">{at + 1}</span>
          )}
          <h3>{one.title}</h3>
          <p>
            {one.says}{" "}
            {one.to ? (
              <a class="in-text" href={`/director/${event.code}/${one.to}`}>
                {one.link}
              </a>
            ) : null}
          </p>
        </div>
      ))}
    </>
  );
}

export function AfterPlay({ event }: { event: Directed }) {
  const t = directorTexts.value;
  const { board } = event.view;
  const winner = board.places.find(one => one.place === 1);
  const paid = board.paid > 0 || !mayDo(event.view, "PayPrizes").may;
  return (
    <>
      <header class="moves-head">
        <h2>{winner ? t.hasWon(named(event, winner.player)) : t.over}</h2>
      </header>
      <div class="step">
        {paid ? (
          <span class="tick">
            <Icon name="check" />
          </span>
        ) : (
          <span class="n go">1</span>
        )}
        <h3>{paid ? t.lastPaid : t.payPrizes}</h3>
        <p>
          <a class="in-text" href={`/director/${event.code}/prizes`}>
            {t.tabs.prizes}
          </a>
        </p>
      </div>
      <div class="step">
        <span class="n">2</span>
        <h3>{t.printResults}</h3>
        <p>
          <a class="in-text" href={`/director/${event.code}/print/results`}>
            {t.printResults}
          </a>
        </p>
      </div>
    </>
  );
}
