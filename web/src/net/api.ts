// The house's HTTP side: accounts, lists of what there is, hands. Everything answers JSON; a refusal
// is a value with its reason in words.

export interface ApiRefusal {
  ok: false;
  status: number;
  says: string;
  clauses: string[];
}

export type ApiAnswer<T> = { ok: true; value: T } | ApiRefusal;

let token = "";

function csrf(): string {
  const found = /(?:^|; )csrf(?:token|_token)?=([^;]*)/.exec(document.cookie);
  return token || (found ? decodeURIComponent(found[1] ?? "") : "");
}

export function rememberToken(value: string | undefined): void {
  if (value) token = value;
}

export async function get<T>(path: string): Promise<ApiAnswer<T>> {
  return call<T>("GET", path);
}

export async function post<T>(path: string, body: unknown = {}): Promise<ApiAnswer<T>> {
  return call<T>("POST", path, body);
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<ApiAnswer<T>> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (method !== "GET") headers["x-csrf-token"] = csrf();
  try {
    const answer = await fetch(path, {
      method, headers, credentials: "same-origin", ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const value = (text && text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : {}) as Record<string, unknown>;
    if (answer.ok) return { ok: true, value: value as T };
    return { ok: false, status: answer.status, says: saidIn(value), clauses: (value.clauses as string[] | undefined) ?? [] };
  } catch {
    return { ok: false, status: 0, says: "", clauses: [] };
  }
}

function saidIn(value: Record<string, unknown>): string {
  for (const key of ["says", "detail", "reason"]) if (typeof value[key] === "string") return value[key];
  return "";
}
