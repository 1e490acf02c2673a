"""Auditing a log: everything in it is judged again, by the law in force when it happened.

``audit(events)`` replays a table. What somebody chose is put to the judge as the command it was
(``table.commands_of_log``), and the judge must give the same events; whatever follows without
anyone's choice must come as ``proceed`` brings it; a ruling is given again on the facts of its
record. Wherever the log says something else there is a ``Fault``, and so wherever chips come or go
that no event brought or took. The log is believed all the same, so that what comes after a fault is
judged too: it is what happened.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.cards import UNKNOWN
from shuffleup.floor.report import not_theirs
from shuffleup.floor.ruling_record import Ruled
from shuffleup.hand.events import Shuffled
from shuffleup.hand.repairs.primitives import Deferred
from shuffleup.hand.setup import SetupError
from shuffleup.law.ruling import Refusal
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.apply import APPLY, apply, drain, opened
from shuffleup.table.blinds.account import BOTH_BLINDS, IN_TURN
from shuffleup.table.blinds.in_turn import ids_of, names_of
from shuffleup.table.by_hand.reported_hands import drop_fits
from shuffleup.table.commands_of_log import commands_for
from shuffleup.table.edge import is_name
from shuffleup.table.event_limits import OutOfBoundsError, is_within
from shuffleup.table.floor.table_rulings import KEYED_WRONGLY, answers, open_ruling
from shuffleup.table.judge import judge_whoever_sent
from shuffleup.table.new_table import new_table
from shuffleup.table.proceed import proceed
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.state import Table, all_chips, copy, seated, taken_seats
from shuffleup.table.who_may_send import ROW_OF
from shuffleup.table.words.fault_words import at_odds, plain, unlawful

BROKEN = (
    ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError,
    ValueError,
)  # what judging or writing events that are at odds with each other may come to  # fmt: skip
BEGINNING = (e.Misplaced, e.Placed, e.Began, e.HandReported)
NOT_FOLLOWED = "what comes now cannot follow what went before: the rest is not checked"
Way = tuple[AnyTableEvent, ...]  # events that come one after the other


class Fault(Struct, frozen=True):
    """Something a log says that does not follow; ``event`` counts from 1."""

    hand: int
    event: int
    says: str


class Audit:
    """A log being replayed. ``ways`` are the ways in which it can go on, and how far it has gone in
    them is ``at``: more than one while commands that begin alike are not told apart yet."""

    def __init__(self, first: e.TableOpened) -> None:
        self.table = opened(first)
        drain(self.table)
        self.number = 1
        self.ways: list[Way] = [()]
        self.at = 0
        self.broken = False  # the rest cannot be followed

    def see(self, event: AnyTableEvent) -> Iterator[Fault]:
        """One event of the log."""
        self.number += 1
        try:
            says = self.judged(event)
            if says and not is_within(self.table, event):
                self.broken = True
                yield self.fault(event, f"{NOT_FOLLOWED} ({says})")
                return
            if says:
                yield self.fault(event, says)
            yield from self.write(event)
            self.go_on()
        except BROKEN:
            self.broken = True
            yield self.fault(event, NOT_FOLLOWED)

    def fault(self, event: AnyTableEvent, says: str) -> Fault:
        begins = isinstance(event, BEGINNING) and self.table.hand is None
        return Fault(self.table.hands + begins, self.number, says)

    def judged(self, event: AnyTableEvent) -> str:
        """Why an event cannot come now; nothing if it can."""
        due = [way for way in self.ways if len(way) > self.at]
        ways = [way for way in due if is_same(self.table, event, way[self.at])]
        refusal = None
        if not ways and len(due) < len(self.ways):  # the last command is done: another one
            self.at = 0
            due, refusal = self.begun(event)
            ways = [way for way in due if is_same(self.table, event, way[0])]
        if not ways:
            return self.why_not(event, due, refusal)
        self.ways, self.at = ways, self.at + 1
        return ""

    def begun(self, event: AnyTableEvent) -> tuple[list[Way], Refusal | None]:
        """What the commands that can begin with this event lead to; or why they are refused."""
        by_itself = is_told(self.table, event) or is_as_it_was(self.table, event)
        ways: list[Way] = [(event,)] if by_itself else []
        refusal = None
        for command in commands_for(self.table, event):
            ruling = judge_whoever_sent(self.table, command)
            if ruling.events:
                ways.append(ruling.events)
            refusal = refusal or ruling.refusal
        return ways, None if ways else refusal

    def why_not(self, event: AnyTableEvent, due: list[Way], refusal: Refusal | None) -> str:
        """What is wrong with it. One that is told wrongly takes the place of the right one; after
        any other we see from what is there how it goes on."""
        names, at = names_of(self.table), self.at
        alike = [way for way in due if type(way[at]) is type(event)]
        self.ways, self.at = alike[:1] or [()], at + 1 if alike else 0
        if not due:
            why = refusal.says if refusal else "nothing that was done leads to this"
            return unlawful(event, why, names)
        expected = (alike or due)[0][at]
        return at_odds(event, with_its_choices(self.table, event, expected), names)

    def write(self, event: AnyTableEvent) -> Iterator[Fault]:
        """Apply it and count the chips."""
        table = self.table
        if type(event) not in APPLY and table.hand is not None:
            apply(table, event)
            return
        should = chips_of(table) + brought(table, event)
        apply(table, event)
        gone = should - chips_of(table)
        if gone:
            yield self.fault(event, f"{plain(event)}: {gone:,} chips are nowhere")

    def go_on(self) -> None:
        """Where a command is done, see what follows without anyone's choice."""
        done = [way for way in self.ways if len(way) == self.at]
        if not done:
            return
        more = following(self.table)
        if more:
            others = [way for way in self.ways if len(way) > self.at]
            self.ways = [done[0] + more, *others]


