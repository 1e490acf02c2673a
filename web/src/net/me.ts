// Who I am to the house, and coming in and going out.

import { signal } from "@preact/signals";
import { get, post, rememberToken, type ApiAnswer } from "./api";
import { becomeSomebody, wire } from "./house";

export interface AccountShown {
  id: string;
  name: string;
  guest: boolean;
  bot: boolean;
  roles: string[];
  speaks_as: string[];
}

export interface Me {
  account: AccountShown | null;
  csrf: string;
  house: string;
  guests: boolean;
  signup: string;
  has_owner: boolean;
}

export const me = signal<Me | null>(null);
export const notReached = signal(false);

export async function whoAmI(): Promise<void> {
  const answer = await get<Me>("/api/account/me");
  notReached.value = !answer.ok;
  if (answer.ok) take(answer.value);
}

function take(value: Me): void {
  rememberToken(value.csrf);
  const changed = me.value?.account?.id !== value.account?.id;
  me.value = value;
  if (!value.account) wire.close();
  else if (changed) becomeSomebody();
}

async function enter(path: string, body: unknown): Promise<ApiAnswer<Me>> {
  const answer = await post<Me>(path, body);
  if (answer.ok) take(answer.value);
  return answer;
}

const withCode = (code: string): object => (code ? { code } : {});

export const comeAsGuest = (name: string, code = "") => enter("/api/account/guest", { name, ...withCode(code) });
export const logIn = (name: string, password: string) => enter("/api/account/login", { name, password });
export const signUp = (name: string, password: string, code = "") => enter("/api/account/signup", { name, password, ...withCode(code) });
export const stay = (password: string) => enter("/api/account/stay", { password });
export const claimHouse = (code: string, name: string, password: string) => enter("/api/account/owner", { code, name, password });

export async function logOut(): Promise<void> {
  await post("/api/account/logout", {});
  await whoAmI();
}

/** A code lets whoever is known into a private place. */
export const useCode = (code: string) => post<{ place: string }>("/api/account/code", { code });
