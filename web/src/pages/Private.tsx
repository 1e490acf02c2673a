// A private game: one form, then one link.

import { useRef, useState } from "preact/hooks";
import { asked, type Faults, faultsOf, sheets, signed, usual, type Wanted } from "../model/private-game";
import { type ApiRefusal, post } from "../net/api";
import { keepLink } from "../net/game-links";
import { texts } from "../texts";
import { hostTexts } from "../texts/desks/host";
import { Icon } from "../ui/Icon";
import { usePageTitle } from "../ui/page-title";
import { Field, Law } from "../ui/parts";
import { Shell } from "../ui/Shell";
import { BOOKS, type GameShown, MIXES } from "../wire";
import { LinkBox } from "./LinkBox";
import { OWN, OwnRules, type RulesFile, rulesOf } from "./OwnRules";
import { StakesFields } from "./StakesFields";

/** A game that was opened, as it was asked for: what is typed afterwards is another. */
interface Made {
  game: GameShown;
  wanted: Wanted;
}

const mixes = MIXES as Record<string, string>;
const books = BOOKS as Record<string, { title: string; about: string }>;
const OFTEN = ["holdem", "omaha", "dealers-choice"];
const FIELD_OF: Record<string, keyof Faults> = { "wrong-stakes": "stakes", "wrong-buy-in": "most" };

export function Private() {
  const t = texts.value.private;
  const own = hostTexts.value;
  const [wanted, setWanted] = useState<Wanted>({
    ...(usual("holdem") as Wanted),
    title: "",
    seats: 8,
    book: "mohegan",
    runs: 0,
  });
  const [file, setFile] = useState<RulesFile | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  const [busy, setBusy] = useState(false);
  const pressed = useRef(false); // pressed twice, however soon the answer came, it is one game
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [refused, setRefused] = useState<Pick<ApiRefusal, "says" | "clauses"> | null>(null);
  const change = (some: Partial<Wanted>) => {
    setWanted({ ...wanted, ...some });
    setFaults({});
    setRefused(null);
  };
  const played = (one: Wanted) => sheets[one.game]?.title ?? mixes[one.game] ?? one.game;
  usePageTitle(t.title);
  const create = async (event: Event) => {
    event.preventDefault();
    if (pressed.current) return;
    const found = faultsOf(wanted);
    if (Object.keys(found).length) return show(found);
    pressed.current = true;
    setBusy(true);
    setRefused(null);
    pressed.current = await send();
    setBusy(false);
  };
  const another = (event: MouseEvent) => {
    if (event.detail > 1) return; // the second half of the double click that opened the game
    pressed.current = false;
    setMade(null);
  };
  /** What is wrong stands at its field, and whoever types goes on there. */
  const show = (found: Faults) => {
    setFaults(found);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(".is-wrong .input")?.focus());
  };
  const refuse = ({ says, clauses, reason }: Pick<ApiRefusal, "says" | "clauses" | "reason">) => {
    setRefused({ says: says || texts.value.state.failed, clauses });
    const field = FIELD_OF[reason];
    if (field) show({ [field]: "house" });
    else
      requestAnimationFrame(() =>
        form.current?.querySelector(".refusal")?.scrollIntoView({ block: "center" }),
      );
    return false;
  };
  const send = async () => {
    const { book } = wanted;
    const rules = book === OWN ? await rulesOf(file, own.unnamed) : "";
    if (typeof rules !== "string") return refuse(rules);
    const law = rules ? { rules } : { book };
    const body = { ...asked(wanted, wanted.title.trim() || played(wanted)), ...law };
    const answer = await post<GameShown>("/api/games", body);
    if (!answer.ok) return refuse(answer);
    keepLink(answer.value.place, answer.value.code);
    setMade({ game: answer.value, wanted });
    scrollTo({ top: 0 });
    return true;
  };
  return (
    <Shell>
      <div class={`private ${made ? "is-made" : ""}`}>
        <form class="stack wide-gap" ref={form} noValidate onSubmit={event => void create(event)}>
          <div class="page-head">
            <h1>{t.title}</h1>
            <p class="dim">{t.lead}</p>
          </div>
          <fieldset class="stack wide-gap" disabled={Boolean(made)}>
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
            <StakesFields wanted={wanted} change={change} faults={faults} says={refused?.says ?? ""} />
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
          <Sign
            wanted={made?.wanted ?? wanted}
            played={played(made?.wanted ?? wanted)}
            made={made?.game ?? null}
          />
        </aside>
      </div>
    </Shell>
  );
}

/** What the sign at the table says: of the game as it was made, or as it would be. */
function Sign({ wanted, played, made }: { wanted: Wanted; played: string; made: GameShown | null }) {
  const t = texts.value.private;
  const { structures } = texts.value.table;
  const named = sheets[wanted.game] ? `${structures[wanted.structure] ?? ""} ${played}` : played;
  const own = wanted.book === OWN;
  const title = books[wanted.book]?.title ?? wanted.book;
  const byBook = [own ? hostTexts.value.ownRules : t.byBook(title), own ? "" : t.runsSaid[wanted.runs]]
    .filter(Boolean)
    .join(", ");
  const { stakes, buyIn } = signed(wanted, t.to);
  return (
    <>
      <dl class="facts">
        <dt>{t.game}</dt>
        <dd>{named}</dd>
        <dt>{t.stakes}</dt>
        <dd>{stakes}</dd>
        {buyIn ? (
          <>
            <dt>{t.buyIn}</dt>
            <dd>{buyIn}</dd>
          </>
        ) : null}
        <dt>{t.seats}</dt>
        <dd>{wanted.seats}</dd>
      </dl>
      <p class="dim small rule">
        <b>{byBook}.</b> {books[wanted.book]?.about}
      </p>
      <LinkBox game={made} sign={`${stakes} ${named}, ${t.seatsOf(wanted.seats)}. ${byBook}.`} />
    </>
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
