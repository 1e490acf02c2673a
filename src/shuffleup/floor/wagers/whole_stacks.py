"""Whole stacks: hidden chips, disputed ones, cash, and who may be told how much there is."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.deferring import AWARD, later
from shuffleup.floor.evidence import REFUTED, TOLD, Where, refuted
from shuffleup.floor.facts import CHIPS, ONE_OF, SEAT, YES, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.report import no_clause, turned_down
from shuffleup.floor.wagers.put_right import FAMILY, to_act
from shuffleup.games import Structure
from shuffleup.hand import Hand, pot_total
from shuffleup.hand.events import Awarded
from shuffleup.hand.pots import contestants
from shuffleup.hand.repairs.mending import standing
from shuffleup.hand.repairs.primitives import AllInDeclared, Brought, Corrected, Held
from shuffleup.hand.rulings import HandChoice, HandRuling
from shuffleup.hand.state import BETTING
from shuffleup.law.points.floor.wager_answers import CashPlays, HiddenChips, PotTold, StackCount
from shuffleup.law.points.floor.wagers import WagerLaw
from shuffleup.law.ruling import Choice, Reason, Ruling

# ---- chips found behind an all-in ------------------------------------------------------------


@kind(
    "hidden-chips",
    FAMILY,
    "After an all-in was called, more chips of the all-in player were found.",
    Fact("seat", SEAT, "Whose chips?"),
    Fact("chips", CHIPS, "How many?"),
    Fact("opponent", SEAT, "Who had called?"),
    Fact("accepted", YES, "Are they part of the action the caller accepted?", default=False),
    Fact("next-deal", YES, "Has the next deal started?", default=False),
    Fact("obvious", YES, "Would they obviously have gone in, had they been in plain view?"),
    known=REFUTED,
)
def hidden_chips(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    seat, chips = facts.seat(), facts.chips("chips")
    if not 0 < chips <= hand.stacks[seat]:
        raise FactError(f"seat {seat + 1} has {hand.stacks[seat]:,}, not {chips:,} of them hidden")
    if not hand.over:
        return not_decided(hand, facts, seat)
    other = caller(hand, seat, facts)
    lost = not won(hand, seat)
    if lost and not won(hand, other):
        raise FactError(f"seat {other + 1} did not win the pot")
    if hand.rules.wagers.hidden_chips_may_be_accepted_action and facts.yes("accepted"):
        return part_of_the_action(hand, seat, other, chips, lost=lost)
    if lost:
        return after_losing(hand, facts, seat, other, chips)
    return after_winning(hand, seat, other, chips)


def not_decided(hand: Hand, facts: Facts, seat: int) -> HandRuling:
    """All-in is all-in: the hand goes on without those chips, and they are ruled on at its end."""
    if not hand.live >> seat & 1 or hand.phase != BETTING:
        raise FactError("the pot has not been won yet: it is ruled when it is")
    if hand.bets[seat] < hand.bet and hand.owing >> seat & 1:
        raise FactError(f"seat {seat + 1} is not all-in: it has still to answer the bet")
    if hand.rules.wagers.hidden_chips_after_losing is HiddenChips.TO_WINNER_OR_REMOVED:
        facts.yes("obvious")  # it will be asked then
    law = hand.rules.wagers
    accepted = law.hidden_chips_may_be_accepted_action and facts.yes("accepted")
    if hand.live.bit_count() > 2 and (accepted or law.hidden_chips_paid_on_win):
        facts.seat("opponent")  # who pays for them has to be known then
    waits = later(hand, "hidden-chips", facts, AWARD)
    says = "they do not play on: ruled when the pot is won"
    grounds = (WagerLaw.hidden_chips_after_losing, WagerLaw.hidden_chips_paid_on_win)
    return Ruling((AllInDeclared(seat), *waits), grounds=grounds, says=says)


def caller(hand: Hand, seat: int, facts: Facts) -> int:
    others = [s for s in contestants(hand) if s != seat]
    winners = [s for s in others if won(hand, s)]
    if len(winners) == 1 and not won(hand, seat) and not facts.has("opponent"):
        return winners[0]
    alone = len(others) == 1 and not facts.has("opponent")
    other = others[0] if alone else facts.seat("opponent")
    if other == seat:
        raise FactError("nobody calls their own all-in")
    if other not in others:
        raise FactError(f"seat {other + 1} had folded, and called nobody")
    return other


def won(hand: Hand, seat: int) -> int:
    return sum(v.amount for v in standing(hand) if isinstance(v, Awarded) and v.seat == seat)


def covered(hand: Hand, other: int, chips: int) -> int:
    """How many of the hidden chips the caller could have matched."""
    return max(0, min(chips, hand.stacks[other] - won(hand, other)))


def part_of_the_action(hand: Hand, seat: int, other: int, chips: int, *, lost: bool) -> HandRuling:
    """They were bet and called like the rest: whoever won the pot wins them too."""
    chips = covered(hand, other, chips)
    split = not lost and won(hand, other)
    source, target = (seat, other) if lost else (other, seat)
    events = (Corrected(source, target, chips),) if chips and not split else ()
    grounds = (WagerLaw.hidden_chips_may_be_accepted_action, WagerLaw.accepted_action)
    says = f"{chips:,} more were bet and called" if events else "no chip more is won or lost"
    return Ruling(events, grounds=grounds, says=says)


def after_winning(hand: Hand, seat: int, other: int, chips: int) -> HandRuling:
    grounds = (WagerLaw.hidden_chips_paid_on_win,)
    if not hand.rules.wagers.hidden_chips_paid_on_win or won(hand, other):
        return Ruling(grounds=grounds, says="nobody pays for chips they could not see")
    pay = covered(hand, other, chips)
    events = (Corrected(other, seat, pay),) if pay else ()
    return Ruling(events, grounds=grounds, says=f"{pay:,} more are paid")


def after_losing(hand: Hand, facts: Facts, seat: int, other: int, chips: int) -> HandRuling:
    """The chips go to the winner or out of play; where the book lets them, they stay."""
    law = hand.rules.wagers
    what = law.hidden_chips_after_losing
    grounds = (WagerLaw.hidden_chips_after_losing, WagerLaw.hidden_chips_keep_player_in)
    to_winner = True
    if what is HiddenChips.TO_WINNER_OR_REMOVED:
        chips = covered(hand, other, chips)
        started = facts.yes("next-deal")
        to_winner = not started and facts.yes("obvious")
        if chips and not started and not to_winner:
            open_question = no_clause(hand.rules)  # removal is for when the next deal has started
            notes = ("the player may not benefit from them",)
            both = (*grounds, *open_question.grounds)
            return replace(open_question, grounds=both, notes=notes)
    if what is HiddenChips.KEPT or not chips:
        return Ruling(grounds=grounds, says="the player keeps them")
    options = lost_chips(seat, other, chips, to_winner=to_winner)
    if law.hidden_chips_keep_player_in:
        options += (Choice("kept", "They did not play and stay with the player."),)
    if len(options) == 1:
        return Ruling(options[0].events, grounds=grounds, says="they are removed from play")
    return Ruling(grounds=grounds, options=options, says="hidden chips of an all-in that lost")


def lost_chips(seat: int, other: int, chips: int, *, to_winner: bool) -> tuple[HandChoice, ...]:
    award = Choice("to-winner", "The winner gets them.", (Corrected(seat, other, chips),))
    removed = Choice("removed", "They are taken out of play.", (Held(seat, chips),))
    return (award, removed) if to_winner else (removed,)


# ---- what plays ------------------------------------------------------------------------------


@kind(
    "stack-disputed",
    FAMILY,
    "It is disputed how many chips a player has in play.",
    Fact("seat", SEAT, "Whose stack?"),
    Fact("claimed", CHIPS, "How much is it said to be, with what is in the pot?"),
    known=REFUTED,
)
def stack_disputed(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    seat, claimed = facts.seat(), facts.chips("claimed")
    if hand.over:
        raise FactError("the hand is over")
    began = hand.setup.stacks[seat]
    grounds = (WagerLaw.undeclared_money_plays, "stack-disputed")
    if claimed > began and hand.rules.wagers.undeclared_money_plays and hand.stacks[seat]:
        more = Brought(seat, claimed - began)
        return Ruling((more,), grounds=grounds, says=f"all {claimed:,} play")
    return Ruling(grounds=grounds, says=f"the {began:,} there were when the hand began play")


@kind(
    "cash-in-the-pot",
    FAMILY,
    "A player wants to play cash that lay unnoticed on the table.",
    Fact("cash", CHIPS, "How much, in chips?"),
    Fact("on-table", YES, "Was it on the table when the hand began?"),
    Fact("unaware", YES, "Does the player seem not to know the rule on cash?"),
    Fact("objects", YES, "Does anyone in the pot object?"),
    known=refuted(Where.CASH_GAME),
)
def cash_in_the_pot(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    seat, cash = to_act(hand), facts.chips("cash")
    if not cash:
        raise FactError("no cash was put in")
    grounds = (WagerLaw.cash_played_unaware,)
    may_play = (
        hand.rules.wagers.cash_played_unaware is CashPlays.IF_NOBODY_OBJECTS
        and facts.yes("on-table")
        and facts.yes("unaware")
        and not facts.yes("objects")
    )
    if not may_play:
        return Ruling(grounds=grounds, says="only chips play: the cash goes back")
    options: tuple[HandChoice, ...] = (
        Choice("cash-plays", "The cash plays in this pot.", (Brought(seat, cash),)),
        Choice("chips-only", "Only the chips play."),
    )
    notes = ("change the cash into chips after the hand",)
    says = "the cash may play"
    return Ruling(grounds=grounds, options=options, default=options[0].name, says=says, notes=notes)


# ---- who is told what ------------------------------------------------------------------------


@kind(
    "count-asked",
    FAMILY,
    "A player asked how much is in the pot, or how much an opponent has.",
    Fact("of", ONE_OF, "A count of what?", ("pot", "stack")),
    Fact("asker", SEAT, "Who asks, if it is not the player to act?", unsaid="the player to act"),
    Fact("whose", SEAT, "Whose stack?"),
    Fact("exact", YES, "Was an exact count asked for, and not an estimate?"),
    known=TOLD,
)
def count_asked(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    if hand.over:
        raise FactError("the hand is over")
    if facts.one_of("of") == "pot":
        return pot_asked(hand)
    whose = facts.seat("whose")
    asker = facts.seat("asker") if facts.has("asker") else to_act(hand)
    if whose == asker:
        raise FactError("everybody may count their own chips")
    if not facts.yes("exact"):
        return estimate(whose)
    point, law = count_law(hand)
    if may_have_count(hand, law, asker, whose):
        chips = hand.stacks[whose] or hand.bets[whose]
        return Ruling(grounds=(point,), says=f"seat {whose + 1} has {chips:,}")
    says = f"no count: an estimate of seat {whose + 1} is enough"
    return turned_down(Reason.NOT_TOLD, says, point)


def count_law(hand: Hand) -> tuple[str, StackCount]:
    """The point on counts in this game; no-limit has one of its own."""
    law = hand.rules.wagers
    if hand.structure is Structure.NO_LIMIT:
        return WagerLaw.opponent_stack_count_no_limit, law.opponent_stack_count_no_limit
    return WagerLaw.opponent_stack_count, law.opponent_stack_count


def pot_asked(hand: Hand) -> HandRuling:
    law = hand.rules.wagers.pot_size_told
    told = law is PotTold.ANY_GAME or (
        law is PotTold.POT_LIMIT_ONLY and hand.structure is Structure.POT_LIMIT
    )
    if not told:
        return turned_down(Reason.NOT_TOLD, "the pot is not counted here", WagerLaw.pot_size_told)
    return Ruling(grounds=(WagerLaw.pot_size_told,), says=f"the pot is {pot_total(hand):,}")


def estimate(whose: int) -> HandRuling:
    """Stacks are in plain view: a fair guess is owed to everybody."""
    says = f"a fair estimate of seat {whose + 1} is given"
    return Ruling(grounds=("stack-estimate",), says=says)


def may_have_count(hand: Hand, law: StackCount, asker: int, whose: int) -> bool:
    if law is StackCount.NEVER or hand.actor != asker:
        return False
    all_in = not hand.stacks[whose] and hand.bets[whose] > hand.bets[asker]
    return law is StackCount.DECIDING or all_in
