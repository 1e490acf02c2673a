// The rota: who is on the register and on shift, who deals where, who waits in line. Everything is a judged command.

import { useEffect, useState } from "preact/hooks";
import { type AnyCommand, ask, placeOf, watch } from "../../net/house";
import { me } from "../../net/me";
import { managerTexts } from "../../texts/desks/manager";
import { Empty, Field, Loading } from "../../ui/parts";
import type { ManagerRoomView, PeoplePage, StaffMember } from "../../wire";
import { Answered, type Outcome } from "../parts/Answered";
import { clockOf, useFetched } from "./asking";

const WORK = [
  "manager",
  "supervisor",
  "floor",
  "cage",
  "dealer",
  "board",
  "director",
  "surveillance",
] as const;
type Do = (command: AnyCommand) => void;

export function Rota() {
  const t = managerTexts.value;
  useEffect(() => watch("room", "", "manager"), []);
  const frame = placeOf("room").value;
  const accounts = useFetched<PeoplePage>("/api/people/list?some=staff");
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const view = (frame?.view as { "room.ManagerRoomView"?: ManagerRoomView } | undefined)?.[
    "room.ManagerRoomView"
  ];
  if (!view) return <Loading />;
  const names: Record<string, string> = { ...frame?.names };
  for (const { account } of accounts.value?.people ?? []) names[account.id] = account.name;
  const act: Do = command =>
    void ask("room", "", command, undefined, "manager").then(answer =>
      setOutcome({ ...answer, says: answer.says || (answer.ok ? "" : t.failed) }),
    );
  const tables = view.floor.board.tables.map(one => one.number);
  return (
    <section class="manager-two" aria-label={t.tabs.rota}>
      <div class="stack">
        <Hire
          names={accounts.value?.people.map(({ account }) => account.id) ?? []}
          called={names}
          first={!view.floor.staff.length}
          act={act}
        />
        <Answered outcome={outcome} done={t.done} refused={t.refused} />
        <Boxes view={view} names={names} tables={tables} act={act} />
      </div>
      <div class="panel">
        <header>
          <h2>{t.rota.register}</h2>
        </header>
        {view.floor.staff.length ? (
          <table class="office-table">
            <tbody>
              {view.floor.staff.map(([id, one]) => (
                <Member key={id} id={id} one={one} name={names[id] ?? id} act={act} />
              ))}
            </tbody>
          </table>
        ) : (
          <Empty icon="user" title={t.rota.register}>
            <p class="dim">{t.rota.none}</p>
          </Empty>
        )}
      </div>
    </section>
  );
}

function Member({ id, one, name, act }: { id: string; one: StaffMember; name: string; act: Do }) {
  const t = managerTexts.value;
  const on = one.shift >= 0;
  const state = !on
    ? t.rota.off
    : one.resting >= 0
      ? t.rota.resting(clockOf(one.resting))
      : t.rota.onSince(clockOf(one.shift));
  return (
    <tr>
      <td>
        <b>{name}</b>
        <small>{one.roles.map(role => t.roles[role] ?? role).join(", ")}</small>
      </td>
      <td class={on ? "" : "dim"}>
        {state}
        {one.downs ? <small>{t.rota.downs(one.downs)}</small> : null}
      </td>
      <td class="r">
        {on ? (
          <button class="button" onClick={() => act({ EndShift: { who: id } })}>
            {t.rota.end}
          </button>
        ) : (
          <button class="button" onClick={() => act({ StartShift: { who: id } })}>
            {t.rota.start}
          </button>
        )}
        {on && one.roles.includes("dealer") ? (
          <button
            class="button"
            onClick={() => act(one.resting >= 0 ? { EndBreak: { who: id } } : { SendOnBreak: { who: id } })}
          >
            {one.resting >= 0 ? t.rota.back : t.rota.rest}
          </button>
        ) : null}
        <button class="button quiet" onClick={() => act({ LetGo: { who: id } })}>
          {t.rota.letGo}
        </button>
      </td>
    </tr>
  );
}

function Hire({
  names,
  called,
  first,
  act,
}: {
  names: string[];
  called: Record<string, string>;
  first: boolean;
  act: Do;
}) {
  const t = managerTexts.value;
  const own = me.value?.account?.id ?? "";
  const [who, setWho] = useState(own);
  const [roles, setRoles] = useState<string[]>(first ? ["manager"] : []);
  const turn = (role: string) =>
    setRoles(roles.includes(role) ? roles.filter(one => one !== role) : [...roles, role]);
  const send = (event: Event) => {
    event.preventDefault();
    act({ Hire: { who, roles: roles as StaffMember["roles"], games: [] } });
  };
  return (
    <form class="panel padded stack" onSubmit={send}>
      <h2>{t.rota.hire}</h2>
      <Field label={t.rota.person}>
        <select class="input" name="who" value={who} onChange={event => setWho(event.currentTarget.value)}>
          {[...new Set([own, ...names])].map(id => (
            <option key={id} value={id}>
              {called[id] ?? id}
            </option>
          ))}
        </select>
      </Field>
      <fieldset class="manager-roles">
        <legend class="unseen">{t.rota.work}</legend>
        {WORK.map(role => (
          <label key={role} class="office-check">
            <input type="checkbox" checked={roles.includes(role)} onChange={() => turn(role)} />
            {t.roles[role]}
          </label>
        ))}
      </fieldset>
      <button class="button go" disabled={!who || !roles.length}>
        {t.rota.hire}
      </button>
    </form>
  );
}

function Boxes({
  view,
  names,
  tables,
  act,
}: {
  view: ManagerRoomView;
  names: Record<string, string>;
  tables: string[];
  act: Do;
}) {
  const t = managerTexts.value;
  const { downs, dealers } = view.floor;
  const [table, setTable] = useState(tables[0] ?? "");
  return (
    <div class="panel padded stack">
      <h2>{t.rota.boxes}</h2>
      {downs.length ? (
        <dl class="office-kv">
          {downs.map(([number, down]) => (
            <>
              <dt key={number}>{t.talk.table(number)}</dt>
              <dd>{t.rota.deals(names[down.dealer] ?? down.dealer, clockOf(down.since))}</dd>
            </>
          ))}
        </dl>
      ) : (
        <p class="dim">{t.rota.noBoxes}</p>
      )}
      <h2>{t.rota.line}</h2>
      {dealers.length ? (
        <>
          <Field label={t.rota.box}>
            <select class="input" value={table} onChange={event => setTable(event.currentTarget.value)}>
              {tables.map(number => (
                <option key={number}>{number}</option>
              ))}
            </select>
          </Field>
          <ul class="office-list">
            {dealers.map(id => (
              <li key={id} class="office-row">
                <span>{names[id] ?? id}</span>
                <button
                  class="button"
                  disabled={!table}
                  onClick={() => act({ PutInBox: { who: id, table } })}
                >
                  {t.rota.send}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p class="dim">{t.rota.nobody}</p>
      )}
      <button class="button" disabled={!downs.length} onClick={() => act({ PushDealers: {} })}>
        {t.rota.push}
      </button>
    </div>
  );
}
