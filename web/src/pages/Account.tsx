// One's own account: keep a guest's name, stay away for a while, take one's data out, how it looks.

import { useState } from "preact/hooks";
import { post } from "../net/api";
import { notices } from "../net/house";
import { askToLogOut, me, stay, whoAmI } from "../net/me";
import { texts } from "../texts";
import { Field, Segments } from "../ui/parts";
import { SettingsList } from "../ui/SettingsList";
import { Shell } from "../ui/Shell";
import { LONGEST_NAME } from "./Door";

export function Account() {
  const t = texts.value;
  const account = me.value?.account;
  if (!account) return null;
  return (
    <Shell>
      <h1>{t.account.title}</h1>
      <div class="cards-columns">
        <div>
          <section class="panel padded stack">
            <h2>
              {account.name}
              {account.guest ? <span class="tag">{t.account.guest}</span> : null}
            </h2>
            <NameForm name={account.name} />
            {account.roles.length ? (
              <p class="dim small">
                {t.account.roles}: {account.roles.map(role => t.account.roleNames[role] ?? role).join(", ")}
              </p>
            ) : null}
            <button class="button" onClick={() => void askToLogOut()}>
              {t.door.logOut}
            </button>
          </section>
          {account.guest ? <KeepForm /> : <PasswordForm name={account.name} />}
        </div>
        <div>
          <section class="panel padded stack">
            <h2>{t.account.looks}</h2>
            <div class="settings">
              <SettingsList />
            </div>
          </section>
        </div>
        <div>
          <Break />
          <Delete guest={account.guest} />
        </div>
      </div>
    </Shell>
  );
}

function useForm(
  send: () => Promise<{ ok: boolean; says?: string }>,
): [string, boolean, (event: Event) => void] {
  const [said, setSaid] = useState("");
  const [ok, setOk] = useState(true);
  const submit = (event: Event) => {
    event.preventDefault();
    void send().then(answer => {
      setOk(answer.ok);
      setSaid(answer.ok ? texts.value.account.saved : answer.says || texts.value.state.failed);
    });
  };
  return [said, ok, submit];
}

const Outcome = ({ said, ok }: { said: string; ok: boolean }) =>
  said ? (
    <p class={ok ? "small dim" : "refusal"} role="status">
      {said}
    </p>
  ) : null;

/** Whoever has sent themselves away is told so where they find themselves. */
const tellAtDoor = (says: string): void =>
  void (notices.value = [
    {
      t: "notice",
      kind: "account",
      says,
      place: "",
      table: "",
      clauses: [],
      who: "",
      title: "",
      seat: 0,
      rank: 0,
      amount: 0,
    },
  ]);

function NameForm({ name }: { name: string }) {
  const t = texts.value;
  const [text, setText] = useState(name);
  const [said, ok, submit] = useForm(async () => {
    const answer = await post("/api/account/name", { name: text.trim() });
    if (answer.ok) await whoAmI();
    return answer;
  });
  return (
    <form class="stack" onSubmit={submit}>
      <Field label={t.door.name}>
        <input
          class="input"
          maxLength={LONGEST_NAME}
          required
          value={text}
          onInput={event => setText(event.currentTarget.value)}
        />
      </Field>
      {text.trim() !== name ? (
        <button class="button">
          {t.account.name}: {text.trim()}
        </button>
      ) : null}
      <Outcome said={said} ok={ok} />
    </form>
  );
}

function KeepForm() {
  const t = texts.value.door;
  const [password, setPassword] = useState("");
  const [said, ok, submit] = useForm(() => stay(password));
  return (
    <section class="panel padded">
      <form class="stack" onSubmit={submit}>
        <h2>{t.keep}</h2>
        <Field label={t.passwordLong(me.value?.password_least ?? 0)}>
          <input
            class="input"
            type="password"
            required
            autocomplete="new-password"
            value={password}
            onInput={event => setPassword(event.currentTarget.value)}
          />
        </Field>
        <Outcome said={said} ok={ok} />
        <button class="button go touch">{t.signUp}</button>
      </form>
    </section>
  );
}

