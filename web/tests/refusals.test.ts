import { expect, it, vi } from "vitest";

it(
  "whoever is refused before they are in is told so in their language, and by the house's own words " +
    "otherwise",
  async () => {
    vi.stubGlobal("navigator", { language: "de" });
    const refused = (reason: string) => ({
      ok: false,
      status: 403,
      json: async () => ({ refused: { reason, says: "in the house's words", clauses: [] } }),
    });
    const answers = [
      "password-too-common",
      "password-is-a-name",
      "taken-out",
      "game-is-over",
      "something-else",
    ].map(refused);
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => answers.shift()),
    );
    const { post } = await import("../src/net/api");
    const { de } = await import("../src/texts/de");
    const { settings } = await import("../src/settings");
    settings.value = { ...settings.value, language: "de" };
    const told: string[] = [];
    for (let n = 0; n < 5; n++) {
      const answer = await post("/api/account/signup");
      told.push(answer.ok ? "" : answer.says);
    }
    expect(told).toEqual([...Object.values(de.refusals), "in the house's words"]);
  },
);
