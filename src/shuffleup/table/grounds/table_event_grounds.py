"""Why things happened at a table: the points and procedures behind each event of its log.

``explained(events)`` goes through a log and gives every event with its grounds, those of its hands
among them; what somebody told or chose freely has none. Like a hand's they are worked out
afterwards and never stored, and ``law.rulebook.cite`` turns them into clauses of the book in force.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.floor.ruling_record import Ruled
from shuffleup.hand import events as h
from shuffleup.hand.apply import APPLY as IN_HAND
from shuffleup.hand.grounds.event_grounds import grounds as hand_grounds
from shuffleup.hand.repairs.primitives import Killed, Refunded, Rewound
from shuffleup.law.points.floor.dead_hands import DeadHandLaw
from shuffleup.table import events as e
from shuffleup.table.apply import apply, opened
from shuffleup.table.blinds.button import Places
from shuffleup.table.commands_of_log import commands_for
from shuffleup.table.deal.agreements import standing_offer
from shuffleup.table.event_limits import check_bounds
from shuffleup.table.grounds import choice_grounds, deal_grounds, kill_grounds, seat_grounds
from shuffleup.table.grounds.dealt_in_grounds import reason
from shuffleup.table.grounds.decisive import Grounds
from shuffleup.table.grounds.moments import Moment
from shuffleup.table.grounds.post_grounds import post_grounds
from shuffleup.table.judge import judge_whoever_sent
from shuffleup.table.kill import legs
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.seats.changing_seats import moving
from shuffleup.table.state import Table, copy, taken_seats

DEAL = (
    e.Placed, e.SeatsReleased, e.Reckoned, e.Paid, e.Planned, e.Began, h.Shuffled, h.Posted,
    e.HandReported,
)  # fmt: skip
# What comes of the same command as the event before; everything else begins something new.
FOLLOWS: dict[type, tuple[type, ...]] = {
    e.Placed: DEAL,
    e.Misplaced: DEAL,
    e.SeatChanged: (e.Reckoned,),
    e.Drawn: (e.Reckoned,),
    e.HandEnded: (e.LegsUp, e.KillDue),
    e.GameChanged: (e.LegsUp, e.KillDue),
    e.Left: (e.LegsUp,),
    e.WentAway: (e.LegsUp,),
}


class ExplainedEvent(Struct, frozen=True):
    """An event with its grounds; of a hand that begins also why each player who does not simply
    play on is dealt in or is not, by seat. ``table`` is as it was just before, until the next."""

    event: AnyTableEvent
    grounds: Grounds
    table: Table
    seats: tuple[tuple[int, str, Grounds], ...] = ()
    number: int = 1  # of the event in the log


def explained(
    events: Iterable[AnyTableEvent], wanted: Callable[[Table], bool] = lambda table: True
) -> Iterator[ExplainedEvent]:
    """Every event of a log with its grounds, where the table before it is ``wanted``; the others
    are only replayed."""
    rest = iter(events)
    first = next(rest)
    assert isinstance(first, e.TableOpened), first
    now = Moment(opened(first))
    if wanted(now.table):
        yield ExplainedEvent(first, (), now.table)
    for number, event in enumerate(rest, start=2):
        check_bounds(now.table, event, number)
        begin(now, event)
        if wanted(now.table):
            yield replace(grounds(now, event), number=number)
        else:
            pass_over(now, event)
        apply(now.table, event)


def begin(now: Moment, event: AnyTableEvent) -> None:
    """Remember the table as it is, if more than this event comes of one command."""
    if goes_on(now, event):
        if isinstance(now.first, e.Misplaced) and isinstance(event, e.Placed):
            now.eve = dealt_wrongly(now.eve, event)
        return
    now.first = event
    now.eve = copy(now.table) if type(event) in FOLLOWS else now.table


def goes_on(now: Moment, event: AnyTableEvent) -> bool:
    """Whether an event comes of the same command as the one before it. The same kind may come of
    another: a player who has moved lets the blinds pass, or refuses the kill that is due."""
    first = now.first
    if first is None or not isinstance(event, FOLLOWS.get(type(first), ())):
        return False
    if isinstance(first, e.SeatChanged):
        return event in moving(now.eve, first.seat, first.to)
    if isinstance(first, e.HandEnded):
        return event in legs.after_hand(now.eve)
    return True


def dealt_wrongly(table: Table, event: e.Placed) -> Table:
    """The table as a dealer who has the button wrong deals from it."""
    trial = copy(table)
    planned = ((Places(event.places.button), True), *table.button.planned[1:])
    trial.button = replace(table.button, planned=planned)
    return trial


def grounds(now: Moment, event: AnyTableEvent) -> ExplainedEvent:
    """An event with the points and procedures behind it, the most telling ones."""
    if type(event) in IN_HAND:
        return ExplainedEvent(event, once(of_the_hand(now, event)), now.table)
    if isinstance(event, Ruled):
        return ExplainedEvent(event, ruled(now, event), now.table)
    following = now.rulings.grounds if now.rulings.left else ()
    find = GROUNDS.get(type(event))
    found = once((*following, *(find(now, event) if find else ())))
    now.rulings.left = max(0, now.rulings.left - 1)
    if isinstance(event, e.Planned | e.Drawn):
        now.planned = found
    if isinstance(event, e.HandEnded | e.HandVoided):
        now.agreed = ()
    return ExplainedEvent(event, found, now.table, tuple(seats_of(now, event)))


def pass_over(now: Moment, event: AnyTableEvent) -> None:
    """An event nobody asks about: only what later ones may follow from is worked out."""
    if isinstance(event, Ruled | e.Planned | e.Drawn | e.HandEnded | e.HandVoided):
        grounds(now, event)
    elif type(event) in IN_HAND:
        now.rulings.behind(event)  # type: ignore[arg-type]  # only events of the hand are in IN_HAND
    else:
        now.rulings.left = max(0, now.rulings.left - 1)


def once(names: Iterable[str]) -> Grounds:
    return tuple(dict.fromkeys(names))


def seats_of(now: Moment, event: AnyTableEvent) -> Iterator[tuple[int, str, Grounds]]:
    """Of a hand that begins, the players of whom there is something to say."""
    if not isinstance(event, e.Began):
        return
    so, _ = now.deal()
    for at, _ in taken_seats(now.eve):
        if deal_grounds.is_told(now, at, event):
            why = reason(now.eve, at, so)[0]
            yield at, why, deal_grounds.seat_grounds(now, at)


# ---- rulings, and the events of the hand -----------------------------------------------------


def ruled(now: Moment, event: Ruled) -> Grounds:
    """A ruling has its grounds on record. What comes of it is found by judging it again."""
    twice = "blind-posted-twice" in event.grounds
    names = (*event.grounds, *(AFTER_TWICE.get(event.chosen, ()) if twice else ()))
    now.rulings.rule(names, 0)
    for command in commands_for(now.table, event):
        events = judge_whoever_sent(now.table, command).events
        if events and isinstance(events[0], Ruled):
            now.rulings.rule(names, len(events) - 1)
            break
    return names


# What a player who posted the big blind twice then does, by the choice: each has a clause.
AFTER_TWICE: dict[str, Grounds] = {
    "small-blind-next": ("small-blind-after-twice",),
    "sit-out": ("sit-out-after-twice",),
}


def of_the_hand(now: Moment, event: Any) -> Grounds:
    """The hand's own grounds, with what the table or the floor has to do with it."""
    hand, table = now.table.hand, now.table
    behind = now.rulings.behind(event)
    if hand is None:  # put right after its end
        return behind
    offer = standing_offer(table)
    if offer is not None and isinstance(event, Refunded | h.Returned | h.Dropped | h.Awarded):
        now.agreed = choice_grounds.agreement(offer.agreement)
    if now.agreed:
        return now.agreed
    if isinstance(event, h.Posted) and isinstance(now.first, e.Placed | e.Misplaced):
        return (*why_posted(now, event), *hand_grounds(hand, event))
    if isinstance(event, Rewound) and not behind:
        return ("floor-ruling",)
    away = isinstance(event, Killed | h.Folded) and is_away(table, event.seat)
    absent = (DeadHandLaw.absent_hand_dead_when,) if away and not behind else ()
    return (*behind, *absent, *hand_grounds(hand, event))


