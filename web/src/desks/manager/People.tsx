// People the house knows: their roles, and what keeps them out.

import { useState } from "preact/hooks";
import { post } from "../../net/api";
import { me } from "../../net/me";
import { managerTexts } from "../../texts/desks/manager";
import { Dialog } from "../../ui/Dialog";
import { Icon } from "../../ui/Icon";
import { Avatar, Empty, Failed, Field, Loading, Segments } from "../../ui/parts";
import type { PeoplePage, PersonShown } from "../../wire";
import { Answered } from "../parts/Answered";
import { ForgotDialog } from "../parts/ForgotDialog";
import { dateOf, useFetched, useSent } from "./asking";

type Some = "all" | "staff" | "out";
const ROLES = [
  "owner",
  "manager",
  "supervisor",
  "floor",
  "cage",
  "director",
  "dealer",
  "board",
  "surveillance",
];

export function People() {
  const t = managerTexts.value;
  const [like, setLike] = useState("");
  const [some, setSome] = useState<Some>("all");
  const [after, setAfter] = useState("");
  const page = useFetched<PeoplePage>(
    `/api/people/list?like=${encodeURIComponent(like.trim())}&some=${some}&after=${after}`,
  );
  const [chosen, setChosen] = useState<{ person: PersonShown; what: "roles" | "bar" | "forgot" } | null>(
    null,
  );
  const people = page.value?.people ?? [];
  const done = () => (setChosen(null), page.again());
  return (
    <section aria-label={t.tabs.people}>
      <div class="manager-find">
        <label class="office-search">
          <Icon name="search" />
          <input
            class="input"
            type="search"
            aria-label={t.people.find}
            placeholder={t.people.find}
            value={like}
            onInput={event => (setLike(event.currentTarget.value), setAfter(""))}
          />
        </label>
        <Segments
          label={t.tabs.people!}
          value={some}
          choose={one => (setSome(one), setAfter(""))}
          options={[
            { value: "all", label: t.all },
            { value: "staff", label: t.people.staff },
            { value: "out", label: t.people.out },
          ]}
        />
      </div>
      {page.wrong ? (
        <Failed says={page.wrong} retry={page.again} />
      ) : !page.value ? (
        <Loading />
      ) : !people.length ? (
        <Empty icon="user" title={t.people.none} />
      ) : (
        <ul class="manager-people">
          {people.map(person => (
            <Person
              key={person.account.id}
              person={person}
              roles={() => setChosen({ person, what: "roles" })}
              bar={() => setChosen({ person, what: "bar" })}
              forgot={() => setChosen({ person, what: "forgot" })}
              changed={page.again}
            />
          ))}
        </ul>
      )}
      {page.value?.more ? (
        <button class="button" onClick={() => setAfter(people.at(-1)?.account.id ?? "")}>
          {t.more}
        </button>
      ) : null}
      {chosen?.what === "roles" ? (
        <RolesDialog
          person={chosen.person}
          grants={page.value?.grants ?? []}
          close={() => setChosen(null)}
          done={done}
        />
      ) : null}
      {chosen?.what === "forgot" ? (
        <ForgotDialog
          id={chosen.person.account.id}
          name={chosen.person.account.name}
          close={() => setChosen(null)}
        />
      ) : null}
      {chosen?.what === "bar" ? (
        <BarDialog person={chosen.person} close={() => setChosen(null)} done={done} />
      ) : null}
    </section>
  );
}

const untilText = (until: number): string =>
  until < 0 ? managerTexts.value.people.forGood : managerTexts.value.people.until(dateOf(until * 1000));

