// The door: play now as a guest, log in, make an account. A name is enough to begin.

import { useState } from "preact/hooks";
import { comeAsGuest, logIn, me, signUp } from "../net/me";
import type { ApiAnswer } from "../net/api";
import { texts } from "../texts";
import { Shell } from "../ui/Shell";
import { Field, Segments } from "../ui/parts";

type Way = "guest" | "login" | "signup";
const LEAST = 8; // of a password, as long as the house says nothing else

export function Door({ code = "", lead = "" }: { code?: string; lead?: string }) {
  const t = texts.value.door;
  const [way, setWay] = useState<Way>("guest");
  const options = [{ value: "guest" as const, label: t.play }, { value: "login" as const, label: t.logIn }, { value: "signup" as const, label: t.signUp }];
  const titles: Record<Way, string> = { guest: t.title, login: t.logInTitle, signup: t.signUpTitle };
  return (
    <Shell>
      <div class="door panel">
        <h1>{titles[way]}</h1>
        <p class="dim">{lead || me.value?.house}</p>
        <Segments label={t.title} options={options} value={way} choose={setWay} />
        <EntryForm key={way} way={way} code={code} />
      </div>
    </Shell>
  );
}

function EntryForm({ way, code }: { way: Way; code: string }) {
  const t = texts.value.door;
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [refused, setRefused] = useState("");
  const [busy, setBusy] = useState(false);
  const short = way === "signup" && password.length > 0 && password.length < LEAST;
  const enter = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    const ways: Record<Way, () => Promise<ApiAnswer<unknown>>> = {
      guest: () => comeAsGuest(name.trim(), code), login: () => logIn(name.trim(), password), signup: () => signUp(name.trim(), password, code),
    };
    const answer = await ways[way]();
    setBusy(false);
    if (!answer.ok) setRefused(answer.says || texts.value.state.failed);
  };
  return (
    <form class="stack" onSubmit={(event) => void enter(event)}>
      <Field label={t.name}>
        <input class="input" name="name" required maxLength={32} autocomplete="username" value={name} autoFocus onInput={(event) => setName(event.currentTarget.value)} />
      </Field>
      {way === "guest" ? null : (
        <Field label={way === "signup" ? t.passwordLong(LEAST) : t.password} {...(short ? { wrong: t.signs(password.length, LEAST - password.length) } : {})}>
          <input class="input" name="password" type="password" required autocomplete={way === "signup" ? "new-password" : "current-password"} value={password} onInput={(event) => setPassword(event.currentTarget.value)} />
        </Field>
      )}
      {refused ? <p class="refusal" role="alert">{refused}</p> : null}
      <button class="button go touch wide" disabled={busy || short}>{way === "guest" ? t.guest : way === "login" ? t.logIn : t.signUp}</button>
      {way === "guest" ? <p class="dim small">{t.guestNote}</p> : null}
    </form>
  );
}
