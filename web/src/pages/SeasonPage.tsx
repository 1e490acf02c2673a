// A season: the standings, and for each player why the points are what they are.

import { useEffect, useState } from "preact/hooks";
import { get } from "../net/api";
import { texts } from "../texts";
import type { SeasonShown } from "../wire";
import { Empty, Law, Loading } from "../ui/parts";
import { Shell } from "../ui/Shell";

export function SeasonPage({ code }: { code: string }) {
  const t = texts.value;
  const [shown, setShown] = useState<SeasonShown | null>(null);
  const [missing, setMissing] = useState("");
  const [player, setPlayer] = useState("");
  useEffect(() => {
    void get<SeasonShown>(`/api/seasons/${code}`).then((answer) => (answer.ok ? setShown(answer.value) : setMissing(answer.says || t.state.failed)));
  }, [code]);
  if (!shown) return <Shell>{missing ? <Empty icon="cup" title={missing} /> : <Loading />}</Shell>;
  const { picture, names } = shown;
  const why = shown.why.find((one) => one.player === player);
  return (
    <Shell>
      <div class="event-page">
        <section class="panel">
          <header><h2>{picture.name}</h2><span class="dim small">{t.event.nights(picture.nights.filter((one) => one.played).length, picture.events)}</span></header>
          <ol class="list-names">
            {picture.lines.map((line) => (
              <li key={line.player} class={line.player === player ? "is-me" : ""}>
                <span class="num">{line.place}</span>
                <button class="plain" onClick={() => setPlayer(line.player)}><b>{names[line.player] ?? line.player}</b></button>
                <small class="num">{line.points}</small>
              </li>
            ))}
          </ol>
        </section>
        {why ? (
          <section class="panel">
            <header><h2>{names[why.player] ?? why.player}</h2></header>
            <ol class="list-names">
              {why.events.map((one) => <li key={one.event}><span class="num">{one.place}</span><b>{one.points}</b><small>{one.worked_out} {one.note} <Law ids={one.clauses} /></small></li>)}
              {why.beside.map(([points, reason]) => <li key={reason}><span /><b>{points}</b><small>{reason}</small></li>)}
            </ol>
          </section>
        ) : null}
      </div>
    </Shell>
  );
}