function PasswordForm({ name }: { name: string }) {
  const t = texts.value;
  const [old, setOld] = useState("");
  const [anew, setAnew] = useState("");
  const [said, ok, submit] = useForm(async () => {
    const answer = await post("/api/account/password", { old, new: anew });
    if (answer.ok) {
      setOld("");
      setAnew("");
    }
    return answer;
  });
  return (
    <section class="panel padded">
      <form class="stack" onSubmit={submit}>
        <h2>{t.account.newPassword}</h2>
        <input
          class="unseen"
          autocomplete="username"
          value={name}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <Field label={t.account.oldPassword}>
          <input
            class="input"
            type="password"
            name="old"
            required
            autocomplete="current-password"
            value={old}
            onInput={event => setOld(event.currentTarget.value)}
          />
        </Field>
        <Field label={t.door.passwordLong(me.value?.password_least ?? 0)}>
          <input
            class="input"
            type="password"
            name="new"
            required
            autocomplete="new-password"
            value={anew}
            onInput={event => setAnew(event.currentTarget.value)}
          />
        </Field>
        <p class="dim small">{t.account.newPasswordNote}</p>
        <Outcome said={said} ok={ok} />
        <button class="button" disabled={!old || !anew}>
          {t.account.newPassword}
        </button>
      </form>
    </section>
  );
}

function Break() {
  const t = texts.value.account;
  const [days, setDays] = useState(30);
  const [sure, setSure] = useState(false);
  const until = new Intl.DateTimeFormat(texts.value.code, {
    day: "numeric",
    month: "long",
    year: "numeric",
  }).format(Date.now() + days * 86_400_000);
  const [said, ok, submit] = useForm(async () => {
    const answer = await post("/api/account/self-exclude", { days });
    if (answer.ok) tellAtDoor(t.excluded(until));
    if (answer.ok) await whoAmI();
    return answer;
  });
  return (
    <section class="panel padded">
      <form class="stack" onSubmit={submit}>
        <h2>{t.break}</h2>
        <Segments
          label={t.break}
          value={days}
          choose={setDays}
          options={[
            { value: 1, label: t.day },
            { value: 30, label: t.month },
            { value: 182, label: t.half },
          ]}
        />
        <p class="dim small">{t.breakNote(until)}</p>
        <Outcome said={said} ok={ok} />
        {sure ? (
          <>
            <p>{t.breakReally(until)}</p>
            <button class="button danger">{t.begin}</button>
            <button type="button" class="button" onClick={() => setSure(false)}>
              {t.no}
            </button>
          </>
        ) : (
          <button type="button" class="button" onClick={() => setSure(true)}>
            {t.begin}
          </button>
        )}
      </form>
    </section>
  );
}

function Delete({ guest }: { guest: boolean }) {
  const t = texts.value;
  const [sure, setSure] = useState(false);
  const [password, setPassword] = useState("");
  const [said, ok, submit] = useForm(async () => {
    const answer = await post("/api/account/delete", guest ? {} : { password });
    if (answer.ok) tellAtDoor(texts.value.account.removed);
    if (answer.ok) await whoAmI();
    return answer;
  });
  return (
    <section class="panel padded">
      <form class="stack" onSubmit={submit}>
        <h2>{t.account.remove}</h2>
        <p class="dim small">{t.account.removeNote}</p>
        <a class="button" href="/api/account/export" download>
          {t.account.takeOut}
        </a>
        {sure ? (
          <>
            <p>{t.account.really}</p>
            {guest ? null : (
              <Field label={t.door.password}>
                <input
                  class="input"
                  type="password"
                  required
                  autocomplete="current-password"
                  value={password}
                  onInput={event => setPassword(event.currentTarget.value)}
                />
              </Field>
            )}
            <button class="button danger">{t.account.yes}</button>
            <button type="button" class="button" onClick={() => setSure(false)}>
              {t.account.no}
            </button>
          </>
        ) : (
          <button type="button" class="button danger" onClick={() => setSure(true)}>
            {t.account.remove}
          </button>
        )}
        <Outcome said={said} ok={ok} />
      </form>
    </section>
  );
}
