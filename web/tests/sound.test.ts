import { beforeEach, expect, it, vi } from "vitest";

let made: { state: string; resumed: number; tones: number }[] = [];

beforeEach(() => {
  made = [];
  vi.resetModules();
  vi.stubGlobal(
    "AudioContext",
    class {
      state = "suspended"; // as a browser has it before the first click
      currentTime = 0;
      destination = {};
      resumed = 0;
      tones = 0;
      constructor() {
        made.push(this);
      }
      resume() {
        this.resumed += 1;
        this.state = "running";
        return Promise.resolve();
      }
      createOscillator() {
        return {
          frequency: { value: 0 },
          connect: (to: object) => to,
          start: () => (this.tones += 1),
          stop: () => undefined,
        };
      }
      createGain() {
        return {
          gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
          connect: (to: object) => to,
        };
      }
    },
  );
});

it("nothing sounds unless somebody wishes it", async () => {
  const { tone } = await import("../src/sound");
  tone("turn");
  expect(made).toEqual([]);
});

it("the first touch wakes the sound, so that a turn that comes later is heard", async () => {
  const { choose } = await import("../src/settings");
  const { soundAfterTouch } = await import("../src/sound");
  const heard = new EventTarget();
  vi.stubGlobal("addEventListener", heard.addEventListener.bind(heard));
  soundAfterTouch();
  heard.dispatchEvent(new Event("pointerup"));
  expect(made).toEqual([]);
  choose({ sound: true });
  heard.dispatchEvent(new Event("pointerup"));
  expect(made).toMatchObject([{ state: "running", resumed: 1, tones: 0 }]);
  heard.dispatchEvent(new Event("pointerup"));
  expect(made[0]?.resumed).toBe(1);
  choose({ sound: false });
});

it("what a browser keeps silent until the first click is asked to sound again", async () => {
  const { choose } = await import("../src/settings");
  const { tone } = await import("../src/sound");
  choose({ sound: true });
  tone("turn");
  expect(made).toHaveLength(1);
  expect(made[0]).toMatchObject({ state: "running", tones: 1 });
  choose({ sound: false });
});
