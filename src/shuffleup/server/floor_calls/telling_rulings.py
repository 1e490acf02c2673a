"""What a table is told of its rulings: what waits and how long, and how it ended, by whom and why.

Told to those who sit there and to those who work there; the rail is told no more than that the
table stands still.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from shuffleup.client.messages import ENCODER, FloorCase, Notice, RulingAwaited
from shuffleup.floor.report import Report
from shuffleup.floor.report_words import in_words
from shuffleup.floor.senders import Role
from shuffleup.server.floor_calls.calling_floor import FloorCalls, Where
from shuffleup.server.floor_calls.interview_bodies import InterviewAsked, RulingShown
from shuffleup.server.floor_calls.interviewing import step
from shuffleup.server.floor_calls.waiting_records import LIES, RULED, RulingEnded
from shuffleup.server.floor_calls.waiting_rulings import WaitingCase, WaitingRulings
from shuffleup.server.house_places.poker_house import PlaceChange
from shuffleup.server.hub.connections import Connection
from shuffleup.server.hub.switchboard import Switchboard
from shuffleup.server.hub.who_may_see import Doors
from shuffleup.table.events import Ruled
from shuffleup.table.floor.table_reports import heard, said
from shuffleup.table.who_may_send import DECIDERS

TAKEN_BACK = "the last action is taken back"


class RulingsTold:
    """Says at the tables what is ruled there."""

    def __init__(
        self, hub: Switchboard, calls: FloorCalls, rulings: WaitingRulings, doors: Doors
    ) -> None:
        self.hub, self.calls, self.rulings, self.house = hub, calls, rulings, hub.house
        self.doors = doors
        calls.is_there = self.floor_is_there
        self.with_names: Callable[[str], str] = lambda text: text
        self.made: dict[Where, tuple[WaitingCase, str, RulingShown | None]] = {}
        self.house.heard.append(self.hear)
        rulings.ended.append(self.ended)

    # ---- who is there ------------------------------------------------------------------------

    def stands_still(self, where: Where) -> bool:
        """Whether nobody's time runs at a table: the floor was called, or a ruling waits."""
        return self.calls.holds(where) or self.rulings.holds(where)

    def floor_of(
        self, where: Where, but: Collection[str], roles: frozenset[Role] = DECIDERS
    ) -> list[Connection]:
        """Those who are connected and may rule at a table, but for these."""
        return [
            one
            for one in self.hub.connections
            if one.who.id not in but and self.doors.roles_in(one.who, where[0]) & roles
        ]

    def floor_is_there(self, where: Where, but: Collection[str], roles: frozenset[Role]) -> bool:
        return bool(self.floor_of(where, but, roles))

    def call_staff(self, where: Where) -> None:
        """The floor was called to a table, or a ruling waits there: the floor is told."""
        case = self.case(*where)
        if case is None:
            return
        says = f"{case.name} calls the floor: {case.about}".lstrip()
        notice = ENCODER.encode(Notice("floor", says, *where))
        there = self.floor_of(where, (case.by,))
        self.hub.queue(self.house.last_submitted, [(one, notice) for one in there])

    # ---- what waits --------------------------------------------------------------------------

    def case(self, place: str, table: str) -> FloorCase | None:
        """What a table stands still for."""
        where = (place, table)
        call, waiting = self.calls.open.get(where), self.rulings.waiting.get(where)
        if waiting is None:
            self.made.pop(where, None)
            if call is None:
                return None
            return FloorCase(call.by, call.about, call.at, self.name(call.by))
        by, at = waiting.asked.by, waiting.asked.at
        awaited = self.awaited(where, waiting)
        return FloorCase(by, awaited.report, at, self.name(by), awaited)

    def awaited(self, where: Where, waiting: WaitingCase) -> RulingAwaited:
        report, shown = self.ruled_so(where, waiting)
        asked, turn = waiting.asked, self.calls.turn
        return RulingAwaited(
            report=report,
            says=shown.sentence if shown is not None else TAKEN_BACK,
            clauses=[one.id for one in shown.clauses] if shown is not None else [],
            options=[(one.name, one.says) for one in shown.options] if shown is not None else [],
            people=list(asked.people),
            agreed=list(waiting.agreed),
            objected=sorted(waiting.objected),
            silence=asked.silence,
            proven=asked.proven,
            left=max(0, turn - self.house.waited(waiting.since)),
            of=turn,
        )

    def ruled_so(self, where: Where, waiting: WaitingCase) -> tuple[str, RulingShown | None]:
        """The report in words, and what the book rules on it, with unseen cards dealt otherwise:
        made once while it waits."""
        known = self.made.get(where)
        if known is None or known[0] is not waiting:
            report = self.rulings.report_at(where)
            words, shown = self.put(where, report) if report is not None else ("", None)
            known = self.made[where] = (waiting, words, shown)
        return known[1], known[2]

    def put(self, where: Where, report: Report) -> tuple[str, RulingShown | None]:
        place = self.house.places[where[0]]
        table = place.tables[where[1]]
        told = said(table, heard(table, report))

        def names_of(people: Iterable[str]) -> list[str]:
            ids = list(people)
            known = self.hub.names(ids)
            return [known.get(one, "") for one in ids]

        asked = InterviewAsked(*where, report.kind, dict(told))
        words = self.with_names(in_words(report.kind, told))
        return words, step(table, place.book, asked, names_of).ruling

    # ---- how it ended ------------------------------------------------------------------------

    def hear(self, change: PlaceChange) -> None:
        """What was ruled at a table, by whom, and by which clauses: for all but whoever ruled."""
        place = self.house.places[change.place]
        for number, events in change.tables.items():
            where = (change.place, number)
            how = self.rulings.how.get(where, RULED)
            for event in events:
                if isinstance(event, Ruled) and how != LIES:  # which is told when it ends
                    says, clauses = self.with_names(event.says), place.clauses(event.grounds)[:3]
                    who = event.by if how == RULED else ""
                    self.tell(where, Notice(how, says, *where, clauses, self.name(who)), but=who)

    def ended(self, end: RulingEnded) -> None:
        if end.how == LIES:
            where = (end.place, end.table)
            self.tell(where, Notice(LIES, end.says, *where, [], self.name(end.by)))

    def tell(self, where: Where, notice: Notice, but: str = "") -> None:
        frame = ENCODER.encode(notice)
        there = [one for one in self.hub.at_the_table(where) if not but or one.who.id != but]
        self.hub.queue(self.house.last_submitted, [(one, frame) for one in there])

    def name(self, who: str) -> str:
        return self.hub.names([who]).get(who, "") if who else ""