def why_posted(now: Moment, event: h.Posted) -> Grounds:
    """Why this player posts this, as the deal has it."""
    hand = now.table.hand
    assert hand is not None
    posts = hand.setup.posts[hand.posted :]
    same = posts and posts[0].seat == event.seat
    return post_grounds(now, posts[0]) if same else ()


def is_away(table: Table, at: int) -> bool:
    seat = table.seats[at]
    return seat is not None and not seat.presence.here


# Any, because each function takes the one event it stands beside.
GROUNDS: dict[type, Callable[[Moment, Any], Grounds]] = {
    e.Questioned: choice_grounds.allowed,
    e.Drawn: choice_grounds.drawn,
    e.Designated: choice_grounds.designated,
    e.GameChanged: choice_grounds.game_changed,
    e.PutOnHold: lambda now, event: ("hand-for-hand",),
    e.LetGoOn: lambda now, event: ("hand-for-hand",),
    e.Seated: choice_grounds.sat_down,
    e.LockedUp: seat_grounds.locked_up,
    e.Offered: seat_grounds.offered,
    e.Left: seat_grounds.left,
    e.WentAway: seat_grounds.went_away,
    e.SatOut: seat_grounds.sat_out,
    e.HandAsked: seat_grounds.hand_asked,
    e.SeatAsked: seat_grounds.seat_asked,
    e.SeatHeld: seat_grounds.seat_held,
    e.SeatsReleased: seat_grounds.seats_released,
    e.SeatChanged: seat_grounds.seat_changed,
    e.EntryChosen: seat_grounds.entry_chosen,
    e.Reckoned: seat_grounds.reckoned,
    e.Straddled: choice_grounds.straddled,
    e.Planned: deal_grounds.planned,
    e.Placed: deal_grounds.placed,
    e.Began: deal_grounds.began,
    e.HandReported: deal_grounds.reported,
    e.HandEnded: kill_grounds.hand_ended,
    e.Carried: choice_grounds.carried,
    e.AgreementOffered: choice_grounds.offered,
    e.LegsUp: kill_grounds.legs_up,
    e.KillDue: kill_grounds.kill_due,
    e.KillChosen: kill_grounds.kill_chosen,
    e.Barred: kill_grounds.barred,
    e.ChipsAdded: choice_grounds.added,
    e.ChipsBought: choice_grounds.bought,
    e.CashChanged: choice_grounds.cash_changed,
    e.ChipsRemoved: choice_grounds.removed,
    e.ChipsPassed: choice_grounds.passed,
    e.ColouredUp: choice_grounds.coloured_up,
    e.Racked: choice_grounds.racked,
    e.Paid: choice_grounds.paid,
    e.SetupChanged: choice_grounds.new_setup,
}
# What was told from outside, or chosen where no rule has a say.
WITHOUT: frozenset[type] = frozenset(
    (
        e.TableOpened, e.Noted, e.ButtonStarted, e.BookChanged, e.ChoiceGiven, e.TimeSaid,
        e.CameBack, e.DealtInWrongly, e.Misplaced, e.HandVoided, e.ChipsDelivered,
        e.ChipsCounted, e.DropReported, e.PutBack,
    )
)  # fmt: skip
