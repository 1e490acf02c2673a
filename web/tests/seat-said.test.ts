import { expect, it } from "vitest";
import { inHandOrder, JOKER, UNKNOWN } from "../src/model/cards";
import { type Award, type Scene, scene } from "../src/model/scene";
import { moneyOf } from "../src/model/sign";
import { pushed } from "../src/table/Middle";
import { seatSaid } from "../src/table/seat-said";
import { played } from "./frames";

const drawn = (name: string, upto: number): Scene => {
  const state = played(name, upto);
  return scene(state.now, state.seen, state.story, state.gathered);
};

it("a seat is told with number, name, stack and what it does, and no card that is hidden", () => {
  const { seats } = drawn("holdem", 14);
  const money = moneyOf(played("holdem", 14).seen.felt.stakes, "room");
  const said = seats.map(seat => seatSaid(seat, money, false, ""));
  expect(said[1]).toBe("Seat 2, Kwame Osei, $620, away");
  expect(said[3]).toMatch(/^Seat 4, Dmitri Sokolov, \$1,020, folded, dealer button$/);
  expect(said.join()).not.toMatch(/face down|shows/);
  const open = { ...seats[1]!, standing: "open" as const };
  expect(seatSaid(open, money, false, "")).toBe("Seat 2, open");
});

it("many cards are held from high to low, two as they were dealt, and hidden ones as they lie", () => {
  expect(inHandOrder([3, 51, 20, JOKER])).toEqual([3, 1, 2, 0]);
  expect(inHandOrder([3, 51])).toEqual([0, 1]);
  expect(inHandOrder([3, UNKNOWN, 51])).toEqual([0, 1, 2]);
});

it("a pot without a low goes whole to the high hand, and is not told as a half", () => {
  const table = drawn("omaha8", 26);
  const to = (...awards: Award[]) => pushed({ ...table, awards }, false).map(({ says }) => says);
  expect(to({ run: 0, pot: 0, way: 0, seat: 1, amount: 90 })).toEqual(["Pot to Kwame Osei"]);
  const halves = [
    { run: 0, pot: 0, way: 0, seat: 1, amount: 45 },
    { run: 0, pot: 0, way: 1, seat: 2, amount: 45 },
  ];
  expect(to(...halves)).toEqual(["High hand to Kwame Osei", "Low hand to Li Na Chen"]);
});
