// What a hand is worth, shortened for a seat: the kickers go first, as a player would say it aloud.

export function inShort(holding: string, say = (words: string): string => words): string {
  return holding
    .split("; ")
    .map(part =>
      say(
        part
          .replace(/,[^,]* kickers?$/, "")
          .replace(/ high, .*$/, " high")
          .replace(/flush, (\w+) .*$/, "flush, $1 high")
          .replace(/^an? (?=pair|straight|flush|full|royal)/, ""),
      ),
    )
    .join("; ");
}

/** As short as it is said across a table: "eights", "two pair", "8-7 low". */
export function inBrief(words: string): string {
  return inShort(words)
    .replace(/^pair of /, "")
    .replace(/^an? /, "")
    .replace(/^(\w+-\w+)-[\w-]+ low$/, "$1 low")
    .replace(/,.*$/, "");
}
