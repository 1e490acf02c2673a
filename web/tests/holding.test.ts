import { describe, expect, it } from "vitest";
import { inBrief, inShort } from "../src/model/holding";

describe("a holding where there is little room", () => {
  it.each([
    ["a pair of queens, ace eight four kickers", "pair of queens"],
    ["two pair, jacks and tens, five kicker", "two pair, jacks and tens"],
    ["three aces, queen jack kickers", "three aces"],
    ["king high, queen jack ten seven", "king high"],
    ["a straight, nine high", "straight, nine high"],
    ["a flush, ace queen ten five two", "flush, ace high"],
    ["a full house, kings full of tens", "full house, kings full of tens"],
    ["a pair of aces, king kicker; an 8-7-4-3-A low", "pair of aces; low 8-7"],
    ["two pair, aces and fours, king kicker; an 8-6-4-2-A low", "two pair; low 8-6"],
    ["a flush, ace queen ten five two; a 5-4-3-2-A low", "flush; low 5-4"],
    ["an 8-7-5-4-2 low", "8-7-5-4-2 low"],
    ["a K-9-3-2-A low", "K-9-3-2-A low"],
    ["a 7-4-3-2 badugi", "7-4-3-2 badugi"],
    ["three-card 7-4-2", "three-card 7-4-2"],
    ["", ""],
  ])("%s is %s", (whole, short) => expect(inShort(whole)).toBe(short));
  it.each([
    ["a pair of eights, queen ten nine kickers", "eights"],
    ["two pair, jacks and tens, five kicker", "two pair"],
    ["a full house, kings full of tens", "full house"],
    ["king high, queen jack ten seven", "king high"],
    ["an 8-7-4-3-A low", "8-7 low"],
    ["three aces, queen jack kickers", "three aces"],
    ["an A-2-3-4 badugi", "A-2-3-4 badugi"],
  ])("%s is %s in brief", (whole, brief) => expect(inBrief(whole)).toBe(brief));
});
