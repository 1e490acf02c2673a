// In which of their roles somebody speaks at a desk: the first of these that they have.

import { me } from "../../net/me";

export function speakAs(...roles: string[]): string {
  const mine = me.value?.account?.speaks_as ?? [];
  return roles.find((role) => mine.includes(role)) ?? roles[0] ?? "player";
}

/** Whether somebody in this role decides where the book leaves a choice; the house judges it again. */
export const decides = (role: string): boolean => ["floor", "supervisor", "director"].includes(role);
