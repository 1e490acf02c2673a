// The words of "ask the floor", in every language.

import { inLanguage } from "../in-language";

const en = {
  title: "Ask the floor", lead: "What happened? Every book's ruling, with its clause. No table needed.",
  search: "What happened, in a few words", commonest: "Called for most often", everything: "Everything that can go wrong",
  found: "Did one of these happen?", none: "Nothing of that is a mistake the floor rules on.", clauses: "What the books say of it", meant: (words: string) => `Looked for “${words}”.`,
  back: "Something else happened", where: "Where", change: "Change", done: "Done", game: "Game and stakes", gameHint: "holdem 2/5, omaha 5/10, stud limit 4/8", seats: "Who sits there", seatsHint: "Tom 300, Jim 250, Lou 800; button Jim",
  scene: "Place in the hand", play: "Or the play in a line", playHint: "Bob bets 40 into 65", ask: "Ask", books: "Books", all: "All books", common: "Common practice",
  otherAnswer: "Another answer", answer: "Answer", nobody: "Nobody knows", told: "You said", takeBack: "Take it back", usually: "Taken as usual. Is any of it otherwise?", usual: "Usual",
  hints: { chips: "an amount", "chips by denomination": "500+100x3", card: "7d", cards: "7dKs", count: "a number", actions: "Bob bets 40 then Cy calls", seats: "Ann Bob" } as Record<string, string>,
  yes: "Yes", no: "No", yourBook: "Your book",
  silent: "The book is silent; common practice answers", floorChooses: "The floor chooses", unlessSaid: "unless the floor says otherwise", also: "Also", later: "Once the turn comes", both: "The book can be read both ways; not chosen", why: "Why",
  differ: "Why they differ", differHint: "In brackets: the book itself says nothing.", alike: "All of them rule the same.", share: "Share", copied: "Link copied",
  keep: "Keep as a precedent", kept: "Kept as a precedent", remark: "Remark", byBook: "Ruling of", save: "Keep it", precedents: "Precedents", noPrecedents: "A ruling that you keep stands here, and is found again.", drop: "Drop", by: (name: string) => `kept by ${name}`,
  thinking: "Asking the books", trainer: "Train with the books' cases", refused: "That cannot be so.",
};

const de: typeof en = {
  title: "Frag die Aufsicht", lead: "Was ist passiert? Die Entscheidung jedes Regelbuchs mit ihrer Regel. Ein Tisch ist nicht nötig.",
  search: "Was passiert ist, in wenigen Worten", commonest: "Am häufigsten gefragt", everything: "Alles, was schiefgehen kann",
  found: "War es eines davon?", none: "Darüber entscheidet die Aufsicht nicht.", clauses: "Was die Bücher dazu sagen", meant: (words: string) => `Gesucht wurde „${words}“.`,
  back: "Etwas anderes ist passiert", where: "Wo", change: "Ändern", done: "Fertig", game: "Spiel und Einsätze", gameHint: "holdem 2/5, omaha 5/10, stud limit 4/8", seats: "Wer dort sitzt", seatsHint: "Tom 300, Jim 250, Lou 800; button Jim",
  scene: "Stelle in der Hand", play: "Oder der Verlauf in einer Zeile", playHint: "Bob bets 40 into 65", ask: "Fragen", books: "Bücher", all: "Alle Bücher", common: "Allgemeiner Brauch",
  otherAnswer: "Andere Antwort", answer: "Antworten", nobody: "Weiß niemand", told: "Gesagt wurde", takeBack: "Zurücknehmen", usually: "Wie üblich angenommen. Ist etwas davon anders?", usual: "Üblich",
  hints: { chips: "ein Betrag", "chips by denomination": "500+100x3", card: "7d", cards: "7dKs", count: "eine Zahl", actions: "Bob bets 40 then Cy calls", seats: "Ann Bob" },
  yes: "Ja", no: "Nein", yourBook: "Euer Buch",
  silent: "Das Buch schweigt; es gilt der allgemeine Brauch", floorChooses: "Die Aufsicht wählt", unlessSaid: "wenn die Aufsicht nichts anderes sagt", also: "Außerdem", later: "Wenn der Spieler an der Reihe ist", both: "Das Buch lässt sich auch anders lesen; nicht gewählt", why: "Warum",
  differ: "Warum sie sich unterscheiden", differHint: "In Klammern: das Buch selbst sagt nichts dazu.", alike: "Alle entscheiden gleich.", share: "Teilen", copied: "Link kopiert",
  keep: "Als Präzedenzfall merken", kept: "Als Präzedenzfall gemerkt", remark: "Anmerkung", byBook: "Entscheidung nach", save: "Merken", precedents: "Präzedenzfälle", noPrecedents: "Eine Entscheidung, die du dir merkst, steht hier und wird wiedergefunden.", drop: "Streichen", by: (name: string) => `gemerkt von ${name}`,
  thinking: "Die Bücher werden gefragt", trainer: "Mit den Fällen der Bücher üben", refused: "Das kann nicht sein.",
};

export const askTexts = inLanguage({ en, de });