def audit(events: Iterable[AnyTableEvent]) -> Iterator[Fault]:
    """The faults of a log, in its order; it may end anywhere, in the middle of a hand too. Where it
    cannot be followed any further, that is the last of them."""
    rest = iter(events)
    first = next(rest, None)
    if not isinstance(first, e.TableOpened):
        yield Fault(0, 1, "a log begins with a table that opens")
        return
    yield from opening_faults(first)
    try:
        replayed = Audit(first)
    except OutOfBoundsError:
        yield Fault(0, 1, NOT_FOLLOWED)
        return
    for event in rest:
        if not replayed.broken:
            yield from replayed.see(event)


def opening_faults(first: e.TableOpened) -> Iterator[Fault]:
    """A table that cannot have opened."""
    try:
        new_table(
            first.game,
            first.stakes,
            first.seats,
            rules=first.rules,
            house=first.house,
            by_hand=first.by_hand,
        )
    except (SetupError, OutOfBoundsError) as error:
        yield Fault(0, 1, f"there can be no such table: {error}")


# ---- what may come ---------------------------------------------------------------------------


def is_told(table: Table, event: AnyTableEvent) -> bool:
    """What nobody at the table does: a note, or how a game that was going on elsewhere stood when
    the log of it began."""
    if isinstance(event, e.Noted):
        return True
    if table.hands or table.hand is not None:
        return False
    if isinstance(event, e.ButtonStarted):
        return 0 <= event.seat < table.n
    return (
        isinstance(event, e.Seated)
        and 0 <= event.seat < table.n
        and table.seats[event.seat] is None
        and event.player not in ids_of(table)
        and event.amount >= 0
        and (event.account, event.paid, event.cash) == (IN_TURN, BOTH_BLINDS, 0)
    )


def is_as_it_was(table: Table, event: AnyTableEvent) -> bool:
    """A wish that was one already: it is no event any more, and stands in logs of before."""
    if not isinstance(event, e.EntryChosen | e.CameBack | e.SatOut | e.HandAsked):
        return False
    if not 0 <= event.seat < table.n or table.seats[event.seat] is None:
        return False
    seat = seated(table, event.seat)
    now, at_it = seat.account, seat.presence
    if isinstance(event, e.EntryChosen):
        return event == e.EntryChosen(event.seat, now.entry, now.waits, now.beside)
    if isinstance(event, e.CameBack):
        return at_it.here and not (at_it.sits_out or at_it.asked)
    return at_it.sits_out if isinstance(event, e.SatOut) else at_it.asked


