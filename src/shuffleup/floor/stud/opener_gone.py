"""Who opens a stud round when a hand goes before anybody has acted.

The card that had to open was of a hand that is dead, or was never dealt: it decides nothing any
more, and the opener is found among the hands that are left, as the round itself finds one. A judge
that gives the turn itself (a book may send it to the left) is not second-guessed.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.stud.street_dealt import acted, tried
from shuffleup.hand import Hand
from shuffleup.hand.order import BRING_IN_POINTS, first_to_act
from shuffleup.hand.repairs.primitives import Killed, TurnGiven
from shuffleup.hand.rulings import HandEvents, HandRuling
from shuffleup.hand.state import BETTING, BRINGING_IN
from shuffleup.law.points.hand.stud import StudLaw

LIKE_A_FOLD = ("absent-player-hand",)  # a hand that dies in its turn: the turn simply passes on


def opened_anew(kind: str, hand: Hand, ruling: HandRuling) -> HandRuling:
    """The ruling, with the turn given to the proper opener where a hand of a stud round goes."""
    if not hand.game.stud or hand.over or hand.phase not in (BETTING, BRINGING_IN) or acted(hand):
        return ruling
    if hand.phase == BETTING and kind in LIKE_A_FOLD:
        return ruling
    events = with_opener(hand, ruling.events)
    options = tuple(
        replace(option, events=with_opener(hand, option.events)) for option in ruling.options
    )
    if events == ruling.events and options == ruling.options:
        return ruling
    grounds = (*ruling.grounds, opening_point(hand))
    return replace(ruling, events=events, options=options, grounds=grounds)


def opening_point(hand: Hand) -> str:
    """The point by which the round finds who opens it."""
    if hand.phase == BETTING:
        return StudLaw.later_rounds_open
    return BRING_IN_POINTS.get(hand.game.bring_in, StudLaw.bring_in)


def with_opener(hand: Hand, events: HandEvents) -> HandEvents:
    """The events, and the turn to whoever opens now, unless they say whose turn it is."""
    gone = [event.seat for event in events if isinstance(event, Killed)]
    if not gone or any(isinstance(event, TurnGiven) for event in events):
        return events
    as_found = first_to_act(hand, hand.street) == hand.actor  # not put there by an earlier ruling
    if not as_found and hand.actor not in gone:
        return events
    after = tried(hand, events)
    if after.over or after.actor < 0 or after.street != hand.street or acted(after):
        return events
    first = first_to_act(after, after.street)
    return events if first in (-1, after.actor) else (*events, TurnGiven(first))
