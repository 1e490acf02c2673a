// The words on the wall.

import { inLanguage } from "../in-language";

const en = {
  title: "Clock on the wall", choose: "Which event goes on the wall?", none: "No event is announced.", level: "Level", break: "Break", blinds: "Blinds", ante: "Ante", bigAnte: "Big blind ante", stakes: "Stakes", next: "Next", players: "Players", of: (n: number) => `of ${n}`, average: "Average", inBlinds: "In big blinds",
  chips: "Chips", breakIn: "Break in", place: (from: number, to: number) => (from === to ? ordinal(from) : `${ordinal(from)} to ${ordinal(to)}`), paused: "Paused", notBegun: "Play has not begun", begins: "Begins", entries: "Entries", over: "The event is over", calledOff: "Called off",
  fromMoney: (n: number) => `${n} from the money`, inMoney: "In the money", bubble: "The bubble: one more, and all are paid", paidFrom: (n: number) => (n === 1 ? "1 place paid from" : `${n} places paid from`), handForHand: "Hand for hand", atBreak: (chip: string) => `At the break: ${chip}s are coloured up`,
  moves: "Please move", table: "Table", seat: "Seat", own: "Your seat and your moves", winner: "Winner", entryOpen: "Entry is open", entryUntil: (level: number) => `Entry until the end of level ${level}`, deal: "Deal", forWinner: "For the winner", full: "Full screen", fullKey: "Full screen (F)", lost: "The house cannot be reached; the clock runs on.", ordinal: (n: number) => ordinal(n),
};

function ordinal(n: number): string {
  const end = n % 100 > 10 && n % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th");
  return `${n}${end}`;
}

const de: typeof en = {
  title: "Uhr an der Wand", choose: "Welches Turnier kommt an die Wand?", none: "Kein Turnier ist angesagt.", level: "Level", break: "Pause", blinds: "Blinds", ante: "Ante", bigAnte: "Big-Blind-Ante", stakes: "Einsätze", next: "Danach", players: "Spieler", of: (n) => `von ${n}`, average: "Durchschnitt", inBlinds: "In Big Blinds",
  chips: "Chips", breakIn: "Pause in", place: (from, to) => (from === to ? `${from}.` : `${from}. bis ${to}.`), paused: "Angehalten", notBegun: "Das Spiel hat nicht begonnen", begins: "Beginnt", entries: "Meldungen", over: "Das Turnier ist vorbei", calledOff: "Abgesagt",
  fromMoney: (n) => `Noch ${n} bis zum Geld`, inMoney: "Im Geld", bubble: "Die Bubble: noch einer, dann sind alle im Geld", paidFrom: (n) => (n === 1 ? "1 Platz bezahlt aus" : `${n} Plätze bezahlt aus`), handForHand: "Hand für Hand", atBreak: (chip) => `In der Pause gehen die ${chip}er`,
  moves: "Bitte umsetzen", table: "Tisch", seat: "Platz", own: "Dein Platz und deine Umzüge", winner: "Sieger", entryOpen: "Meldung offen", entryUntil: (level) => `Meldung bis Ende Level ${level}`, deal: "Deal", forWinner: "Für den Sieger", full: "Ganzer Bildschirm", fullKey: "Ganzer Bildschirm (F)", lost: "Das Haus ist nicht erreichbar; die Uhr läuft weiter.", ordinal: (n) => `${n}.`,
};

export const clockTexts = inLanguage<typeof en>({ en, de });
