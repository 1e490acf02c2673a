// A private game: one form, then one link.

import { useRef, useState } from "preact/hooks";
import { dollars } from "../model/board";
import { type ApiRefusal, post } from "../net/api";
import { keepLink } from "../net/game-links";
import { texts } from "../texts";
import { hostTexts } from "../texts/desks/host";
import { Icon } from "../ui/Icon";
import { usePageTitle } from "../ui/page-title";
import { Field, Law } from "../ui/parts";
import { Shell } from "../ui/Shell";
import { BOOKS, GAMES, type GameShown, MIXES } from "../wire";
import { LinkBox } from "./LinkBox";
import { OWN, OwnRules, type RulesFile, rulesOf } from "./OwnRules";

interface Wanted {
  title: string;
  game: string;
  structure: string;
  stakes: string;
  seats: number;
  least: string;
  most: string;
  book: string;
}

type Sheet = {
  title: string;
  seats: number;
  opening: string;
  structures: Record<string, { stakes: string; stack: number }>;
};
const sheets = GAMES as unknown as Record<string, Sheet>;
const mixes = MIXES as Record<string, string>;
const books = BOOKS as Record<string, { title: string; about: string }>;
const OFTEN = ["holdem", "omaha", "dealers-choice"];

function usual(game: string, structure = ""): Partial<Wanted> {
  const sheet = sheets[game];
  if (!sheet) return { game, structure: "limit", stakes: "4/8", least: "", most: "" };
  const chosen =
    structure && sheet.structures[structure] ? structure : (Object.keys(sheet.structures)[0] ?? "");
  const { stakes, stack } = sheet.structures[chosen]!;
  return {
    game,
    structure: chosen,
    stakes: stakes.replace(`${chosen} `, ""),
    least: String(Math.max(1, Math.floor((stack * 2) / 5))),
    most: String(stack * 2),
  };
}

