// What a hand is worth, shortened for a seat: the kickers go first, as a player would say it aloud.

export function inShort(holding: string): string {
  return holding
    .split("; ")
    .map((part) => part.replace(/,[^,]* kickers?$/, "").replace(/ high, .*$/, " high").replace(/flush, (\w+) .*$/, "flush, $1 high").replace(/^an? (?=pair|straight|flush|full|royal)/, ""))
    .join("; ");
}
