// Cards drawn here: ranks as strokes and suits as shapes, so no font is waited for. A card is a
// picture with a name, "queen of hearts"; its back says that it lies face down.

import { JOKER, RANKS, rankOf, SUITS, suitOf } from "../model/cards";
import { texts } from "../texts";

// Ranks in a box of 40 by 56, to be drawn with a stroke of 8.5.
const STROKES: Record<string, string> = {
  A: "M4 55 19 5h2l15 50M10 38.5h20",
  K: "M8 1v54M34 2 9 33M18 22.5 35.5 55",
  Q: "M20 5c9.5 0 15 8.6 15 23s-5.5 23-15 23S5 42.4 5 28 10.5 5 20 5ZM22.5 40 36 54.5",
  J: "M29 1v36c0 9-5 14-12.5 14S5 46.5 4.5 39",
  T: "M2 13 9.5 5.5V55M29 5c7 0 10.5 8 10.5 23S36 51 29 51s-10.5-8-10.5-23S22 5 29 5Z",
  "9": "M10 53c13-5 24-16.5 24-32C34 11 28 5 19.5 5S5 11.2 5 19.5 11 34 19 34s15-6 15-13",
  "8":
    "M20 5c7.5 0 12 4.3 12 10.3S27.5 26 20 26 8 21.6 8 15.5 12.5 5 20 5ZM20 26c9 0 14.7 5 14.7 12.6S29 " +
    "51 20 51 5.3 46.1 5.3 38.5 11 26 20 26Z",
  "7": "M4 5.5h31v1L17 55",
  "6": "M30 3C17 8 6 19.5 6 35c0 10 6 16 14.5 16S35 44.8 35 36.5 29 22 21 22 6 28 6 35",
  "5": "M34 5.5H10L8 27c3-3.5 7-5 12-5 9 0 15 6 15 14.5C35 45.5 29 51 20 51c-8 0-13.5-4-15-10",
  "4": "M28.5 55V6.5h-1L6 40h32",
  "3": "M5 5.5h28L19 22.8c10 .2 16 6 16 14C35 45.5 28.5 51 19.5 51 11.5 51 6 47 4.5 40.5",
  "2": "M6 17.5C6 9.5 11.5 5 20 5s14.5 4.8 14.5 12.2c0 8-6.5 12.3-14 17.6C11.5 41 6.5 45 6.5 51H36",
};

// Suits in a box of 32 by 32.
const SHAPES: Record<string, string> = {
  s:
    "M16 1C20 7 30 12.5 30 20.5c0 4.5-3.2 7.5-7 7.5-2.3 0-4.2-1-5.4-2.7.2 2.7 1.3 4.5 3.4 5.7H11c2.1-1.2 " +
    "3.2-3 3.4-5.7C13.2 27 11.3 28 9 28c-3.8 0-7-3-7-7.5C2 12.5 12 7 16 1Z",
  h:
    "M16 31C13 24.5 2 19.5 2 10.8 2 5.8 5.6 2.5 9.8 2.5c2.7 0 5 1.5 6.2 4 1.2-2.5 3.5-4 6.2-4 4.2 0 7.8 " +
    "3.3 7.8 8.3C30 19.5 19 24.5 16 31Z",
  d: "M16 .5C19 6.5 23 11.8 28 16c-5 4.2-9 9.5-12 15.5C13 25.5 9 20.2 4 16 9 11.8 13 6.5 16 .5Z",
  c:
    "M16 1.2c3.9 0 7 3 7 6.9 0 1.7-.6 3.2-1.6 4.4a7 7 0 1 1-3.8 12.3c.3 2.6 1.4 4.7 3.3 6.2h-9.8c1.9-1.5 " +
    "3-3.6 3.3-6.2A7 7 0 1 1 10.6 12.5 6.9 6.9 0 0 1 16 1.2Z",
};
const INKS: Record<string, string> = {
  s: "var(--spade)",
  h: "var(--heart)",
  d: "var(--diamond)",
  c: "var(--club)",
};

