// What waits to be done: calls, seats and absences; lists; people; what can be undone.

import { useState } from "preact/hooks";
import { type Answer, type AnyCommand, ask, say } from "../../net/house";
import { floorTexts } from "../../texts/desks/floor";
import { sayingTexts } from "../../texts/desks/saying";
import { Loading, Segments } from "../../ui/parts";
import { doneWords, named } from "../parts/done-words";
import { Outcome } from "../parts/Outcome";
import { SayIt } from "../parts/SayIt";
import { Undo } from "../parts/Undo";
import { floorOf, ROOM, roomNow, type TableAt } from "./floor-places";
import { Called, Lists, ToldToMove } from "./Lists";
import { AwayList, CallsList, ToFill } from "./NowLists";
import { People } from "./People";

/** Do something in the room: a command, or a sentence of the notation with what is said of it when it is done. */
export type Do = (command: AnyCommand | string, role?: string, did?: string) => Promise<Answer>;

export function doer(role: string, names: Record<string, string>, done: (answer: Answer) => void): Do {
  return async (command, as = role, did = "") => {
    const answer = await (typeof command === "string"
      ? say(ROOM, command, as)
      : ask(ROOM, "", command, undefined, as));
    const told = named(
      answer,
      did || (typeof command === "string" ? "" : doneWords(command, "", id => names[id] ?? id)),
    );
    done(told);
    return told;
  };
}

interface WorkProps {
  tables: TableAt[];
  role: string;
  answer: Answer | null;
  done: (answer: Answer) => void;
  first?: Tab;
}

type Tab = "now" | "lists" | "people" | "undo";

export function Work({ tables, role, answer, done, first = "now" }: WorkProps) {
  const t = floorTexts.value;
  const [tab, setTab] = useState<Tab>(first);
  const room = roomNow();
  const floor = floorOf(room);
  if (!room || !floor) return <Loading />;
  const shared = { floor, names: room.names, clauses: room.clauses, act: doer(role, room.names, done), done };
  return (
    <>
      <div class="work-tabs">
        <Segments
          label={t.work}
          value={tab}
          choose={setTab}
          options={[
            { value: "now", label: t.now },
            { value: "lists", label: t.lists },
            { value: "people", label: t.persons },
            { value: "undo", label: t.undo },
          ]}
        />
      </div>
      <div class="only-phone">
        <Outcome answer={answer} done={t.did} />
      </div>
      <div class="pad">
        <SayIt place={ROOM} role={role} hint={sayingTexts.value.hint.room} />
      </div>
      {tab === "now" ? (
        <>
          <CallsList tables={tables} names={room.names} done={done} />
          {floor.board.calls.length ? <Called {...shared} /> : null}
          <ToldToMove {...shared} />
          <ToFill {...shared} />
          <AwayList {...shared} />
        </>
      ) : null}
      {tab === "lists" ? <Lists {...shared} /> : null}
      {tab === "people" ? <People {...shared} /> : null}
      {tab === "undo" ? <Undo place={ROOM} role={role} version={room.version} done={done} all /> : null}
    </>
  );
}
