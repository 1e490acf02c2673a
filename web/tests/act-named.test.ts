import { describe, expect, it } from "vitest";
import { actOf } from "../src/desks/director/directing";
import type { ActOnDesk } from "../src/wire";

const act = (number: number, command: string, more: Partial<ActOnDesk> = {}): ActOnDesk => ({
  number,
  what: `${command} ${number}`,
  key: `key ${number}`,
  command,
  at: 0,
  role: "director",
  undone: false,
  why: "",
  ...more,
});

describe("what was done is said by its name", () => {
  it("is the act that came of the command, not what another desk did meanwhile", () => {
    const found = actOf({ BustOut: { player: "ann", began: 0 } }, [act(3, "BustOut")]);
    expect(found([act(3, "BustOut")])).toBeUndefined();
    expect(found([act(5, "PauseClock"), act(4, "BustOut"), act(3, "BustOut")])?.number).toBe(4);
  });

  it("is the act that was undone, once it is, and the one that was redone", () => {
    const before = [act(3, "PauseClock"), act(2, "BustOut")];
    const undo = actOf({ UndoAct: { act: 2 } }, before);
    expect(undo(before)).toBeUndefined();
    expect(undo([act(4, "BustOut", { key: "key 2", undone: true }), act(3, "PauseClock")])?.number).toBe(4);
    expect(
      actOf(
        { RedoAct: { what: "key 2" } },
        before,
      )([act(4, "BustOut", { key: "key 2" }), act(2, "BustOut", { key: "key 2", undone: true })])?.number,
    ).toBe(4);
  });
});
