"""Why a seat may do just this now, and why it is its turn: no event says so.

The points are found by asking: those that, decided otherwise from the first card on, would leave
the seat other options, or another seat the turn. The procedures are those of what the seat could do
and of what it could only just not do.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from shuffleup.hand import commands as c
from shuffleup.hand.apply import apply
from shuffleup.hand.events import Event, Started
from shuffleup.hand.grounds.betting_grounds import blind_option
from shuffleup.hand.grounds.event_grounds import grounds
from shuffleup.hand.judge import judge
from shuffleup.hand.options import Options, limit_in_force, options
from shuffleup.hand.setup import Forced
from shuffleup.hand.state import Hand
from shuffleup.law.otherwise import instead
from shuffleup.law.points.hand.raises import RaiseLaw
from shuffleup.law.rules import PLACES, POINTS, Rules

Grounds = tuple[str, ...]
DEAD_CHIPS = (Forced.ANTE, Forced.DEAD)
HAND_POINTS = tuple(
    point
    for group in PLACES
    if group.__module__.startswith("shuffleup.law.points.hand.")
    for point in group.points
)


def option_grounds(hand: Hand, among: tuple[str, ...] = HAND_POINTS) -> Grounds:
    """The points and procedures behind everything the seat to act may do, and may not."""
    may = options(hand)
    if may is None:
        return ()
    found = [name for name in of_commands(hand, may) if name not in POINTS]
    found += of_posts(hand)
    limit = limit_in_force(hand)
    found += limit.grounds if limit is not None else ()
    points = points_behind(hand, options, among)
    if RaiseLaw.short_all_in_reopens_limit in points:
        found.append(bet_or_none(hand, may))
    return tuple(dict.fromkeys((*found, *points)))


def bet_or_none(hand: Hand, may: Options) -> str:
    """Whether the short all-in behind these options counts: then a whole bet goes on top of it."""
    whole = may.least_to - hand.bet >= hand.step
    return "short-all-in-counts" if whole else "short-all-in-is-no-bet"


def turn_grounds(hand: Hand, among: tuple[str, ...] = HAND_POINTS) -> Grounds:
    """Why this seat acts next in the middle of a round."""
    if hand.actor < 0:
        return ()
    skipped = ("all-in-skipped",) if hand.live & ~hand.able else ()
    option = blind_option(hand, hand.actor)
    called = ("bets-called",) if hand.bet > hand.bets[hand.actor] else ()
    return (
        "turn",
        *skipped,
        *option,
        *called,
        *points_behind(hand, lambda table: table.actor, among),
    )


def of_commands(hand: Hand, may: Options) -> list[str]:
    """What stands behind each thing the seat could do, and behind the refusal of the rest."""
    seat = may.seat
    tried: list[c.Command] = [c.Fold(seat), c.Check(seat), c.Call(seat), c.Muck(seat)]
    tried += [c.RaiseTo(seat, to) for to in may.raises()]
    tried += [c.RaiseTo(seat, to) for to in (may.least_to - 1, may.most_to + 1) if to > hand.bet]
    found: list[str] = []
    for command in tried:
        ruling = judge(hand, command)
        if ruling.refusal is None:
            found += [name for event in ruling.events for name in of_event(hand, event)]
        elif type(command) is c.RaiseTo:
            found += ruling.refusal.grounds
    return found


def of_posts(hand: Hand) -> list[str]:
    """That a blind counts towards the call of whoever posted it, and dead chips do not."""
    posts = [post for post in hand.setup.posts if post.seat == hand.actor and not hand.street]
    return ["dead-chips" if post.kind in DEAD_CHIPS else "live-blinds" for post in posts]


def of_event(hand: Hand, event: object) -> Grounds:
    return grounds(hand, event) if isinstance(event, Event) else ()


def points_behind(
    hand: Hand, read: Callable[[Hand], object], among: tuple[str, ...] = HAND_POINTS
) -> Grounds:
    """The points without which this would be read otherwise off the table, had the same things
    happened."""
    now = read(hand)
    return tuple(name for name in among if name in POINTS and is_behind(hand, read, now, name))


def is_behind(hand: Hand, read: Callable[[Hand], object], now: object, name: str) -> bool:
    point = POINTS[name]
    return any(
        read(retold(hand, hand.rules.but(**{name: value}))) != now
        for value in instead(name, hand.rules.decided(point))
    )


def retold(hand: Hand, rules: Rules) -> Hand:
    """The same events under other rules."""
    other = Hand(replace(hand.setup, rules=rules))
    for event in hand.log:
        if isinstance(event, Started):
            other.log.append(event)
        else:
            apply(other, event)
    return other
