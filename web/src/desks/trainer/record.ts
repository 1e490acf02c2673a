// How somebody has done so far, by book; kept in this browser, for nobody else to see.

export interface Record {
  asked: number;
  right: number;
  missed: { [clause: string]: number };
}

const key = (book: string): string => `shuffleup.trainer.${book}`;
const NOTHING: Record = { asked: 0, right: 0, missed: {} };

export function recordOf(book: string): Record {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(key(book)) ?? "{}") as Partial<Record>) };
  } catch {
    return NOTHING;
  }
}

/** With one answer more; a clause ruled right once is missed once less. */
export function note(book: string, right: boolean, clauses: string[]): Record {
  const before = recordOf(book);
  const missed = { ...before.missed };
  for (const id of clauses) {
    const times = (missed[id] ?? 0) + (right ? -1 : 1);
    if (times > 0) missed[id] = times;
    else delete missed[id];
  }
  return keep(book, { asked: before.asked + 1, right: before.right + (right ? 1 : 0), missed });
}

export const forget = (book: string): Record => keep(book, NOTHING);

function keep(book: string, record: Record): Record {
  try {
    localStorage.setItem(key(book), JSON.stringify(record));
  } catch {
    // A browser that keeps nothing still trains.
  }
  return record;
}