def is_same(table: Table, event: AnyTableEvent, due: AnyTableEvent) -> bool:
    """Whether this is the event that is due."""
    return event == due or event == with_its_choices(table, event, due)


def with_its_choices(table: Table, event: AnyTableEvent, due: AnyTableEvent) -> AnyTableEvent:
    """What is due, with what the log alone knows of it: which deck it was, whether a dealer outside
    deals or players are asked to show, and who ruled; why, of what was keyed wrongly."""
    if isinstance(due, e.Began) and isinstance(event, e.Began):
        return replace(due, outside=event.outside, ask_show=event.ask_show)
    if isinstance(due, e.HandReported) and isinstance(event, e.HandReported):
        told = replace(due, drop=event.drop, promotion=event.promotion)
        return told if drop_fits(table, told) else due
    if isinstance(due, Shuffled) and isinstance(event, Shuffled):
        if table.hand is not None and table.hand.setup.outside:
            return Shuffled((UNKNOWN,) * len(due.deck))
        return event if sorted(event.deck) == sorted(due.deck) else due
    if isinstance(due, Ruled) and isinstance(event, Ruled):
        return signed_alike(table, event, due)
    if isinstance(due, Deferred) and isinstance(event, Deferred):
        may = event.role in {role.value for role in ROW_OF[c.Report].roles} and is_name(event.by)
        return replace(due, by=event.by, role=event.role) if may and due.until else due
    return due


def signed_alike(table: Table, event: Ruled, due: Ruled) -> Ruled:
    """The ruling that is due, signed as in the log, if whoever signed had the authority."""
    if due.kind == KEYED_WRONGLY:
        due = replace(due, why=event.why)
    kinds = (c.Decide, c.LetLie) if answers(table, event.kind) else (c.Report,)
    may = (
        any(event.role in ROW_OF[kind].roles for kind in kinds)
        and is_name(event.by)
        and may_decide(table, event)
    )
    return replace(due, by=event.by, role=event.role) if may else due


def may_decide(table: Table, event: Ruled) -> bool:
    """Whether a question that one role alone may decide was decided in that role."""
    if not answers(table, event.kind) or event.role is None:
        return True
    ruling = open_ruling(table)
    if event.role in ROW_OF[c.LetLie].roles:  # nobody decided it: the usual choice, or none
        return event.chosen in ("", ruling.default)
    return not_theirs(ruling, event.role.value) is None


def following(table: Table) -> Way:
    """What comes now without anyone's choice: cards, a round, pots, the end; and what becomes of
    the hand of a player who is not there."""
    hand = table.hand
    if hand is None or table.question:
        return ()
    if hand.actor >= 0 and not hand.mends.mended and not table.deal.absent:  # nearly always
        player = table.seats[hand.actor]
        if player is not None and player.presence.here:
            return ()
    drain(table)
    trial = copy(table)
    proceed(trial)
    return tuple(drain(trial))


# ---- chips -----------------------------------------------------------------------------------
def chips_of(table: Table) -> int:
    """All chips of a table: in front, on their way, in the pot of the next hand, collected. Those
    of a hand that is on count as they lay when it began."""
    in_front = sum(all_chips(seat) for _, seat in taken_seats(table))
    begun = table.hand.setup.carried if table.hand is not None else 0
    pot = begun + table.pot.carried + table.pot.spare
    return in_front + table.adrift + pot + sum(table.collected.values())


def brought(table: Table, event: AnyTableEvent) -> int:
    """What an event brings to the table, or takes from it, as it says itself."""
    match event:
        case e.Seated():
            kept = table.seats[event.seat]
            return event.amount - (kept.stack if kept else 0)
        case e.LockedUp() | e.ChipsAdded() | e.Carried():
            return event.amount
        case e.ChipsBought():
            return event.coming - seated(table, event.seat).chips.coming
        case e.Left() | e.ChipsRemoved():
            return -event.amount
        case e.HandEnded() if table.hand is not None:
            return table.hand.mends.brought
    return 0
