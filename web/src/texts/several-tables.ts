// The tables one plays at, beside each other.

import { inLanguage } from "./in-language";

const en = {
  tables: "Your tables",
  table: (table: string) => `Table ${table}`,
  yourTurn: "Your turn",
  noHand: "between hands",
  wait: "waiting",
  folded: "folded",
};

const de: typeof en = {
  tables: "Deine Tische",
  table: (table: string) => `Tisch ${table}`,
  yourTurn: "Du bist dran",
  noHand: "zwischen zwei Händen",
  wait: "wartet",
  folded: "gepasst",
};

export const tablesTexts = inLanguage({ en, de });
