// The manager's desk: people, invitations, rota, reports, talk, log, settings, backup; each at its own address.

import { managerTexts } from "../../texts/desks/manager";
import { Shell } from "../../ui/Shell";
import type { DeskProps } from "../desks";
import "../../styles/desk-office.css";
import "../../styles/desk-manager.css";
import { Backup } from "./Backup";
import { Codes } from "./Codes";
import { HouseLog } from "./HouseLog";
import { HouseSettings } from "./HouseSettings";
import { People } from "./People";
import { Reports } from "./Reports";
import { Rota } from "./Rota";
import { Talk } from "./Talk";

const PARTS = {
  people: People,
  codes: Codes,
  rota: Rota,
  reports: Reports,
  talk: Talk,
  log: HouseLog,
  settings: HouseSettings,
  backup: Backup,
} as const;
type Part = keyof typeof PARTS;

export function ManagerDesk({ parts }: DeskProps) {
  const t = managerTexts.value;
  const part: Part = parts[0] && parts[0] in PARTS ? (parts[0] as Part) : "people";
  const Page = PARTS[part];
  return (
    <Shell wide>
      <div class="manager">
        <h1>{t.title}</h1>
        <nav class="manager-tabs" aria-label={t.title}>
          {(Object.keys(PARTS) as Part[]).map(name => (
            <a
              key={name}
              href={name === "people" ? "/manager" : `/manager/${name}`}
              {...(name === part ? { "aria-current": "page" as const } : {})}
            >
              {t.tabs[name]}
            </a>
          ))}
        </nav>
        <Page key={part} />
      </div>
    </Shell>
  );
}
