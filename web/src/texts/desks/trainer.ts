// The words of the trainer, in every language.

import { inLanguage } from "../in-language";

const en = {
  title: "Trainer",
  lead: "A hand, a mistake, your ruling. The exercises are the books' own cases.",
  book: "Book",
  count: "Questions",
  begin: "Begin",
  again: "Another round",
  number: (n: number, of: number) => `Question ${n} of ${of}`,
  what: "What is the ruling?",
  right: "Right.",
  wrong: "No.",
  ruling: "The ruling",
  next: "Next",
  finish: "See the score",
  score: (right: number, of: number) => `${right} of ${of} right`,
  readAgain: "Read again",
  nothingAgain: "Nothing to read again. Well ruled.",
  soFar: "So far by this book",
  soFarIs: (right: number, asked: number) => `${right} right of ${asked}`,
  failing: "Missed most often",
  law: "The law",
  forget: "Begin the count anew",
};

const de: typeof en = {
  title: "Übungen",
  lead: "Eine Hand, ein Fehler, deine Entscheidung. Die Aufgaben sind die Fälle der Bücher.",
  book: "Buch",
  count: "Fragen",
  begin: "Anfangen",
  again: "Noch eine Runde",
  number: (n: number, of: number) => `Frage ${n} von ${of}`,
  what: "Wie ist zu entscheiden?",
  right: "Richtig.",
  wrong: "Nein.",
  ruling: "Die Entscheidung",
  next: "Weiter",
  finish: "Zum Ergebnis",
  score: (right: number, of: number) => `${right} von ${of} richtig`,
  readAgain: "Noch einmal lesen",
  nothingAgain: "Nichts noch einmal zu lesen. Gut entschieden.",
  soFar: "Bisher nach diesem Buch",
  soFarIs: (right: number, asked: number) => `${right} von ${asked} richtig`,
  failing: "Am häufigsten verfehlt",
  law: "Die Regeln",
  forget: "Die Zählung neu beginnen",
};

export const trainerTexts = inLanguage({ en, de });
