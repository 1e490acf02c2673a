// What does not fit on the wall at once is shown in turns, so that nobody's move and no prize is cut off
// below the edge.

const TURN = 8_000; // milliseconds for which one part is shown

/** Equal prizes that follow each other are one line. */
export function grouped(prizes: number[], after = 0): { from: number; to: number; sum: number }[] {
  const found: { from: number; to: number; sum: number }[] = [];
  prizes.forEach((sum, at) => {
    const last = found[found.length - 1];
    const place = after + at + 1; // those before are of no place
    if (last && last.sum === sum) last.to = place;
    else found.push({ from: place, to: place, sum });
  });
  return found;
}

/** The lines that are shown now, at most so many, and which part of how many that is. */
export function inTurn<T>(lines: T[], most: number, now: number): { lines: T[]; part: number; of: number } {
  const of = Math.ceil(lines.length / most);
  if (of <= 1) return { lines, part: 1, of: 1 };
  const part = Math.floor(now / TURN) % of;
  return { lines: lines.slice(part * most, part * most + most), part: part + 1, of };
}
