// A card is a whole number: rank * 4 + suit, deuce 0 to ace 12, clubs, diamonds, hearts, spades.

export const JOKER = 52;
export const UNKNOWN = 53;
export const NO_CARD = -1; // a place where one will lie
export const RANKS = "23456789TJQKA";
export const SUITS = "cdhs";

/** The places of cards in the order they are held: the highest first. Two lie as they were dealt. */
export function inHandOrder(cards: number[]): number[] {
  const places = cards.map((_, at) => at);
  return cards.length < 3 || !cards.every(isKnown) ? places : places.sort((a, b) => cards[b]! - cards[a]!);
}

export const isKnown = (card: number): boolean => card !== UNKNOWN;
export const rankOf = (card: number): string => RANKS[card >> 2] ?? "";
export const suitOf = (card: number): string => SUITS[card & 3] ?? "";

/** "Qh", "Jk" for the joker, "??" for a card nobody here has seen. */
export function codeOf(card: number): string {
  if (card === JOKER) return "Jk";
  if (card < 0 || card > JOKER) return "??";
  return rankOf(card) + suitOf(card);
}
