// What is asked stands in the address: it can be gone back to, shared, and kept with a precedent.

import { go } from "../../router";

export interface Asked {
  kind: string;
  books: string; // one by its name, "" for all
  game: string;
  seats: string;
  scene: string;
  play: string;
  facts: Record<string, string>; // in the order they were told
  left_out: string[];
}

const FACT = "f.";
const PLAIN = ["kind", "books", "game", "seats", "scene", "play"] as const;

export function read(said: URLSearchParams): Asked {
  const asked: Asked = {
    kind: "",
    books: "",
    game: "",
    seats: "",
    scene: "",
    play: "",
    facts: {},
    left_out: said.getAll("unknown"),
  };
  for (const name of PLAIN) asked[name] = said.get(name) ?? "";
  for (const [name, value] of said) if (name.startsWith(FACT)) asked.facts[name.slice(FACT.length)] = value;
  return asked;
}

export function address(asked: Asked): string {
  const said = new URLSearchParams();
  for (const name of PLAIN) if (asked[name]) said.set(name, asked[name]);
  for (const [name, value] of Object.entries(asked.facts)) said.set(FACT + name, value);
  for (const name of asked.left_out) said.append("unknown", name);
  return `/ask?${said}`;
}

export const ask = (asked: Asked, replace = false): void => go(address(asked), replace);

/** As the house wants it. */
export const body = ({ books, ...asked }: Asked): object => ({ ...asked, books: books ? [books] : [] });

/** With one answer more; those told after it in the meantime stay. */
export const withFact = (asked: Asked, name: string, value: string): Asked => ({
  ...asked,
  facts: { ...asked.facts, [name]: value },
  left_out: asked.left_out.filter(one => one !== name),
});

/** Without an answer and what was told after it: that may have hung on it. */
export function withoutFact(asked: Asked, name: string): Asked {
  const told = Object.entries(asked.facts);
  const at = told.findIndex(([one]) => one === name);
  return { ...asked, facts: Object.fromEntries(told.slice(0, at)) };
}