export function cardName(card: number): string {
  const t = texts.value;
  if (card === JOKER) return t.joker;
  if (card < 0 || card > JOKER) return t.faceDown;
  return t.card(t.ranks[RANKS.indexOf(rankOf(card))] ?? "", t.suits[SUITS.indexOf(suitOf(card))] ?? "");
}

export const cardNames = (cards: number[]): string => cards.map(cardName).join(", ");

interface CardProps {
  card: number; // -1 is a place where a card will lie
  small?: boolean;
  class?: string;
  style?: Record<string, string | number>;
  hidden?: boolean; // said elsewhere: not read out here
}

export function Card({ card, small = false, hidden = false, style, ...rest }: CardProps) {
  const label = card === -1 ? texts.value.toCome : cardName(card);
  const spoken = hidden ? { "aria-hidden": true } : { role: "img" as const, "aria-label": label };
  return (
    <span
      class={`card ${card === -1 ? "card-place" : ""} ${rest.class ?? ""}`}
      {...(style ? { style } : {})}
      data-card={card}
      {...spoken}
    >
      <svg viewBox="0 0 100 140" aria-hidden="true">
        {picture(card, small)}
      </svg>
    </span>
  );
}

function picture(card: number, small: boolean) {
  if (card === -1) return <rect class="place" x="2" y="2" width="96" height="136" rx="10" />;
  if (card < 0 || card > JOKER) return <Back />;
  if (card === JOKER) return <Joker />;
  const rank = rankOf(card);
  const suit = suitOf(card);
  return (
    <>
      <Paper fill="var(--card-face)" />
      <g style={{ color: INKS[suit] ?? "" }}>
        {small ? (
          <>
            <Rank rank={rank} at={[rank === "T" ? 22 : 24, 13]} scale={1.3} />
            <Suit suit={suit} at={[26, 88]} scale={1.46} />
          </>
        ) : (
          <>
            <Rank rank={rank} at={[10, 12]} scale={rank === "T" ? 0.93 : 1} />
            <Suit suit={suit} at={[14, 75]} scale={0.82} />
            <Suit suit={suit} at={[43, 82]} scale={1.58} />
          </>
        )}
      </g>
    </>
  );
}

const Paper = ({ fill }: { fill: string }) => (
  <rect
    x=".75"
    y=".75"
    width="98.5"
    height="138.5"
    rx="10"
    fill={fill}
    stroke="var(--card-edge)"
    stroke-width="1.5"
  />
);

const Rank = ({ rank, at, scale }: { rank: string; at: [number, number]; scale: number }) => (
  <path
    d={STROKES[rank]}
    transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}
    fill="none"
    stroke="currentColor"
    stroke-width={rank === "T" ? 7.6 : 8.5}
    stroke-linejoin="round"
  />
);

const Suit = ({ suit, at, scale }: { suit: string; at: [number, number]; scale: number }) => (
  <path d={SHAPES[suit]} transform={`translate(${at[0]} ${at[1]}) scale(${scale})`} fill="currentColor" />
);

const Back = () => (
  <>
    <Paper fill="var(--card-back)" />
    <rect
      x="8.5"
      y="8.5"
      width="83"
      height="123"
      rx="5.5"
      fill="none"
      stroke="var(--card-back-line)"
      stroke-width="2"
    />
    <path d="M50 31 76 70 50 109 24 70Z" fill="none" stroke="var(--card-back-line)" stroke-width="2.5" />
    <path d="M50 53 61.5 70 50 87 38.5 70Z" fill="var(--card-back-line)" />
  </>
);

const Joker = () => (
  <>
    <Paper fill="var(--card-face)" />
    <path
      d="M50 26l8.5 26.2H86L63.8 68.4l8.5 26.2L50 78.4 27.7 94.6l8.5-26.2L14 52.2h27.5Z"
      fill="var(--joker)"
    />
    <path
      d="M32 112v10c0 4-5 4-6 0M52 112v14M66 112v14M74 112l-7 7 8 7"
      fill="none"
      stroke="var(--spade)"
      stroke-width="4"
    />
  </>
);
