"""A hand in the muck whose player wants it back: never, by the floor's leave, or for a mistake.

The hand may be recorded as folded, or still stand in the record while its cards lie in the muck;
``given_back`` and ``stays_dead`` say what either takes.
"""

from __future__ import annotations

from shuffleup.floor.dead_hands.closing_fold import closing_fold, street_too_early
from shuffleup.floor.dead_hands.killing import is_live
from shuffleup.floor.evidence import TOLD
from shuffleup.floor.facts import CHIPS, ONE_OF, SEAT, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.stud.premature_street import SEEN
from shuffleup.floor.stud.street_dealt import tried
from shuffleup.hand import Call, Hand, RaiseTo, judge
from shuffleup.hand.events import (
    Asked,
    Awarded,
    Burned,
    Dropped,
    Ended,
    Folded,
    Mucked,
    Opened,
    Returned,
)
from shuffleup.hand.repairs.mending import standing
from shuffleup.hand.repairs.primitives import Killed, Revived, Rewound, TurnGiven
from shuffleup.hand.rulings import HandEvents, HandRuling
from shuffleup.hand.state import BETTING, DISCARDING, DRAWING, RUNNING
from shuffleup.law.points.floor.dead_hands import DeadHandLaw, Retrieval
from shuffleup.law.ruling import Choice, Ruling

NO, CLEARLY, FULLY = "no", "clearly", "fully"
FOLDED, POT_WON, MORE_OWED, COMMITTED, MISINFORMED = (
    "folded", "thought-pot-won", "thought-more-owed", "already-committed", "false-information",
)  # fmt: skip
MISTAKES = {
    POT_WON: DeadHandLaw.retrieval_thought_pot_won,
    MORE_OWED: DeadHandLaw.retrieval_thought_more_owed,
    COMMITTED: DeadHandLaw.retrieval_already_committed,
}
NOTHING_SEEN = (Returned, Dropped, Awarded, Ended, Burned, Asked)  # no card, and nobody acted
DEAD, CHOOSE, BACK = "dead", "choose", "back"
IDENTIFIABLE = Fact(
    "identifiable", ONE_OF, "Can the cards be told: no, clearly, or beyond any doubt (fully)?",
    (NO, CLEARLY, FULLY),
)  # fmt: skip


