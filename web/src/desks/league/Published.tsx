// The page to publish: standings on paper, with how points are worked out and who is in.

import { leagueTexts } from "../../texts/desks/league";
import { Icon } from "../../ui/Icon";
import { QrCode } from "../../ui/QrCode";
import type { SeasonOnDesk } from "../../wire";
import { bookTitle } from "../parts/Clause";
import { Honours } from "./FinalPage";
import { pageFile, savePage } from "./page-file";
import { isIn, wayText } from "./StandingsPage";
import { named, playedOf } from "./season";

export function Published({ desk, code }: { desk: SeasonOnDesk; code: string }) {
  const t = leagueTexts.value;
  const { picture } = desk;
  const day = desk.nights[desk.nights.length - 1]?.result.day ?? "";
  return (
    <div class="paper-page">
      <header class="top no-print">
        <a class="button quiet only-icon" href={`/league/${code}`} aria-label={t.back}>
          <Icon name="left" />
        </a>
        <div class="paper-title">
          <b>{t.publish}</b>
        </div>
        <div class="top-end">
          <button class="button" onClick={() => savePage(`${code}.html`, pageFile(desk))}>
            <Icon name="download" />
            {t.asFile}
          </button>
          <button class="button go" onClick={() => print()}>
            {t.print}
          </button>
        </div>
      </header>
      <main id="page" class="papers">
        <section class="a4 results">
          <div class="published-head">
            <div>
              <h1>{picture.name}</h1>
              <p>
                {t.after(playedOf(desk), picture.events, bookTitle(picture.book, picture.book))}.{" "}
                {day ? t.lastEvent(day) : ""}
              </p>
              <p>{t.how(desk.worth, picture.best)}</p>
            </div>
            <QrCode text={`${location.origin}/season/${code}`} label={t.publishTitle(picture.name)} />
          </div>
          <Honours desk={desk} />
          <table class="dt">
            <thead>
              <tr>
                <th>{t.place}</th>
                <th>{t.player}</th>
                <th class="r">{t.played}</th>
                <th class="r">{t.points}</th>
                <th>{t.final}</th>
              </tr>
            </thead>
            <tbody>
              {picture.lines.map(line => {
                const way = desk.ways.find(one => one.player === line.player);
                return (
                  <tr key={line.player}>
                    <td class="num">{line.place}</td>
                    <td>{isIn(way) ? <b>{named(desk, line.player)}</b> : named(desk, line.player)}</td>
                    <td class="r">{line.played}</td>
                    <td class="r">
                      <b>{line.points}</b>
                    </td>
                    <td>{wayText(way)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
          <p class="published-law">
            {desk.clauses.map(id => (
              <span key={id} class="law">
                {id}
              </span>
            ))}
          </p>
        </section>
      </main>
    </div>
  );
}
