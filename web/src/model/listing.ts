// A game of the room as one reads it on the wall: its name on the board is of one word, "holdem-no-limit-1/2".

import { texts } from "../texts";
import { GAMES } from "../wire";
import { dollars } from "./board";

const NAMED =
  /\b([a-z][a-z0-9-]*?)-(no-limit|pot-limit|spread-limit|limit)-(\d+(?:\.\d+)?(?:\/\d+(?:\.\d+)?)*)(?![\w/])/g;
const titles = GAMES as unknown as Record<string, { title: string }>;

/** A text with "$1/$2 No-Limit Hold'em" where it has such a name; whatever else a game is called stays. */
export const gamesInWords = (text: string): string =>
  text.replace(NAMED, (name, game: string, structure: string, limits: string) =>
    titles[game]
      ? `${dollars(limits)} ${texts.value.table.structures[structure] ?? structure} ${titles[game].title}`
      : name,
  );
