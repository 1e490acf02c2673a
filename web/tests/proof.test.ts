import { createHash } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { check, type Proof, shuffled } from "../src/model/proof";
import { sha256 } from "../src/model/sha256";

const sha = (...parts: string[]): string => createHash("sha256").update(parts.join("|")).digest("hex");
const CARDS = [..."23456789TJQKA"].flatMap(rank => [..."cdhs"].map(suit => rank + suit));

function proof(): Proof {
  const deck = CARDS.toReversed();
  const digests = deck.map((card, at) => sha("shuffleup-card", "d1", String(at), card, `salt${at}`));
  const open = (at: number) => ({ position: at, card: deck[at]!, salt: `salt${at}` });
  return {
    format: "shuffleup hand proof 1",
    deck: { id: "d1", cards: "standard", root: sha("shuffleup-deck", "d1", ...digests), digests },
    words: {},
    opened: [open(0), open(2)],
    dealt: [
      { place: 0, card: deck[0]! },
      { place: 1, card: "??" },
      { place: 2, card: deck[2]! },
    ],
    shown: [],
  };
}

afterEach(() => vi.unstubAllGlobals());

describe("on a page that came over a plain line, where browsers offer no digests", () => {
  it("a shuffle is checked all the same", async () => {
    vi.stubGlobal("crypto", {});
    expect(await check(proof())).toMatchObject({ ok: true, says: "" });
    const bad = proof();
    bad.opened[0]!.card = "Kd";
    expect((await check(bad)).ok).toBe(false);
  });
  it("digests are those of others, whatever the length", () => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
      const data = Uint8Array.from({ length }, (_, at) => (at * 37) % 256);
      expect(Buffer.from(sha256(data)).toString("hex")).toBe(createHash("sha256").update(data).digest("hex"));
    }
  });
});

describe("a shuffle checked in the browser", () => {
  it("holds when every card shown is the one that was promised", async () => {
    const found = await check(proof());
    expect(found).toMatchObject({ ok: true, sealed: 50 });
    expect(found.opened.map(one => one.card)).toEqual(["As", "Ad"]);
  });
  it("does not when a card is another, a promise was changed or the root is not the one seen", async () => {
    const card = proof();
    card.dealt[0]!.card = "2c";
    const promise = proof();
    promise.deck.digests[7] = sha("x");
    const swapped = proof();
    swapped.opened[0]!.card = "Kd";
    for (const bad of [card, promise, swapped]) expect((await check(bad)).ok).toBe(false);
    expect((await check(proof(), sha("another"))).ok).toBe(false);
  });
  it("shuffles as the house does", async () => {
    const order = await shuffled(52, "seed");
    expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, at) => at));
    expect(order.slice(0, 8)).toEqual(HOUSE);
  });
});

// shuffle of the house's own generator for "seed", its first eight
const HOUSE = [11, 39, 4, 34, 31, 24, 38, 0];
