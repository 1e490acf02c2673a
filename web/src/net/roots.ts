// What was promised of decks, as this browser was shown it before the deal. Kept here and nowhere
// else: a shuffle is held against what was seen then, not against what the house says now.

export interface RootSeen {
  root: string;
  cards: string; // of which deck: a game with other cards gets another promise
  version: number; // of the table when it was shown
}

const KEY = "shuffleup.roots";
const MOST = 300;
const where = (place: string, table: string, hand: number): string => `${place}|${table}|${hand}`;

function kept(): [string, RootSeen][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, RootSeen][];
  } catch {
    return [];
  }
}

export function rememberRoot(place: string, table: string, hand: number, seen: RootSeen): void {
  const key = where(place, table, hand);
  const all = kept();
  if (!seen.root || all.some(([one, known]) => one === key && known.root === seen.root)) return;
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify([...all.filter(([one]) => one !== key), [key, seen]].slice(-MOST)),
    );
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The root this browser was shown before a hand that began after a version; "" where it saw none.
 * A table of the same number that was opened later is another one. */
export function rootSeen(place: string, table: string, hand: number, began: number, cards: string): string {
  const found = kept().find(([one]) => one === where(place, table, hand))?.[1];
  return found && found.version < began && found.cards === cards ? found.root : "";
}
