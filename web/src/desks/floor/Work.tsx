// What waits to be done: calls, seats and absences; lists; people; what can be undone.

import { useState } from "preact/hooks";
import { ask, say, type AnyCommand, type Answer } from "../../net/house";
import { floorTexts } from "../../texts/desks/floor";
import { Loading, Segments } from "../../ui/parts";
import { Outcome } from "../parts/Outcome";
import { Undo } from "../parts/Undo";
import { floorOf, roomNow, ROOM, type TableAt } from "./floor-places";
import { AwayList, CallsList, ToFill } from "./NowLists";
import { Lists } from "./Lists";
import { People } from "./People";

/** Do something in the room: a command, or a sentence of the notation. */
export type Do = (command: AnyCommand | string, role?: string) => Promise<Answer>;

interface WorkProps {
  tables: TableAt[];
  role: string;
  answer: Answer | null;
  done: (answer: Answer) => void;
}

type Tab = "now" | "lists" | "people" | "undo";

export function Work({ tables, role, answer, done }: WorkProps) {
  const t = floorTexts.value;
  const [tab, setTab] = useState<Tab>("now");
  const room = roomNow();
  const floor = floorOf(room);
  const act: Do = async (command, as = role) => {
    const answer = await (typeof command === "string" ? say(ROOM, command, as) : ask(ROOM, "", command, undefined, as));
    done(answer);
    return answer;
  };
  if (!room || !floor) return <Loading />;
  const shared = { floor, names: room.names, clauses: room.clauses, act, done };
  return (
    <>
      <div class="work-tabs"><Segments label={t.work} value={tab} choose={setTab} options={[{ value: "now", label: t.now }, { value: "lists", label: t.lists }, { value: "people", label: t.persons }, { value: "undo", label: t.undo }]} /></div>
      <div class="only-phone"><Outcome answer={answer} done={t.did} /></div>
      {tab === "now" ? <><CallsList tables={tables} names={room.names} done={done} /><ToFill {...shared} /><AwayList {...shared} /></> : null}
      {tab === "lists" ? <Lists {...shared} /> : null}
      {tab === "people" ? <People {...shared} /> : null}
      {tab === "undo" ? <Undo place={ROOM} role={role} version={room.version} done={done} all /> : null}
    </>
  );
}
