import { expect, it } from "vitest";
import { moneyOf } from "../src/model/sign";
import { spoken } from "../src/table/Spoken";
import { frames, played } from "./frames";

it.each(["holdem", "stud", "draw", "omaha8", "headsup"])(
  "what is spoken at %s ends each sentence with one dot",
  name => {
    const said = frames(name).map((_, at) => {
      const state = played(name, at + 1);
      return spoken(state, moneyOf(state.seen.felt.stakes, "room"));
    });
    expect(said.filter(words => /\.\s*\./.test(words))).toEqual([]);
    expect(said.filter(words => words && !words.endsWith("."))).toEqual([]);
    expect(said.join(" ")).toMatch(/Your cards: \w+ of \w+.*?\. /);
  },
);
