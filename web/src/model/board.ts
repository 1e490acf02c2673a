// The board of a room as the lobby shows it: one row for each game, with its tables and its list.

import { texts } from "../texts";
import {
  type CallOnBoard,
  GAMES,
  type GameOnBoard,
  type OwnPlace,
  type OwnSeat,
  type PlayerRoomView,
  type TableOnBoard,
} from "../wire";
import { amount } from "./chips";

export type Kind = "holdem" | "omaha" | "stud" | "mixed";

export interface GameRow {
  game: GameOnBoard;
  title: string;
  structure: string;
  limits: string;
  kind: Kind;
  tables: TableOnBoard[];
  open: number;
  place: OwnPlace | null;
  call: CallOnBoard | null;
  seat: OwnSeat | null;
  key: string; // all of it in one word: another one means that something has changed
}

export function rows(view: PlayerRoomView): GameRow[] {
  const { board, player } = view;
  const tablesOf = new Map<string, TableOnBoard[]>();
  for (const table of board.tables) {
    if (table.standing === "broken") continue;
    const known = tablesOf.get(table.game);
    if (known) known.push(table);
    else tablesOf.set(table.game, [table]);
  }
  return board.games.map(game => {
    const tables = tablesOf.get(game.name) ?? [];
    const [structure = "", limits = ""] = splitStakes(game.stakes);
    const row = {
      game,
      structure,
      limits,
      tables,
      title: game.mix ? texts.value.game(game.mix) : titleOf(game.game),
      kind: game.mix ? ("mixed" as const) : kindOf(game.game),
      open: tables.reduce((sum, table) => sum + table.open_seats.length, 0),
      place: view.places.find(one => one.game === game.name) ?? null,
      call: board.calls.find(one => one.game === game.name && one.player === player) ?? null,
      seat: view.seats.find(one => tables.some(table => table.number === one.table)) ?? null,
    };
    return { ...row, key: JSON.stringify([game, tables, row.place, row.call, row.seat?.table]) };
  });
}

/** What a game is called in the language that is read. */
export const titleOf = (key: string): string => texts.value.game(titleAsWritten(key));

/** And as the house writes it. */
export const titleAsWritten = (key: string): string =>
  (GAMES as Record<string, { title: string }>)[key]?.title ?? key;

/** "no-limit 1/2" is a structure and the limits. */
export function splitStakes(stakes: string): [string, string] {
  const at = stakes.indexOf(" ");
  return at < 0 ? ["", stakes] : [stakes.slice(0, at), stakes.slice(at + 1)];
}

function kindOf(key: string): Kind {
  if (key.startsWith("omaha")) return "omaha";
  if (key.includes("holdem") || key.includes("pineapple") || key === "short-deck") return "holdem";
  return "stud";
}

/** "1/2" on a sign is "$1/$2"; with 100 chips to the dollar "25/50" is "$0.25/$0.50". */
/** The bets of a table: money in a cash game, chips at one of an event's. */
export const betsAt = (place: string, limits: string): string =>
  place.startsWith("event/") ? limits : dollars(limits);

export const dollars = (limits: string, dollar = 1): string =>
  limits.replace(/\d[\d,.]*/g, sum => (dollar > 1 ? amount(Number(sum), { dollar, sign: "$" }) : `$${sum}`));

/** The table to send somebody to: the one with the most players that has a seat. */
export function tableWithSeat(tables: TableOnBoard[]): TableOnBoard | null {
  const free = tables.filter(table => table.open_seats.length);
  return free.sort((a, b) => b.taken - a.taken)[0] ?? null;
}
