import { describe, expect, it } from "vitest";
import { handsToBig, isSooner } from "../src/model/ways";
import { choose } from "../src/settings";
import { texts } from "../src/texts";
import type { Chair, Felt } from "../src/wire";

const felt = (standing: string[], big: number): Felt =>
  ({
    places: { big },
    chairs: standing.map(one => (one ? ({ standing: one, here: true, sits_out: false } as Chair) : null)),
  }) as Felt;

choose({ language: "en" });

describe("a way in is told before it is chosen", () => {
  it("counts the hands until the big blind comes", () => {
    const table = felt(["in", "", "in", "new", "in", "in"], 0);
    expect(handsToBig(table, 3)).toBe(2);
    expect(handsToBig(felt(["in", "in", "in", "new"], 2), 3)).toBe(1);
    expect(handsToBig(felt(["in", "new", "in"], -1), 1)).toBe(0);
  });
  it("offers another way only where it is sooner", () => {
    expect(isSooner(["wait", "wait for the button"])).toBe(false);
    expect(isSooner(["wait", "post 4"])).toBe(true);
  });
  it("says what each costs and when one plays, without a term of the game", () => {
    const { wayWhy } = texts.value.table;
    expect(wayWhy("wait", "", 3)).toBe("Free: you play in about 3 hands");
    expect(wayWhy("post", "$2", 3)).toContain("$2 goes to the pot");
  });
});
