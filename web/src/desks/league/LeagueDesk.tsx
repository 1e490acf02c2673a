// The league desk: seasons, and one of them with its standings, its results and its final.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { get, post } from "../../net/api";
import { go } from "../../router";
import "../../styles/desk-director.css";
import "../../styles/desk-league.css";
import { texts } from "../../texts";
import { leagueTexts } from "../../texts/desks/league";
import { Dialog } from "../../ui/Dialog";
import { Icon } from "../../ui/Icon";
import { Empty, Field, Law, Loading } from "../../ui/parts";
import { Shell } from "../../ui/Shell";
import { BOOKS, type OpenedPlace, type SeasonListed, type SeasonOnDesk } from "../../wire";
import type { DeskProps } from "../desks";
import { FinalPage } from "./FinalPage";
import { Published } from "./Published";
import { ResultsPage } from "./ResultsPage";
import { useSeason, verdict } from "./season";
import { StandingsPage } from "./StandingsPage";

export function LeagueDesk({ parts }: DeskProps) {
  const [code, page = ""] = parts;
  return code ? <SeasonDeskPage key={code} code={code} page={page} /> : <Seasons />;
}

function Seasons() {
  const t = leagueTexts.value;
  const [seasons, setSeasons] = useState<SeasonListed[] | null>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => void get<SeasonListed[]>("/api/seasons").then((answer) => setSeasons(answer.ok ? answer.value : [])), []);
  return (
    <Shell>
      <div class="lobby-title"><h1>{t.title}</h1><p class="dim">{t.about}</p><button class="button go" onClick={() => setOpen(true)}><Icon name="plus" />{t.newSeason}</button></div>
      {!seasons ? <Loading /> : !seasons.length ? <div class="panel"><Empty icon="list" title={t.none}><p>{t.noneWhy}</p></Empty></div> : (
        <ul class="panel event-list">{seasons.map((one) => <li key={one.place}><a href={`/league/${one.place.split("/")[1]}`}><b>{one.name}</b>{one.closed ? <span class="tag">{t.closed}</span> : <span />}<span class="dim num">{t.nights(one.played, one.events)}</span><span class="dim small">{one.book}</span></a></li>)}</ul>
      )}
      {open ? <NewSeason close={() => setOpen(false)} /> : null}
    </Shell>
  );
}

function NewSeason({ close }: { close: () => void }) {
  const t = leagueTexts.value;
  const [plan, setPlan] = useState({ title: "", book: "rpl", formula: "linear", best: "0", events: "10" });
  const [wrong, setWrong] = useState("");
  const change = (more: Partial<typeof plan>) => setPlan({ ...plan, ...more });
  const open = async () => {
    const answer = await post<OpenedPlace>("/api/seasons", { ...plan, best: Number(plan.best) || 0, events: Number(plan.events) || 0 });
    if (answer.ok) go(`/league/${answer.value.place.split("/")[1]}`);
    else setWrong(answer.says);
  };
  return (
    <Dialog title={t.newSeason} close={close}>
      <form class="stack" onSubmit={(sent) => { sent.preventDefault(); void open(); }}>
        <Field label={t.name}><input class="input" name="title" value={plan.title} onInput={(typed) => change({ title: typed.currentTarget.value })} /></Field>
        <Field label={t.book}><select class="input" value={plan.book} onChange={(picked) => change({ book: picked.currentTarget.value })}>{Object.entries(BOOKS).map(([name, book]) => <option key={name} value={name}>{book.title}</option>)}</select></Field>
        <Field label={t.formula} wrong={wrong}><input class="input" value={plan.formula} onInput={(typed) => change({ formula: typed.currentTarget.value })} /></Field>
        <div class="two"><Field label={t.best}><input class="input" inputMode="numeric" value={plan.best} onInput={(typed) => change({ best: typed.currentTarget.value })} /></Field><Field label={t.events}><input class="input" inputMode="numeric" value={plan.events} onInput={(typed) => change({ events: typed.currentTarget.value })} /></Field></div>
        <button class="button go touch" disabled={!plan.title.trim()}>{t.open}</button>
      </form>
    </Dialog>
  );
}

function SeasonDeskPage({ code, page }: { code: string; page: string }) {
  const { desk, missing } = useSeason(code);
  useEffect(() => void (verdict.value = null), [code, page]);
  if (!desk) return <Shell>{missing ? <Empty icon="list" title={missing} /> : <Loading />}</Shell>;
  if (page === "publish") return <Published desk={desk} code={code} />;
  return <SeasonFrame desk={desk} code={code} page={page}>{page === "results" ? <ResultsPage desk={desk} /> : page === "final" ? <FinalPage desk={desk} /> : <StandingsPage desk={desk} code={code} />}</SeasonFrame>;
}

function SeasonFrame({ desk, code, page, children }: { desk: SeasonOnDesk; code: string; page: string; children: ComponentChildren }) {
  const t = leagueTexts.value;
  const { picture } = desk;
  const played = picture.nights.filter((one) => one.played).length;
  return (
    <Shell wide>
      <div class="lobby-title league-title">
        <h1>{picture.name}</h1><p class="dim">{t.after(played, picture.events, picture.book)}</p>
        <nav class="desk-tabs" aria-label={t.pages}>{(["", "results", "final"] as const).map((one) => <a key={one} href={`/league/${code}${one ? `/${one}` : ""}`} {...(one === page ? { "aria-current": "page" as const } : {})}>{t.tabs[one]}</a>)}</nav>
        <a class="button" href={`/league/${code}/publish`}><Icon name="link" />{t.publish}</a>
      </div>
      <SeasonVerdict />
      {children}
    </Shell>
  );
}

function SeasonVerdict() {
  const t = leagueTexts.value;
  const told = verdict.value;
  if (!told) return <p class="verdict league-verdict dim" role="status">{t.nothingYet}</p>;
  return <p class={`verdict league-verdict ${told.ok ? "is-done" : "is-refused"}`} role={told.ok ? "status" : "alert"}><Icon name={told.ok ? "check" : "alert"} /><span><strong>{told.ok ? t.done : texts.value.state.refused}</strong> {told.says}</span><Law ids={told.clauses} /></p>;
}
