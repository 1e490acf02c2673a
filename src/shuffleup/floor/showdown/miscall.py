"""A hand called wrongly: the cards speak, and what it costs if it was done on purpose."""

from __future__ import annotations

from shuffleup.floor.disputes.awards import put_right
from shuffleup.floor.disputes.disputed_pots import NEXT_HAND, in_time
from shuffleup.floor.disputes.offences import PENALTY_GROUNDS, penalties
from shuffleup.floor.evidence import TOLD
from shuffleup.floor.facts import ONE_OF, SEAT, YES, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.showdown.showdown_hands import came_to_showdown
from shuffleup.hand import Hand
from shuffleup.hand.events import Event
from shuffleup.hand.repairs.primitives import Killed, Revived
from shuffleup.hand.rulings import HandChoice, HandRuling
from shuffleup.law.points.floor.penalties import PenaltyLaw
from shuffleup.law.points.floor.tabling import TablingLaw
from shuffleup.law.ruling import Choice, Ruling


@kind(
    "miscalled-hand", "showdown", "A player announced a hand they do not have.",
    Fact("seat", SEAT, "Who?"),
    Fact("called", ONE_OF, "Was it called higher or lower than it is?", ("too-high", "too-low")),
    Fact("deliberate", YES, "Was it done on purpose, to make somebody throw a hand away?"),
    Fact("discarded", SEAT, "Who threw a hand away because of it, if anybody?", unsaid="nobody"),
    NEXT_HAND, known=TOLD,
)  # fmt: skip
def miscalled_hand(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    seat = came_to_showdown(hand, facts)
    if not hand.rules.tabling.cards_speak:
        return held_to_the_word(hand, facts, seat)
    lost = thrown_away(hand, facts, seat)
    if facts.yes("deliberate"):
        return sanctions(hand, facts, seat, lost)
    notes = ("report hand-in-the-muck for the hand thrown away",) if lost >= 0 else ()
    return Ruling(grounds=(TablingLaw.cards_speak,), says="the cards speak", notes=notes)


def held_to_the_word(hand: Hand, facts: Facts, seat: int) -> HandRuling:
    low = facts.one_of("called") == "too-low" and not hand.over and hand.live >> seat & 1
    events = (Killed(seat),) if low else ()
    return Ruling(events, grounds=(TablingLaw.cards_speak,), says="the hand is what it was called")


def thrown_away(hand: Hand, facts: Facts, seat: int) -> int:
    """The seat that gave its hand up because of the miscall; -1 if none is reported."""
    if not facts.has("discarded"):
        return -1
    lost = facts.seat("discarded")
    if lost == seat or lost not in hand.mucked:
        raise FactError(f"seat {lost + 1} threw no hand away at this showdown")
    return lost


def sanctions(hand: Hand, facts: Facts, seat: int, lost: int) -> HandRuling:
    """What the book lets a deliberate miscall cost, or nothing."""
    law = hand.rules.penalties
    options: list[HandChoice] = [Choice("no-penalty", "No penalty.")]
    grounds = [point for point, costs in sanctions_of(law) if costs] or [*ALL_SANCTIONS]
    events: tuple[Event, ...] = ()
    if law.miscall_forfeits_pot and (not hand.over or in_time(hand, facts)):
        events = forfeited_pot(hand, seat, lost)
    if events:
        options.append(Choice("forfeit-pot", "The pot is lost to the others.", events))
    if law.miscall_penalty:
        options += penalties(hand)
        grounds += PENALTY_GROUNDS
    if law.miscall_expulsion:
        options.append(Choice("expulsion", "Out of the room, or of the house."))
    if events and law.miscall_expulsion:
        options.append(Choice("both", "The pot is lost, and out of the room or house.", events))
    return Ruling(options=tuple(options), grounds=tuple(grounds), says="a deliberate miscall")


ALL_SANCTIONS = (
    PenaltyLaw.miscall_forfeits_pot,
    PenaltyLaw.miscall_penalty,
    PenaltyLaw.miscall_expulsion,
)


def sanctions_of(law: PenaltyLaw) -> tuple[tuple[str, bool], ...]:
    """Each sanction the books know, and whether this one has it."""
    has = (law.miscall_forfeits_pot, law.miscall_penalty, law.miscall_expulsion)
    return tuple(zip(ALL_SANCTIONS, has, strict=True))


def forfeited_pot(hand: Hand, seat: int, lost: int) -> tuple[Event, ...]:
    """The offender's hand wins nothing, and the hand it drove out is back; empty if there is
    nothing to lose or nobody to lose it to."""
    back = {lost: hand.hole[lost]} if lost >= 0 else {}
    revived = (Revived(lost),) if lost >= 0 else ()
    if hand.over:
        try:
            chips = put_right(hand, back, (seat,))
        except FactError:
            return ()
        return (*revived, *chips) if chips else ()
    others = hand.live & ~(1 << seat) or lost >= 0
    return (*revived, Killed(seat)) if hand.live >> seat & 1 and others else ()
