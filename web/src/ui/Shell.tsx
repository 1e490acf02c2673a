// What stands around every page but a table: the top line, tabs on a phone, the connection's banner.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type Desk, type DeskPath, deskAt, LISTS, mayWorkAt, myDesks } from "../desks/desks";
import { amount } from "../model/chips";
import { notices } from "../net/house";
import { askToLogOut, me } from "../net/me";
import { tablePath, where } from "../router";
import { texts } from "../texts";
import type { Notice } from "../wire";
import { LinkBanner } from "./Banner";
import { Icon, type IconName } from "./Icon";
import { usePageTitle } from "./page-title";
import { Avatar, Law, Menu } from "./parts";
import { SettingsList } from "./SettingsList";

const PAGES: { path: string; name: "lobby" | "events" | "hands" | "account"; icon: IconName }[] = [
  { path: "/", name: "lobby", icon: "list" },
  { path: "/events", name: "events", icon: "cup" },
  { path: "/hands", name: "hands", icon: "book" },
  { path: "/account", name: "account", icon: "user" },
];

export function Shell({ children, wide = false }: { children: ComponentChildren; wide?: boolean }) {
  const t = texts.value;
  const account = me.value?.account ?? null;
  const desks = account ? myDesks() : [];
  const at = desks.find(({ path }) => isAt(`/${path}`));
  const page = PAGES.slice(1).find(({ path }) => where.value.path === path);
  usePageTitle(page ? t.nav[page.name] : at ? t.nav[at.path] : "");
  return (
    <div class={`shell ${account ? "with-tabs" : ""}`}>
      <header class="top">
        <a class="brand" href="/">
          <Icon name="logo" />
          <span>{t.brand}</span>
        </a>
        {account ? (
          <nav class="nav" aria-label={t.nav.menu}>
            {PAGES.slice(0, 3).map(({ path, name }) => (
              <a key={path} href={path} {...current(path)}>
                {t.nav[name]}
              </a>
            ))}
            {["/ask", "/law"].map(path => (
              <a key={path} href={path} {...current(path)}>
                {path === "/law" ? t.nav.law : t.nav.ask}
              </a>
            ))}
            {desks.map(({ path }) => (
              <a key={path} class="staff" href={`/${path}`} {...current(`/${path}`)}>
                {t.nav[path]}
              </a>
            ))}
          </nav>
        ) : null}
        {desks.length ? (
          <Menu icon="down" label={at ? t.nav[at.path] : t.nav.desks} words kind="desks-menu">
            <nav class="menu-pages" aria-label={t.nav.desks}>
              {desks.map(({ path, icon }) => (
                <a key={path} class="button quiet" data-close href={`/${path}`} {...current(`/${path}`)}>
                  <Icon name={icon} />
                  {t.nav[path]}
                </a>
              ))}
            </nav>
          </Menu>
        ) : null}
        <div class="top-end">
          <Now />
          <Menu icon="gear" label={t.nav.settings}>
            <SettingsList />
            <nav class="more-pages" aria-label={t.nav.more}>
              {["ask", "law", "trainer", "editor"].map(path => (
                <a key={path} class="button quiet" data-close href={`/${path}`}>
                  {t.nav[path as DeskPath]}
                </a>
              ))}
            </nav>
            {account ? (
              <a class="button quiet" data-close href="/account">
                {t.nav.account}
              </a>
            ) : null}
            {account ? (
              <button class="button quiet" data-close onClick={() => void askToLogOut()}>
                {t.door.logOut}
              </button>
            ) : null}
          </Menu>
          {account ? (
            <a class="me" href="/account">
              <Avatar name={account.name} id={account.id} />
              <span class="unseen">
                {t.nav.account}: {account.name}
              </span>
            </a>
          ) : null}
        </div>
      </header>
      <LinkBanner />
      <Notices />
      <main id="page" class={`page ${wide ? "is-wide" : ""}`}>
        {children}
      </main>
      {account ? (
        <nav class="tabs" aria-label={t.nav.menu}>
          {desks.length ? (
            <StaffTabs desks={desks} />
          ) : (
            PAGES.map(({ path, name, icon }) => (
              <a key={path} href={path} {...current(path)}>
                <Icon name={icon} />
                {t.nav[name]}
              </a>
            ))
          )}
        </nav>
      ) : null}
    </div>
  );
}

const isAt = (path: string): boolean =>
  where.value.path === path || (path !== "/" && where.value.path.startsWith(`${path}/`));
