"""The misdeal itself: is it still in time, must it be one or may it be, and the deal again.

For every kind that can end in one. A judge that has found a ground says ``return misdeal(hand,
chance, ("the-point",), "two cards were exposed", facts)``: the answer redeals, or lets the floor
choose, or says that it is too late. ``in_time(hand, facts)`` is the bare question. Kinds that let
the report say when attention was called declare ``*DEAL_FACTS``.
"""

from __future__ import annotations

from collections.abc import Sequence

from shuffleup.cards import UNKNOWN
from shuffleup.floor.facts import COUNT, SEATS, YES, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance
from shuffleup.floor.substantial import GROUNDS as SUBSTANTIAL
from shuffleup.floor.substantial import Act, acts_of_round, substantial
from shuffleup.hand import Hand, apply, proceed
from shuffleup.hand.events import Opened
from shuffleup.hand.repairs.mending import standing
from shuffleup.hand.repairs.primitives import Killed, Redealt, Refunded, Voided
from shuffleup.hand.rulings import HandChoice, HandEvent, HandEvents, HandRuling
from shuffleup.hand.setup import Forced
from shuffleup.hand.state import copy, mask_of
from shuffleup.law.points.floor.misdeals import Cutoff, Declaration, MisdealLaw, Redeal
from shuffleup.law.points.floor.substantial import SubstantialActionLaw
from shuffleup.law.ruling import Choice, Ruling

DEAL_FACTS = (
    Fact(
        "called-at", COUNT, "How many had acted when attention was first called to it?",
        unsaid="everyone who has acted by now",
    ),
    Fact("dealing", YES, "Were the starting cards still being dealt then?", default=False),
    Fact("burned", YES, "Has the dealer burned a card since?", default=False),
    Fact("dealer-erred", YES, "Did the dealer help to bring it about?", default=False),
    Fact("absent", SEATS, "Who was away, or on a penalty, at the first deal?", default=()),
)  # fmt: skip
MISDEAL, PLAY_ON = "misdeal", "play-on"


def in_time(hand: Hand, facts: Facts | None = None) -> bool:
    """Whether a misdeal can still be declared, by the book's own count of what was done."""
    check_going_on(hand)
    if hand.street > 0:  # the first round is over: every book counts that as accepted
        return False
    acts = counted_acts(hand, facts)
    law = hand.rules.misdeals
    if law.cutoff is Cutoff.PLAYERS_ACTED_AFTER_BLINDS:
        behind = {act.seat for act in acts} - forced_bettors(hand)
        return len(behind) < law.cutoff_players
    burned, erred = said(facts, "burned"), said(facts, "dealer-erred")
    return not substantial(hand, acts, dealer_burned=burned, dealer_erred=erred)


def check_going_on(hand: Hand) -> None:
    if hand.over:
        raise FactError("the hand is over")


def check_live(hand: Hand, seats: Sequence[int]) -> None:
    """Refuse hands that are no longer live, and a report that would leave none."""
    for seat in seats:
        if not hand.live >> seat & 1:
            raise FactError(f"seat {seat + 1} has no live hand")
    if seats and not hand.live & ~mask_of(seats):
        raise FactError("some hand has to be left")


def counted_acts(hand: Hand, facts: Facts | None) -> list[Act]:
    """The actions that count: none while the deal goes on, none after attention was called."""
    return [] if said(facts, "dealing") else acts_before_notice(hand, facts)


def acts_before_notice(hand: Hand, facts: Facts | None) -> list[Act]:
    acts = acts_of_round(hand)
    if facts is None or "called-at" not in facts.declared or not facts.has("called-at"):
        return acts
    called_at = facts.count("called-at")
    if called_at > len(acts):
        raise FactError(f"only {len(acts)} have acted, not {called_at}")
    return acts[:called_at]


def said(facts: Facts | None, name: str) -> bool:
    """A yes to a question that this kind asks; no where it does not."""
    return facts is not None and name in facts.declared and facts.yes(name)


def forced_bettors(hand: Hand) -> set[int]:
    """The blinds; in stud whoever had to open."""
    blinds = {p.seat for p in hand.setup.posts if p.kind in (Forced.BLIND, Forced.STRADDLE)}
    opener = [event.first for event in standing(hand) if isinstance(event, Opened)][:1]
    return blinds | set(opener if hand.game.stud else ())


def deadline_grounds(hand: Hand, facts: Facts | None = None) -> tuple[str, ...]:
    """What the answer of ``in_time`` rests on."""
    if hand.rules.misdeals.cutoff is Cutoff.PLAYERS_ACTED_AFTER_BLINDS:
        return (MisdealLaw.cutoff, MisdealLaw.cutoff_players)
    return (MisdealLaw.cutoff, *SUBSTANTIAL, *dealer_counted(facts))


def dealer_counted(facts: Facts | None) -> tuple[str, ...]:
    """Whether what the dealer did counts as an action."""
    burned = (SubstantialActionLaw.dealer_burn_counts,) if said(facts, "burned") else ()
    erred = (SubstantialActionLaw.dealer_error_counts,) if said(facts, "dealer-erred") else ()
    return (*burned, *erred)


