// Put a game on the board: what is played, for how much, with how many; tables are opened for it afterwards.

import { useState } from "preact/hooks";
import { withBlinds } from "../../model/typed-stakes";
import { type Answer, say } from "../../net/house";
import { texts } from "../../texts";
import { floorTexts } from "../../texts/desks/floor";
import { Icon } from "../../ui/Icon";
import { Field } from "../../ui/parts";
import { GAMES } from "../../wire";
import { named } from "../parts/done-words";
import { actWords } from "../parts/Undo";
import { ROOM } from "./floor-places";

type Sheet = { title: string; seats: number; structures: Record<string, { stakes: string; stack: number }> };
const sheets = GAMES as unknown as Record<string, Sheet>;

interface Wanted {
  game: string;
  structure: string;
  stakes: string;
  seats: string;
  least: string;
  most: string;
  also: string; // what the house designates besides: "drop 4, kill"
}

/** A game at its usual stakes. */
export function usualGame(game: string, structure = ""): Wanted {
  const sheet = sheets[game]!;
  const chosen = sheet.structures[structure] ? structure : Object.keys(sheet.structures)[0]!;
  const { stakes, stack } = sheet.structures[chosen]!;
  return {
    game,
    structure: chosen,
    stakes: stakes.replace(`${chosen} `, ""),
    seats: String(sheet.seats),
    least: String(Math.max(1, Math.floor((stack * 2) / 5))),
    most: String(stack * 2),
    also: "",
  };
}

/** Amounts as the room's sentences have them, whose parts stand between commas: 1,000 is 1000, 0,25 is 0.25. */
const plain = (typed: string): string =>
  typed
    .trim()
    .replace(/,(?=\d{3}(?!\d))/g, "")
    .replace(/,(?=\d{1,2}(?!\d))/g, ".");

/** The sentence by which a game comes on the board; its name there is of one word. */
export function gameWords({ game, structure, stakes, seats, least, most, also }: Wanted): string {
  const bare = withBlinds(game, structure, plain(stakes));
  const limits = bare.split(" ")[0]!;
  const buyIn = least.trim() && most.trim() ? `, buy-in ${plain(least)}-${plain(most)}` : "";
  return (
    `game ${game}-${structure}-${limits}: ${game} ${structure} ${bare}, seats ` +
    `${seats.trim()}${buyIn}${also.trim() ? `, ${also.trim()}` : ""}`
  );
}

export function NewGame({ role, done }: { role: string; done: (answer: Answer) => void }) {
  const t = floorTexts.value;
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(() => usualGame("holdem"));
  if (!open)
    return (
      <button class="tile-table is-new" onClick={() => setOpen(true)}>
        <Icon name="plus" />
        {t.newGame}
      </button>
    );
  const send = async (event: Event) => {
    event.preventDefault();
    const answer = await say(ROOM, gameWords(wanted), role);
    done(named(answer, actWords({ kind: "ListGame", what: "", player: "", table: "" }, String)));
    if (answer.ok) setOpen(false);
  };
  const typed = (key: keyof Wanted, label: string, whole = true) => (
    <Field label={label}>
      <input
        class="input"
        required={!["least", "most", "also"].includes(key)}
        {...(whole ? { inputMode: "numeric" as const, pattern: "[0-9]*" } : {})}
        maxLength={60}
        value={wanted[key]}
        onInput={event => setWanted({ ...wanted, [key]: event.currentTarget.value })}
      />
    </Field>
  );
  return (
    <form class="small-form" onSubmit={event => void send(event)}>
      <Field label={t.game}>
        <select
          class="input"
          value={wanted.game}
          onChange={event => setWanted(usualGame(event.currentTarget.value))}
        >
          {Object.entries(sheets).map(([key, one]) => (
            <option key={key} value={key}>
              {one.title}
            </option>
          ))}
        </select>
      </Field>
      <Field label={t.limit}>
        <select
          class="input"
          value={wanted.structure}
          onChange={event => setWanted(usualGame(wanted.game, event.currentTarget.value))}
        >
          {Object.keys(sheets[wanted.game]!.structures).map(one => (
            <option key={one} value={one}>
              {texts.value.table.structures[one] ?? one}
            </option>
          ))}
        </select>
      </Field>
      {typed("stakes", t.stakes, false)}
      {typed("seats", t.seats)}
      {typed("least", t.leastBuyIn, false)}
      {typed("most", t.mostBuyIn, false)}
      {typed("also", t.designated, false)}
      <div class="two">
        <button class="button go">{t.putOnBoard}</button>
        <button type="button" class="button quiet" onClick={() => setOpen(false)}>
          {t.cancel}
        </button>
      </div>
    </form>
  );
}
