// The house's HTTP side: accounts, private games, events, hands. Everything answers JSON; a refusal
// is a value with its reason in words.

import { texts } from "../texts";

export interface ApiRefusal {
  ok: false;
  status: number; // 0: the house was not reached
  reason: string;
  says: string;
  clauses: string[];
}

export type ApiAnswer<T> = { ok: true; value: T } | ApiRefusal;

let csrf = "none";

/** What is to be said with whatever changes something; the house tells it with who one is. */
export function rememberToken(token: string): void {
  csrf = token;
}

export const get = <T>(path: string): Promise<ApiAnswer<T>> => call<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<ApiAnswer<T>> =>
  call<T>("POST", path, body);
export const remove = <T>(path: string): Promise<ApiAnswer<T>> => call<T>("DELETE", path);

async function call<T>(method: string, path: string, body?: unknown): Promise<ApiAnswer<T>> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (method !== "GET") headers["x-shuffleup-csrf"] = csrf;
  try {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(path, { method, headers, credentials: "same-origin", ...sent });
    const value = (await answer.json()) as unknown;
    return answer.ok ? { ok: true, value: value as T } : refusal(answer.status, value);
  } catch {
    return { ok: false, status: 0, reason: "", says: "", clauses: [] };
  }
}

/** A file of the house put where downloads go; why not, where it gives none. */
export async function saved(path: string, name: string): Promise<string> {
  const answer = await textOf(path);
  if (answer.ok) download(answer.value, name);
  return answer.ok ? "" : answer.says || texts.value.state.failed;
}

/** What the house has under an address, as text. */
export async function textOf(path: string): Promise<ApiAnswer<string>> {
  try {
    const answer = await fetch(path, { credentials: "same-origin" });
    return answer.ok ? { ok: true, value: await answer.text() } : refusal(answer.status, await answer.json());
  } catch {
    return { ok: false, status: 0, reason: "", says: "", clauses: [] };
  }
}

/** A text put where downloads go. */
export function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text]));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

function refusal(status: number, value: unknown): ApiRefusal {
  const told = (value as { refused?: { reason?: string; says?: string; clauses?: string[] } }).refused ?? {};
  const known = texts.value.refusals[told.reason ?? ""]; // what somebody who is not in yet is told, in their language
  return {
    ok: false,
    status,
    reason: told.reason ?? "",
    says: known ?? told.says ?? "",
    clauses: told.clauses ?? [],
  };
}