def why_in_time(hand: Hand, facts: Facts | None) -> tuple[str, ...]:
    """Why it is not too late, though somebody has acted."""
    if not acts_of_round(hand):
        return ()
    dealing = ("no-action-while-dealing",) if said(facts, "dealing") else ()
    noticed = facts is not None and "called-at" in facts.declared and facts.has("called-at")
    notice = ("notice-ends-the-count",) if noticed else ()
    return (*deadline_grounds(hand, facts), *dealing, *notice)


def misdeal(
    hand: Hand,
    chance: Chance,
    grounds: Sequence[str],
    says: str,
    facts: Facts | None = None,
    *,
    fouled: tuple[int, ...] = (),
    otherwise: HandEvents = (),
    mended: tuple[str, ...] = (),
    how: Declaration | None = None,
) -> HandRuling:
    """The ruling where there is a ground for a misdeal; ``says`` what the ground is.

    ``fouled`` are the hands that are dead when it is too late, ``otherwise`` what happens when the
    floor lets it be played on, and ``mended`` why. ``how`` is "must" or "may", the
    ``misdeal-declaration`` of the book unless the ground has a point of its own for it (then name
    that in ``grounds``).
    """
    if not in_time(hand, facts):
        return too_late(hand, grounds, fouled, facts)
    found = (*grounds, "misdeal", MisdealLaw.redeal, *why_in_time(hand, facts))
    if how is None:
        how, found = hand.rules.misdeals.declaration, (*found, MisdealLaw.declaration)
    events, notes = redeal(hand, chance, facts), redeal_notes(hand, facts)
    if how is Declaration.AUTOMATIC:
        return Ruling(events=events, grounds=found, says=f"misdeal: {says}", notes=notes)
    options = misdeal_or_not(events, otherwise, mended)
    return Ruling(grounds=found, options=options, says=f"misdeal or not: {says}", notes=notes)


def misdeal_or_not(
    events: HandEvents, otherwise: HandEvents, mended: tuple[str, ...] = ()
) -> tuple[HandChoice, ...]:
    return (
        Choice(MISDEAL, "Misdeal: the hand is dealt again.", events),
        Choice(PLAY_ON, f"No misdeal: {played_on(otherwise)}.", otherwise, mended),
    )


def played_on(events: HandEvents, *, told: str = "the hand is played on") -> str:
    """What becomes of a deal that is no misdeal: who is out of it, and whether chips go back."""
    dead = sum(isinstance(event, Killed) for event in events)
    if not dead:
        return told
    hands = "the hand is dead" if dead == 1 else "those hands are dead"
    refunded = any(isinstance(event, Refunded) for event in events)
    back = " and what was put in goes back" if refunded else ""
    return f"{hands}{back}, and the others play"


def too_late(
    hand: Hand,
    grounds: Sequence[str],
    fouled: tuple[int, ...] = (),
    facts: Facts | None = None,
) -> HandRuling:
    """No misdeal any more: fouled hands are dead, and the deal is played to its end."""
    refund = hand.rules.misdeals.fouled_hand_refund_after_cutoff
    events: list[HandEvent] = []
    for seat in fouled:
        events.append(Killed(seat))
        if refund and hand.paid[seat]:
            events.append(Refunded(seat, hand.paid[seat]))
    found = (*grounds, *deadline_grounds(hand, facts), "misdeal-too-late")
    if fouled:
        found += (MisdealLaw.fouled_hand_refund_after_cutoff,)
    says = f"too late for a misdeal: {played_on(tuple(events), told='play on')}"
    return Ruling(events=tuple(events), grounds=found, says=says)


def redeal(hand: Hand, chance: Chance, facts: Facts | None = None) -> HandEvents:
    """Everything but the cards as it was; a player who was away is dealt in and killed again."""
    if hand.rules.misdeals.redeal is Redeal.FRESH_HAND:
        return (Voided(),)
    again = Redealt(new_deck(hand, chance))
    absent = away(facts)
    if not absent or hand.setup.outside:  # a dealer outside deals first, then they are killed
        return (again,)
    if all(seat in absent or not stack for seat, stack in enumerate(hand.setup.stacks)):
        raise FactError("somebody has to be there")
    dealt = copy(hand)
    apply(dealt, again)
    proceed(dealt)  # the cards go out first: only then are the hands of the absent killed
    killed = [Killed(seat) for seat in absent if not dealt.over]
    return (*dealt.log[hand.version :], *killed)


def new_deck(hand: Hand, chance: Chance) -> tuple[int, ...]:
    """A new shuffle; unknown cards where somebody else deals."""
    cards = hand.game.cards
    return (UNKNOWN,) * len(cards) if hand.setup.outside else chance.shuffled(cards)


def away(facts: Facts | None) -> tuple[int, ...]:
    return facts.seats("absent") if facts is not None and "absent" in facts.declared else ()


def redeal_notes(hand: Hand, facts: Facts | None) -> tuple[str, ...]:
    """A player on a penalty has sat out one hand, not two, for the pair of deals."""
    if not away(facts):
        return ()
    hands = hand.rules.misdeals.redeal_penalty_hands
    counted = "one hand" if hands == 1 else f"{hands} hands"
    notes = (f"both deals are {counted} of a penalty",)
    return (*notes, "the absent are dealt in and killed") if hand.setup.outside else notes
