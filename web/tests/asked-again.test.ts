import { beforeEach, expect, it, vi } from "vitest";

class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = () => undefined as unknown;
  onmessage = (_: { data: string }) => undefined as unknown;
  onclose = (_: { code: number }) => undefined as unknown;
  constructor() {
    Line.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen();
  }
  breaks() {
    this.readyState = 3;
    this.onclose({ code: 1006 });
  }
}

beforeEach(() => {
  Line.all = [];
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { protocol: "http:", host: "house.invalid", pathname: "/", search: "" });
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("navigator", { onLine: true, language: "en" });
});

it("what was asked before the line broke is asked again with the same key, and answered once", async () => {
  const { doAt, tableOf, watch } = await import("../src/net/house");
  watch("room", "1");
  Line.all[0]!.opens();
  const done = doAt("room", "1", { Fold: { seat: 0 } } as never, 5);
  const [first] = Line.all[0]!.sent.filter(one => one.t === "do");
  expect(first).toBeDefined();
  Line.all[0]!.breaks();
  await vi.advanceTimersByTimeAsync(2_000);
  Line.all[1]!.opens();
  expect(Line.all[1]!.sent.filter(one => one.t === "do")).toEqual([first]);
  Line.all[1]!.onmessage({ data: JSON.stringify({ t: "done", key: first!.key, says: "", clauses: [] }) });
  expect((await done).ok).toBe(true);
  expect(tableOf("room", "1").waiting.value).toBe(false);
});

it("whoever works here leaves their role to the house, and a player speaks as a player", async () => {
  const { ask, say, watch } = await import("../src/net/house");
  watch("room", "", "floor");
  const [line] = Line.all;
  line!.opens();
  void ask("room", "", { OpenTable: { table: "7", listing: "1/2" } } as never, undefined, "floor");
  void say("room", "open table 8 for 1/2", "floor");
  void ask("room", "1", { Fold: { seat: 0 } } as never, 5);
  const roles = line!.sent.filter(one => one.t !== "ping").map(one => [one.t, one.role]);
  expect(roles).toEqual([
    ["watch", "floor"],
    ["do", ""],
    ["say", ""],
    ["do", "player"],
  ]);
});

it("whoever is greeted with other roles than they had asks who they are", async () => {
  const account = { id: "pa", name: "Ann", guest: false, speaks_as: ["floor", "player"] };
  const asked = vi.fn(async () => ({
    ok: true,
    status: 200,
    json: async () => ({ account: { ...account, speaks_as: ["player"] }, csrf: "c" }),
  }));
  vi.stubGlobal("fetch", asked);
  const { me } = await import("../src/net/me");
  const { hello } = await import("../src/net/house");
  me.value = { account, csrf: "c" } as never;
  hello.value = { t: "hello", you: "pa", name: "Ann", guest: false, roles: ["floor", "player"] } as never;
  expect(asked).not.toHaveBeenCalled();
  hello.value = { t: "hello", you: "pa", name: "Ann", guest: false, roles: ["player"] } as never;
  await vi.waitFor(() => expect(me.value?.account?.speaks_as).toEqual(["player"]));
  expect(asked).toHaveBeenCalledTimes(1);
});

it("a socket that is never opened asks the house who we are, and comes back only for somebody", async () => {
  const { sentAway, watch, wire } = await import("../src/net/house");
  const account = { current: { id: "p1" } as object | null };
  const answer = () =>
    Promise.resolve({ ok: true, json: () => Promise.resolve({ account: account.current, csrf: "none" }) });
  vi.stubGlobal("fetch", vi.fn(answer));
  watch("room", "1");
  Line.all[0]!.breaks();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(Line.all.length).toBe(2);
  account.current = null;
  Line.all[1]!.breaks();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Line.all.length).toBe(2);
  expect(sentAway.value).toBe(1);
  expect(wire.link.value).toBe("off");
});
