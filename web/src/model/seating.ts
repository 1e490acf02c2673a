// Where things stand on the felt, in hundredths of the stage. The player is at the bottom and the
// others follow clockwise, as they sit. Everything has its place before anything arrives in it.

export type Shape = "desk" | "upright" | "sideways"; // of the room: a phone held so

export interface Point {
  x: number;
  y: number;
}

export interface Spot {
  seat: Point;
  cards?: Point & { side: "left" | "right" | "middle" }; // where stud lays them on the felt
  bet: Point; // chips before the seat, on their way to the pot
  mark: Point & { grows?: "left" | "right" }; // button and blinds; several of them go this way from here
}

/** Every seat's places, the first for whoever looks, at the bottom. */
export function layout(seats: number, shape: Shape, stud = false): Spot[] {
  if (shape === "sideways") return around(seats, SIDEWAYS, ROWS_SIDEWAYS);
  if (shape === "upright") return around(seats, UPRIGHT, ROWS_UPRIGHT);
  return stud
    ? inColumns(seats)
    : ring(seats, DESK).map((seat, at) => ({
        seat,
        bet: betPlace(seat, at),
        mark: markPlace(seat, at),
      }));
}

export interface Ring {
  width: number; // of the ring of seats, against its height
  across: number; // half of it, in hundredths of the stage's width
  down: number;
  middle: number; // where its middle is, in hundredths of the stage's height
  room: number; // kept free on both sides of the player at the bottom
}

export const DESK: Ring = { width: 1.72, across: 40.5, down: 40, middle: 51.5, room: 0.14 };

/** The seats' places for so many seats, the first at the bottom in the middle. */
export function ring(seats: number, shape: Ring): Point[] {
  const round = perimeter(shape.width);
  return Array.from({ length: seats }, (_, at) => {
    const way = at === 0 ? 0 : shape.room + ((round - 2 * shape.room) * at) / seats;
    const { x, y } = along(way, shape.width);
    const half = { x: shape.width / 2, y: 0.5 };
    return {
      x: 50 + (x / half.x) * shape.across,
      y: shape.middle + (y / half.y) * shape.down,
    };
  });
}

/** Seats in the order they are drawn: whoever looks first, then clockwise. */
export function inOrder(seats: number, mine: number): number[] {
  const first = Math.max(mine, 0);
  return Array.from({ length: seats }, (_, at) => (first + at) % seats);
}

