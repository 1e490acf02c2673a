// Where things stand on the felt, in hundredths of the stage. The player is at the bottom and the
// others follow clockwise, as they sit. Everything has its place before anything arrives in it.

export interface Point {
  x: number;
  y: number;
}

export interface Shape {
  width: number; // of the ring of seats, against its height
  across: number; // half of it, in hundredths of the stage's width
  down: number;
  middle: number; // where its middle is, in hundredths of the stage's height
  room: number; // kept free on both sides of the player at the bottom
}

export const DESK: Shape = { width: 1.72, across: 40.5, down: 40, middle: 51.5, room: 0.14 };
export const PHONE: Shape = { width: 0.74, across: 35, down: 42, middle: 50, room: 0.2 };

/** The seats' places for so many seats, the first at the bottom in the middle. */
export function ring(seats: number, shape: Shape): Point[] {
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
  const first = mine >= 0 ? mine : 0;
  return Array.from({ length: seats }, (_, at) => (first + at) % seats);
}

/** Where a seat's bet lies: on the way to the pot, clear of board and own cards. */
export function betPlace(seat: Point, at: number, shape: Shape): Point {
  if (at === 0) return { x: 50 + shape.across * 0.42, y: shape.middle + shape.down * 0.5 };
  const up = seat.y < shape.middle - shape.down * 0.4;
  const low = seat.y > shape.middle + shape.down * 0.4;
  const inward = up ? 0.6 : low ? 0.52 : 0.1;
  const across = up || low ? 0.74 : 0.6;
  return {
    x: 50 + (seat.x - 50) * across,
    y: shape.middle - 4 + (seat.y - shape.middle + 4) * (up || low ? inward : 0.55),
  };
}

/** Where button and blinds are marked: beside the seat, on the felt. */
export function markPlace(seat: Point, at: number, shape: Shape): Point {
  if (at === 0) return { x: 50 - shape.across * 0.5, y: shape.middle + shape.down * 0.74 };
  const up = seat.y < shape.middle - shape.down * 0.6;
  const low = seat.y > shape.middle + shape.down * 0.6;
  if (up) return { x: seat.x + (seat.x < 50 ? -3 : 3), y: seat.y + 10.5 };
  if (low) return { x: seat.x + (seat.x < 50 ? 5 : -5), y: seat.y - 10.5 };
  return { x: seat.x + (seat.x < 50 ? 12 : -12), y: seat.y - 7 };
}

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
    [flat / 2, (p) => ({ x: -p, y: 0.5 })],
    [quarter, (p) => turn(-flat / 2, tall / 2, radius, Math.PI / 2 + p / radius)],
    [tall, (p) => ({ x: -width / 2, y: tall / 2 - p })],
    [quarter, (p) => turn(-flat / 2, -tall / 2, radius, Math.PI + p / radius)],
    [flat, (p) => ({ x: -flat / 2 + p, y: -0.5 })],
    [quarter, (p) => turn(flat / 2, -tall / 2, radius, (Math.PI * 3) / 2 + p / radius)],
    [tall, (p) => ({ x: width / 2, y: -tall / 2 + p })],
    [quarter, (p) => turn(flat / 2, tall / 2, radius, p / radius)],
    [flat / 2, (p) => ({ x: flat / 2 - p, y: 0.5 })],
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
