// The German texts keep to one word for each thing, the one that is used in German card rooms.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { de } from "../src/texts/de";
import { gameInGerman } from "../src/texts/games-de";
import { GAMES } from "../src/wire";

const at = (path: string): URL => new URL(`../src/texts/${path}`, import.meta.url);
const files = ["de.ts", ...readdirSync(at("desks")).map(name => `desks/${name}`)];
const german = files.map(name => {
  const text = readFileSync(at(name), "utf8");
  return { name, lines: text.slice(text.search(/const de\b/)).split("\n") };
});

const NOT_SAID: [RegExp, string][] = [
  [/Jeton|Stapel\b|[Ss]tartstapel/, "Chips, Stack"],
  [/\bEinkauf|Startgeld/, "Buy-in"],
  [/\bStufe/, "Level"],
  [/(gro(ß|ss)e|kleine)[rn]? Blind/, "Big Blind, Small Blind"],
  [/\bPott\b|Pötte/, "Pot, Pots"],
  [/\bMeldung(en)?\b/, "Anmeldung"],
  [/an(ge)?sagt\b.*Turnier|Turnier.*angesagt/, "angekündigt"],
  [/\bEntscheide?\b(?!n)/, "Entscheidung"],
  [/Spielzeit/, "Saison"],
  [/Regelbuches|Blatt (ist )?(versiegelt|gemischt)/, "Deck"],
  [/(Dritte|Vierte|Fünfte|Sechste|Siebte) Straße/, "Third Street …: a Straße is a straight"],
  [/Nachkauf|Zukauf|Wiedereinstieg/, "Rebuy, Add-on, Re-Entry"],
  [/\bUmz(u|ü)g/, "Platzwechsel"],
  [/"Getan|`Getan/, "Erledigt"],
  [/\b(sollten|meinten|können|haben|müssen) Sie\b|\b(Ihre[mnrs]?|Ihnen) (Hand|Platz|Chips|Name|Konto)/, "du"],
  [/\b(check|raise|fold|call)(st|t|en)\b/, "schieben, erhöhen, passen, mitgehen"],
];

describe("one word for each thing", () => {
  it.each(NOT_SAID)("%s is not said: %s", wrong => {
    const found = german.flatMap(({ name, lines }) =>
      lines.filter(line => wrong.test(line)).map(line => `${name}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});

it("three players who have yet to act are not all on the move", () => {
  expect(de.table.status.toAct).toBe("Noch dran");
  expect(de.prompt.waitFor("Anna")).toBe("Anna ist am Zug.");
});

it("games are called as in German card rooms, and none by half an English sentence", () => {
  const titles = Object.values(GAMES).map(one => gameInGerman(one.title));
  expect(titles.filter(title => / (with|and|better|draw|stud)\b/.test(title))).toEqual([]);
  expect(new Set(titles).size).toBe(titles.length);
});