// On a phone the player's own seat is beside the felt. Held upright, the others stand in two columns and a
// row above, clear of the board in the middle. Those on the left; the right is their mirror image.
const UPRIGHT: Record<string, Spot> = {
  own: { seat: { x: 50, y: 93 }, bet: { x: 50, y: 91 }, mark: { x: 42, y: 83.5 } },
  l88: { seat: { x: 15.5, y: 89 }, bet: { x: 40, y: 84 }, mark: { x: 4.5, y: 79, grows: "right" } },
  l64: { seat: { x: 15.5, y: 66 }, bet: { x: 38, y: 71 }, mark: { x: 4.5, y: 56.5, grows: "right" } },
  l27: { seat: { x: 15.5, y: 27 }, bet: { x: 27, y: 36 }, mark: { x: 4.5, y: 35.8, grows: "right" } },
  t29: { seat: { x: 29, y: 10.5 }, bet: { x: 34, y: 19.5 }, mark: { x: 45, y: 10.5 } },
  t20: { seat: { x: 18, y: 10.5 }, bet: { x: 27, y: 19 }, mark: { x: 4.5, y: 4.1, grows: "right" } },
  t50: { seat: { x: 50, y: 10.5 }, bet: { x: 54, y: 19 }, mark: { x: 43, y: 17.7 } },
};
const ROWS_UPRIGHT: string[][] = [
  [],
  ["t50"],
  ["l27", "r27"],
  ["l27", "t50", "r27"],
  ["l64", "l27", "r27", "r64"],
  ["l64", "l27", "t50", "r27", "r64"],
  ["l64", "l27", "t29", "t71", "r27", "r64"],
  ["l88", "l64", "l27", "t50", "r27", "r64", "r88"],
  ["l88", "l64", "l27", "t29", "t71", "r27", "r64", "r88"],
  ["l88", "l64", "l27", "t20", "t50", "t80", "r27", "r64", "r88"],
];
// Held sideways they stand all around, and the board has the middle to itself.
const SIDEWAYS: Record<string, Spot> = {
  own: { seat: { x: 50, y: 93 }, bet: { x: 50, y: 83 }, mark: { x: 42, y: 83.5 } },
  l88: { seat: { x: 24, y: 90 }, bet: { x: 37, y: 78 }, mark: { x: 9, y: 90 } },
  l64: { seat: { x: 11.5, y: 64 }, bet: { x: 28, y: 74 }, mark: { x: 4.5, y: 73.5, grows: "right" } },
  l49: { seat: { x: 11.5, y: 50 }, bet: { x: 28, y: 68 }, mark: { x: 4.5, y: 59.5, grows: "right" } },
  l37: { seat: { x: 11.5, y: 36 }, bet: { x: 29.5, y: 29.5 }, mark: { x: 4.5, y: 45.5, grows: "right" } },
  t24: { seat: { x: 24, y: 11 }, bet: { x: 34, y: 22 }, mark: { x: 9, y: 11 } },
  t50: { seat: { x: 50, y: 11 }, bet: { x: 53, y: 21.5 }, mark: { x: 44, y: 21.5 } },
};
const ROWS_SIDEWAYS: string[][] = [
  [],
  ["t50"],
  ["l49", "r49"],
  ["l49", "t50", "r49"],
  ["l49", "t24", "t76", "r49"],
  ["l49", "t24", "t50", "t76", "r49"],
  ["l64", "l37", "t24", "t76", "r37", "r64"],
  ["l64", "l37", "t24", "t50", "t76", "r37", "r64"],
  ["l88", "l64", "l37", "t24", "t76", "r37", "r64", "r88"],
  ["l88", "l64", "l37", "t24", "t50", "t76", "r37", "r64", "r88"],
];
const MIRRORED: Record<string, string> = {
  r88: "l88",
  r64: "l64",
  r49: "l49",
  r37: "l37",
  r27: "l27",
  t71: "t29",
  t76: "t24",
  t80: "t20",
};

function around(seats: number, places: Record<string, Spot>, rows: string[][]): Spot[] {
  const names = rows[Math.min(9, Math.max(0, seats - 1))] ?? [];
  return [places.own!, ...names.map(name => places[name] ?? mirror(places[MIRRORED[name] ?? "t50"]!))];
}

function mirror({ seat, bet, mark, cards }: Spot): Spot {
  const other = ({ x, y }: Point): Point => ({ x: 100 - x, y });
  const mirrored = cards ? { cards: { ...other(cards), side: "right" as const } } : {};
  const grows = mark.grows ? { grows: mark.grows === "left" ? ("right" as const) : ("left" as const) } : {};
  return { seat: other(seat), bet: other(bet), mark: { ...other(mark), ...grows }, ...mirrored };
}

// Stud on a desk: columns left and right, one seat above where their number is odd, and before each
// seat a row with room for seven cards; bets lie below the rows.
const HEIGHTS: Record<number, number[]> = { 0: [], 1: [44], 2: [58, 32], 3: [63, 43, 23] };

function inColumns(seats: number): Spot[] {
  const rivals = Math.max(0, seats - 1);
  const heights = HEIGHTS[Math.min(3, Math.floor(rivals / 2))] ?? [];
  const top = rivals % 2 === 1;
  const left = heights.map(y => beside(y, top && heights.length < 3 ? 4 : 0));
  const right = [...left].reverse().map(mirror);
  const own: Spot = {
    seat: { x: 50, y: 93 },
    cards: { x: 50, y: 77.5, side: "middle" },
    bet: { x: 50, y: 64 },
    mark: { x: 22, y: 93 },
  };
  const above: Spot = {
    seat: { x: 38, y: 8.5 },
    cards: { x: 47.5, y: 8.5, side: "left" },
    bet: { x: 50, y: 20.5 },
    mark: { x: 29, y: 8.5, grows: "left" },
  };
  return [own, ...left, ...(top ? [above] : []), ...right];
}

