"""Money the pot is owed: an ante that was not put in, a blind, another post."""

from __future__ import annotations

from shuffleup.floor.evidence import READ_BY_JUDGE, REFUTED
from shuffleup.floor.facts import CHIPS, ONE_OF, SEAT, YES, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.misdeals.misdeal import DEAL_FACTS, check_going_on, misdeal
from shuffleup.hand import Hand
from shuffleup.hand.events import Posted
from shuffleup.hand.repairs.mending import standing
from shuffleup.hand.repairs.primitives import AllInDeclared, Forfeited, Killed, TurnGiven
from shuffleup.hand.rulings import HandChoice, HandEvents, HandRuling
from shuffleup.hand.setup import Forced
from shuffleup.hand.state import BETTING, mask_of, next_seat
from shuffleup.law.points.floor.misdeals import MisdealLaw, MissingAnte, OwedToPot
from shuffleup.law.ruling import Choice, Ruling

FAMILY = "misdeals"


@kind(
    "missing-ante",
    FAMILY,
    "The pot is short an ante.",
    Fact("known", YES, "Can it be found out who did not put it in?"),
    Fact("seat", SEAT, "Who owes it?"),
    *DEAL_FACTS,
    known=READ_BY_JUDGE,
)
def missing_ante(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    check_going_on(hand)
    if not hand.stakes.ante:
        raise FactError("nobody antes in this game")
    owing = [s for s, stack in enumerate(hand.setup.stacks) if stack and s not in anted(hand)]
    if not owing:
        raise FactError("every ante is in the pot")
    law, named = hand.rules.misdeals.missing_ante, (MisdealLaw.missing_ante,)
    if law is MissingAnte.MISDEAL:
        return misdeal(hand, chance, named, "the pot is short an ante", facts)
    if not facts.yes("known"):
        return Ruling(grounds=named, says="the hand is played with a short pot")
    seat = facts.seat()
    if seat not in owing:
        raise FactError(f"seat {seat + 1} has anted")
    if law is MissingAnte.DEAD_HAND:
        return Ruling((Killed(seat),), grounds=named, says="the hand is dead")
    return Ruling(ante_of(hand, seat), grounds=named, says="the ante goes in now; the hand is live")


def anted(hand: Hand) -> set[int]:
    """The seats that have put the ante in, in time or late."""
    posted = [event for event in standing(hand) if isinstance(event, Posted)]
    made = [event for event in standing(hand) if isinstance(event, Forfeited)]
    late = {event.seat for event in made if event.amount <= hand.stakes.ante}
    return late | {event.seat for event in posted if event.kind is Forced.ANTE}


def ante_of(hand: Hand, seat: int) -> HandEvents:
    amount = min(hand.stakes.ante, hand.stacks[seat])
    return put_in(hand, Forfeited(seat, amount)) if amount else ()


def put_in(hand: Hand, post: Posted | Forfeited) -> HandEvents:
    """A post made late; whoever has nothing left then is all-in and asked nothing more."""
    all_in = post.amount == hand.stacks[post.seat]
    return (post, AllInDeclared(post.seat)) if all_in else (post,)


@kind(
    "post-missing",
    FAMILY,
    "A player was dealt in without having put in the blind or other money that was due.",
    Fact("seat", SEAT, "Who owes it?"),
    Fact("what", ONE_OF, "What is owed?", values=("blind", "dead")),
    Fact("amount", CHIPS, "How much is owed?"),
    known=REFUTED,
)
def post_missing(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    check_going_on(hand)
    seat, amount = facts.seat(), facts.chips("amount")
    if not 0 < amount <= hand.stacks[seat]:
        raise FactError(f"seat {seat + 1} has {hand.stacks[seat]} behind, not {amount}")
    live = facts.one_of("what") == "blind" and can_be_live(hand, seat)
    if live and hand.bets[seat] >= amount:
        raise FactError(f"seat {seat + 1} has put in {hand.bets[seat]} already")
    law, named = hand.rules.misdeals.dealt_in_owes_pot, (MisdealLaw.dealt_in_owes_pot,)
    if law is OwedToPot.NEVER:
        return Ruling(grounds=named, says="nothing is owed: play on")
    paid = paid_in(hand, seat, amount, live)
    if law is OwedToPot.ALWAYS:
        return Ruling(paid, grounds=named, says="it goes in now")
    options: tuple[HandChoice, ...] = (
        Choice("pays", "It goes in now.", paid),
        Choice("not-held", "It is not asked for."),
    )
    return Ruling(grounds=named, options=options, says="the floor may hold the player to it")


def paid_in(hand: Hand, seat: int, amount: int, live: bool) -> HandEvents:
    """The post late; one above the bet has to be answered by those who met less."""
    if not live:
        return put_in(hand, Forfeited(seat, amount))
    events = put_in(hand, Posted(seat, amount, Forced.BLIND))
    to = hand.bets[seat] + amount
    if to <= hand.bet:
        return events
    able = hand.live & hand.able
    behind = [s for s in range(hand.n) if able >> s & 1 and s != seat and hand.bets[s] < to]
    if not behind:
        return events
    gone = hand.actor == seat and amount == hand.stacks[seat]
    first = next_seat(mask_of(behind), seat) if gone else hand.actor
    return (*events, TurnGiven(first, mask_of(behind)))


def can_be_live(hand: Hand, seat: int) -> bool:
    """While the first round is on, a blind of a hand still in counts towards its bet."""
    going_on = hand.street == 0 and hand.phase == BETTING and hand.actor >= 0
    return going_on and bool(hand.live >> seat & 1)
