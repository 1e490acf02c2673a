// Going out with chips on a table, and coming back as who one was.

import { inLanguage } from "./in-language";

const en = {
  logOut: "Log out?",
  youHave: (sum: string, where: string) => `You have ${sum} at ${where}.`,
  ofGame: (table: string, title: string) => `table ${table} of ${title}`,
  at: (table: string) => `table ${table}`,
  guestWhy:
    "You are a guest: without a password you cannot come back by yourself. Choose one now, or get up from the table.",
  memberWhy: "Your seat waits for a while, and then your chips are kept for you.",
  keepAndOut: "Keep my name, and log out",
  leaveAndOut: "Get up, and log out",
  outAnyway: "Log out all the same",
  anywayWhy: "Whoever runs the game can let you back in by a link.",
  comeBack: (name: string) => `Come back as ${name}`,
  comeBackWhy: "Your seat and your chips are as you left them. This works once, in this browser.",
  notMe: (name: string) => `You are here as ${name} at the moment. That ends when you come back.`,
  whenOver: "A hand is on in which you have cards. You come in as soon as it is over.",
  lost: "A guest who was lost",
  letBack: "Let them come back",
  letBackWhy:
    "For a guest whose page is closed. You get a link that works once, for 15 minutes, and only while they are " +
    "not here. Give it to them and to nobody else.",
  backLink: (name: string) => `The link for ${name}`,
  lasts: "It works once, for 15 minutes.",
  copy: "Copy",
  copied: "Copied",
};

const de: typeof en = {
  logOut: "Abmelden?",
  youHave: (sum: string, where: string) => `Du hast ${sum} an ${where}.`,
  ofGame: (table: string, title: string) => `Tisch ${table} von ${title}`,
  at: (table: string) => `Tisch ${table}`,
  guestWhy:
    "Du bist Gast: Ohne Passwort kommst du nicht von allein zurück. Wähle jetzt eins, oder steh vom Tisch auf.",
  memberWhy: "Dein Platz wartet eine Weile, danach werden deine Chips für dich aufgehoben.",
  keepAndOut: "Namen behalten und abmelden",
  leaveAndOut: "Aufstehen und abmelden",
  outAnyway: "Trotzdem abmelden",
  anywayWhy: "Wer das Spiel leitet, kann dich mit einem Link wieder hereinlassen.",
  comeBack: (name: string) => `Als ${name} zurückkommen`,
  comeBackWhy:
    "Dein Platz und deine Chips sind, wie du sie verlassen hast. Das geht einmal, in diesem Browser.",
  notMe: (name: string) => `Im Moment bist du hier ${name}. Das endet, wenn du zurückkommst.`,
  whenOver: "Eine Hand läuft, in der du Karten hast. Sobald sie vorbei ist, bist du drin.",
  lost: "Ein Gast, der nicht mehr hereinkommt",
  letBack: "Zurückkommen lassen",
  letBackWhy:
    "Für einen Gast, dessen Seite zu ist. Du bekommst einen Link, der einmal und 15 Minuten lang gilt, und nur " +
    "solange der Gast nicht da ist. Gib ihn nur diesem Gast.",
  backLink: (name: string) => `Der Link für ${name}`,
  lasts: "Er gilt einmal, 15 Minuten lang.",
  copy: "Kopieren",
  copied: "Kopiert",
};

export const backTexts = inLanguage({ en, de });
