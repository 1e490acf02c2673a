// The words of the house editor, in every language.

import { inLanguage } from "../in-language";

const en = {
  title: "House rules", house: "House", name: "My house", onTop: "on top of", common: "Common practice", points: "Points", find: "Find a question", all: "All", changed: "Changed", differ: "Where books differ", file: "As a file", questions: "By questions",
  layers: { hand: "The hand", floor: "Mistakes", table: "The table", room: "The room", tournament: "Tournaments", league: "The league" } as Record<string, string>,
  emptyFile: (name: string) => `${name} is empty: nothing was opened.`, tooLarge: (name: string) => `${name} is too long for the rules of a house: at most 50,000 characters. Nothing was opened.`,
  yours: "Yours", overrides: "overrides", silentBook: "The book is silent, so nothing is overridden", asBook: "as the book", silence: "the book is silent", backToBook: "Back to the book", says: "In your words (for the printed rules)", changedCount: (n: number) => (n === 1 ? "1 changed" : `${n} changed`), mistakes: (n: number) => (n === 1 ? "1 mistake" : `${n} mistakes`), kept: "kept in this browser", undo: (what: string) => `Undo: ${what}`,
  reads: "Now reads differently", cases: (n: number, of: number) => `${n} of ${of} cases`, sameCases: (of: number) => `None of ${of} cases reads differently.`, nothingYet: "Change a point, and the cases of the book that then read differently stand here.", trying: "Running the book's cases", instead: "now", failing: "Your own cases that do not hold", neverRed: "Your own cases that show nothing", remarks: "Look again", whole: "Your house, whole", download: "Download", upload: "Open a file", open: "Open a table by it", mistakesLeft: "A table opens when no mistake is left.",
  backToQuestions: "Back to the questions", textLead: "Write the file itself. What is wrong with it is named as you type.", notPlain: "This file has more in it than points, so it can only be changed here.", anew: "Begin anew", none: "No question has these words.", fine: "Nothing is wrong with it.",
  openTitle: "A private table", game: "Game", stakes: "Stakes", openIt: "Open it", sure: "Everything that is changed here is lost.",
};

const de: typeof en = {
  title: "Hausregeln", house: "Haus", name: "Mein Haus", onTop: "auf der Grundlage von", common: "Allgemeiner Brauch", points: "Punkte", find: "Eine Frage finden", all: "Alle", changed: "Geändert", differ: "Wo sich Bücher unterscheiden", file: "Als Datei", questions: "Nach Fragen",
  layers: { hand: "Die Hand", floor: "Fehler", table: "Der Tisch", room: "Der Raum", tournament: "Turniere", league: "Die Liga" },
  emptyFile: (name) => `${name} ist leer: Es wurde nichts geöffnet.`, tooLarge: (name) => `${name} ist zu lang für Hausregeln: höchstens 50.000 Zeichen. Es wurde nichts geöffnet.`,
  yours: "Deins", overrides: "statt", silentBook: "Das Buch schweigt dazu, es wird also nichts ersetzt", asBook: "wie im Buch", silence: "das Buch schweigt", backToBook: "Zurück zum Buch", says: "In deinen Worten (für den Ausdruck)", changedCount: (n: number) => (n === 1 ? "1 geändert" : `${n} geändert`), mistakes: (n: number) => (n === 1 ? "1 Fehler" : `${n} Fehler`), kept: "in diesem Browser gemerkt", undo: (what: string) => `Rückgängig: ${what}`,
  reads: "Liest sich jetzt anders", cases: (n: number, of: number) => `${n} von ${of} Fällen`, sameCases: (of: number) => `Keiner von ${of} Fällen liest sich anders.`, nothingYet: "Ändere einen Punkt, dann stehen hier die Fälle des Buchs, die sich anders lesen.", trying: "Die Fälle des Buchs laufen", instead: "jetzt", failing: "Eigene Fälle, die nicht stimmen", neverRed: "Eigene Fälle, die nichts zeigen", remarks: "Sieh noch einmal hin", whole: "Dein Haus im Ganzen", download: "Herunterladen", upload: "Eine Datei öffnen", open: "Einen Tisch danach eröffnen", mistakesLeft: "Ein Tisch wird eröffnet, wenn kein Fehler mehr da ist.",
  backToQuestions: "Zurück zu den Fragen", textLead: "Schreibe die Datei selbst. Was daran falsch ist, wird beim Tippen genannt.", notPlain: "In dieser Datei steht mehr als Punkte, sie lässt sich also nur hier ändern.", anew: "Neu beginnen", none: "Keine Frage enthält diese Wörter.", fine: "Nichts ist daran falsch.",
  openTitle: "Ein privater Tisch", game: "Spiel", stakes: "Einsätze", openIt: "Eröffnen", sure: "Alles, was hier geändert wurde, geht verloren.",
};

export const editorTexts = inLanguage({ en, de });
