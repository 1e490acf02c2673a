"""The race itself, as a calculation: who has which odd chips, how many larger ones they make, and
who wins those.

Cards are dealt from the first seat of the race on, to a player all of theirs before the next, one
for each odd chip; the high card, by suit where two are equal, wins a chip.
"""

from __future__ import annotations

from shuffleup.cards import STANDARD, Seed, shuffled
from shuffleup.law.points.tournament.chip_races import OddSmallChips, RaceRemainder
from shuffleup.law.rules import Rules
from shuffleup.table.state import Table, taken_seats
from shuffleup.tournament.event_chips.race_events import RaceEntry


def odd_chips(table: Table, into: int, first: int) -> list[tuple[str, int, int]]:
    """Player, odd value and stack of everybody who has odd chips, from a seat on."""
    seats = sorted(taken_seats(table), key=lambda one: (one[0] - first) % table.n)
    found = [(seat.player, seat.stack % into, seat.stack) for _, seat in seats]
    return [one for one in found if one[1]]


def chips_to_win(rules: Rules, odd: int, into: int) -> int:
    """How many larger chips the odd ones of a table make."""
    whole, rest = divmod(odd, into)
    more = rest and rules.chip_races.remainder is RaceRemainder.ANOTHER_CHIP
    return whole + 1 if more else whole


def race(table: Table, rules: Rules, chip: int, into: int, seed: Seed) -> tuple[RaceEntry, ...]:
    """A race at one table with cards of a seed."""
    found = odd_chips(table, into, rules.chip_races.start_seat - 1)
    to_win = chips_to_win(rules, sum(odd for _, odd, _ in found), into)
    deck = list(shuffled(STANDARD, seed))
    dealt: dict[str, tuple[int, ...]] = {}
    for player, odd, _ in found:
        count = min(max(1, odd // chip), len(deck))
        dealt[player] = tuple(deck[:count])
        deck = deck[count:] or list(shuffled(STANDARD, f"{seed!r} again"))
    drawn = [(card, player) for player, cards in dealt.items() for card in cards]
    high = sorted(drawn, reverse=True)
    won = shared_out([player for _, player in high], to_win, rules.chip_races.maximum)
    return settled(found, dealt, won, rules, into)


def shared_out(in_order: list[str], to_win: int, most: int) -> dict[str, int]:
    """The chips, one by one, to the high cards; nobody more than the most."""
    won: dict[str, int] = {}
    for player in in_order:
        if to_win and won.get(player, 0) < most:
            won[player] = won.get(player, 0) + 1
            to_win -= 1
    return won


def settled(
    found: list[tuple[str, int, int]],
    dealt: dict[str, tuple[int, ...]],
    won: dict[str, int],
    rules: Rules,
    into: int,
) -> tuple[RaceEntry, ...]:
    """What everybody has for their odd chips: nobody is raced out, where the book says so."""
    entries = []
    for player, odd, stack in found:
        chips = won.get(player, 0)
        if not chips and odd == stack and rules.chip_races.protected:
            chips = 1
        entries.append(RaceEntry(player, odd, dealt.get(player, ()), chips * into))
    return tuple(entries)


def rounded(table: Table, rules: Rules, into: int) -> tuple[RaceEntry, ...]:
    """No race: every odd amount is rounded, up or down."""
    up = rules.chip_races.method is OddSmallChips.ROUND_UP
    found = odd_chips(table, into, 0)
    if up:
        return tuple(RaceEntry(player, odd, (), into) for player, odd, _ in found)
    return settled(found, {}, {}, rules, into)
