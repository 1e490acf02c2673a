"""Which places are paid, and how much each: every list adds up to the pool, to the unit.

A list is made of shares, of amounts, or of how many are paid and how steeply. Whatever rounding
leaves over goes to the first place, so nothing is lost and nobody below is paid less than told.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

WHOLE: Final = 10_000  # shares are in ten-thousandths


class PrizeTerms(Struct, frozen=True):
    """How the pool is divided; the first of these that is set says so."""

    amounts: tuple[int, ...] = ()  # own amounts, the first place first
    shares: tuple[int, ...] = ()  # own shares, in ten-thousandths
    places: int = 0  # so many places, on the usual curve
    one_in: int = 8  # else one of so many entries is paid
    first: int = 0  # the share of the first place on the curve, in ten-thousandths; 0: as it falls
    unit: int = 1  # prizes are rounded down to this
    least: int = 0  # nobody who is paid gets less
    seat: int = 0  # the prizes are seats worth this; what is left over is the next place's


AS_USUAL: Final = PrizeTerms()


def prize_list(terms: PrizeTerms, pool: int, entries: int) -> tuple[int, ...]:
    """The prizes, first place first; they add up to the pool."""
    if not pool or not entries:
        return ()
    if terms.seat:
        return in_seats(terms.seat, pool, entries)
    if terms.amounts:
        return announced(terms.amounts[:entries], pool, terms.unit)
    if terms.shares:
        shares = folded_up(terms.shares, entries)
        return rounded([pool * share // WHOLE for share in shares], pool, terms.unit)
    count = paid_places(terms, pool, entries)
    weights = curve(count, terms.first)
    total = sum(weights)
    least = max(terms.least, 0)
    if least * count > pool:
        least = pool // count
    free = pool - least * count
    return rounded([least + free * weight // total for weight in weights], pool, terms.unit)


def in_seats(seat: int, pool: int, entries: int) -> tuple[int, ...]:
    """A seat for each of the first places, and money that buys none for the one after them."""
    count = min(pool // seat, entries)
    over = pool - count * seat
    if count == entries:  # nobody comes after them
        return with_the_rest((seat,) * count, pool)
    return (*(seat,) * count, over) if over else (seat,) * count


def announced(amounts: tuple[int, ...], pool: int, unit: int) -> tuple[int, ...]:
    """Own amounts; where the pool does not reach for them, in their proportions."""
    told = sum(amounts)
    if told <= pool:
        return with_the_rest(amounts, pool)
    return rounded([pool * amount // told for amount in amounts], pool, unit)


def paid_places(terms: PrizeTerms, pool: int, entries: int) -> int:
    """How many are paid: never more than there are entries, nor than the least prize allows."""
    wanted = terms.places or max(1, -(-entries // terms.one_in))
    most = pool // terms.least if terms.least else pool
    return max(1, min(wanted, entries, most))


def curve(count: int, first: int) -> list[int]:
    """Weights that fall like one over the place: the usual shape. A chosen share of the first place
    is given to it, and the others have the rest in their own proportions; the second is never
    paid more."""
    scale = 10**9
    weights = [scale // place for place in range(1, count + 1)]
    if first and count > 1:
        others = sum(weights[1:])
        weights[0] = max(weights[1], others * first // (WHOLE - first))
    return weights


def folded_up(shares: tuple[int, ...], entries: int) -> tuple[int, ...]:
    """Shares of places that nobody can have are the first place's."""
    kept = shares[:entries]
    return (kept[0] + sum(shares[entries:]), *kept[1:])


def rounded(prizes: list[int], pool: int, unit: int) -> tuple[int, ...]:
    """Rounded down to the unit; what is left over is the first place's."""
    down = [prize - prize % unit for prize in prizes]
    return with_the_rest(tuple(down), pool)


def with_the_rest(prizes: tuple[int, ...], pool: int) -> tuple[int, ...]:
    first, *others = prizes
    return (first + pool - sum(prizes), *others)


def prize_fault(terms: PrizeTerms) -> str:
    """Why prizes cannot be divided like this; empty if they can."""
    numbers = (*terms.amounts, *terms.shares, terms.places, terms.first, terms.least, terms.seat)
    if any(type(one) is not int or one < 0 for one in numbers):
        return "no prize is less than nothing"
    if terms.shares and sum(terms.shares) != WHOLE:
        return f"the shares add up to {sum(terms.shares) / 100:g} %, not to 100 %"
    if list(terms.shares) != sorted(terms.shares, reverse=True):
        return "a lower place is paid more than a higher one"
    if list(terms.amounts) != sorted(terms.amounts, reverse=True):
        return "a lower place is paid more than a higher one"
    if terms.unit < 1 or terms.one_in < 1:
        return "prizes are rounded to a unit, and one in so many is paid"
    if terms.first >= WHOLE:
        return "the first place cannot have everything and others be paid"
    return ""


def shared(prizes: tuple[int, ...], places: list[tuple[int, str]]) -> dict[str, int]:
    """What everybody is paid. Those who share a place share the prizes of the places they take,
    evenly; units that do not divide go to those named first."""
    paid: dict[str, int] = {}
    groups: dict[int, list[str]] = {}
    for place, player in places:
        groups.setdefault(place, []).append(player)
    for place, players in groups.items():
        together = sum(prizes[place - 1 : place - 1 + len(players)])
        each, over = divmod(together, len(players))
        for at, player in enumerate(players):
            paid[player] = each + (1 if at < over else 0)
    return paid


def seats_won(terms: PrizeTerms, pool: int) -> int:
    """How many seats of another event a pool buys; 0 where none are won."""
    return pool // terms.seat if terms.seat else 0
