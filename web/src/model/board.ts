// The board of a room as the lobby shows it: one row for each game, with its tables and its list.

import { GAMES, type CallOnBoard, type GameOnBoard, type OwnPlace, type OwnSeat, type PlayerRoomView, type TableOnBoard } from "../wire";

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
}

export function rows(view: PlayerRoomView): GameRow[] {
  const { board, player } = view;
  return board.games.map((game) => {
    const tables = board.tables.filter((table) => table.game === game.name && table.standing !== "broken");
    const [structure = "", limits = ""] = splitStakes(game.stakes);
    return {
      game, structure, limits, tables,
      title: game.mix || titleOf(game.game),
      kind: game.mix ? "mixed" : kindOf(game.game),
      open: tables.reduce((sum, table) => sum + table.open_seats.length, 0),
      place: view.places.find((one) => one.game === game.name) ?? null,
      call: board.calls.find((one) => one.game === game.name && one.player === player) ?? null,
      seat: view.seats.find((one) => tables.some((table) => table.number === one.table)) ?? null,
    };
  });
}

export function titleOf(key: string): string {
  return (GAMES as Record<string, { title: string }>)[key]?.title ?? key;
}

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

/** "1/2" on a sign is "$1/$2". */
export const dollars = (limits: string): string => limits.replace(/\d[\d,.]*/g, (sum) => `$${sum}`);

/** The table to send somebody to: the one with the most players that has a seat. */
export function tableWithSeat(tables: TableOnBoard[]): TableOnBoard | null {
  const free = tables.filter((table) => table.open_seats.length);
  return free.sort((a, b) => b.taken - a.taken)[0] ?? null;
}
