"""Disputed pots: whether it is in time, moving a pot to its owner, holding it meanwhile."""

from __future__ import annotations

from shuffleup.floor.disputes.awards import deserved, received
from shuffleup.floor.evidence import READ_BY_JUDGE, TOLD, on_record, pushed_otherwise
from shuffleup.floor.facts import CHIPS, ONE_OF, SEAT, YES, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.report import turned_down
from shuffleup.hand import Hand
from shuffleup.hand.pots import contestants
from shuffleup.hand.repairs.primitives import Corrected, Held
from shuffleup.hand.rulings import HandChoice, HandRuling
from shuffleup.hand.state import lies_open, seats_in
from shuffleup.law.points.floor.decisions import (
    DecisionLaw,
    DisputeDeadline,
    HandStart,
    ShufflerStart,
)
from shuffleup.law.ruling import Choice, Reason, Ruling

STAGES = ("not-begun", "riffled", "button-pushed", "first-card-dealt", "game-over")
NEXT_HAND = Fact(
    "next-hand", ONE_OF, "How far was the next hand when it was asked for?", STAGES, "not-begun"
)
TOO_LATE = "too late: the result stands"


def in_time(hand: Hand, facts: Facts) -> bool:
    """Whether a pot may still be disputed."""
    law = hand.rules.decisions
    stage = facts.one_of("next-hand")
    to_first_card = law.dispute_deadline is DisputeDeadline.FIRST_CARD
    if stage == "game-over":
        return not law.dispute_ends_with_game
    if stage == "riffled":
        return to_first_card or law.hand_start is HandStart.CARD
    if stage == "button-pushed":
        return to_first_card or law.hand_start_shuffler is ShufflerStart.CARD
    return stage == "not-begun"


def deadline_grounds(facts: Facts) -> tuple[str, ...]:
    """The points behind the deadline, for how far the next hand was."""
    more = {
        "riffled": (DecisionLaw.hand_start,),
        "button-pushed": (DecisionLaw.hand_start_shuffler,),
        "game-over": (DecisionLaw.dispute_ends_with_game,),
    }
    return (DecisionLaw.dispute_deadline, *more.get(facts.one_of("next-hand"), ()))


def too_late(facts: Facts) -> HandRuling:
    return Ruling(grounds=deadline_grounds(facts), says=TOO_LATE)


def pushed(hand: Hand) -> list[int]:
    """What each seat got; FactError while the pot is still in the middle."""
    got = received(hand)
    if not hand.over or not any(got):
        raise FactError("no pot has been pushed to anybody")
    return got