const beside = (y: number, lower: number): Spot => ({
  seat: { x: 10, y: y + lower },
  cards: { x: 20, y: y + lower, side: "left" },
  bet: { x: 22, y: y + lower + 9.8 },
  mark: { x: 12, y: y + lower + 8.6 },
});

// The board's rows and its width, with some air: no bet lies on it.
const BOARD = { top: 39, bottom: 60, left: 23.5 };

/** Where a seat's bet lies: just before the seat, clear of pots, board and own cards. */
function betPlace(seat: Point, at: number): Point {
  if (at === 0) return { x: 70.2, y: 75.2 };
  const inward = inwards(seat);
  if (isTop(seat)) return { x: seat.x + 3 * inward, y: seat.y + 10.5 };
  if (isLow(seat)) return { x: seat.x + 7 * inward, y: Math.min(seat.y - 18, 69.2) };
  const high = seat.y < (BOARD.top + BOARD.bottom) / 2;
  const y = high ? clamp(seat.y + 10, BOARD.top, 43) : clamp(seat.y - 4, BOARD.bottom, 68);
  const beside = Math.max(BOARD.left, (inward > 0 ? seat.x : 100 - seat.x) + (high ? 6 : 13.5));
  return { x: inward > 0 ? beside : 100 - beside, y };
}

/** Where button and blinds are marked: beside the seat, on the felt, away from its bet and cards. */
function markPlace(seat: Point, at: number): Spot["mark"] {
  if (at === 0) return { x: 34, y: seat.y };
  const inward = inwards(seat);
  if (isTop(seat))
    return { x: seat.x - 5.2 * (inward || 1), y: seat.y + 10, grows: inward < 0 ? "right" : "left" };
  if (isLow(seat)) return { x: seat.x - 6, y: seat.y - 8.2 };
  if (seat.y < 26) return { x: seat.x - 3 * inward, y: seat.y + 10.5 };
  return { x: seat.x + 10 * inward, y: seat.y + (seat.y < 50 ? -8.5 : 8.5) };
}

const inwards = (seat: Point): number => (Math.abs(seat.x - 50) < 1 ? 0 : seat.x < 50 ? 1 : -1);
const isTop = (seat: Point): boolean => seat.y < 24 && Math.abs(seat.x - 50) < 28;
const isLow = (seat: Point): boolean => seat.y > 78;
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

function perimeter(width: number): number {
  const straight = Math.abs(width - 1);
  return 2 * straight + Math.PI * Math.min(width, 1);
}

/** A point of a round-ended rectangle of height 1, so far clockwise from the bottom's middle. */
function along(way: number, width: number): Point {
  const radius = Math.min(width, 1) / 2;
  const flat = Math.max(0, width - 1);
  const tall = Math.max(0, 1 - width);
  const quarter = (Math.PI * radius) / 2;
  const parts: [number, (part: number) => Point][] = [
    [flat / 2, p => ({ x: -p, y: 0.5 })],
    [quarter, p => turn(-flat / 2, tall / 2, radius, Math.PI / 2 + p / radius)],
    [tall, p => ({ x: -width / 2, y: tall / 2 - p })],
    [quarter, p => turn(-flat / 2, -tall / 2, radius, Math.PI + p / radius)],
    [flat, p => ({ x: -flat / 2 + p, y: -0.5 })],
    [quarter, p => turn(flat / 2, -tall / 2, radius, (Math.PI * 3) / 2 + p / radius)],
    [tall, p => ({ x: width / 2, y: -tall / 2 + p })],
    [quarter, p => turn(flat / 2, tall / 2, radius, p / radius)],
    [flat / 2, p => ({ x: flat / 2 - p, y: 0.5 })],
  ];
  let left = way;
  for (const [length, place] of parts) {
    if (left <= length) return place(left);
    left -= length;
  }
  return { x: 0, y: 0.5 };
}

function turn(x: number, y: number, radius: number, angle: number): Point {
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
}
