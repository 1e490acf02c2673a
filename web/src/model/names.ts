// What people are called here: a bot is marked in its name by the house, and by a small tag on the page.

const BOT = /\s*\(bot\)$/;

export const isBot = (name: string): boolean => BOT.test(name);
export const withoutMark = (name: string): string => name.replace(BOT, "");

/** The name of somebody without its mark, and whether it had one. */
export function calledBy(names: Record<string, string>, id: string): { name: string; bot: boolean } {
  const name = names[id] ?? id;
  return { name: withoutMark(name), bot: isBot(name) };
}
