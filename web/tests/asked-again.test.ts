import { beforeEach, expect, it, vi } from "vitest";

class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = () => undefined as unknown;
  onmessage = (_: { data: string }) => undefined as unknown;
  onclose = (_: { code: number }) => undefined as unknown;
  constructor() { Line.all.push(this); }
  send(text: string) { this.sent.push(JSON.parse(text) as Record<string, unknown>); }
  close() { this.readyState = 3; }
  opens() { this.readyState = 1; this.onopen(); }
  breaks() { this.readyState = 3; this.onclose({ code: 1006 }); }
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
  const [first] = Line.all[0]!.sent.filter((one) => one.t === "do");
  expect(first).toBeDefined();
  Line.all[0]!.breaks();
  await vi.advanceTimersByTimeAsync(2_000);
  Line.all[1]!.opens();
  expect(Line.all[1]!.sent.filter((one) => one.t === "do")).toEqual([first]);
  Line.all[1]!.onmessage({ data: JSON.stringify({ t: "done", key: first!.key, says: "", clauses: [] }) });
  expect((await done).ok).toBe(true);
  expect(tableOf("room", "1").waiting.value).toBe(false);
});
