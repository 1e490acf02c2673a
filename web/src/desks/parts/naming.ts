// A person is an opaque id to the house; whoever works here reads names.

const ID = /\bp[a-z0-9]{10}\b/g;

/** A report or a fact as people read it: names where it has ids. */
export const withNames = (said: string, names: Record<string, string>): string =>
  said.replace(ID, id => names[id] ?? id);