@kind(
    "hand-in-the-muck",
    "dead hands",
    "A hand was thrown away, into the muck or near it, and its player wants it back.",
    Fact("seat", SEAT, "Whose?"),
    IDENTIFIABLE,
    Fact(
        "why",
        ONE_OF,
        "Why was it thrown away?",
        (FOLDED, POT_WON, MORE_OWED, COMMITTED, MISINFORMED),
    ),
    Fact("owes", CHIPS, "To what bet is the player committed, if not a call?", default=0),
    SEEN,
    known=TOLD,
)
def hand_in_the_muck(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    seat = facts.seat()
    check_thrown_away(hand, seat)
    if hand.rules.dead_hands.mucked_hand_retrieval is Retrieval.NEVER:
        says = "what is in the muck stays there: the hand is dead"
        never = (DeadHandLaw.mucked_hand_retrieval, "muck-is-final")
        return final(hand, stays_dead(hand, seat), never, says)
    identifiable = facts.one_of("identifiable")
    if identifiable == NO:
        says = "the cards cannot be told: the hand is dead"
        return final(hand, stays_dead(hand, seat), ("muck-is-final",), says)
    what, grounds = comes_back(hand, identifiable, facts.one_of("why"))
    if facts.one_of("why") == MORE_OWED and owed_then(hand, seat):
        what = DEAD  # there was a bet to call: it was no mistake
    if what == DEAD:
        return Ruling(stays_dead(hand, seat), grounds=grounds, says="the hand stays dead")
    given = given_back(hand, seat, chance, facts.seats("seen"))
    back, grounds = given.events, (*grounds, *given.grounds)
    if facts.one_of("why") == COMMITTED:
        back += obligation(hand, back, seat, facts.chips("owes"))
        grounds += ("obligation-kept",)
    if what == BACK:
        return Ruling(back, grounds=grounds, says="the hand is given back")
    return floor_decides(hand, seat, back, grounds, misled=facts.one_of("why") == MISINFORMED)


def final(hand: Hand, dead: HandEvents, grounds: tuple[str, ...], says: str) -> HandRuling:
    """Nothing brings these cards back."""
    return Ruling(dead, grounds=grounds, says=says)


def floor_decides(
    hand: Hand, seat: int, back: HandEvents, grounds: tuple[str, ...], *, misled: bool
) -> HandRuling:
    """Give it back or not; for a player who was misled the floor makes an extra effort."""
    effort = misled and hand.rules.dead_hands.retrieval_false_information
    options = (
        Choice("give-back", "The hand can be told and is given back.", back),
        Choice("dead", "The hand stays dead.", stays_dead(hand, seat)),
    )
    return Ruling(
        grounds=(*grounds, DeadHandLaw.retrieval_false_information),
        options=options,
        default="give-back" if effort else "dead",
        says="the floor decides whether the hand comes back",
        notes=("an extra effort is made to give it back",) if effort else (),
    )


def comes_back(hand: Hand, identifiable: str, why: str) -> tuple[str, tuple[str, ...]]:
    """(dead, the floor chooses, or back) for a hand that can be told, with the grounds."""
    way = hand.rules.dead_hands.mucked_hand_retrieval
    grounds: tuple[str, ...] = (DeadHandLaw.mucked_hand_retrieval,)
    if way is Retrieval.LISTED_MISTAKES:
        point = MISTAKES.get(why)
        if point is None:
            return DEAD, grounds
        return (BACK if hand.rules.decided(point) else DEAD), (*grounds, point)
    if way is Retrieval.NEVER or (way is Retrieval.FULLY_IDENTIFIABLE and identifiable != FULLY):
        return DEAD, grounds
    if way is Retrieval.FULLY_IDENTIFIABLE and why == FOLDED:  # it was no accident
        return DEAD, grounds
    return CHOOSE, grounds


# ---- what it takes ---------------------------------------------------------------------------


def check_thrown_away(hand: Hand, seat: int) -> None:
    """It is in the record still, or given up on this round, and can come back where it was."""
    if (is_live(hand, seat) and not hand.over) or fold_at(hand, seat) is not None:
        return
    if closing_fold(hand, seat) is not None:
        return
    if hand.over:
        raise FactError("the pot has been awarded")
    if hand.phase != BETTING and hand.bets[seat] < hand.bet:
        raise FactError("the round is over")
    if hand.phase in (DISCARDING, DRAWING, RUNNING):
        raise FactError("the next cards are due")
    if not gave_up(hand, seat):
        raise FactError(f"seat {seat + 1} gave up no hand on this round")


def gave_up(hand: Hand, seat: int) -> bool:
    """Whether the seat gave its hand up on the round in progress."""
    gone = False
    for event in standing(hand):
        if isinstance(event, Opened):
            gone = False
        elif isinstance(event, Folded | Mucked) and event.seat == seat:
            gone = True
    return gone


def fold_at(hand: Hand, seat: int) -> int | None:
    """Where in the log the seat's fold stands, if all that followed was the pot, or a burn before
    the players were asked for their discards; None if not."""
    for at, event in reversed(list(enumerate(hand.log))):
        if not isinstance(event, NOTHING_SEEN):
            return at if isinstance(event, Folded) and event.seat == seat else None
    return None


def stays_dead(hand: Hand, seat: int) -> HandEvents:
    """A hand that is over and still live was refused before: its pot has been awarded."""
    return (Killed(seat),) if is_live(hand, seat) else ()


def given_back(hand: Hand, seat: int, chance: Chance, seen: tuple[int, ...] = ()) -> HandRuling:
    """The fold is taken back if it was the last thing done, and cards that followed at once came
    too early; otherwise the hand plays on."""
    if is_live(hand, seat) and not hand.over:
        return Ruling()
    at = fold_at(hand, seat)
    if at is not None:
        return Ruling((Rewound(at),))
    at = closing_fold(hand, seat)
    if at is None:
        return Ruling((Revived(seat),))
    early = street_too_early(hand, at, chance, seen)
    return Ruling((Rewound(at), *early.events), grounds=early.grounds)


def owed_then(hand: Hand, seat: int) -> int:
    """What the seat still had to call when its cards went away."""
    then = hand
    for at, event in reversed(list(enumerate(hand.log))):
        if isinstance(event, Folded) and event.seat == seat and not hand.live >> seat & 1:
            then = tried(hand, (Rewound(at),))
            break
    return then.bet - then.bets[seat]


def obligation(hand: Hand, back: HandEvents, seat: int, to: int) -> HandEvents:
    """The chips the player was committed to go in: a call unless more was said."""
    after = tried(hand, back)
    given: HandEvents = ()
    if after.actor != seat:
        given = (TurnGiven(seat),)
        after = tried(hand, (*back, *given))
    ruling = judge(after, RaiseTo(seat, to) if to > after.bet else Call(seat))
    if ruling.refusal:
        raise FactError(ruling.refusal.says)
    return (*given, *ruling.events)
