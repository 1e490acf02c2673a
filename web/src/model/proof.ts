// Checking the shuffle of a hand, here in the browser: the root that was published before the deal
// is that of the deck, every card shown is the one that was promised, and they came off the top.

import { sha256 } from "./sha256";

export interface Proof {
  format: string;
  deck: { id: string; cards: string; root: string; digests: string[] };
  words: Record<string, string>;
  opened: { position: number; card: string; salt: string }[];
  dealt: { place: number; card: string }[];
  shown: { place: number; card: string }[];
  void?: { root: string; why: string }[]; // decks of the table that are dealt no more
}

export interface Checked {
  ok: boolean;
  says: string; // what does not fit
  opened: { position: number; card: string; digest: string }[];
  sealed: number;
}

const STANDARD = [..."23456789TJQKA"].flatMap(rank => [..."cdhs"].map(suit => rank + suit));
const DECKS: Record<string, string[]> = {
  standard: STANDARD,
  joker: [...STANDARD, "Jk"],
  short: STANDARD.slice(16),
};

class Misfit extends Error {}

/** By the browser's own hand where it offers one: it does not on a page that came over a plain line. */
async function bytes(data: Uint8Array): Promise<Uint8Array> {
  const own = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  return own ? new Uint8Array(await own.digest("SHA-256", data as BufferSource)) : sha256(data);
}

const hex = (data: Uint8Array): string => Array.from(data, one => one.toString(16).padStart(2, "0")).join("");

async function digest(...parts: string[]): Promise<string> {
  return hex(await bytes(new TextEncoder().encode(parts.join("|"))));
}

/** Whether a proof holds, against the root that was seen before the deal where one was. */
export async function check(proof: Proof, root = ""): Promise<Checked> {
  const size = proof.deck?.digests?.length ?? 0;
  try {
    const found = await promised(proof, root);
    const order = await dealingOrder(proof.deck.root, proof.words, size);
    fits(proof, order, new Map(found));
    const opened = [...found].map(([position, card]) => ({
      position,
      card,
      digest: proof.deck.digests[position] ?? "",
    }));
    return {
      ok: true,
      says: "",
      opened: opened.sort((a, b) => a.position - b.position),
      sealed: size - opened.length,
    };
  } catch (error) {
    return {
      ok: false,
      says: error instanceof Misfit ? error.message : "this is no proof of a hand",
      opened: [],
      sealed: size,
    };
  }
}

async function promised(
  { format, deck, opened, void: gone = [] }: Proof,
  root: string,
): Promise<Map<number, string>> {
  const cards = DECKS[deck.cards] ?? [];
  if (format !== "shuffleup hand proof 1" || deck.digests.length !== cards.length || !cards.length)
    throw new Misfit("this is no proof of a hand");
  if ((await digest("shuffleup-deck", deck.id, ...deck.digests)) !== deck.root)
    throw new Misfit("the root is not that of the sealed cards");
  const why = root !== deck.root && gone.find(one => one.root === root)?.why;
  if (why)
    throw new Misfit(`the deck shown before is void (${why}): this hand was dealt from another, later one`);
  if (root && root !== deck.root) throw new Misfit("the root is not the one shown before the deal");
  const found = new Map<number, string>();
  for (const { position, card, salt } of opened) {
    const known =
      Number.isInteger(position) && position >= 0 && position < cards.length && cards.includes(card);
    if (!known || found.has(position) || [...found.values()].includes(card))
      throw new Misfit(`${card} cannot be at position ${position}`);
    if ((await digest("shuffleup-card", deck.id, String(position), card, salt)) !== deck.digests[position])
      throw new Misfit(`position ${position}: ${card} is not what was promised`);
    found.set(position, card);
  }
  return found;
}

function fits({ dealt, shown }: Proof, order: number[], left: Map<number, string>): void {
  dealt.forEach(({ place }, expected) => {
    if (place !== expected) throw new Misfit("the cards did not come off the top one by one");
  });
  for (const { place, card } of [...dealt, ...shown]) {
    const position = order[place];
    if (position === undefined) throw new Misfit(`the deck has no place ${place}`);
    const promise = left.get(position) ?? "??";
    left.delete(position);
    if (card !== promise) throw new Misfit(`place ${place}: ${card} was shown, ${promise} was promised`);
  }
  if (shown.some(({ place }) => place < dealt.length))
    throw new Misfit("a card shown in the deck had been dealt before");
  if (left.size) throw new Misfit("a card is opened that nobody was shown");
}

async function dealingOrder(root: string, words: Record<string, string>, size: number): Promise<number[]> {
  const players = Object.keys(words).sort();
  if (!players.length) return Array.from({ length: size }, (_, at) => at);
  const told = await Promise.all(
    players.map(async player => `${player}=${await digest(words[player] ?? "")}`),
  );
  return shuffled(size, await digest("shuffleup-order", root, ...told));
}

/** The numbers below size in the order of a seed, as the house shuffles: exchanges from the end. */
export async function shuffled(size: number, seed: string): Promise<number[]> {
  const key = await bytes(new TextEncoder().encode(`s${seed}`));
  const order = Array.from({ length: size }, (_, at) => at);
  let pool = 0n;
  let bits = 0;
  let block = 0;
  for (let last = size - 1; last > 0; last--) {
    const width = last.toString(2).length;
    let pick = last + 1;
    while (pick > last) {
      if (bits < width) {
        const counter = new Uint8Array(4);
        new DataView(counter.buffer).setUint32(0, block);
        const more = await bytes(new Uint8Array([...key, ...counter]));
        pool |= BigInt(`0x${hex(more)}`) << BigInt(bits);
        bits += 256;
        block += 1;
      }
      pick = Number(pool & ((1n << BigInt(width)) - 1n));
      pool >>= BigInt(width);
      bits -= width;
    }
    [order[last], order[pick]] = [order[pick]!, order[last]!];
  }
  return order;
}
