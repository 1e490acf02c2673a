"""The end of a hand without one of its procedures: the showdown, the pots, and who is paid."""

from __future__ import annotations

from shuffleup.cases.mutants.swapping import Swap, instead_of, nothing
from shuffleup.hand.apply import apply
from shuffleup.hand.events import Ended
from shuffleup.hand.pots import contestants, pots
from shuffleup.hand.proceed import ask_to_show, award_last, showdown
from shuffleup.hand.shares import Share, divide, smallest_chip, split
from shuffleup.hand.showdown import round_the_table
from shuffleup.hand.state import Hand, pot_total

# ---- who shows, and who is left --------------------------------------------------------------


def end_unpaid(hand: Hand) -> bool:
    apply(hand, Ended(pot_total(hand)))
    return True


def leave_last_hand_unpaid(hand: Hand) -> bool:
    return ask_to_show(hand) if hand.live & (hand.live - 1) else end_unpaid(hand)


def counterclockwise(hand: Hand) -> list[int]:
    order = round_the_table(hand)
    return order[:1] + order[:0:-1]


# ---- the pots --------------------------------------------------------------------------------


def one_pot(hand: Hand) -> list[tuple[int, list[int]]]:
    return [(pot_total(hand), contestants(hand))]


def all_for_high(
    hand: Hand, amount: int, among: list[int], ways: list[dict[int, int]]
) -> list[Share]:
    """No low hand counts for anything."""
    return divide(hand, amount, among, [ways[0], *(dict.fromkeys(among, 0),) * len(ways[1:])])


def chip_of_the_blinds(hand: Hand) -> int:
    """Odd chips stay as they are: the smallest chip is that of the blinds."""
    stakes = hand.stakes
    return min((blind for blind in stakes.blinds if blind), default=stakes.small_bet)


def first_takes_all(
    hand: Hand, amount: int, seats: list[int], way: int, given: int
) -> tuple[list[Share], int]:
    return split(hand, amount, seats[:1], way, given)


MUTANTS: dict[str, tuple[Swap, ...]] = {
    "showdown": (instead_of(showdown, end_unpaid),),
    "last-hand-wins": (
        instead_of(award_last, nothing),
        instead_of(ask_to_show, leave_last_hand_unpaid),
    ),
    "show-clockwise": (instead_of(round_the_table, counterclockwise),),
    "side-pots": (instead_of(pots, one_pot),),
    "high-low-halves": (instead_of(divide, all_for_high),),
    "odd-chip-broken-down": (instead_of(smallest_chip, chip_of_the_blinds),),
    "split-ties": (instead_of(split, first_takes_all),),
}
