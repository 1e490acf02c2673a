// Was eine Hand wert ist, auf Deutsch: das Haus sagt es auf Englisch, in immer denselben Wendungen.

const NAMES = [
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "jack",
  "queen",
  "king",
  "ace",
];
const ONE = [
  "Zwei",
  "Drei",
  "Vier",
  "Fünf",
  "Sechs",
  "Sieben",
  "Acht",
  "Neun",
  "Zehn",
  "Bube",
  "Dame",
  "König",
  "Ass",
];
const MORE = [
  "Zweien",
  "Dreien",
  "Vieren",
  "Fünfen",
  "Sechsen",
  "Siebenen",
  "Achten",
  "Neunen",
  "Zehnen",
  "Buben",
  "Damen",
  "Könige",
  "Asse",
];
const SIZES: Record<string, string> = {
  "one-card": "Eine Karte,",
  "two-card": "Zwei Karten,",
  "three-card": "Drei Karten,",
};
const COUNTS: Record<string, string> = {
  "pair of": "ein Paar",
  three: "Drilling",
  four: "Vierling",
  five: "Fünfling",
};

const one = (name: string): string => ONE[NAMES.indexOf(name.replace(/^deuce$/, "two"))] ?? name;
const more = (name: string): string =>
  MORE[
    NAMES.indexOf(
      name
        .replace(/e?s$/, "")
        .replace(/^deuc$/, "two")
        .replace(/^ac$/, "ace")
        .replace(/^fiv$/, "five")
        .replace(/^nin$/, "nine")
        .replace(/^thre$/, "three"),
    )
  ] ?? name;
const all = (names: string): string => names.split(" ").map(one).join(" ");

/** Jede Wendung und was sie auf Deutsch heißt; was keine ist, bleibt, wie es ist. */
const SAID: [RegExp, (...parts: string[]) => string][] = [
  [/^no low$/, () => "kein Low"],
  [/^royal flush$/, () => "Royal Flush"],
  [/^two pair, (\w+) and (\w+)$/, (a, b) => `zwei Paare, ${more(a!)} und ${more(b!)}`],
  [/^full house, (\w+) full of (\w+)$/, (a, b) => `Full House, ${more(a!)} über ${more(b!)}`],
  [/^straight flush, (\w+) high$/, a => `Straight Flush bis ${one(a!)}`],
  [/^straight, (\w+) high$/, a => `Straße bis ${one(a!)}`],
  [/^flush, (\w+) high$/, a => `Flush, ${one(a!)} hoch`],
  [/^flush, ([\w ]+)$/, a => `Flush, ${all(a!)}`],
  [/^(pair of|three|four|five) (\w+)$/, (n, a) => `${COUNTS[n!]} ${more(a!)}`],
  [/^(\w+s)$/, a => more(a!)],
  [/^two pair$/, () => "zwei Paare"],
  [/^full house$/, () => "Full House"],
  [/^straight flush$/, () => "Straight Flush"],
  [/^straight$/, () => "Straße"],
  [/^flush$/, () => "Flush"],
  [/^(\w+) high$/, a => `${one(a!)} hoch`],
  [/^(\w+) high, ([\w ]+)$/, (a, b) => `${one(a!)} hoch, ${all(b!)}`],
  [/^low ([\dTJQKA-]+)$/, a => `Low ${a}`],
  [/^([\dTJQKA-]+) low$/, a => `${a} Low`],
  [/^([\dTJQKA-]+) badugi$/, a => `${a} Badugi`],
  [/^(one-card|two-card|three-card) (.+)$/, (n, a) => `${SIZES[n!]} ${a}`],
];

export function worthInGerman(words: string): string {
  const bare = words.replace(/^an? (?=pair|straight|flush|full|royal|[\dTJQKA]-)/, "");
  const [, hand = bare, kickers = ""] = /^(.*), ([\w ]+?) kickers?$/.exec(bare) ?? [];
  for (const [said, inGerman] of SAID) {
    const found = said.exec(hand);
    if (found) return `${inGerman(...found.slice(1))}${kickers ? `, Kicker ${all(kickers)}` : ""}`;
  }
  return words;
}
