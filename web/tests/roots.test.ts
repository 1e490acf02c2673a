import { beforeEach, expect, it, vi } from "vitest";
import { rememberRoot, rootSeen } from "../src/net/roots";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

const told = (root: string, version = 10) => ({ root, cards: "standard", version });

it("what was promised before a hand is known when it is over", () => {
  rememberRoot("room", "1", 7, told("aa"));
  expect(rootSeen("room", "1", 7, 12, "standard")).toBe("aa");
  expect(rootSeen("room", "2", 7, 12, "standard")).toBe("");
  expect(rootSeen("room", "1", 8, 12, "standard")).toBe("");
});

it("a promise made after the hand began, or of other cards, is not held against it", () => {
  rememberRoot("room", "1", 7, told("aa", 50));
  expect(rootSeen("room", "1", 7, 12, "standard")).toBe("");
  expect(rootSeen("room", "1", 7, 60, "short")).toBe("");
});

it("the latest promise counts, and old ones make room", () => {
  rememberRoot("room", "1", 7, told("aa"));
  rememberRoot("room", "1", 7, told("bb", 11));
  expect(rootSeen("room", "1", 7, 12, "standard")).toBe("bb");
  for (let hand = 8; hand < 400; hand++) rememberRoot("room", "1", hand, told(`r${hand}`));
  expect(rootSeen("room", "1", 7, 12, "standard")).toBe("");
  expect(rootSeen("room", "1", 399, 12, "standard")).toBe("r399");
});
