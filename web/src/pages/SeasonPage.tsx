// A season: the standings, and for each player why the points are what they are.

import { useEffect, useState } from "preact/hooks";
import { bookName } from "../model/sign";
import { get } from "../net/api";
import { me } from "../net/me";
import { texts } from "../texts";
import { Empty, Law, Loading, Named } from "../ui/parts";
import { Shell } from "../ui/Shell";
import type { SeasonShown } from "../wire";

export function SeasonPage({ code }: { code: string }) {
  const t = texts.value;
  const [shown, setShown] = useState<SeasonShown | null>(null);
  const [missing, setMissing] = useState("");
  const [player, setPlayer] = useState("");
  useEffect(() => {
    void get<SeasonShown>(`/api/seasons/${code}`).then(answer =>
      answer.ok ? setShown(answer.value) : setMissing(answer.says || t.state.failed),
    );
  }, [code]);
  if (!shown) return <Shell>{missing ? <Empty icon="cup" title={missing} /> : <Loading />}</Shell>;
  const { picture, names } = shown;
  const mine = me.value?.account?.id ?? "";
  const chosen =
    player || (picture.lines.some(line => line.player === mine) ? mine : (picture.lines[0]?.player ?? ""));
  const why = shown.why.find(one => one.player === chosen);
  return (
    <Shell>
      <h1>{picture.name}</h1>
      <p class="dim season-lead">
        {t.event.nights(picture.nights.filter(one => one.played).length, picture.events)} ·{" "}
        {t.private.byBook(bookName(picture.book))}
      </p>
      <div class="season-page">
        <section class="panel">
          <header>
            <h2>{t.event.standings}</h2>
            <span class="dim small">{t.event.points}</span>
          </header>
          <ol class="list-names">
            {picture.lines.map(line => (
              <li key={line.player} class={line.player === chosen ? "is-me" : ""}>
                <span class="num">{line.place}</span>
                <button class="plain" onClick={() => setPlayer(line.player)}>
                  <Named names={names} id={line.player} />
                </button>
                <b class="num">{line.points}</b>
              </li>
            ))}
          </ol>
        </section>
        {why ? (
          <section class="panel">
            <header>
              <h2>
                <Named names={names} id={why.player} />
              </h2>
              <span class="dim small">{t.event.whyPoints}</span>
            </header>
            <ol class="list-names">
              {why.events.map(one => (
                <li key={one.event}>
                  <span>{t.event.night(one.event)}</span>
                  <span>{t.event.finished(one.place)}</span>
                  <small>
                    {one.worked_out} {one.note} <Law ids={one.clauses} />
                  </small>
                  <b class="num">{one.points}</b>
                </li>
              ))}
              {why.beside.map(([points, reason]) => (
                <li key={reason}>
                  <span />
                  <span />
                  <small>{reason}</small>
                  <b class="num">{points}</b>
                </li>
              ))}
            </ol>
          </section>
        ) : null}
      </div>
    </Shell>
  );
}
