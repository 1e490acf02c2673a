// What one wants done with one's seat later, and sitting down: in both languages.

import { inLanguage } from "./in-language";

const en = {
  leaving: "You leave when the hand is over.",
  stay: "Stay",
  outAtBlind: "You sit out when the big blind comes to you.",
  playOn: "Play on",
  sitOutAtBlind: "Sit out at the next big blind",
  toCome: (sum: string) => `You have ${sum} in front from the next hand on.`,
  forget: "Not now",
  upTo: "How much in front of you?",
  upToRange: (most: string) => `How much in front of you? Up to ${most}`,
  already: (sum: string) => `You have ${sum} already.`,
  anySeat: "Any seat",
  nextOpen: (was: number, now: number) => `Seat ${was} was just taken: now it is seat ${now}.`,
  noneOpen: "Every seat is taken just now.",
  oneSeat: (table: string) => `You have a seat at table ${table}. In this house a player has one.`,
  seatsEnough: "You play at four tables already.",
  goThere: "Go there",
  upAndHere: "Get up there and sit here",
  upFirst: (table: string) =>
    `You get up at table ${table} when the hand there is over, and sit down here then.`,
};

const de: typeof en = {
  leaving: "Du gehst, wenn die Hand vorbei ist.",
  stay: "Bleiben",
  outAtBlind: "Du setzt aus, sobald der Big Blind zu dir kommt.",
  playOn: "Weiterspielen",
  sitOutAtBlind: "Beim nächsten Big Blind aussetzen",
  toCome: (sum: string) => `Ab der nächsten Hand liegen ${sum} vor dir.`,
  forget: "Doch nicht",
  upTo: "Wie viel soll vor dir liegen?",
  upToRange: (most: string) => `Wie viel soll vor dir liegen? Höchstens ${most}`,
  already: (sum: string) => `Du hast schon ${sum}.`,
  anySeat: "Irgendein Platz",
  nextOpen: (was: number, now: number) =>
    `Platz ${was} ist gerade besetzt worden: jetzt ist es Platz ${now}.`,
  noneOpen: "Gerade sind alle Plätze besetzt.",
  oneSeat: (table: string) => `Du sitzt an Tisch ${table}. In diesem Haus hat jeder einen Platz.`,
  seatsEnough: "Du spielst schon an vier Tischen.",
  goThere: "Dorthin",
  upAndHere: "Dort aufstehen und hier hinsetzen",
  upFirst: (table: string) =>
    `Du stehst an Tisch ${table} auf, wenn die Hand dort vorbei ist, und setzt dich dann hier hin.`,
};

export const wishTexts = inLanguage({ en, de });
