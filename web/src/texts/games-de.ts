// Wie die Spiele in deutschen Kartenräumen heißen: meist englisch, aber so, wie man sie dort schreibt.

const NAMES: Record<string, string> = {
  "Five-card draw": "Five Card Draw",
  "Five-card draw with the joker": "Five Card Draw mit Joker",
  "Jacks or better": "Jacks or Better",
  "Jacks or better with the joker": "Jacks or Better mit Joker",
  "Ace-to-five lowball": "Ace-to-Five Lowball",
  "Five-card Omaha": "Omaha mit fünf Karten",
  "Five-card Omaha eight-or-better": "Omaha Hi-Lo mit fünf Karten",
  "Six-card Omaha": "Omaha mit sechs Karten",
  "Six-card Omaha eight-or-better": "Omaha Hi-Lo mit sechs Karten",
  "Short-deck hold'em": "Short Deck Hold'em",
  "Seven-card stud": "Seven Card Stud",
  "Seven-card stud eight-or-better": "Seven Card Stud Hi-Lo (8)",
  "Seven-card stud high-low": "Seven Card Stud Hi-Lo",
  "Deuce-to-seven single draw": "2-7 Single Draw",
  "Deuce-to-seven triple draw": "2-7 Triple Draw",
  "Hold'em and Omaha eight-or-better": "Hold'em und Omaha Hi-Lo",
  "Eight-game mix": "8-Game",
};

export const gameInGerman = (title: string): string =>
  NAMES[title] ?? title.replace(" eight-or-better", " Hi-Lo");
