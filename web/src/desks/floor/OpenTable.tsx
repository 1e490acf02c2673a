// Open a table for a game that is on the board: dealt by the house, or by people.

import { useState } from "preact/hooks";
import { gamesInWords } from "../../model/listing";
import { type Answer, ask } from "../../net/house";
import { floorTexts } from "../../texts/desks/floor";
import { Icon } from "../../ui/Icon";
import { Field, Segments } from "../../ui/parts";
import type { WallBoard } from "../../wire";
import { doneWords, named } from "../parts/done-words";
import { ROOM } from "./floor-places";

/** The number after the highest there is: 4 where there are tables 1, 2 and 3. */
export const nextNumber = (numbers: string[]): string =>
  String(1 + Math.max(0, ...numbers.map(Number).filter(Number.isSafeInteger)));

export function OpenTable({
  role,
  board,
  done,
}: {
  role: string;
  board: WallBoard | null;
  done: (answer: Answer) => void;
}) {
  const t = floorTexts.value;
  const [open, setOpen] = useState(false);
  const [table, setTable] = useState<string | null>(null); // as it is typed
  const [listing, setListing] = useState("");
  const [byHand, setByHand] = useState(true);
  if (!board?.games.length) return null;
  if (!open)
    return (
      <button class="tile-table is-new" onClick={() => setOpen(true)}>
        <Icon name="plus" />
        {t.openTable}
      </button>
    );
  const number = table ?? nextNumber(board.tables.map(one => one.number));
  const game = listing || board.games[0]!.name;
  const send = async (event: Event) => {
    event.preventDefault();
    const command = { OpenTable: { table: number.trim(), listing: game, by_hand: byHand } };
    const answer = await ask(ROOM, "", command, undefined, role);
    done(named(answer, doneWords(command, "", String)));
    setTable(null);
    if (answer.ok) setOpen(false);
  };
  return (
    <form class="small-form" onSubmit={event => void send(event)}>
      <Field label={t.number}>
        <input
          class="input"
          value={number}
          required
          maxLength={8}
          onInput={event => setTable(event.currentTarget.value)}
        />
      </Field>
      <Field label={t.game}>
        <select class="input" value={game} onChange={event => setListing(event.currentTarget.value)}>
          {board.games.map(({ name }) => (
            <option key={name} value={name}>
              {gamesInWords(name)}
            </option>
          ))}
        </select>
      </Field>
      <Segments
        label={t.dealtBy}
        value={byHand}
        choose={setByHand}
        options={[
          { value: true, label: t.people },
          { value: false, label: t.house },
        ]}
      />
      <div class="two">
        <button class="button go">{t.open}</button>
        <button type="button" class="button quiet" onClick={() => setOpen(false)}>
          {t.cancel}
        </button>
      </div>
    </form>
  );
}