@kind(
    "pot-disputed", "disputes", "Somebody contests a pot that was pushed.",
    Fact("by", SEAT, "Who contests it?"), NEXT_HAND, known=TOLD,
)  # fmt: skip
def pot_disputed(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    pushed(hand)
    facts.seat("by")
    if not in_time(hand, facts):
        return too_late(facts)
    return Ruling(
        grounds=deadline_grounds(facts),
        says="in time: the floor rules on the pot",
        notes=("report what was wrong with it",),
    )


@kind(
    "wrong-award", "disputes", "A pot was pushed to the wrong player.",
    Fact("from", SEAT, "Who has it?"),
    Fact("to", SEAT, "Whose is it?"),
    Fact("amount", CHIPS, "How much of it, if not all that was pushed?", unsaid="all of it"),
    Fact("mingled", YES, "Is it mixed with other chips?", default=False),
    NEXT_HAND, known=on_record(pushed_otherwise),
)  # fmt: skip
def wrong_award(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    """The amount follows from the record of the betting, whatever the chips look like now."""
    source, target, amount = wrongly_pushed(hand, facts)
    if not in_time(hand, facts):
        return too_late(facts)
    moved = min(amount, hand.stacks[source])
    if not moved:
        says = f"it is not theirs, and the chips are gone: {amount:,} are owed"
        return Ruling(grounds=(DecisionLaw.dispute_deadline,), says=says)
    events = (Corrected(source, target, moved),)
    notes = (f"{amount - moved:,} more are owed",) if moved < amount else ()
    if facts.yes("mingled"):
        return mingled(hand, events, f"{moved:,} go to their owner", notes)
    says = f"{moved:,} go to their owner"
    return Ruling(events, grounds=(DecisionLaw.dispute_deadline,), says=says, notes=notes)


def mingled(
    hand: Hand, events: tuple[Corrected, ...], says: str, notes: tuple[str, ...]
) -> HandRuling:
    """Mixed with other chips: the house may reckon the pot from the betting, and need not."""
    grounds = (DecisionLaw.misawarded_pot_recovery,)
    if not hand.rules.decisions.misawarded_pot_recovery:
        return Ruling(grounds=grounds, says="mixed with other chips: the result stands")
    options: tuple[HandChoice, ...] = (
        Choice("reconstruct", f"Reckoned from the betting: {says}.", events),
        Choice("leave-as-is", "The chips stay where they are."),
    )
    says = "the pot may be reckoned from the betting"
    return Ruling(options=options, grounds=grounds, says=says, notes=notes)


def wrongly_pushed(hand: Hand, facts: Facts) -> tuple[int, int, int]:
    """(from, to, how much), as far as it can be true."""
    got = pushed(hand)
    source, target = facts.seat("from"), facts.seat("to")
    if source == target:
        raise FactError("a pot cannot go from a player to the same player")
    if target not in contestants(hand):
        raise FactError(f"seat {target + 1} had folded: no pot is theirs")
    if got[source] <= 0:
        raise FactError(f"nothing was pushed to seat {source + 1}")
    most = as_the_cards_speak(hand, got, source, target)
    amount = facts.chips("amount") if facts.has("amount") else most
    if not 0 < amount <= got[source]:
        raise FactError(f"{got[source]:,} were pushed to seat {source + 1}, not {amount:,}")
    if amount > most:
        raise FactError(f"by the hands on the table {most:,} of it are theirs, not {amount:,}")
    return source, target, amount


def as_the_cards_speak(hand: Hand, got: list[int], source: int, target: int) -> int:
    """The most that can be wrong: what the tabled hands say, where everybody sees them all."""
    open_hands = all(lies_open(hand, seat) for seat in seats_in(hand.live))
    if not open_hands or not hand.live >> target & 1:
        return got[source]
    due = deserved(hand, {})
    wrong = min(got[source] - due[source], due[target] - got[target])
    if wrong <= 0:
        raise FactError("the hands on the table say that it was pushed to the right player")
    return wrong


# ---- while the ruling waits ------------------------------------------------------------------


@kind(
    "ruling-takes-time", "disputes", "A decision on a pot has to wait: the camera, the lead.",
    Fact("part", CHIPS, "How much of it is in dispute, if not all?", unsaid="all of it"),
    Fact("from", SEAT, "Out of whose chips, if several got some?", unsaid="who got most"),
    known=TOLD,
)  # fmt: skip
def ruling_takes_time(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    law = hand.rules.decisions
    got = [min(has, stack) for has, stack in zip(pushed(hand), hand.stacks, strict=True)]
    if not law.play_on_while_ruling_pends:
        says = "nothing is dealt before the ruling: it is given now"
        return turned_down(Reason.NOT_YET, says, DecisionLaw.play_on_while_ruling_pends)
    notes = ("the next hand is dealt meanwhile",)
    grounds = (DecisionLaw.disputed_pot_held, DecisionLaw.play_on_while_ruling_pends)
    if not law.disputed_pot_held:
        return Ruling(grounds=grounds, says="nothing is held: the pot stays paid", notes=notes)
    everything = tuple(Held(seat, amount) for seat, amount in enumerate(got) if amount > 0)
    options = [Choice("hold-pot", "The house keeps the whole pot until the ruling.", everything)]
    if facts.has("part"):
        held = part_in_dispute(facts, got)
        options.append(Choice("hold-part", "The house keeps what is in dispute.", (held,)))
    options.append(Choice("hold-nothing", "The pot stays paid until the ruling."))
    return Ruling(options=tuple(options), grounds=grounds, says="the ruling waits", notes=notes)


def part_in_dispute(facts: Facts, got: list[int]) -> Held:
    part = facts.chips("part")
    seat = facts.seat("from") if facts.has("from") else got.index(max(got))
    if not 0 < part <= got[seat]:
        raise FactError(f"seat {seat + 1} has {max(0, got[seat]):,} of the pot, not {part:,}")
    return Held(seat, part)


@kind(
    "held-pot-decided", "disputes", "The ruling on a pot the house kept has come.",
    Fact("to", SEAT, "Whose is it?"),
    Fact("amount", CHIPS, "How much of it, if not all that is held?", unsaid="all of it"),
    known=READ_BY_JUDGE,
)  # fmt: skip
def held_pot_decided(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    if not hand.mends.held:
        raise FactError("the house holds no chips of this hand")
    seat = facts.seat("to")
    amount = facts.chips("amount") if facts.has("amount") else hand.mends.held
    if not 0 < amount <= hand.mends.held:
        raise FactError(f"{hand.mends.held:,} are held, not {amount:,}")
    return Ruling(
        events=(Held(seat, -amount),),
        grounds=(DecisionLaw.disputed_pot_held,),
        says=f"{amount:,} of the held pot are paid",
    )
