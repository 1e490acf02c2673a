import { expect, it } from "vitest";
import { asTheBook, body, change, decide, draft, NEW, steps, undo } from "../src/desks/editor/draft";

it("a change is undone by its name, and typing one value is one step", () => {
  change(NEW, "begin");
  decide("clock-length", "3", "How long?");
  decide("clock-length", "30", "How long?");
  expect(draft.value.points).toEqual({ "clock-length": "30" });
  expect(steps.value.at(-1)?.what).toBe("How long?");
  undo();
  expect(draft.value.points).toEqual({});
});

it("a point that is as the book again is not sent", () => {
  decide("clock-length", "30", "How long?");
  asTheBook("clock-length", "Back");
  expect(body(draft.value, "My house")).toMatchObject({ title: "My house", points: [] });
});

it("a file that is written as one is sent as it stands", () => {
  expect(body({ ...NEW, text: "title = 1" }, "My house")).toEqual({
    name: "My house",
    title: "My house",
    text: "title = 1",
  });
});
