"""``WaitingRulings``: nobody who is in the hand rules on it alone.

What such a person reports, decides or takes back waits for somebody who is not in it; or it is done
by agreement of all who are. After a turn's time the book is followed where the record of the house
bears the report out, or the book has a usual choice; where neither is so, play goes on as it lies.
With real cards among friends it is done unless somebody objects. A question of the table that
nobody there may decide waits in the same way. Meanwhile the table stands still.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import msgspec
from msgspec import Struct

from shuffleup.client.messages import Done, Refused
from shuffleup.floor.report import Report
from shuffleup.floor.report_words import read_words
from shuffleup.floor.senders import DEALER, Role, Sender, staff
from shuffleup.law.ruling import Reason
from shuffleup.log.protocol import Batch
from shuffleup.server.floor_calls.calling_floor import (
    CALLS,
    LONGEST_WAIT,
    TOO_OFTEN,
    FloorCalls,
    Where,
)
from shuffleup.server.floor_calls.unseen_cards import otherwise_dealt
from shuffleup.server.floor_calls.waiting_records import (
    AGREED,
    BY_THE_BOOK,
    LIES,
    RULED,
    UNOPPOSED,
    RulingAnswered,
    RulingAsked,
    RulingEnded,
)
from shuffleup.server.house_places.given_answers import ANSWERS, Reply
from shuffleup.server.house_places.poker_house import Errand
from shuffleup.server.house_places.register import Answered
from shuffleup.server.house_places.spoken_commands import read_command, write_command
from shuffleup.table.commands import Decide, LetLie
from shuffleup.table.floor.in_its_hand import RULINGS, in_it, is_proven
from shuffleup.table.floor.table_rulings import open_ruling
from shuffleup.table.judge import judge
from shuffleup.table.state import Table
from shuffleup.table.who_may_send import DECIDERS

SEED: Final = 3  # by which unseen cards are dealt otherwise for a trial
WAITS: Final = "you are in it: somebody who is not rules, or all who are agree, or the book does"
UNLESS: Final = "it is done unless somebody objects"
ONE_AT_A_TIME: Final = "a ruling is waited for at this table already"
NOTHING: Final = "no ruling is waited for at this table"
WHY: Final = {
    AGREED: "agreed by all in it",
    BY_THE_BOOK: "nobody else decided in time",
    UNOPPOSED: "nobody objected",
}


class WaitingCase(Struct):
    """A ruling that waits, and what was said to it so far."""

    asked: RulingAsked
    since: int
    agreed: dict[str, str]  # to which choice, "" for the usual one
    objected: set[str]


class WaitingRulings:
    """The rulings of a house that wait, by table."""

    def __init__(self, calls: FloorCalls) -> None:
        self.calls, self.house = calls, calls.house
        self.waiting: dict[Where, WaitingCase] = {}
        self.ended: list[Callable[[RulingEnded], None]] = []
        self.how: dict[Where, str] = {}  # while something is carried out

    # ---- from the log ------------------------------------------------------------------------

    def load(self) -> None:
        """Those that waited when the house went down have a whole turn again."""
        self.waiting.clear()
        log = self.house.log
        for record in log.read(0, CALLS) if CALLS in log.versions else ():
            self.hear(record)
        for one in self.waiting.values():
            one.since = self.house.now()

    def hear(self, record: object) -> None:
        if isinstance(record, RulingAsked):
            where, own = (record.place, record.table), {record.by: ""} if record.by else {}
            self.waiting[where] = WaitingCase(record, record.at, own, set())
            if record.by and not self.calls.is_own(where, record.by):
                self.calls.has_stopped(record.by, record.at)
        elif isinstance(record, RulingAnswered):
            one = self.waiting.get((record.place, record.table))
            if one is None:
                return
            one.agreed.pop(record.by, None)
            one.objected.discard(record.by)
            if record.agrees:
                one.agreed[record.by] = record.option
            else:
                one.objected.add(record.by)
        elif isinstance(record, RulingEnded):
            self.waiting.pop((record.place, record.table), None)

    def keep(self, where: Where, record: Struct, *beside: Answered) -> None:
        self.hear(record)
        more = {ANSWERS: list[object](beside)} if beside else {}
        self.house.submit(Batch({CALLS: [record], **more}, self.house.now()))
        self.calls.changed(where)
        if isinstance(record, RulingEnded):
            for tell in self.ended:
                tell(record)

    # ---- asked -------------------------------------------------------------------------------

    def takes(self, errand: Errand, command: object, number: str) -> Reply | None:
        """The answer to somebody who may not rule alone; None where it is simply put to the
        table."""
        where = (errand.place, number)
        table = self.table_of(where)
        people = in_it(table, command) if table is not None else ()
        if table is None or errand.by.role is Role.PLAYER or errand.by.id not in people:
            return None
        if where in self.waiting:
            return self.another(errand, command, where)
        place = self.house.places[errand.place]
        stale = self.house.stale(place, errand)
        if stale is not None:
            return stale
        tried = judge(otherwise_dealt(table, SEED), command, errand.by)  # type: ignore[arg-type]
        if tried.refusal is not None:
            return self.house.refusal(place, errand, tried.refusal)
        if not self.calls.may_stop(errand.by.id) and not self.calls.is_own(where, errand.by.id):
            return Refused(errand.key, Reason.NOT_YET.value[0], TOO_OFTEN)
        return self.asks(errand, command, where, people)

    def another(self, errand: Errand, command: object, where: Where) -> Reply:
        """While one waits: a choice of what it leaves open, and nothing else."""
        says, asked = ONE_AT_A_TIME, self.waiting[where].asked
        if isinstance(command, Decide) and (not asked.command or asked.by == errand.by.id):
            says = self.answer(where, errand.by.id, command.option, agrees=True)
        if says:
            return Refused(errand.key, Reason.NOT_YET.value[0], says)
        return Done(errand.key, 0, WAITS)

    def asks(self, errand: Errand, command: object, where: Where, people: tuple[str, ...]) -> Reply:
        place = self.house.places[where[0]]
        table = place.tables[where[1]]
        by, silence = errand.by, table.by_hand
        told = isinstance(command, Decide)  # what happened is no question any more
        proven = told or (isinstance(command, Report) and is_proven(table, command))
        asked = RulingAsked(
            *where, by.id, by.role.value, write_command(command), people, proven, silence,
            self.house.now(),
        )  # fmt: skip
        says = UNLESS if silence else WAITS
        reply = Done(errand.key, self.house.version_at(place, where[1]), says)
        kept = [Answered(errand.whose, errand.key, reply.version, says)] if errand.key else []
        if errand.key:
            self.house.answers.remember(errand.whose, reply, self.house.now())
        self.keep(where, asked, *kept)
        if isinstance(command, Decide):
            self.waiting[where].agreed[by.id] = command.option
        self.if_agreed(where)
        return reply

    def answer(self, where: Where, who: str, option: str, *, agrees: bool) -> str:
        """Somebody in it agrees or objects; or why that is not heard."""
        one = self.waiting.get(where)
        if one is None or who not in one.asked.people:
            return NOTHING
        if agrees and option and option not in self.options(where):
            return "that is none of the choices"
        self.keep(where, RulingAnswered(*where, who, agrees, option[:60]))
        self.if_agreed(where)
        return ""

    def decided(self, where: Where, by: Sender, *, agrees: bool) -> str:
        """Somebody who is not in it rules: so, or not at all; or why they do not."""
        one = self.waiting.get(where)
        if one is None:
            return NOTHING
        if not agrees and not one.asked.command:
            return "the table has a question: choose one of its answers"
        if not agrees:
            self.end(where, LIES, by.id)
            return ""
        return self.carry_out(where, RULED, "", by)

    def has_ruled(self, where: Where, by: Sender, command: object) -> None:
        """Something was ruled at a table by somebody who may: nothing waits there any more."""
        if where in self.waiting and isinstance(command, RULINGS):
            self.end(where, RULED, by.id)

    # ---- ended -------------------------------------------------------------------------------

    def look(self) -> Iterator[None]:
        """Whose time is over, and questions that nobody there may decide."""
        for place in list(self.house.places.values()):
            for number, table in place.tables.items():
                if table.question and (place.id, number) not in self.waiting:
                    self.ask_about((place.id, number), table)
            yield
        for where, one in list(self.waiting.items()):
            stands = self.table_of(where)
            if stands is None or not (one.asked.command or stands.question):
                self.end(where, LIES)
            elif self.house.waited(one.since) >= self.patience(where, one):
                self.time_is_up(where, one)
            yield

    def ask_about(self, where: Where, table: Table) -> None:
        """A question of the table, where nobody is there who may decide it."""
        people, alone = in_it(table, Decide("")), open_ruling(table).authority
        may = frozenset({Role(alone)}) if alone else DECIDERS
        if not self.calls.is_there(where, people, may):
            now = self.house.now()
            silence = table.by_hand
            self.keep(where, RulingAsked(*where, "", "", "", people, True, silence, now))

    def patience(self, where: Where, one: WaitingCase) -> int:
        """How long it waits: a turn, or longer for whoever the floor that is there may fetch."""
        fetched = not one.asked.command and self.calls.has_floor(where)
        return LONGEST_WAIT if fetched else self.calls.turn

    def if_agreed(self, where: Where) -> None:
        """It is done as soon as all who are in it have said the same."""
        one = self.waiting.get(where)
        if one is None or not one.asked.people or set(one.asked.people) - one.agreed.keys():
            return
        choices = set(one.agreed.values())
        if len(choices) == 1:
            self.carry_out(where, AGREED, choices.pop())

    def time_is_up(self, where: Where, one: WaitingCase) -> None:
        if one.asked.silence and not one.objected:
            said = set(one.agreed.values()) - {""}
            self.carry_out(where, UNOPPOSED, said.pop() if len(said) == 1 else "")
        elif one.asked.proven:
            self.carry_out(where, BY_THE_BOOK, "")
        else:
            self.end(where, LIES)

    def carry_out(self, where: Where, how: str, option: str, by: Sender | None = None) -> str:
        """It is done; or why it cannot be any more."""
        asked, self.how[where] = self.waiting[where].asked, how
        done: Reply = Done("")
        if asked.command:
            sender = by or Sender(asked.by, Role(asked.role))
            command = wanted(asked)
            if isinstance(command, Decide):
                own = command.option if by is not None or how == UNOPPOSED else ""
                option = option or own
            else:
                done = self.put(where, command, sender)
        table = self.table_of(where)
        if isinstance(done, Done) and table is not None and table.question:
            done = self.choose(where, table, option, how, by)
        how = self.how.pop(where)
        if isinstance(done, Refused):
            self.end(where, LIES, says=done.says)
            return done.says
        self.end(where, how, by.id if by else asked.by if how == UNOPPOSED else "", done.says)
        return ""

    def choose(self, where: Where, table: Table, option: str, how: str, by: Sender | None) -> Reply:
        """One of the choices the book leaves: as agreed, or the usual one. Somebody who rules has
        the question, and decides it."""
        ruling = open_ruling(table)
        name = option or ruling.default
        if by is not None and not option:
            return Done("", 0, ruling.says)
        if not name:
            self.how[where] = LIES
            return self.put(where, LetLie(WHY.get(how, "")), DEALER)
        role = Role(ruling.authority) if ruling.authority else Role.FLOOR
        return self.put(where, Decide(name, WHY.get(how, "")), by or staff(role))

    def put(self, where: Where, command: object, by: Sender) -> Reply:
        return self.house.perform(Errand(where[0], by, command, table=where[1])).reply

    def end(self, where: Where, how: str, by: str = "", says: str = "") -> None:
        self.keep(where, RulingEnded(*where, how, by, says[:200]))

    # ---- asked about -------------------------------------------------------------------------

    def table_of(self, where: Where) -> Table | None:
        place = self.house.places.get(where[0])
        return place.tables.get(where[1]) if place is not None else None

    def report_at(self, where: Where) -> Report | None:
        """What the ruling that waits is about; None where an action is to be taken back."""
        one, table = self.waiting[where], self.table_of(where)
        command = wanted(one.asked)
        if isinstance(command, Report):
            return command
        return read_words(table.question) if table is not None and table.question else None

    def options(self, where: Where) -> dict[str, str]:
        """The choices there are, by name."""
        report, table = self.report_at(where), self.table_of(where)
        if report is None or table is None:
            return {}
        told = otherwise_dealt(table, SEED)
        floor = staff(Role.FLOOR)
        ruling = open_ruling(told) if table.question else judge(told, report, floor)
        return {one.name: one.says for one in ruling.options}

    def holds(self, where: Where) -> bool:
        return where in self.waiting


def wanted(asked: RulingAsked) -> object:
    """The command that waits; None where it is the question of the table."""
    return read_command(msgspec.json.decode(asked.command)) if asked.command else None
