import { afterEach, expect, it } from "vitest";
import { levelWords } from "../src/model/level-words";
import { choose } from "../src/settings";

afterEach(() => choose({ language: "en" }));

it("a level is read with its thousands, its ante and its game", () => {
  choose({ language: "en" });
  expect(levelWords("10000/20000 big-blind-ante 20000")).toBe("10,000/20,000 big blind ante 20,000");
  expect(levelWords("50/100 ante 10")).toBe("50/100 ante 10");
  expect(levelWords("Omaha eight-or-better 100/200")).toBe("Omaha eight-or-better 100/200");
  expect(levelWords("break of 5 minutes, chips of 25, 100 leave")).toBe(
    "break, 5 min, chips of 25, 100 leave",
  );
});

it("in German too", () => {
  choose({ language: "de" });
  expect(levelWords("100/200 big-blind-ante 200")).toBe("100/200 Big-Blind-Ante 200");
  expect(levelWords("Omaha eight-or-better 100/200")).toBe("Omaha Hi-Lo 100/200");
  expect(levelWords("50/100 ante 10")).toBe("50/100 Ante 10");
  expect(levelWords("break of 5 minutes")).toBe("Pause, 5 min");
});
