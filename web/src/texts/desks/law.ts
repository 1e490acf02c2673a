// The words of the pages of the law, in every language.

import { inLanguage } from "../in-language";

const en = {
  title: "The law", lead: (n: number) => `${n.toLocaleString("en")} clauses of four books, in our own words. What each decides, what other houses say, and a case that shows it.`,
  search: "Search the clauses", found: (n: number, shown: number) => (n > shown ? `${n} clauses, the first ${shown}` : `${n} ${n === 1 ? "clause" : "clauses"}`), nothing: "No clause has all these words.", nearest: "No clause has all of these words. These come nearest.",
  book: "Book", contents: "Contents", compare: "Compare houses", coverage: "Coverage", editor: "Write your own house", common: "Common practice", allBooks: "All books",
  states: { running: "Applied", posted: "Posted", open: "Open", repeat: "A repeat", conduct: "Conduct", definition: "Definition", heading: "Heading" } as Record<string, string>,
  cases: (n: number) => `${n} ${n === 1 ? "case" : "cases"}`,
  decides: "What it decides", carried: "What carries it out", houses: "Other houses", silent: "silent", sameAs: "It says the same as", notRun: "Why no software runs it", note: "Worth knowing", before: "Before", after: "Next",
  noCase: "No case shows this clause: nothing runs it.", itsCase: "Its case", case: "Case", under: (book: string) => `Under ${book}`,
  first: "First", backStep: "Back", next: "Next", last: "Last", step: (n: number, of: number) => `Step ${n} of ${of}`, start: "Before the first step",
  off: "Switch it off", on: "Switch it on again", holds: "The case holds", red: "The case turns red", notRed: "The case holds without it too", without: "Without it", instead: (value: string) => `read as: ${value}`, undone: "left undone", trying: "Trying it",
  matters: "How we know it matters", mattersWhy: (line: number, says: string) => `Line ${line} is no longer so: ${says}.`, proved: "The case turns red, so the clause is proved.", tryIt: "Switch the clause off and see what becomes of its case.",
  toAct: "to act", folded: "folded", allIn: "all-in", pot: "Pot", board: "Board", refusedStep: "Refused", ruled: "Ruled", falseNow: "Not so",
  group: "Points about", differs: "Only where they differ", one: "House", other: "Another house", every: "Every book", points: (n: number) => `${n} ${n === 1 ? "point" : "points"}`, question: "Question",
  covLead: "Every clause is accounted for: it runs and is proved by a case, or it says why it does not run.", name: "", clauses: "Clauses", accounted: "Accounted", running: "Running", withCases: "With cases", posted: "Posted", open: "Open", provedCol: "Proved", proveAll: "Prove it now", proving: "Proving", unproved: "Not proved", byBook: "By book", byLayer: "By layer", byArea: "By subject", total: "All",
};

const de: typeof en = {
  title: "Die Regeln", lead: (n: number) => `${n.toLocaleString("de")} Regeln aus vier Büchern, in unseren eigenen Worten. Was jede entscheidet, was andere Häuser sagen, und ein Fall, der es zeigt.`,
  search: "In den Regeln suchen", found: (n: number, shown: number) => (n > shown ? `${n} Regeln, die ersten ${shown}` : `${n} ${n === 1 ? "Regel" : "Regeln"}`), nothing: "Keine Regel enthält alle diese Wörter.", nearest: "Keine Klausel hat alle diese Wörter. Diese kommen am nächsten.",
  book: "Buch", contents: "Inhalt", compare: "Häuser vergleichen", coverage: "Abdeckung", editor: "Ein eigenes Haus schreiben", common: "Allgemeiner Brauch", allBooks: "Alle Bücher",
  states: { running: "Angewandt", posted: "Ausgehängt", open: "Offen", repeat: "Wiederholung", conduct: "Verhalten", definition: "Begriff", heading: "Überschrift" },
  cases: (n: number) => `${n} ${n === 1 ? "Fall" : "Fälle"}`,
  decides: "Was sie entscheidet", carried: "Was sie ausführt", houses: "Andere Häuser", silent: "schweigt", sameAs: "Sie sagt dasselbe wie", notRun: "Warum keine Software sie ausführt", note: "Wissenswert", before: "Davor", after: "Danach",
  noCase: "Kein Fall zeigt diese Regel: nichts führt sie aus.", itsCase: "Ihr Fall", case: "Fall", under: (book: string) => `Nach ${book}`,
  first: "Anfang", backStep: "Zurück", next: "Weiter", last: "Ende", step: (n: number, of: number) => `Schritt ${n} von ${of}`, start: "Vor dem ersten Schritt",
  off: "Abschalten", on: "Wieder einschalten", holds: "Der Fall stimmt", red: "Der Fall wird rot", notRed: "Der Fall stimmt auch ohne sie", without: "Ohne sie", instead: (value: string) => `gelesen als: ${value}`, undone: "nicht getan", trying: "Wird versucht",
  matters: "Woher wir wissen, dass sie zählt", mattersWhy: (line: number, says: string) => `Zeile ${line} stimmt nicht mehr: ${says}.`, proved: "Der Fall wird rot, also ist die Regel bewiesen.", tryIt: "Schalte die Regel ab und sieh, was aus ihrem Fall wird.",
  toAct: "an der Reihe", folded: "ausgestiegen", allIn: "all-in", pot: "Pot", board: "Board", refusedStep: "Abgelehnt", ruled: "Entschieden", falseNow: "Stimmt nicht",
  group: "Punkte über", differs: "Nur wo sie sich unterscheiden", one: "Haus", other: "Ein anderes Haus", every: "Jedes Buch", points: (n: number) => `${n} ${n === 1 ? "Punkt" : "Punkte"}`, question: "Frage",
  covLead: "Jede Regel ist verbucht: sie läuft und ein Fall beweist sie, oder sie sagt, warum sie nicht läuft.", name: "", clauses: "Regeln", accounted: "Verbucht", running: "Laufen", withCases: "Mit Fällen", posted: "Ausgehängt", open: "Offen", provedCol: "Bewiesen", proveAll: "Jetzt beweisen", proving: "Wird bewiesen", unproved: "Nicht bewiesen", byBook: "Nach Büchern", byLayer: "Nach Schichten", byArea: "Nach Gegenständen", total: "Alle",
};

export const lawTexts = inLanguage({ en, de });
