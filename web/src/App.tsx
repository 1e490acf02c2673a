// Which page stands at which address.

import { useEffect, useRef } from "preact/hooks";
import { deskAt, mayWorkAt } from "./desks/desks";
import { lazy } from "./lazy";
import { sentAway } from "./net/house";
import { goingOut, me, notReached, whoAmI } from "./net/me";
import { Door, whereTo } from "./pages/Door";
import { Lobby } from "./pages/Lobby";
import { TablePage } from "./pages/TablePage";
import { go, where } from "./router";
import { OwnTables } from "./table/OwnTables";
import { texts } from "./texts";
import { ClauseDialog } from "./ui/Clause";
import { focusPage } from "./ui/focus";
import { Empty, Failed, Loading } from "./ui/parts";
import { Shell } from "./ui/Shell";

const Dev = import.meta.env.DEV ? lazy(() => import("./dev/DevTable").then(m => m.DevTable)) : null;

const DevReplay = import.meta.env.DEV ? lazy(() => import("./dev/DevTable").then(m => m.DevReplay)) : null;
const Account = lazy(() => import("./pages/Account").then(m => m.Account));
const Private = lazy(() => import("./pages/Private").then(m => m.Private));
const Join = lazy(() => import("./pages/Join").then(m => m.Join));
const ComeBack = lazy(() => import("./pages/ComeBack").then(m => m.ComeBack));
const LogOutAsked = lazy(() => import("./ui/LogOut").then(m => m.LogOutAsked));
const Game = lazy(() => import("./pages/Game").then(m => m.Game));
const Events = lazy(() => import("./pages/Events").then(m => m.Events));
const EventPage = lazy(() => import("./pages/EventPage").then(m => m.EventPage));
const SeasonPage = lazy(() => import("./pages/SeasonPage").then(m => m.SeasonPage));
const Hands = lazy(() => import("./pages/Hands").then(m => m.Hands));
const Replay = lazy(() => import("./pages/Replay").then(m => m.Replay));

const Law = deskAt("law")!.Page; // and in the law
const Clock = lazy(() => import("./desks/clock/WallClock").then(m => m.WallClock)); // anybody may look at a wall

export function App() {
  useEffect(() => void whoAmI(), [sentAway.value]);
  const { parts, path } = where.value;
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current) focusPage(); // not at the first page, which is read from its beginning
    arrived.current = me.value !== null;
  }, [path, me.value && (me.value.account?.id ?? "")]);
  return (
    <>
      <a class="skip button" href="#page">
        {texts.value.nav.skip}
      </a>
      {page(parts)}
      <OwnTables />
      <ClauseDialog />
      {goingOut.value ? <LogOutAsked /> : null}
    </>
  );
}

function page(parts: string[]) {
  const [first, second, third, fourth] = parts;
  if (first === "dev" && Dev && DevReplay)
    return second === "replay" ? <DevReplay scene={third ?? ""} /> : <Dev scene={second ?? ""} />;
  if (notReached.value && !me.value)
    return (
      <Shell>
        <Failed retry={() => void whoAmI()} />
      </Shell>
    );
  if (!me.value)
    return (
      <Shell>
        <Loading />
      </Shell>
    );
  if (first === "join" && second) return <Join code={second} />;
  if (first === "back" && second) return <ComeBack key={second} code={second} />;
  if (first === "shared" && second) return <Replay key={second} id={second} shared />;
  if (first === "clock") return <Clock parts={parts.slice(1)} />;
  if (first === "season" && second && mayRead()) return <SeasonPage code={second} />;
  if (first === "event" && second && !third && mayRead()) return <EventPage code={second} />;
  if (first === "law" && (second !== "coverage" || me.value.account)) return <Law parts={parts.slice(1)} />;
  if (!me.value.account) return whereTo(parts) === null ? <NotFound /> : <Door />;
  if (first === "door") return <ThroughDoor />;
  if (!first) return <Lobby />;
  if (first === "account") return <Account />;
  if (first === "private") return <Private />;
  if (first === "events") return <Events />;
  if (first === "hands" && !second) return <Hands />;
  if (first === "hand" && second) return <Replay key={second} id={second} />;
  if (first === "game" && second && !third) return <Game key={second} code={second} />;
  if (first === "table" && second) return <TablePage key={second} place="room" table={second} />;
  if ((first === "game" || first === "event") && second && third === "table" && fourth) {
    return <TablePage key={parts.join("/")} place={`${first}/${second}`} table={fourth} />;
  }
  const desk = deskAt(first);
  if (desk) return mayWorkAt(desk) ? <desk.Page parts={parts.slice(1)} /> : <NotYours />;
  return <NotFound />;
}

/** Where the house lets guests in, results are for whoever has the address. */
const mayRead = (): boolean => Boolean(me.value?.account || me.value?.guests);

/** Whoever came in where they only wanted to take part goes on there. */
function ThroughDoor() {
  const to = where.value.query.get("to") ?? "/";
  useEffect(() => go(/^\/(?!\/)/.test(to) ? to : "/", true), [to]);
  return null;
}

function NotYours() {
  const t = texts.value.state;
  return (
    <Shell>
      <Empty icon="lock" title={t.notYours}>
        <a class="button" href="/">
          {t.toLobby}
        </a>
      </Empty>
    </Shell>
  );
}

function NotFound() {
  const t = texts.value.state;
  return (
    <main id="page">
      <Empty icon="search" title={t.notFound}>
        <a class="button" href="/">
          {t.toLobby}
        </a>
      </Empty>
    </main>
  );
}
