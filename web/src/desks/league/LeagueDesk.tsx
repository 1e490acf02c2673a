// The league desk: seasons, and one of them with its standings, its results and its final.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { get } from "../../net/api";
import "../../styles/desk-director.css";
import "../../styles/desk-league.css";
import { texts } from "../../texts";
import { leagueTexts } from "../../texts/desks/league";
import { sayingTexts } from "../../texts/desks/saying";
import { Icon } from "../../ui/Icon";
import { Empty, Law, Loading } from "../../ui/parts";
import { Shell } from "../../ui/Shell";
import type { SeasonListed, SeasonOnDesk } from "../../wire";
import type { DeskProps } from "../desks";
import { toneOf } from "../parts/asks-back";
import { bookTitle } from "../parts/Clause";
import { SayIt } from "../parts/SayIt";
import { FinalPage } from "./FinalPage";
import { NewSeason } from "./NewSeason";
import { Published } from "./Published";
import { ResultsPage } from "./ResultsPage";
import { StandingsPage } from "./StandingsPage";
import { keeping, playedOf, useSeason, verdict } from "./season";

export function LeagueDesk({ parts }: DeskProps) {
  const [code, page = ""] = parts;
  return code ? <SeasonDeskPage key={code} code={code} page={page} /> : <Seasons />;
}

function Seasons() {
  const t = leagueTexts.value;
  const [seasons, setSeasons] = useState<SeasonListed[] | null>(null);
  const [open, setOpen] = useState(false);
  useEffect(
    () => void get<SeasonListed[]>("/api/seasons").then(answer => setSeasons(answer.ok ? answer.value : [])),
    [],
  );
  return (
    <Shell>
      <div class="lobby-title">
        <h1>{t.title}</h1>
        <p class="dim">{t.about}</p>
        <button class="button go" onClick={() => setOpen(true)}>
          <Icon name="plus" />
          {t.newSeason}
        </button>
      </div>
      {!seasons ? (
        <Loading />
      ) : !seasons.length ? (
        <div class="panel">
          <Empty icon="list" title={t.none}>
            <p>{t.noneWhy}</p>
          </Empty>
        </div>
      ) : (
        <ul class="panel event-list">
          {seasons.map(one => (
            <li key={one.place}>
              <a href={`/league/${one.place.split("/")[1]}`}>
                <b>{one.name}</b>
                {one.closed ? <span class="tag">{t.closed}</span> : <span />}
                <span class="dim num">{t.nights(one.played, one.events)}</span>
                <span class="dim small">{bookTitle(one.book, one.book)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {open ? <NewSeason close={() => setOpen(false)} /> : null}
    </Shell>
  );
}

function SeasonDeskPage({ code, page }: { code: string; page: string }) {
  const { desk, missing } = useSeason(code);
  useEffect(() => void (verdict.value = null), [code, page]);
  if (!desk) return <Shell>{missing ? <Empty icon="list" title={missing} /> : <Loading />}</Shell>;
  if (page === "publish") return <Published desk={desk} code={code} />;
  return (
    <SeasonFrame desk={desk} code={code} page={page}>
      {page === "results" ? (
        <ResultsPage desk={desk} />
      ) : page === "final" ? (
        <FinalPage desk={desk} />
      ) : (
        <StandingsPage desk={desk} code={code} />
      )}
    </SeasonFrame>
  );
}

function SeasonFrame({
  desk,
  code,
  page,
  children,
}: {
  desk: SeasonOnDesk;
  code: string;
  page: string;
  children: ComponentChildren;
}) {
  const t = leagueTexts.value;
  const { picture } = desk;
  return (
    <Shell wide>
      <div class="lobby-title league-title">
        <h1>{picture.name}</h1>
        <p class="dim">{t.after(playedOf(desk), picture.events, bookTitle(picture.book, picture.book))}</p>
        <nav class="desk-tabs" aria-label={t.pages}>
          {(["", "results", "final"] as const).map(one => (
            <a
              key={one}
              href={`/league/${code}${one ? `/${one}` : ""}`}
              {...(one === page ? { "aria-current": "page" as const } : {})}
            >
              {t.tabs[one]}
            </a>
          ))}
        </nav>
        <a class="button" href={`/league/${code}/publish`}>
          <Icon name="link" />
          {t.publish}
        </a>
      </div>
      <SeasonVerdict />
      <div class="desk-say">
        <SayIt place={`season/${code}`} role={keeping()} hint={sayingTexts.value.hint.season} />
      </div>
      {children}
    </Shell>
  );
}

function SeasonVerdict() {
  const t = leagueTexts.value;
  const told = verdict.value;
  if (!told)
    return (
      <p class="verdict league-verdict dim" role="status">
        {t.nothingYet}
      </p>
    );
  const tone = toneOf(told);
  const first = told.ok
    ? told.did
      ? sayingTexts.value.doneNamed(told.did)
      : t.done
    : tone === "is-asking"
      ? sayingTexts.value.asks
      : texts.value.state.refused;
  return (
    <p class={`verdict league-verdict ${tone}`} role={tone === "is-refused" ? "alert" : "status"}>
      <Icon name={told.ok ? "check" : tone === "is-asking" ? "chat" : "alert"} />
      <span>
        <strong>{first}</strong> {told.says}
      </span>
      <Law ids={told.clauses} />
    </p>
  );
}
