import { expect, it } from "vitest";
import { de } from "../src/texts/de";
import { en } from "../src/texts/en";

function keys(value: object, path = ""): string[] {
  return Object.entries(value).flatMap(([key, one]) =>
    typeof one === "object" && one !== null ? keys(one as object, `${path}${key}.`) : [`${path}${key}`],
  );
}

it("every language has every text", () => {
  const words = (texts: object) => keys(texts).filter(key => !key.startsWith("account.roleNames."));
  expect(words(de).sort()).toEqual(words(en).sort());
});

it("another language is another language", () => {
  const same = keys(en).filter(key => {
    const at = (texts: object) =>
      key.split(".").reduce<unknown>((one, part) => (one as Record<string, unknown>)[part], texts);
    return typeof at(en) === "string" && at(en) === at(de) && String(at(en)).length > 12;
  });
  expect(same).toEqual([]);
});
