// SHA-256. A browser has its own only where a page came over a safe line; a house in one's own
// network often has none, and a shuffle is to be checked there too.

const ROUNDS = 64;

/** The first 32 bits of what stands after the point of a root of each of the first primes. */
function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    let prime = true;
    for (let by = 2; by * by <= n && prime; by++) prime = n % by !== 0;
    if (prime) found.push(((root(n) % 1) * 2 ** 32) | 0);
  }
  return Uint32Array.from(found);
}

const FIRST = fractions(8, Math.sqrt);
const KEYS = fractions(ROUNDS, Math.cbrt);
const right = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(data: Uint8Array): Uint8Array {
  const blocks = padded(data);
  const state = Uint32Array.from(FIRST);
  for (let at = 0; at < blocks.byteLength; at += 64) mix(state, new DataView(blocks.buffer, at, 64));
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, n) => out.setUint32(n * 4, word));
  return new Uint8Array(out.buffer);
}

function padded(data: Uint8Array): Uint8Array {
  const blocks = new Uint8Array(Math.ceil((data.length + 9) / 64) * 64);
  blocks.set(data);
  blocks[data.length] = 0x80;
  new DataView(blocks.buffer).setBigUint64(blocks.length - 8, BigInt(data.length) * 8n);
  return blocks;
}

function mix(state: Uint32Array, block: DataView): void {
  const w = new Uint32Array(ROUNDS);
  for (let t = 0; t < 16; t++) w[t] = block.getUint32(t * 4);
  for (let t = 16; t < ROUNDS; t++) {
    const [a, b] = [w[t - 15]!, w[t - 2]!];
    w[t] =
      w[t - 16]! +
      (right(a, 7) ^ right(a, 18) ^ (a >>> 3)) +
      w[t - 7]! +
      (right(b, 17) ^ right(b, 19) ^ (b >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let t = 0; t < ROUNDS; t++) {
    const one =
      (h + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + ((e & f) ^ (~e & g)) + KEYS[t]! + w[t]!) | 0;
    const two = ((right(a, 2) ^ right(a, 13) ^ right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => (state[n]! += word));
}