export function Private() {
  const t = texts.value.private;
  const own = hostTexts.value;
  const [wanted, setWanted] = useState<Wanted>({
    ...(usual("holdem") as Wanted),
    title: "",
    seats: 8,
    book: "mohegan",
  });
  const [file, setFile] = useState<RulesFile | null>(null);
  const [made, setMade] = useState<GameShown | null>(null);
  const [busy, setBusy] = useState(false);
  const asked = useRef(false); // pressed twice, however soon the answer came, it is one game
  const [refused, setRefused] = useState<Pick<ApiRefusal, "says" | "clauses"> | null>(null);
  const change = (some: Partial<Wanted>) => setWanted({ ...wanted, ...some });
  const sheet = sheets[wanted.game];
  const played = sheet?.title ?? mixes[wanted.game] ?? wanted.game;
  const named = sheet ? `${texts.value.table.structures[wanted.structure] ?? ""} ${played}` : played;
  const byBook = wanted.book === OWN ? own.ownRules : t.byBook(books[wanted.book]?.title ?? wanted.book);
  usePageTitle(t.title);
  const create = async (event: Event) => {
    event.preventDefault();
    if (asked.current) return;
    asked.current = true;
    setBusy(true);
    setRefused(null);
    asked.current = await send();
    setBusy(false);
  };
  const another = (event: MouseEvent) => {
    if (event.detail > 1) return; // the second half of the double click that opened the game
    asked.current = false;
    setMade(null);
  };
  const refuse = (says: string, clauses: string[] = []) => {
    setRefused({ says: says || texts.value.state.failed, clauses });
    return false;
  };
  const send = async () => {
    const rules = wanted.book === OWN ? await rulesOf(file, own.unnamed) : "";
    if (typeof rules !== "string") return refuse(rules.says);
    const sums = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : null);
    const stakes = sheet ? `${wanted.structure} ${wanted.stakes}` : wanted.stakes;
    const law = rules ? { rules } : { book: wanted.book };
    const answer = await post<GameShown>("/api/games", {
      title: wanted.title.trim() || played,
      game: wanted.game,
      stakes,
      seats: wanted.seats,
      ...law,
      least: sums(wanted.least),
      most: sums(wanted.most),
    });
    if (!answer.ok) return refuse(answer.says, answer.clauses);
    keepLink(answer.value.place, answer.value.code);
    setMade(answer.value);
    scrollTo({ top: 0 });
    return true;
  };
  return (
    <Shell>
      <div class={`private ${made ? "is-made" : ""}`}>
        <form class="stack wide-gap" onSubmit={event => void create(event)}>
          <div class="page-head">
            <h1>{t.title}</h1>
            <p class="dim">{t.lead}</p>
          </div>
          <Field label={own.named}>
            <input
              class="input"
              name="title"
              maxLength={60}
              placeholder={own.namedLike}
              value={wanted.title}
              onInput={event => change({ title: event.currentTarget.value })}
            />
          </Field>
          <GameChoice wanted={wanted} change={change} />
          <fieldset class="stack">
            <legend>{t.stakes}</legend>
            <div class="four">
              {sheet ? (
                <Field label={t.limit}>
                  <select
                    class="input"
                    value={wanted.structure}
                    onChange={event => change(usual(wanted.game, event.currentTarget.value))}
                  >
                    {Object.keys(sheet.structures).map(one => (
                      <option key={one} value={one}>
                        {texts.value.table.structures[one] ?? one}
                      </option>
                    ))}
                  </select>
                </Field>
              ) : null}
              <Field label={sheet?.opening === "blinds" && wanted.structure !== "limit" ? t.blinds : t.bets}>
                <input
                  class="input"
                  value={wanted.stakes}
                  onInput={event => change({ stakes: event.currentTarget.value })}
                />
              </Field>
              <Field label={t.buyIn}>
                <span class="two-inputs">
                  <input
                    class="input"
                    inputMode="numeric"
                    aria-label={t.buyIn}
                    value={wanted.least}
                    onInput={event => change({ least: event.currentTarget.value })}
                  />
                  <span>{t.to}</span>
                  <input
                    class="input"
                    inputMode="numeric"
                    aria-label={`${t.buyIn} ${t.to}`}
                    value={wanted.most}
                    onInput={event => change({ most: event.currentTarget.value })}
                  />
                </span>
              </Field>
              <Field label={t.seats}>
                <select
                  class="input"
                  value={wanted.seats}
                  onChange={event => change({ seats: Number(event.currentTarget.value) })}
                >
                  {Array.from({ length: (sheet?.seats ?? 8) - 1 }, (_, n) => (
                    <option key={n} value={n + 2}>
                      {n + 2}
                    </option>
                  ))}
                </select>
              </Field>
            </div>
            <p class="dim small">{t.playChips}</p>
          </fieldset>
          <fieldset class="stack">
            <legend>{t.whose}</legend>
            <div class="two">
              {Object.entries(books)
                .filter(([name]) => name !== "pechanga-t" && name !== "tournament")
                .map(([name, book]) => (
                  <Tile
                    key={name}
                    on={wanted.book === name}
                    press={() => change({ book: name })}
                    title={book.title}
                    says={book.about}
                  />
                ))}
              <OwnRules
                on={wanted.book === OWN}
                file={file}
                choose={one => (setFile(one), change({ book: OWN }))}
              />
            </div>
          </fieldset>
          {refused ? (
            <p class="refusal" role="alert">
              <strong>{texts.value.state.refused}</strong> {refused.says} <Law ids={refused.clauses} />
            </p>
          ) : null}
          <div class="row-end create-row">
            {made ? (
              <button type="button" class="button touch big" onClick={another}>
                {t.another}
              </button>
            ) : (
              <button class="button go touch big" disabled={busy} aria-busy={busy}>
                <Icon name="link" /> {busy ? (wanted.book === OWN ? own.reading : own.opening) : t.create}
              </button>
            )}
            {busy && wanted.book === OWN ? (
              <p class="dim small" role="status">
                {own.readingWhy}
              </p>
            ) : null}
          </div>
        </form>
        <aside class="panel padded stack sign-panel">
          <span class={`tag ${made ? "go" : ""}`}>
            {made ? <Icon name="check" /> : null}
            {made ? t.isOpen : t.notOpen}
          </span>
          <h2>{made ? t.share : wanted.title.trim() || t.yourTable}</h2>
          {made ? null : (
            <dl class="facts">
              <dt>{t.game}</dt>
              <dd>{named}</dd>
              <dt>{sheet?.opening === "blinds" && wanted.structure !== "limit" ? t.blinds : t.bets}</dt>
              <dd>{dollars(wanted.stakes)}</dd>
              {wanted.least || wanted.most ? (
                <>
                  <dt>{t.buyIn}</dt>
                  <dd>{dollars(`${wanted.least} ${t.to} ${wanted.most}`)}</dd>
                </>
              ) : null}
              <dt>{t.seats}</dt>
              <dd>{wanted.seats}</dd>
            </dl>
          )}
          {made ? null : (
            <p class="dim small rule">
              <b>{byBook}.</b> {books[wanted.book]?.about}
            </p>
          )}
          <LinkBox
            game={made}
            sign={`${dollars(wanted.stakes)} ${named}, ${t.seatsOf(wanted.seats)}. ${byBook}.`}
          />
        </aside>
      </div>
    </Shell>
  );
}

function GameChoice({ wanted, change }: { wanted: Wanted; change: (some: Partial<Wanted>) => void }) {
  const t = texts.value.private;
  const other = !OFTEN.includes(wanted.game);
  return (
    <fieldset class="stack">
      <legend>{t.game}</legend>
      <div class="four">
        {OFTEN.map(key => (
          <Tile
            key={key}
            on={wanted.game === key}
            press={() => change(usual(key))}
            title={sheets[key]?.title ?? mixes[key] ?? key}
            says={t.players(sheets[key]?.seats ?? 8)}
          />
        ))}
        <label class={`tile ${other ? "is-on" : ""}`}>
          <b>{t.more}</b>
          <select
            class="input"
            value={other ? wanted.game : ""}
            onChange={event => event.currentTarget.value && change(usual(event.currentTarget.value))}
          >
            <option value="">{t.choose}</option>
            {Object.entries(sheets).map(([key, one]) => (
              <option key={key} value={key}>
                {one.title}
              </option>
            ))}
            {Object.entries(mixes).map(([key, title]) => (
              <option key={key} value={key}>
                {title}
              </option>
            ))}
          </select>
        </label>
      </div>
    </fieldset>
  );
}

function Tile({ on, press, title, says }: { on: boolean; press: () => void; title: string; says: string }) {
  return (
    <button type="button" class={`tile ${on ? "is-on" : ""}`} aria-pressed={on} onClick={press}>
      <b>{title}</b>
      <small>{says}</small>
    </button>
  );
}