const current = (path: string) => (isAt(path) ? { "aria-current": "page" as const } : {});

/** On a phone whoever works here has their desk under the thumb; a player's pages are one press further. */
function StaffTabs({ desks }: { desks: Desk[] }) {
  const t = texts.value;
  const floor = desks[0]?.path === "floor";
  const first = desks.slice(0, floor ? 1 : 2);
  const lists = where.value.path === LISTS;
  const others = desks.filter(one => !first.includes(one));
  return (
    <>
      {first.map(({ path, icon }) => (
        <a key={path} href={`/${path}`} {...(lists ? {} : current(`/${path}`))}>
          <Icon name={icon} />
          {t.nav[path]}
        </a>
      ))}
      {floor ? (
        <a href={LISTS} {...current(LISTS)}>
          <Icon name="list" />
          {t.nav.lists}
        </a>
      ) : null}
      <a href="/ask" {...current("/ask")}>
        <Icon name="search" />
        {t.nav.askShort}
      </a>
      <Menu icon="more" label={t.nav.moreShort} words kind="more-menu">
        <nav class="menu-pages" aria-label={t.nav.more}>
          {others.map(({ path, icon }) => (
            <a key={path} class="button quiet" data-close href={`/${path}`} {...current(`/${path}`)}>
              <Icon name={icon} />
              {t.nav[path]}
            </a>
          ))}
          {PAGES.map(({ path, name, icon }) => (
            <a key={path} class="button quiet" data-close href={path} {...current(path)}>
              <Icon name={icon} />
              {t.nav[name]}
            </a>
          ))}
          <a class="button quiet" data-close href="/law" {...current("/law")}>
            <Icon name="book" />
            {t.nav.law}
          </a>
        </nav>
      </Menu>
    </>
  );
}

function Now() {
  const [now, tick] = useState(new Date());
  useEffect(() => {
    const timer = setInterval(() => tick(new Date()), 15_000);
    return () => clearInterval(timer);
  }, []);
  const said = new Intl.DateTimeFormat(texts.value.code, {
    weekday: "short",
    hour: "numeric",
    minute: "2-digit",
  }).format(now);
  return (
    <time class="dim small now" dateTime={now.toISOString()}>
      {said}
    </time>
  );
}

/** What is told of an event is told in one's own language; a notice of a ruling says first how it came. */
export function saidOf({ kind, says, who, title, table, seat, rank, amount: sum }: Notice): string {
  const t = texts.value.event;
  if (kind === "seated" && seat) return t.seatIs(title, table, seat);
  if (kind === "moved" && seat) return t.movedTo(title, table, seat);
  if (kind === "out" && title) return t.outIn(title, rank);
  if (kind === "paid" && sum) return t.prizeOf(title, rank, amount(sum, { dollar: 1, sign: "$" }));
  const how = texts.value.ruling.how[kind]?.(who);
  return how ? [how, says].filter(Boolean).join(": ") : says;
}

export function Notices() {
  const t = texts.value.settings;
  const one = notices.value.at(-1);
  const called = one?.kind === "floor" && mayWorkAt(deskAt("floor")!); // the floor answers from its own desk
  const atTable = one?.table
    ? called
      ? `/floor/${one.place}/${encodeURIComponent(one.table)}`
      : tablePath(one.place, one.table)
    : "";
  const path = atTable || (one?.place.startsWith("event/") ? `/${one.place}` : "");
  const there = path !== "" && where.value.path === path; // it has been followed: read, and gone
  const listed = called && where.value.path.startsWith("/floor"); // every call stands there, with how long it waits
  const drop = () => (notices.value = notices.value.filter(each => each !== one));
  useEffect(() => {
    if (listed) drop();
  }, [one, listed]);
  useEffect(() => {
    const timer = there ? setTimeout(drop, 8_000) : 0;
    return () => clearTimeout(timer);
  }, [one, there]);
  if (!one || listed || (there && one.seat)) return null; // that one sits here is seen here, and told below the line
  return (
    <div class="notice" role="status">
      <Icon name="bell" />
      <p>
        {saidOf(one)} <Law ids={one.clauses} />
      </p>
      {path && !there ? (
        <a class="button" href={path}>
          {one.table ? texts.value.lobby.goThere : texts.value.event.toEvent}
        </a>
      ) : null}
      <button class="button quiet only-icon" aria-label={t.close} onClick={drop}>
        <Icon name="x" />
      </button>
    </div>
  );
}
