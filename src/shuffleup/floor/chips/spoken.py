"""What was said, in turn, and binds: the plain betting terms, with or without an amount.

``spoken`` reads the words; chips put in with them only give the size of a bare 'raise'. What names
no lawful wager becomes one as the book in force says.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from shuffleup.floor.chips.decision import (
    BettingSpot,
    acted,
    called,
    chips_of,
    fitted,
    must,
    needed_chips,
    nothing,
    wager_word,
    wagered,
)
from shuffleup.floor.chips.silent import by_half
from shuffleup.floor.chips.unclear import unclear
from shuffleup.floor.facts import Facts, MissingFactError
from shuffleup.games import Structure
from shuffleup.hand import Check, Command, Fold, judge
from shuffleup.hand.rulings import HandRuling
from shuffleup.law.points.floor.chips import (
    AmbiguousAmount,
    BareRaise,
    BetThePot,
    ChipLaw,
    IllegalDeclaration,
    OneChipRaise,
    OpenPairBet,
    PotFacingBet,
)
from shuffleup.law.points.floor.wager_answers import Undersize
from shuffleup.law.points.floor.wagers import WagerLaw
from shuffleup.law.ruling import Refusal

BINDS = ChipLaw.verbal_declaration_binds
PENALTY = "a penalty is possible"


def spoken(spot: BettingSpot, words: str, facts: Facts) -> HandRuling:
    """What these words, said in turn and in time, are."""
    return SPOKEN[words](spot, facts)


def fold_said(spot: BettingSpot, facts: Facts) -> HandRuling:
    return said_in_turn(spot, Fold(spot.seat), "a fold")


def check_said(spot: BettingSpot, facts: Facts) -> HandRuling:
    return said_in_turn(spot, Check(spot.seat), "a check")


def said_in_turn(spot: BettingSpot, command: Command, says: str) -> HandRuling:
    """A declared action, if it is lawful."""
    refusal = judge(spot.hand, command).refusal
    return not_lawful(spot, refusal) if refusal else acted(spot, command, says, BINDS)


def not_lawful(spot: BettingSpot, refusal: Refusal) -> HandRuling:
    return nothing(refusal.says, *refusal.grounds, "words-bind-if-legal")


def call_said(spot: BettingSpot, facts: Facts) -> HandRuling:
    return called(spot, BINDS)


def all_in_said(spot: BettingSpot, facts: Facts) -> HandRuling:
    pile = chips_of(spot, facts)
    if pile and not spot.law.declared_amount_binds:
        return wagered(spot, spot.own + sum(pile), BINDS, ChipLaw.declared_amount_binds)
    if spot.everything <= spot.bet:
        return called(spot, BINDS)
    return declared(spot, spot.everything, BINDS, ChipLaw.declared_amount_binds)


def amount_said(spot: BettingSpot, facts: Facts) -> HandRuling:
    """Only an amount: a bet; facing one, a call or a raise by the measure of silent chips."""
    to, grounds = named(spot, facts)
    if not to:
        raise MissingFactError("amount")
    if not spot.law.declared_amount_binds:
        return nothing("an amount alone does not bind", ChipLaw.declared_amount_binds)
    if spot.bet and to <= spot.bet:
        return called(spot, BINDS, *grounds)
    if spot.bet and to < spot.full:
        return by_half(spot, to - spot.own, BINDS, *grounds)
    return declared(spot, to, BINDS, *grounds)


def wager_said(spot: BettingSpot, facts: Facts) -> HandRuling:
    """'Bet' or 'raise': the amount named, else what the chips make it, else the word alone."""
    to, grounds = named(spot, facts)
    pile = chips_of(spot, facts)
    if to and spot.law.declared_amount_binds:
        return declared(spot, to, BINDS, *grounds)
    if not to and not pile and not facts.yes("alone"):
        if not facts.has("amount"):
            raise MissingFactError("amount")
        pile = needed_chips(spot, facts)
    if len(pile) == 1:
        return one_chip_raise(spot, pile[0])
    if pile:
        return wagered(spot, spot.own + sum(pile), BINDS)
    return bare(spot, facts)


def complete_said(spot: BettingSpot, facts: Facts) -> HandRuling:
    """'Complete', where a bring-in or a short all-in left something to complete."""
    unfinished = spot.hand.base < spot.bet
    if not unfinished:
        return nothing("there is nothing to complete", BINDS)
    return wagered(spot, spot.full, BINDS, "official-terms")


def pot_said(spot: BettingSpot, facts: Facts) -> HandRuling:
    """'Pot': a betting term in pot-limit alone."""
    if spot.structure is Structure.NO_LIMIT:
        return the_pot_in_no_limit(spot)
    if spot.structure is not Structure.POT_LIMIT:
        return declared(spot, spot.everything, BINDS)
    return wagered(spot, spot.most, BINDS, "official-terms")


def the_pot_in_no_limit(spot: BettingSpot) -> HandRuling:
    """No size at all, but the player is held to a bet or raise of some lawful size."""
    law, point = spot.law, ChipLaw.bet_the_pot_in_no_limit
    if law.bet_the_pot_in_no_limit is BetThePot.VOID:
        return nothing("the pot is no bet in no-limit", point)
    grounds = (point, ChipLaw.bet_the_pot_facing_bet) if spot.call else (point,)
    if not spot.least:
        ruling = called(spot, *grounds)
    elif spot.call and law.bet_the_pot_facing_bet is PotFacingBet.CALL_OR_RAISE:
        ruling = must(spot, ("call", "raise"), "a call or a raise of some lawful size", *grounds)
    else:
        ruling = must(spot, ("raise",), f"a {wager_word(spot)} some lawful size", *grounds)
    if not law.bet_the_pot_penalised:
        return ruling
    return replace(ruling, grounds=(*grounds, ChipLaw.bet_the_pot_penalised), notes=(PENALTY,))


# ---- amounts ---------------------------------------------------------------------------------


def named(spot: BettingSpot, facts: Facts) -> tuple[int, tuple[str, ...]]:
    """The total the words name, 0 for none, and the points behind it."""
    sizes = facts.pile("sizes")
    if not sizes:
        return facts.chips("amount"), (ChipLaw.declared_amount_binds,)
    put_in = spot.own + sum(chips_of(spot, facts))
    call = spot.bet if facts.one_of("said") == "amount" else 0
    lawful = [n for n in sizes if spot.least <= n <= spot.most or n == call] or list(sizes)
    if put_in in lawful:  # the chips settle which of them was meant
        return put_in, (ChipLaw.declared_amount_binds,)
    lesser = spot.law.ambiguous_amount is AmbiguousAmount.LESSER
    return min(lawful) if lesser else max(lawful), (ChipLaw.ambiguous_amount,)


def declared(spot: BettingSpot, to: int, *grounds: str) -> HandRuling:
    """A wager of this size, made lawful if it is not."""
    to = min(to, spot.everything)
    if spot.least and fitted(spot, to) == to:
        return wagered(spot, to, *grounds)
    grounds += (ChipLaw.illegal_declaration,)
    law = spot.law.illegal_declaration
    void = law is IllegalDeclaration.VOID
    if to < spot.least:
        grounds += (WagerLaw.undersize_bet_with_chips_left,)
        void |= spot.hand.rules.wagers.undersize_bet_with_chips_left is Undersize.RETURNED
    if void:
        return nothing(f"{to:,} is no lawful bet", *grounds)
    return wagered(spot, spot.least if law is IllegalDeclaration.MINIMUM_LEGAL else to, *grounds)


def one_chip_raise(spot: BettingSpot, chip: int) -> HandRuling:
    """'Raise' or 'bet', no amount, and one chip; one too small for it gives no size."""
    point = ChipLaw.raise_without_amount_one_chip
    if spot.own + chip < spot.least:
        return wagered(spot, spot.least, BINDS)
    if spot.law.raise_without_amount_one_chip is OneChipRaise.MINIMUM_RAISE:
        return wagered(spot, spot.least, BINDS, point)
    return wagered(spot, spot.own + chip, BINDS, point)


def bare(spot: BettingSpot, facts: Facts) -> HandRuling:
    """The word alone: a fixed size where there is one, else the player has to name it."""
    law = spot.law
    if spot.structure is Structure.SPREAD and spot.bet:
        most = law.spread_limit_bare_raise is BareRaise.MAXIMUM
        return wagered(
            spot, spot.most if most else spot.least, BINDS, ChipLaw.spread_limit_bare_raise
        )
    if spot.structure is Structure.LIMIT and spot.least < spot.most:
        small = law.stud_open_pair_bare_bet is OpenPairBet.SMALL
        return wagered(
            spot, spot.least if small else spot.most, BINDS, ChipLaw.stud_open_pair_bare_bet
        )
    if spot.structure is Structure.LIMIT or not spot.least:
        return wagered(spot, spot.least, BINDS)
    return must(spot, ("raise",), f"a {wager_word(spot)} an amount still to be named", BINDS)


SPOKEN: dict[str, Callable[[BettingSpot, Facts], HandRuling]] = {
    "fold": fold_said,
    "check": check_said,
    "call": call_said,
    "bet": wager_said,
    "raise": wager_said,
    "all-in": all_in_said,
    "complete": complete_said,
    "pot": pot_said,
    "amount": amount_said,
    "other": unclear,
}
