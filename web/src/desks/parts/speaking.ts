// In which of their roles somebody looks at a desk: the first of these that they have. In which they speak,
// the house sees to.

import { me } from "../../net/me";

export function speakAs(...roles: string[]): string {
  const mine = me.value?.account?.speaks_as ?? [];
  return roles.find(role => mine.includes(role)) ?? roles[0] ?? "player";
}

const DECIDERS = ["floor", "supervisor", "director"];

/** Whether I decide where the book leaves a choice, perhaps to one kind of work alone; the house judges it again. */
export function decides(authority: string | null = ""): boolean {
  const mine = me.value?.account?.speaks_as ?? [];
  return DECIDERS.some(role => mine.includes(role) && (!authority || authority === role));
}
