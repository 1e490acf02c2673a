// A level of a tournament as the house writes it, "10000/20000 big-blind-ante 20000" or "Razz 100/200", as
// people read it.

import { texts } from "../texts";
import { amount } from "./chips";

const CHIPS = { dollar: 1, sign: "" };
const GAME = /^\D+(?= \d)/; // where a level is of another game, it stands in front

export function levelWords(words: string): string {
  const t = texts.value;
  const said = words.replace(/\d{4,}/g, sum => amount(Number(sum), CHIPS));
  const rest = /^break of (\d+) minutes(?:, chips of (.*) leave)?$/.exec(said);
  if (rest)
    return [t.event.breakOf(rest[1]!), rest[2] ? t.event.chipsLeave(rest[2]) : ""].filter(Boolean).join(", ");
  return said
    .replace(GAME, game => t.game(game))
    .replace(/ ante (?=\d)/, ` ${t.event.ante} `)
    .replace(/big-blind-ante ([\d,]+)/, (_, sum: string) => t.event.blindAnte(sum));
}
