// What a hand is worth, shortened for a seat: the kickers go first, as a player would say it aloud.

const LOW = /^an? ([\dTJQKA]+-[\dTJQKA]+)[-\dTJQKA]* low$/;

/** Of a hand with two halves each is said in a word or two: "two pair; low 8-6". */
export function inShort(holding: string, say = (words: string): string => words): string {
  const halves = holding.split("; ");
  const [high = "", low = ""] = halves;
  if (halves.length < 2) return say(whole(high));
  return [whole(high).replace(/,.*$/, ""), low.replace(LOW, "low $1")].map(say).join("; ");
}

const whole = (words: string): string =>
  words
    .replace(/,[^,]* kickers?$/, "")
    .replace(/ high, .*$/, " high")
    .replace(/flush, (\w+) .*$/, "flush, $1 high")
    .replace(/^an? (?=pair|straight|flush|full|royal|[\dTJQKA]+-)/, "");

/** As short as it is said across a table: "eights", "two pair", "8-7 low". */
export function inBrief(words: string): string {
  return inShort(words)
    .replace(/^pair of /, "")
    .replace(/^(\w+-\w+)-[\w-]+ low$/, "$1 low")
    .replace(/,.*$/, "");
}
