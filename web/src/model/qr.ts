// A QR code as rows of dark and light squares, as the house prints them on seat cards: bytes at the
// second level of correction, in the smallest of the six first sizes that holds them.

export type Squares = boolean[][];

// by size: correction bytes of a block, and the data bytes of each block
const BLOCKS: [number, number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
];
const MASKS: ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  y => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];
const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
const bitsOf = (value: number, count: number): boolean[] =>
  Array.from({ length: count }, (_, at) => ((value >> (count - 1 - at)) & 1) === 1);

/** The squares, dark ones true, without the light border; null for a text too long for it. */
export function qrCode(text: string): Squares | null {
  const data = [...new TextEncoder().encode(text)];
  const size = BLOCKS.findIndex(([, blocks]) => data.length + 2 <= sum(blocks)) + 1;
  if (!size) return null;
  const bits = withCorrection(size, filled(size, data)).flatMap(byte => bitsOf(byte, 8));
  const { squares, fixed } = figures(size);
  let at = 0;
  for (const [y, x] of zigzag(fixed)) squares[y]![x] = bits[at++] ?? false;
  const all = MASKS.map((_, mask) => masked(squares, fixed, mask));
  return all.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

/** Kind, length and bytes, an end, and padding to the size. */
function filled(size: number, data: number[]): number[] {
  const whole = sum(BLOCKS[size - 1]![1]);
  const bits = [...bitsOf(4, 4), ...bitsOf(data.length, 8), ...data.flatMap(byte => bitsOf(byte, 8))];
  for (let end = Math.min(4, 8 * whole - bits.length); end > 0 || bits.length % 8; end--) bits.push(false);
  const found = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((byte, bit) => byte * 2 + Number(bit), 0),
  );
  return [...found, ...Array.from({ length: whole - found.length }, (_, at) => (at % 2 ? 0x11 : 0xec))];
}

/** The blocks with their correction, byte by byte in turn. */
function withCorrection(size: number, data: number[]): number[] {
  const [count, lengths] = BLOCKS[size - 1]!;
  let from = 0;
  const blocks = lengths.map(length => data.slice(from, (from += length)));
  const inTurn = (rows: number[][], most: number) =>
    Array.from({ length: most }, (_, i) => rows.flatMap(row => (i < row.length ? [row[i]!] : []))).flat();
  return [
    ...inTurn(blocks, Math.max(...lengths)),
    ...inTurn(
      blocks.map(block => correction(block, count)),
      count,
    ),
  ];
}

/** The remainder of the block by the generator of so many bytes. */
function correction(block: number[], count: number): number[] {
  const factors = generator(count);
  let rest: number[] = Array<number>(count).fill(0);
  for (const byte of block) {
    const lead = byte ^ rest[0]!;
    rest = [...rest.slice(1), 0].map((one, at) => one ^ times(lead, factors[at]!));
  }
  return rest;
}

function generator(count: number): number[] {
  let found = [1];
  for (let n = 0, root = 1; n < count; n++, root = times(root, 2)) {
    const scaled = [0, ...found.map(one => times(one, root))];
    found = [...found, 0].map((one, at) => one ^ scaled[at]!);
  }
  return found.slice(1);
}

/** The product in the field of 256. */
function times(one: number, other: number): number {
  let found = 0;
  for (; other; other >>= 1) {
    if (other & 1) found ^= one;
    one = (one << 1) ^ (one & 0x80 ? 0x11d : 0);
  }
  return found;
}

/** The fixed figures, and which squares they take. */
function figures(size: number): { squares: Squares; fixed: Squares } {
  const n = 17 + 4 * size;
  const empty = (): Squares => Array.from({ length: n }, () => Array<boolean>(n).fill(false));
  const squares = empty();
  const fixed = empty();
  const put = (y: number, x: number, dark: boolean) => {
    if (y < 0 || x < 0 || y >= n || x >= n) return;
    squares[y]![x] = dark;
    fixed[y]![x] = true;
  };
  for (let at = 0; at < n; at++) put(6, at, at % 2 === 0), put(at, 6, at % 2 === 0);
  for (const [top, left] of [
    [0, 0],
    [0, n - 7],
    [n - 7, 0],
  ] as const) {
    for (let y = -1; y < 8; y++)
      for (let x = -1; x < 8; x++)
        put(top + y, left + x, ![2, 4].includes(Math.max(Math.abs(y - 3), Math.abs(x - 3))));
  }
  if (size > 1)
    for (let y = -2; y < 3; y++)
      for (let x = -2; x < 3; x++) put(n - 7 + y, n - 7 + x, Math.max(Math.abs(y), Math.abs(x)) !== 1);
  for (const [y, x] of formatSquares(n, 0)) put(y, x, false);
  put(n - 8, 8, true);
  return { squares, fixed };
}

/** Level and mask, twice: around the first finder, and beside the other two. */
function formatSquares(n: number, mask: number): [number, number, boolean][] {
  let rest = mask << 10;
  for (let at = 14; at >= 10; at--) if ((rest >> at) & 1) rest ^= 0x537 << (at - 10);
  const around = [0, 1, 2, 3, 4, 5, 7, 8];
  return bitsOf(((mask << 10) | rest) ^ 0x5412, 15).flatMap((bit, at): [number, number, boolean][] => [
    [at < 8 ? 8 : at === 8 ? 7 : 14 - at, at < 8 ? around[at]! : 8, bit],
    at < 7 ? [n - 1 - at, 8, bit] : [8, n - 15 + at, bit],
  ]);
}

/** The free squares: in pairs of columns from the right, up and down in turn. */
function zigzag(fixed: Squares): [number, number][] {
  const n = fixed.length;
  const found: [number, number][] = [];
  let up = true;
  for (let right = n - 1; right > 0; right -= right === 8 ? 3 : 2, up = !up) {
    for (let step = 0; step < n; step++) {
      const y = up ? n - 1 - step : step;
      for (const x of [right, right - 1]) if (!fixed[y]![x]) found.push([y, x]);
    }
  }
  return found;
}

/** The data under a mask, and the mask written down. */
function masked(squares: Squares, fixed: Squares, mask: number): Squares {
  const found = squares.map((row, y) => row.map((dark, x) => dark !== (!fixed[y]![x] && MASKS[mask]!(y, x))));
  for (const [y, x, bit] of formatSquares(squares.length, mask)) found[y]![x] = bit;
  return found;
}

/** How much a code looks like figures it is not: runs, blocks, finders, too dark or light. */
function penalty(squares: Squares): number {
  const n = squares.length;
  const lines = [...squares, ...squares.map((_, x) => squares.map(row => row[x]!))].map(line =>
    line.map(Number).join(""),
  );
  let found = sum(
    lines.map(
      line => sum((line.match(/0{5,}|1{5,}/g) ?? []).map(run => run.length - 2)) + 40 * finders(line),
    ),
  );
  for (let y = 0; y < n - 1; y++) {
    for (let x = 0; x < n - 1; x++) {
      const dark = sum(
        [squares[y]![x], squares[y]![x + 1], squares[y + 1]![x], squares[y + 1]![x + 1]].map(Number),
      );
      if (dark === 0 || dark === 4) found += 3;
    }
  }
  const dark = 20 * sum(squares.flat().map(Number));
  return found + Math.floor(Math.abs(dark - 10 * n * n) / (n * n)) * 10;
}

const finders = (line: string): number =>
  Array.from(line, (_, at) => line.slice(at, at + 11)).filter(
    part => part === "10111010000" || part === "00001011101",
  ).length;
