import { expect, it } from "vitest";
import { type Asked, address, body, read, withFact, withoutFact } from "../src/desks/ask/asked";

const asked: Asked = {
  kind: "out-of-turn",
  books: "rpl",
  game: "omaha 5/10",
  seats: "",
  scene: "",
  play: "",
  facts: { seat: "Dee", action: "raise", to: "24" },
  left_out: ["deliberate"],
};

it("a question is found again by its address, answers in their order", () => {
  const again = read(new URLSearchParams(address(asked).split("?")[1]));
  expect(again).toEqual(asked);
  expect(Object.keys(again.facts)).toEqual(["seat", "action", "to"]);
});

it("an answer taken back takes with it what was told after it", () => {
  expect(withoutFact(asked, "action").facts).toEqual({ seat: "Dee" });
});

it("what nobody knew is told after all", () => {
  const told = withFact(asked, "deliberate", "no");
  expect(told.left_out).toEqual([]);
  expect(told.facts.deliberate).toBe("no");
});

it("all books are asked where none is named", () => {
  expect(body({ ...asked, books: "" })).toMatchObject({ books: [] });
  expect(body(asked)).toMatchObject({ books: ["rpl"] });
});