function Person({
  person,
  roles,
  bar,
  forgot,
  changed,
}: {
  person: PersonShown;
  roles: () => void;
  bar: () => void;
  forgot: () => void;
  changed: () => void;
}) {
  const t = managerTexts.value;
  const { account, out, closed } = person;
  const [outcome, busy, send] = useSent();
  const banned = out.find(one => one.kind === "ban");
  const own = out.find(one => one.kind === "self");
  return (
    <li>
      <Avatar name={account.name} id={account.id} />
      <div class="manager-who">
        <b>{account.name}</b>
        <span class="manager-tags">
          {account.roles.length ? (
            account.roles.map(role => (
              <span key={role} class="tag info">
                {t.roles[role] ?? role}
              </span>
            ))
          ) : (
            <span class="tag">{account.guest ? t.people.guest : t.people.noRoles}</span>
          )}
          {banned ? <span class="tag danger">{t.people.banned(untilText(banned.until))}</span> : null}
          {own ? (
            <span class="tag warn" title={t.people.selfNote}>
              {t.people.self(untilText(own.until))}
            </span>
          ) : null}
          {closed ? <span class="tag danger">{t.people.closed}</span> : null}
        </span>
        <small class="faint">
          {t.people.since(dateOf(person.created * 1000))}
          {banned?.why ? ` · ${banned.why}` : ""}
        </small>
        {outcome && !outcome.ok ? <Answered outcome={outcome} done={t.done} refused={t.refused} /> : null}
      </div>
      {me.value?.account?.id === account.id ? (
        <div class="manager-do">
          <button class="button" onClick={roles} aria-label={t.people.rolesOf(account.name)}>
            {t.people.roles}
          </button>
        </div>
      ) : (
        <div class="manager-do">
          {account.guest ? null : (
            <>
              <button class="button" onClick={roles} aria-label={t.people.rolesOf(account.name)}>
                {t.people.roles}
              </button>
              {account.bot ? null : (
                <button class="button" onClick={forgot}>
                  {t.people.forgot}
                </button>
              )}
            </>
          )}
          {banned ? (
            <button
              class="button"
              disabled={busy}
              onClick={() => void send(() => post(`/api/people/${account.id}/lift`), changed)}
            >
              {t.people.lift}
            </button>
          ) : (
            <button class="button danger" onClick={bar} aria-label={t.people.barOf(account.name)}>
              {t.people.bar}
            </button>
          )}
          <button
            class="button quiet"
            disabled={busy}
            onClick={() =>
              void send(() => post(`/api/people/${account.id}/close`, { closed: !closed }), changed)
            }
          >
            {closed ? t.people.open : t.people.close}
          </button>
        </div>
      )}
    </li>
  );
}

function RolesDialog({
  person,
  grants,
  close,
  done,
}: {
  person: PersonShown;
  grants: string[];
  close: () => void;
  done: () => void;
}) {
  const t = managerTexts.value;
  const [roles, setRoles] = useState<string[]>(person.account.roles);
  const [outcome, busy, send] = useSent();
  const turn = (role: string) =>
    setRoles(roles.includes(role) ? roles.filter(one => one !== role) : [...roles, role]);
  return (
    <Dialog title={t.people.rolesOf(person.account.name)} close={close}>
      <form
        class="stack"
        onSubmit={event => (
          event.preventDefault(),
          void send(() => post(`/api/people/${person.account.id}/roles`, { roles }), done)
        )}
      >
        <fieldset class="manager-roles">
          <legend class="unseen">{t.people.roles}</legend>
          {ROLES.map(role => (
            <label key={role} class="office-check">
              <input
                type="checkbox"
                checked={roles.includes(role)}
                disabled={!grants.includes(role)}
                onChange={() => turn(role)}
              />
              <span>
                {t.roles[role]} <small class="faint">{t.roleWhat[role]}</small>
              </span>
              {grants.includes(role) ? null : <small class="faint">{t.people.notYours}</small>}
            </label>
          ))}
        </fieldset>
        <Answered outcome={outcome} done={t.done} refused={t.refused} />
        <button class="button go touch" disabled={busy}>
          {t.save}
        </button>
      </form>
    </Dialog>
  );
}

function BarDialog({ person, close, done }: { person: PersonShown; close: () => void; done: () => void }) {
  const t = managerTexts.value;
  const [days, setDays] = useState(30);
  const [why, setWhy] = useState("");
  const [outcome, busy, send] = useSent();
  const options = [
    [1, t.people.day],
    [30, t.people.month],
    [365, t.people.year],
    [0, t.people.good],
  ] as const;
  return (
    <Dialog title={t.people.barOf(person.account.name)} close={close}>
      <form
        class="stack"
        onSubmit={event => (
          event.preventDefault(),
          void send(() => post(`/api/people/${person.account.id}/bar`, { days, why: why.trim() }), done)
        )}
      >
        <Segments
          label={t.people.days}
          value={days}
          choose={setDays}
          options={options.map(([value, label]) => ({ value, label }))}
        />
        <Field label={t.why}>
          <input
            class="input"
            name="why"
            required
            maxLength={200}
            value={why}
            onInput={event => setWhy(event.currentTarget.value)}
          />
        </Field>
        <Answered outcome={outcome} done={t.done} refused={t.refused} />
        <button class="button danger touch" disabled={busy || !why.trim()}>
          {t.people.barOf(person.account.name)}
        </button>
      </form>
    </Dialog>
  );
}
