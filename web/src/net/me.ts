// Who I am to the house, and coming in and going out.

import { signal } from "@preact/signals";
import type { MeAnswer } from "../wire";
import { type ApiAnswer, get, post, rememberToken } from "./api";
import { becomeSomebody, hello, wire } from "./house";
import { askSeats, mySeats } from "./seats";

export const me = signal<MeAnswer | null>(null);
export const notReached = signal(false);

export async function whoAmI(): Promise<void> {
  const answer = await get<MeAnswer>("/api/account/me");
  notReached.value = !answer.ok;
  if (answer.ok) take(answer.value);
}

function take(value: MeAnswer): void {
  rememberToken(value.csrf);
  const changed = me.value?.account?.id !== value.account?.id;
  me.value = value;
  if (changed) mySeats.value = [];
  if (!value.account) wire.close();
  else if (changed) becomeSomebody();
}

/** Whoever was sent away to come again, since their roles or their name changed, is greeted with the new ones. */
hello.subscribe(greeted => {
  const mine = me.peek()?.account;
  if (greeted && mine && (mine.name !== greeted.name || String(mine.speaks_as) !== String(greeted.roles)))
    void whoAmI();
});

async function enter(path: string, body: unknown): Promise<ApiAnswer<MeAnswer>> {
  const answer = await post<MeAnswer>(path, body);
  if (answer.ok) take(answer.value);
  return answer;
}

const withCode = (code: string): object => (code ? { code } : {});

export const comeAsGuest = (name: string, code = "") =>
  enter("/api/account/guest", { name, ...withCode(code) });
export const logIn = (name: string, password: string) => enter("/api/account/login", { name, password });
export const signUp = (name: string, password: string, code = "") =>
  enter("/api/account/signup", { name, password, ...withCode(code) });
export const stay = (password: string) => enter("/api/account/stay", { password });
export const claimHouse = (code: string, name: string, password: string) =>
  enter("/api/account/owner", { code, name, password });

export const comeBack = (code: string) => enter("/api/back", { code });

export const goingOut = signal(false); // asked what becomes of the chips, before one is out

/** Out at once, or first the question what becomes of the chips on a table. */
export async function askToLogOut(): Promise<void> {
  const seats = await askSeats();
  if (seats.length) goingOut.value = true;
  else await logOut();
}

export async function logOut(): Promise<void> {
  await post("/api/account/logout", {});
  await whoAmI();
}

/** A code lets whoever is known into a private place. */
export const useCode = (code: string) => post<{ place: string }>("/api/account/code", { code });
