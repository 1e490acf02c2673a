import { describe, expect, it } from "vitest";
import { framesOf, type HandTold } from "../src/model/fold";
import { as } from "../src/model/records";
import { scene } from "../src/model/scene";
import { type TableState, takeFrame } from "../src/net/table-store";
import { frames, played } from "./frames";

/** A recorded hand as the house tells one that is over: by its events. */
function told(scene: string): HandTold {
  const all = frames(scene);
  const steps = all.flatMap(frame =>
    frame.events.map((event, at) => ({
      n: frame.after + at + 1,
      event,
      says: "",
      clauses: frame.clauses?.[at] ?? [],
      worth: at + 1 === frame.events.length ? frame.worth : [],
    })),
  );
  const from = steps.findIndex(step => as(step.event, "table.Placed")); // where the house begins to tell a hand
  const began = steps.slice(from).flatMap(step => as(step.event, "table.Began") ?? [])[0]!;
  const view = all.find(frame => frame.events.some(event => as(event, "table.Began")))!.view as {
    "table.PlayerView": {
      seat: number;
      felt: { chairs: ({ player: string } | null)[] };
      hand: { game: { key: string } };
    };
  };
  const { seat, felt, hand } = view["table.PlayerView"];
  const until = steps.findIndex((step, at) => at > from && as(step.event, "table.HandEnded"));
  return {
    about: {
      id: "h",
      place: "room",
      table: "7",
      number: 1,
      game: hand.game.key,
      stakes: "no-limit 2/5",
      at: 0,
    },
    rulebook: "",
    seat,
    players: felt.chairs.map(chair => chair?.player ?? ""),
    stacks: began.stacks,
    button: began.button,
    steps: steps.slice(from, until + 1),
    clauses: {},
    names: all[0]!.names,
  };
}

const marksIn = (state: TableState): string[] =>
  scene(state.now, state.seen, state.story, state.gathered).seats.map(seat => seat.marks.join(" "));

describe.each(["holdem", "headsup", "draw", "triple", "omaha8", "tenhanded"])(
  "button and blinds of %s in a replay",
  name => {
    const states: TableState[] = [];
    let now: TableState | null = null;
    for (const frame of framesOf(told(name))) if ((now = takeFrame(now, frame, 0))) states.push(now);
    const choices = frames(name).findIndex(frame => frame.events.some(event => as(event, "table.Began")));
    it("are marked where the house had them, from the first blind on", () => {
      // which is posted later
      const places = marksIn(played(name, choices + 1)).map(marks => marks.replace(/ ?straddle/, ""));
      for (const state of states)
        expect(marksIn(state).map(marks => marks.replace(/ ?straddle/, ""))).toEqual(places);
      expect(
        places
          .join(" ")
          .match(/button|small|big/g)
          ?.sort(),
      ).toEqual(["big", "button", "small"]);
    });
  },
);

describe.each(["holdem", "stud", "draw", "triple", "omaha8", "tenhanded"])(
  "a hand of %s folded from its events",
  scene => {
    it("stands after each choice as the house showed it", () => {
      const folded = new Map(framesOf(told(scene)).map(frame => [frame.version, frame]));
      let compared = 0;
      for (const frame of frames(scene)) {
        const live = (frame.view as { "table.PlayerView": { hand: Record<string, unknown> | null } })[
          "table.PlayerView"
        ].hand;
        const mine = (
          folded.get(frame.version)?.view as
            | { "table.PlayerView": { hand: Record<string, unknown> } }
            | undefined
        )?.["table.PlayerView"].hand;
        if (!live || !mine) continue;
        compared += 1;
        for (const field of ["stacks", "bets", "pot", "live", "boards", "street", "hands", "up"])
          expect(mine[field], `${field} at ${frame.version}`).toEqual(live[field]);
      }
      expect(compared).toBeGreaterThan(5);
    });
    it("tells of the hands that lie open what they are worth, as the house did", () => {
      const last = framesOf(told(scene)).at(-1)!;
      expect(last.worth).toEqual(frames(scene).at(-1)!.worth);
    });
    it("ends with every chip where it belongs", () => {
      const hand = told(scene);
      const last = (
        framesOf(hand).at(-1)!.view as { "table.PlayerView": { hand: { stacks: number[]; pot: number } } }
      )["table.PlayerView"].hand;
      const sum = (chips: number[]) => chips.reduce((all, one) => all + one, 0);
      expect(sum(last.stacks) + last.pot).toBe(sum(hand.stacks));
      expect(last.pot).toBe(0);
    });
  },
);
