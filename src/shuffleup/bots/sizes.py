"""How much a regular bets, by structure: all of it lawful, since the options bound it."""

from __future__ import annotations

from shuffleup.bots.outlook import Outlook
from shuffleup.games import Structure


def raise_to(seen: Outlook, per_cent: int, strong: bool) -> int:
    """The total to raise to: in fixed limit one or the other amount there is, else by the pot."""
    may = seen.may
    if may.fixed:
        return may.most_to if strong else may.least_to
    if seen.view.stakes.structure is Structure.SPREAD:
        return bounded(seen, may.most_to if strong else (may.least_to + may.most_to) // 2)
    if seen.first_round and seen.base:
        return bounded(seen, opening_to(seen))
    return bounded(seen, part_of_pot(seen, per_cent))


def opening_to(seen: Outlook) -> int:
    """Two and a half big blinds and one for each who limped; three times a raise."""
    view = seen.view
    pot_limit = view.stakes.structure is Structure.POT_LIMIT
    if not seen.raised:
        return part_of_pot(seen, 100) if pot_limit else seen.base * (5 + 2 * seen.limpers()) // 2
    if pot_limit:
        return part_of_pot(seen, 100)
    more = sum(1 for seat in seen.rivals if view.bets[seat] == view.bet) - 1
    return view.bet * (5 + 2 * max(0, more)) // 2 + view.bet // 2


def part_of_pot(seen: Outlook, per_cent: int) -> int:
    """A raise by this part of the pot after calling."""
    view = seen.view
    return view.bet + per_cent * (view.pot + seen.may.call) // 100


def bounded(seen: Outlook, to: int) -> int:
    """As far as the law and the stack allow; with more than half the chips, all of them."""
    view, may = seen.view, seen.may
    whole = view.bets[seen.me] + view.stacks[seen.me]
    if 2 * (to - view.bets[seen.me]) > view.stacks[seen.me]:
        to = whole
    else:
        to -= to % view.stakes.chip  # nobody bets half a chip
    return max(may.least_to, min(to, may.most_to))
