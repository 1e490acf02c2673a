"""What stands behind what is so at a table: who posts, where the button is, who must kill.

The points are found by asking: the statement before is carried out again with each point of the
table decided otherwise, and those count without which the line would be false. The procedures are
those that ``table.grounds`` finds behind the events the line tells of.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import NoneType

from shuffleup.games import SheetError
from shuffleup.hand.dealing import TO_BOARD
from shuffleup.hand.events import Boarded, Dealt, Posted
from shuffleup.hand.words.hand_transcript import Cards
from shuffleup.law.notation import Statement
from shuffleup.law.otherwise import instead
from shuffleup.law.procedures.of_the_hand import HAND
from shuffleup.law.rules import PLACES, POINTS, Rules
from shuffleup.table import events as e
from shuffleup.table.apply import apply, replay
from shuffleup.table.grounds.table_event_grounds import explained
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.words.speech import spoken
from shuffleup.table.words.table_facts import holds
from shuffleup.table.words.table_transcript import TableScene, judged, run_one

Grounds = tuple[str, ...]
Log = Sequence[AnyTableEvent]
TABLE_POINTS = tuple(
    point
    for group in PLACES
    if group.__module__.startswith("shuffleup.law.points.table.")
    for point in group.points
)
MAY = "may:"
Read = Callable[[TableScene], object]
BROKEN = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


def behind_fact(
    log: Log, start: int, done: Statement | None, fact: str, among: Sequence[str] = TABLE_POINTS
) -> Grounds:
    """The points and procedures behind a ``=`` line about the table, ``done`` being what was done
    before it, from this place in the log on."""

    def read(scene: TableScene) -> object:
        return how_it_is(scene, fact)

    may = fact.startswith(MAY)
    found = attempted(log, start, done, fact) if may else procedures(log, start, told_of(fact))
    return (*found, *points_behind(log, start, done, read, among))


def attempted(log: Log, start: int, done: Statement | None, fact: str) -> Grounds:
    """What the table would carry out if somebody did what they may do."""
    scene = again(log, start, done, None)
    before = len(scene.table.log)
    words = fact.removeprefix(MAY).strip()
    ruling = judged(scene, spoken(scene.table, words)[0])
    for event in ruling.events:
        apply(scene.table, event)
    return (*ruling.grounds, *procedures(scene.table.log, before))


def points_behind(
    log: Log, start: int, done: Statement | None, read: Read, among: Sequence[str] = TABLE_POINTS
) -> Grounds:
    """The points without which something would be read otherwise after a statement."""
    usual = again(log, start, done, None)
    now, rules = read(usual), usual.table.rules
    return tuple(
        name
        for name in among
        if name in POINTS
        and any(
            read_again(log, start, done, rules.but(**{name: value}), read) != now
            for value in instead(name, rules.decided(POINTS[name]))
        )
    )


def how_it_is(scene: TableScene, fact: str) -> object:
    """What is so of what a line states; of ``may: …`` whether it would be accepted."""
    if fact.startswith(MAY):
        said = spoken(scene.table, fact.removeprefix(MAY).strip())[0]
        return judged(scene, said).refusal is None
    return holds(scene.table, fact.split())[1]


def read_again(log: Log, start: int, done: Statement | None, rules: Rules, read: Read) -> object:
    try:
        return read(again(log, start, done, rules))
    except (*BROKEN, SheetError):  # it could not even have been done
        return None


def again(log: Log, start: int, done: Statement | None, rules: Rules | None) -> TableScene:
    """The statement, if there is one, carried out once more on the table as it was, perhaps under
    other rules."""
    table = replay(log[:start])
    if rules is not None:
        table.rules = rules
        if table.hand is not None:
            table.hand.rules = rules
    scene = TableScene(table, cards_of(log[start:], table.n))
    if done is not None:
        run_one(scene, done, [])
    return scene


def cards_of(events: Log, seats: int) -> Cards:
    """The cards that were dealt in the rest of the hand, to be dealt again."""
    cards = Cards(seats)
    for event in events:
        if isinstance(event, e.HandEnded):
            break
        if isinstance(event, Dealt):
            cards.to[event.seat].extend(event.cards)
        elif isinstance(event, Boarded):
            cards.to[TO_BOARD].extend(event.cards)
    return cards


# ---- procedures ------------------------------------------------------------------------------


def procedures(log: Log, start: int, kinds: tuple[type, ...] = ()) -> Grounds:
    """What the table carried out from this place in the log on, as its grounds have it; in events
    of these kinds, or in any."""
    hands = replay(log[:start]).hands
    found = [
        name
        for one in explained(log, lambda table: table.hands >= hands)
        if one.number > start and (not kinds or isinstance(one.event, kinds))
        for names in (one.grounds, *(seat[2] for seat in one.seats))
        for name in names
        if name not in POINTS and name not in HAND
    ]
    return tuple(dict.fromkeys(found))


def told_of(fact: str) -> tuple[type, ...]:
    """The events that a line tells of."""
    words = fact.split()
    first, second = words[0].rstrip(":"), words[1] if len(words) > 1 else ""
    return TOLD_OF.get(first) or TOLD_OF.get(second) or (NoneType,)


DEAL = (e.Placed, e.Misplaced, e.Planned, e.Began, Posted)
TOLD_OF: dict[str, tuple[type, ...]] = {
    "button": (e.Placed, e.Misplaced, e.Planned),
    "posts": DEAL,
    "dealt": DEAL,
    "owes": (e.Reckoned, e.LockedUp, e.EntryChosen),
    "leg": (e.LegsUp,),
    "kill": (e.KillDue, e.KillChosen),
}
