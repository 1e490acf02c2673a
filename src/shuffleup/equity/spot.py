"""What is known when an equity is asked for: ``read_spot`` turns text and cards into a ``Spot``.

A seat holds one of some *choices* (one for a known hand, many for a range), and gets cards *to
come*. A hand with fewer cards than the game gives is completed at random; so is the board.

The discards of Pineapple are decisions, not chance: hands are given as the two cards kept. In the
draw games hands stand as they are, unless ``draws`` says what each player throws away.

The invariant: no card is known twice, and every seat has a choice that the known cards leave.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from math import lcm

from shuffleup.cards import TEXT, UNKNOWN, parse, show
from shuffleup.equity.ranges import RangeError, parse_range
from shuffleup.games import Sheet
from shuffleup.outside_text import sentence

Cards = tuple[int, ...]
Choice = tuple[Cards, int]
"""Cards and their weight."""
Given = str | Sequence[int]
"""Cards, or text of cards; for a hand also a range, or ``random``."""


class EquityError(ValueError):
    """A question that has no answer: says which hand or card, and why."""

    def __init__(self, why: str) -> None:
        super().__init__(sentence(why))


@dataclass(frozen=True, slots=True)
class SpotHand:
    """What one seat may hold, and how many cards it still gets."""

    choices: tuple[Choice, ...]
    to_come: int


@dataclass(frozen=True, slots=True)
class Spot:
    """A question of equity. ``deck`` is what no board, dead card or thrown card has used."""

    game: Sheet
    seats: tuple[SpotHand, ...]
    board: Cards
    board_to_come: int
    deck: Cards

    @property
    def split(self) -> bool:
        return len(self.game.wins) == 2

    @property
    def showdown_size(self) -> int:
        """How many cards a hand and the board are together."""
        return hole_size(self.game) + len(self.board) + self.board_to_come


def read_spot(
    game: Sheet,
    hands: Sequence[Given],
    board: Given = (),
    dead: Given = (),
    draws: Sequence[Given] | None = None,
) -> Spot:
    """The spot, checked."""
    if not 2 <= len(hands) <= game.max_seats:
        raise EquityError(f"{game.title} takes 2 to {game.max_seats} hands, not {len(hands)}")
    shared = _known(game, "board", board)
    board_size = sum(street.board for street in game.streets)
    if len(shared) > board_size:
        raise EquityError(f"board: {game.title} has {board_size} cards on it, not {len(shared)}")
    gone = _known(game, "dead", dead)
    seats = [_seat(game, f"hand {n}", given) for n, given in enumerate(hands, 1)]
    if draws is not None:
        seats, thrown = _after_draws(game, seats, draws)
        gone += thrown
    fixed = [seat.choices[0][0] for seat in seats if len(seat.choices) == 1]
    _check_no_card_twice([shared, gone, *fixed])
    deck = tuple(card for card in game.cards if card not in shared and card not in gone)
    left = [_possible(n, seat, deck, seats) for n, seat in enumerate(seats, 1)]
    spot = Spot(game, tuple(left), shared, board_size - len(shared), deck)
    _check_can_be_dealt(spot)
    return spot


def matchups(spot: Spot) -> Iterator[tuple[tuple[Cards, ...], int]]:
    """Each way the seats can hold one of their choices together, with the product of weights."""
    return _held_together(spot.seats, 0, (), 1)


def _held_together(
    seats: Sequence[SpotHand], used: int, held: tuple[Cards, ...], weight: int
) -> Iterator[tuple[tuple[Cards, ...], int]]:
    if len(held) == len(seats):
        yield held, weight
        return
    for cards, times in seats[len(held)].choices:
        bits = sum(1 << card for card in cards)
        if not used & bits:
            yield from _held_together(seats, used | bits, (*held, cards), weight * times)


# ---- reading one hand ------------------------------------------------------------------------


def hole_size(game: Sheet) -> int:
    """Cards a player holds at the showdown."""
    return game.hand_size - sum(street.discard for street in game.streets)


def _seat(game: Sheet, name: str, given: Given) -> SpotHand:
    size = hole_size(game)
    if isinstance(given, str):
        if given.strip().lower() in ("", "random"):
            return SpotHand((((), 1),), size)
        weighted = _range(game, name, given)
        if weighted:
            return SpotHand(weighted, 0)
    cards = tuple(card for card in _cards(name, given) if card != UNKNOWN)
    if len(cards) > size:
        kept = f"; give the {size} cards kept" if len(cards) <= game.hand_size else ""
        raise EquityError(f"{name}: {show(cards)} is {len(cards)} cards, not {size}{kept}")
    return SpotHand(((_of_deck(game, name, cards), 1),), size - len(cards))


def _range(game: Sheet, name: str, text: str) -> tuple[Choice, ...]:
    """A range as weighted choices; none if the text is one hand, or if a hand is not two cards."""
    if hole_size(game) != 2:
        return ()
    try:
        single = "," not in text and len(parse(text)) <= game.hand_size
    except ValueError:
        single = False
    if single:
        return ()
    try:
        combos = parse_range(text, game.cards)
    except RangeError as error:
        raise EquityError(f"{name}: {error}") from error
    scale = lcm(*(weight.denominator for _, weight in combos))
    return tuple((combo, int(weight * scale)) for combo, weight in combos)


def _cards(name: str, given: Given) -> Cards:
    if not isinstance(given, str):
        return tuple(given)
    try:
        return parse(given)
    except ValueError as error:
        raise EquityError(f"{name}: {error}") from error


def _known(game: Sheet, name: str, given: Given) -> Cards:
    return _of_deck(game, name, _cards(name, given))


def _of_deck(game: Sheet, name: str, cards: Cards) -> Cards:
    for card in cards:
        if card not in game.cards:
            shown = TEXT[card] if 0 <= card < len(TEXT) else card
            raise EquityError(f"{name}: {shown} is not in the deck of {game.title}")
    return cards


# ---- draws -----------------------------------------------------------------------------------


def _after_draws(
    game: Sheet, seats: Sequence[SpotHand], draws: Sequence[Given]
) -> tuple[list[SpotHand], Cards]:
    """The seats with the thrown cards yet to be replaced, and the thrown cards."""
    if not game.draws:
        raise EquityError(f"draws: there is no draw in {game.title}")
    if len(draws) != len(seats):
        raise EquityError(f'draws: {len(draws)} for {len(seats)} hands; "" stands pat')
    after: list[SpotHand] = []
    thrown: list[int] = []
    for n, (seat, given) in enumerate(zip(seats, draws, strict=True), 1):
        held, cards = seat.choices[0][0], _known(game, f"draw {n}", given)
        for card in cards:
            if card not in held or cards.count(card) > 1:
                raise EquityError(f"draw {n}: {TEXT[card]} cannot be thrown from {show(held)}")
        kept = tuple(card for card in held if card not in cards)
        after.append(SpotHand(((kept, 1),), seat.to_come + len(cards)))
        thrown += cards
    return after, tuple(thrown)


# ---- checks ----------------------------------------------------------------------------------


def _check_no_card_twice(groups: Sequence[Cards]) -> None:
    seen: set[int] = set()
    for card in (card for group in groups for card in group):
        if card in seen:
            raise EquityError(f"{TEXT[card]} is given twice")
        seen.add(card)


def _possible(n: int, seat: SpotHand, deck: Collection[int], seats: Sequence[SpotHand]) -> SpotHand:
    """The seat without the choices that hold a card known to be elsewhere."""
    if len(seat.choices) == 1:
        return seat
    known = {c for other in seats if len(other.choices) == 1 for c in other.choices[0][0]}
    free = set(deck) - known
    choices = tuple(choice for choice in seat.choices if free.issuperset(choice[0]))
    if not choices:
        raise EquityError(f"hand {n}: the known cards leave nothing of this range")
    return replace(seat, choices=choices)


def _check_can_be_dealt(spot: Spot) -> None:
    held = sum(len(seat.choices[0][0]) for seat in spot.seats)
    need = spot.board_to_come + sum(seat.to_come for seat in spot.seats)
    left = len(spot.deck) - held
    if need > left:
        raise EquityError(f"{need} cards are to come and {left} are left in the deck")
    if next(matchups(spot), None) is None:
        raise EquityError("these ranges cannot be held at the same time")
