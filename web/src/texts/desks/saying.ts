// Words of what came of something at any desk, and of the line in which one says it.

import { inLanguage } from "../in-language";

const en = {
  sayIt: "Say it",
  hint: {
    room: "keep Ann and Bob apart",
    cage: "Ann buys 100 at 5",
    table: (n: string) => `at ${n}: Ann is away`,
    event: "Ann registers",
    season: "add member Ann Ash",
  } as { room: string; cage: string; table: (n: string) => string; event: string; season: string },
  about: "A sentence, as one says it to the floor. The house does it, or says why not.",
  doneNamed: (what: string) => `Done: ${what}.`,
  asks: "First:",
};

const de: typeof en = {
  sayIt: "Sag es",
  hint: {
    room: "keep Ann and Bob apart",
    cage: "Ann buys 100 at 5",
    table: n => `at ${n}: Ann is away`,
    event: "Ann registers",
    season: "add member Ann Ash",
  },
  about: "Ein Satz, wie man ihn dem Floor sagt, auf Englisch. Das Haus tut es oder sagt, warum nicht.",
  doneNamed: what => `Erledigt: ${what}.`,
  asks: "Zuerst:",
};

export const sayingTexts = inLanguage({ en, de });
