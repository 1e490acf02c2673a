// The pages of staff and of the law: at which address each stands, who sees it, and where it is fetched
// from. What a role may do
// there is the house's to judge; this only keeps pages out of the way of those who have nothing to do with them.

import type { ComponentType } from "preact";
import { lazy } from "../lazy";
import { me } from "../net/me";
import type { IconName } from "../ui/Icon";

export interface DeskProps {
  parts: string[]; // of the address, after the desk's own
}

export interface Desk {
  path: DeskPath; // the first part of its address, and the name of its words in the menu
  icon: IconName;
  roles: readonly string[] | null; // who sees it; null: everybody
  Page: ComponentType<DeskProps>;
}

export type DeskPath =
  | "floor"
  | "dealer"
  | "cage"
  | "director"
  | "clock"
  | "league"
  | "manager"
  | "law"
  | "ask"
  | "trainer"
  | "editor";

export const DESKS: readonly Desk[] = [
  {
    path: "floor",
    icon: "bell",
    roles: ["floor", "supervisor", "manager"],
    Page: lazy(() => import("./floor/FloorDesk").then(m => m.FloorDesk)),
  },
  {
    path: "dealer",
    icon: "hand",
    roles: ["dealer", "floor", "supervisor", "manager"],
    Page: lazy(() => import("./dealer/DealerTablet").then(m => m.DealerTablet)),
  },
  {
    path: "cage",
    icon: "lock",
    roles: ["cage", "manager"],
    Page: lazy(() => import("./cage/CageDesk").then(m => m.CageDesk)),
  },
  {
    path: "director",
    icon: "cup",
    roles: ["director", "manager"],
    Page: lazy(() => import("./director/DirectorDesk").then(m => m.DirectorDesk)),
  },
  {
    path: "clock",
    icon: "clock",
    roles: null,
    Page: lazy(() => import("./clock/WallClock").then(m => m.WallClock)),
  },
  {
    path: "league",
    icon: "list",
    roles: ["director", "manager"],
    Page: lazy(() => import("./league/LeagueDesk").then(m => m.LeagueDesk)),
  },
  {
    path: "manager",
    icon: "gear",
    roles: ["manager"],
    Page: lazy(() => import("./manager/ManagerDesk").then(m => m.ManagerDesk)),
  },
  {
    path: "law",
    icon: "book",
    roles: null,
    Page: lazy(() => import("./law/LawPages").then(m => m.LawPages)),
  },
  {
    path: "ask",
    icon: "search",
    roles: null,
    Page: lazy(() => import("./ask/AskFloor").then(m => m.AskFloor)),
  },
  {
    path: "trainer",
    icon: "check",
    roles: null,
    Page: lazy(() => import("./trainer/Trainer").then(m => m.Trainer)),
  },
  {
    path: "editor",
    icon: "book",
    roles: null,
    Page: lazy(() => import("./editor/HouseEditor").then(m => m.HouseEditor)),
  },
];

export const LISTS = "/floor/lists"; // the floor's desk, opened where names wait

export const deskAt = (path: string): Desk | undefined => DESKS.find(one => one.path === path);

/** Whether whoever looks speaks in a role that works at this desk. */
export function mayWorkAt({ roles }: Desk): boolean {
  const speaks = me.value?.account?.speaks_as ?? [];
  return roles === null || roles.some(role => speaks.includes(role));
}

/** The desks of staff where whoever looks works; pages for everybody are not among them. */
export const myDesks = (): Desk[] => DESKS.filter(desk => desk.roles !== null && mayWorkAt(desk));
