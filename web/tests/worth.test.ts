import { describe, expect, it } from "vitest";
import { choiceOf, costOf } from "../src/model/ways";
import { wonWith, worthInShort, worthOf } from "../src/model/worth";
import { worthInGerman } from "../src/texts/worth-de";

const plain = (words: string) => words;
const high = "two pair, aces and fours, king kicker";

describe("what a shown hand is worth", () => {
  it("tells both halves of a split pot, and every board", () => {
    const worth = [
      {
        seat: 2,
        best: [],
        says: [
          [high, "no low"],
          ["a pair of aces, king nine six kickers", "an 8-7-4-3-A low"],
        ],
      },
    ];
    expect(worthOf(worth, 2, plain)).toBe(
      `${high}; no low · a pair of aces, king nine six kickers; an 8-7-4-3-A low`,
    );
    expect(worthInShort(worth, 2, plain)).toBe("two pair, aces and fours · pair of aces; low 8-7");
    expect(worthOf(worth, 1, plain)).toBe("");
  });
  it("tells with what a half was won, on which board", () => {
    const worth = [
      {
        seat: 0,
        best: [],
        says: [
          [high, "no low"],
          [high, "a 7-5-4-3-A low"],
        ],
      },
    ];
    expect(wonWith(worth, 0, 1, 1, plain)).toBe("a 7-5-4-3-A low");
    expect(wonWith(worth, 0, 0, 1, plain)).toBe("");
    expect(wonWith(worth, 0, 0, -1, plain)).toBe(high);
  });
  it.each([
    ["a pair of queens, ace eight four kickers", "ein Paar Damen, Kicker Ass Acht Vier"],
    ["a pair of deuces, eight seven four kickers", "ein Paar Zweien, Kicker Acht Sieben Vier"],
    ["ace high, king nine four deuce", "Ass hoch, König Neun Vier Zwei"],
    ["low 8-6", "Low 8-6"],
    ["two pair, kings and fives, ace kicker", "zwei Paare, Könige und Fünfen, Kicker Ass"],
    ["three sixes, queen jack kickers", "Drilling Sechsen, Kicker Dame Bube"],
    ["four threes, nine kicker", "Vierling Dreien, Kicker Neun"],
    ["king high, queen jack ten seven", "König hoch, Dame Bube Zehn Sieben"],
    ["king high", "König hoch"],
    ["a straight, nine high", "Straße bis Neun"],
    ["a straight flush, five high", "Straight Flush bis Fünf"],
    ["a royal flush", "Royal Flush"],
    ["a flush, ace queen ten five two", "Flush, Ass Dame Zehn Fünf Zwei"],
    ["flush, ace high", "Flush, Ass hoch"],
    ["a full house, nines full of aces", "Full House, Neunen über Asse"],
    ["an 8-7-4-3-A low", "8-7-4-3-A Low"],
    ["an A-2-3-4 badugi", "A-2-3-4 Badugi"],
    ["three-card 6-4-2", "Drei Karten, 6-4-2"],
    ["no low", "kein Low"],
  ])("%s is %s", (words, german) => expect(worthInGerman(words)).toBe(german));
});

describe("ways in", () => {
  const money = { dollar: 100, sign: "$" };
  it("are chosen by their name, and told with what they cost", () => {
    expect(["post 400 dead 200", "come in", "wait", "buy the button"].map(choiceOf)).toEqual([
      "post",
      "post",
      "wait",
      "buy the button",
    ]);
    expect(costOf("post 400 dead 250", money)).toEqual({ live: "$4", dead: "$2.50" });
    expect(costOf("post dead 200", money)).toEqual({ live: "", dead: "$2" });
    expect(costOf("post in the straddle", money)).toBeNull();
  });
});
