// The host's own page: who sits where with what, pause and go on, how the game stands, a new link, the end of it.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import "../../styles/host.css";
import { answerCall } from "../../desks/parts/interviewing";
import { Outcome } from "../../desks/parts/Outcome";
import { Undo } from "../../desks/parts/Undo";
import { dollars, splitStakes, titleOf } from "../../model/board";
import { post, remove } from "../../net/api";
import { type Answer, type AnyCommand, ask, glancesOf, type PlaceNow } from "../../net/house";
import { tablePath } from "../../router";
import { texts } from "../../texts";
import { floorTexts } from "../../texts/desks/floor";
import { hostTexts } from "../../texts/desks/host";
import { Icon } from "../../ui/Icon";
import { Shell } from "../../ui/Shell";
import type { GameShown, ManagerRoomView, TableGlance } from "../../wire";
import { LinkBox, useKeptLink } from "../LinkBox";
import { CloseGame } from "./CloseGame";
import { People } from "./People";
import { Reporting } from "./Reporting";
import { Settlement } from "./Settlement";

/** Do something in the game, as its manager; what came of it stands in its place. */
export type HostDo = (command: AnyCommand, table?: string) => Promise<Answer>;

interface HostProps {
  game: GameShown;
  frame: PlaceNow;
  view: ManagerRoomView;
}

const MANAGER = "manager";
// what a host may want to take back
const CORRECTED = new Set(["buy", "seat player", "leave table", "warn", "bar player", "lift bar"]);

export function HostDesk({ game, frame, view }: HostProps) {
  const t = hostTexts.value;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const glances = [...glancesOf(game.place).value.values()];
  const act: HostDo = async (command, table = "") => {
    const answer = await ask(game.place, table, command, undefined, MANAGER);
    setAnswer(answer);
    return answer;
  };
  const stamp = JSON.stringify([
    view.cage.tables,
    view.cage.kept,
    view.cage.accounts.filter(([name]) => name.startsWith("held/")),
  ]);
  const [first] = view.floor.board.games;
  const [structure, limits] = splitStakes(first?.stakes ?? "");
  const sign = first
    ? texts.value.table.sign(
        dollars(limits),
        texts.value.table.structures[structure] ?? "",
        first.mix ? texts.value.game(first.mix) : titleOf(first.game),
      )
    : "";
  return (
    <Shell>
      <div class="host-desk">
        <div class="page-head">
          <h1>{game.title}</h1>
          <p class="dim">
            {t.host} {sign}
          </p>
        </div>
        {glances.map(glance => (
          <Playing
            key={glance.table}
            place={game.place}
            glance={glance}
            act={act}
            close={<CloseGame game={game} handOn={glances.some(one => one.street)} />}
          />
        ))}
        {glances.map(glance => (
          <Called key={glance.table} place={game.place} glance={glance} done={setAnswer} />
        ))}
        <Outcome answer={answer} done={t.done} />
        <div class="host-columns">
          <div class="stack">
            <People frame={frame} view={view} act={act} />
            {glances.map(glance => (
              <Reporting key={glance.table} place={game.place} table={glance.table} done={setAnswer} />
            ))}
            <section class="panel host-undo">
              <details>
                <summary>{t.correct}</summary>
                <p class="dim small pad">{t.correctWhy}</p>
                <Undo
                  place={game.place}
                  role={MANAGER}
                  version={frame.version}
                  done={setAnswer}
                  most={10}
                  of={one => CORRECTED.has(one.what)}
                />
              </details>
            </section>
          </div>
          <div class="stack">
            <Settlement place={game.place} stamp={stamp} whole />
            <Links key={view.floor.bars.length} game={game} />
          </div>
        </div>
      </div>
    </Shell>
  );
}

/** How it goes on: to the table, pause or go on, close. */
function Playing({
  place,
  glance,
  act,
  close,
}: {
  place: string;
  glance: TableGlance;
  act: HostDo;
  close: ComponentChildren;
}) {
  const t = hostTexts.value;
  const hand = glance.street !== "";
  const [tone, says] = glance.on_hold
    ? (["warn", hand ? t.pausing : t.paused] as const)
    : hand
      ? (["go", t.playing] as const)
      : (["", t.waiting] as const);
  return (
    <section class="panel host-bar" aria-label={t.playing}>
      <p class="stack">
        <span class={`tag ${tone}`} role="status">
          {says}
        </span>
        <span class="dim small">{glance.on_hold && !hand ? "" : t.pauseWhy}</span>
      </p>
      <div class="row-end">
        <a class="button go touch" href={tablePath(place, glance.table)}>
          {t.toTable}
        </a>
        {glance.on_hold ? (
          <button class="button touch" onClick={() => void act({ Release: {} }, glance.table)}>
            <Icon name="play" />
            {t.goOn}
          </button>
        ) : (
          <button class="button touch" onClick={() => void act({ Hold: {} }, glance.table)}>
            <Icon name="pause" />
            {t.pause}
          </button>
        )}
        {close}
      </div>
    </section>
  );
}

/** Somebody has called the floor, which the host is here; play is held until it is answered. */
function Called({
  place,
  glance: { table, case: called },
  done,
}: {
  place: string;
  glance: TableGlance;
  done: (answer: Answer) => void;
}) {
  const t = floorTexts.value;
  if (!called) return null;
  return (
    <div class="banner info panel" role="status">
      <Icon name="bell" />
      <p>
        <strong>{called.about || t.callsTitle}</strong> {called.name ? t.calledBy(called.name) : ""}
      </p>
      <button class="button" onClick={() => void answerCall(place, table, t.answered).then(done)}>
        {t.answered}
      </button>
    </div>
  );
}

/**
 * A new link, and the end of all there are; with somebody taken out they have ended, and what was made
 * here is gone.
 */
function Links({ game }: { game: GameShown }) {
  const t = texts.value.private;
  const path = `/api/${game.place.replace("game/", "games/")}/link`;
  const [code, keep] = useKeptLink(game.place);
  const [ended, setEnded] = useState(false);
  const [refused, setRefused] = useState("");
  const link = async () => {
    const answer = await post<{ code: string }>(path);
    setRefused(answer.ok ? "" : answer.says || texts.value.state.failed);
    if (!answer.ok) return;
    setEnded(false);
    keep(answer.value.code);
  };
  const end = async () => {
    const answer = await remove(path);
    setRefused(answer.ok ? "" : answer.says || texts.value.state.failed);
    if (!answer.ok) return;
    keep("");
    setEnded(true);
  };
  return (
    <section class="panel padded stack">
      <h2>{t.share}</h2>
      {refused ? (
        <p class="refusal" role="alert">
          {refused}
        </p>
      ) : null}
      {code ? (
        <LinkBox game={{ ...game, code }} inside />
      ) : (
        <button class="button touch" onClick={() => void link()}>
          <Icon name="link" /> {t.newLink}
        </button>
      )}
      {ended ? (
        <p class="dim small" role="status">
          {hostTexts.value.linksEnded}
        </p>
      ) : (
        <button class="button quiet danger" onClick={() => void end()}>
          {hostTexts.value.endLinks}
        </button>
      )}
    </section>
  );
}
