// The door: play now as a guest, log in, make an account; as long as the house has no owner, become
// the owner with the code that its start printed. A name is enough to begin.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { deskAt } from "../desks/desks";
import type { ApiAnswer } from "../net/api";
import { claimHouse, comeAsGuest, logIn, me, newPasswordByCode, signUp } from "../net/me";
import { where } from "../router";
import { texts } from "../texts";
import { Card } from "../ui/Card";
import { Icon, type IconName } from "../ui/Icon";
import { Field, Segments } from "../ui/parts";
import { Shell } from "../ui/Shell";

/** What stands at an address behind the door, in words; "" at the front door, null where there is nothing. */
export function whereTo(parts: string[]): string | null {
  const { door, nav } = texts.value;
  const [first = "", , third, fourth] = parts;
  if (first === "door") {
    const to = where.value.query.get("to") ?? "";
    return to.startsWith("/door") ? "" : whereTo(to.split("?")[0]!.split("/").filter(Boolean));
  }
  if (first === "table" && parts[1]) return door.toTable(parts[1]);
  if (third === "table" && fourth) return door.toTable(fourth);
  const names: Record<string, string> = {
    private: door.home,
    game: door.toGame,
    event: nav.events,
    season: nav.events,
    hand: nav.hands,
    law: nav.law,
    events: nav.events,
    hands: nav.hands,
    account: nav.account,
  };
  if (!first) return "";
  const desk = deskAt(first);
  const name = names[first] ?? (desk ? nav[desk.path] : undefined);
  return name === undefined ? null : door.toPage(name.replace(/\.$/, ""));
}

export const LONGEST_NAME = 24; // as the house takes it

type Way = "guest" | "login" | "signup" | "forgot" | "owner";

/** ``invitation``: what whoever comes by a link is invited to, in the place of the house's own greeting. */
export function Door({ code = "", invitation = null }: { code?: string; invitation?: ComponentChildren }) {
  const t = texts.value.door;
  const [way, setWay] = useState<Way>("guest");
  const options = [
    { value: "guest" as const, label: t.play },
    { value: "login" as const, label: t.logIn },
    { value: "signup" as const, label: t.signUp },
  ];
  const ownerless = me.value?.has_owner === false && !code;
  const ways = ownerless ? [...options, { value: "owner" as const, label: t.owner }] : options;
  const titles: Record<Way, string> = {
    guest: t.title,
    login: t.logInTitle,
    signup: t.signUpTitle,
    forgot: t.forgotTitle,
    owner: t.ownerTitle,
  };
  const going = code ? "" : whereTo(where.value.parts);
  return (
    <Shell>
      <div class={`at-door ${code ? "is-alone" : ""}`}>
        {code ? null : <Pitch />}
        <div class="door panel">
          {invitation ?? (
            <>
              <h1>{titles[way]}</h1>
              <p class="dim">
                {going ? t.going(going) : me.value?.house === texts.value.brand ? "" : me.value?.house}
              </p>
            </>
          )}
          <Segments label={t.title} options={ways} value={way === "forgot" ? "login" : way} choose={setWay} />
          <EntryForm key={way} way={way} code={code} />
          {way === "login" ? (
            <button class="button quiet" onClick={() => setWay("forgot")}>
              {t.forgot}
            </button>
          ) : null}
        </div>
      </div>
    </Shell>
  );
}

const ROYAL = [35, 39, 43, 47, 51]; // ten to ace of spades

/** What this place is, for somebody who has never been here. */
function Pitch() {
  const t = texts.value.door;
  const points: [IconName, string, string, string][] = [
    ["hand", t.sit, t.sitWhy, ""],
    ["book", t.law, t.lawWhy, "/law"],
    ["lock", t.sealed, t.sealedWhy, ""],
    ["link", t.home, t.homeWhy, "/private"],
  ];
  return (
    <section class="pitch">
      <div class="pitch-cards" aria-hidden="true">
        {ROYAL.map(card => (
          <Card key={card} card={card} />
        ))}
      </div>
      <h2>{t.pitch}</h2>
      <p class="dim">{t.pitchWhy}</p>
      <ul>
        {points.map(([icon, title, why, to]) => (
          <li key={title}>
            <Icon name={icon} />
            <p>
              {to ? (
                <a href={to}>
                  <b>{title}</b>
                </a>
              ) : (
                <b>{title}</b>
              )}{" "}
              <span class="dim">{why}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function EntryForm({ way, code }: { way: Way; code: string }) {
  const t = texts.value.door;
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [secret, setSecret] = useState("");
  const [refused, setRefused] = useState("");
  const [busy, setBusy] = useState(false);
  const least = me.value?.password_least ?? 0;
  const anew = way !== "guest" && way !== "login";
  const short = anew && password.length > 0 && password.length < least;
  const does: Record<Way, string> = {
    guest: t.guest,
    login: t.logIn,
    signup: t.signUp,
    forgot: t.forgotDo,
    owner: t.ownerTitle,
  };
  const enter = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    const ways: Record<Way, () => Promise<ApiAnswer<unknown>>> = {
      guest: () => comeAsGuest(name.trim(), code),
      login: () => logIn(name.trim(), password),
      signup: () => signUp(name.trim(), password, code),
      forgot: () => newPasswordByCode(name.trim(), secret.trim(), password),
      owner: () => claimHouse(secret.trim(), name.trim(), password),
    };
    const answer = await ways[way]();
    setBusy(false);
    if (!answer.ok) setRefused(answer.says || texts.value.state.failed);
  };
  return (
    <form class="stack" onSubmit={event => void enter(event)}>
      {way === "owner" || way === "forgot" ? (
        <Field label={way === "owner" ? t.ownerCode : t.forgotCode}>
          <input
            class="input"
            name="code"
            required
            maxLength={40}
            autocomplete="off"
            value={secret}
            onInput={event => setSecret(event.currentTarget.value)}
          />
        </Field>
      ) : null}
      <Field label={t.name}>
        <input
          class="input"
          name="name"
          required
          maxLength={LONGEST_NAME}
          autocomplete="username"
          value={name}
          autoFocus
          onInput={event => setName(event.currentTarget.value)}
        />
      </Field>
      {way === "guest" ? null : (
        <Field
          label={anew ? t.passwordLong(least) : t.password}
          {...(short ? { wrong: t.signs(password.length, least - password.length) } : {})}
        >
          <input
            class="input"
            name="password"
            type="password"
            required
            autocomplete={anew ? "new-password" : "current-password"}
            value={password}
            onInput={event => setPassword(event.currentTarget.value)}
          />
        </Field>
      )}
      {refused ? (
        <p class="refusal" role="alert">
          {refused}
        </p>
      ) : null}
      <button class="button go touch wide" disabled={busy || short}>
        {does[way]}
      </button>
      {way === "guest" ? <p class="dim small">{t.guestNote}</p> : null}
      {way === "owner" ? <p class="dim small">{t.ownerNote}</p> : null}
      {way === "forgot" ? <p class="dim small">{t.forgotNote}</p> : null}
    </form>
  );
}
