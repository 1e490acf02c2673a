"""Cards of the board, the burns and the stub put in another order: what board repairs share.

``relaid`` takes cards back and lays them again; ``reshuffled`` mixes, by chance or as it is known
how the cards came to lie; ``dealt_streets`` tells which burn and which cards belong together. At a
table dealt by hand the stub is unknown, and what comes off it is what the report names.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from shuffleup.cards import UNKNOWN, show
from shuffleup.floor.facts import CARDS, Fact, FactError, Facts, MissingFactError
from shuffleup.floor.kinds import Chance
from shuffleup.hand import Hand
from shuffleup.hand.dealing import burn_due, known_cards
from shuffleup.hand.repairs.primitives import BOARD, BURNS, STUB_TOP, Moved, Restacked
from shuffleup.hand.rulings import HandEvent, HandEvents

Cards = tuple[int, ...]

AFTER = Fact(
    "after", CARDS, "What lies on top of the stub after the shuffle, where it is known?", default=()
)


def check_board_game(hand: Hand) -> None:
    if not hand.game.has_board:
        raise FactError("there is no board in this game")
    if hand.over:
        raise FactError("the hand is over")


def check_named(hand: Hand, said: Cards, lie: Cards, what: str) -> None:
    """Refuse cards that cannot be the ones that lie there: known to be others, or elsewhere."""
    named = [card for card in said if card != UNKNOWN]
    if len(set(named)) < len(named):
        raise FactError("the same card is named twice")
    for card in named:
        elsewhere = card in known_cards(hand) or card not in hand.game.cards
        if card not in lie and (UNKNOWN not in lie or elsewhere):
            raise FactError(f"{show((card,))} is not {what}")


def needed(facts: Facts, name: str) -> Exception:
    """The cards have to be named: asked for, or refused where what was said does not suffice."""
    if facts.has(name):
        return FactError(f"{name}: the cards that go on the board have to be known")
    facts.get(name)  # it counts as asked
    return MissingFactError(name)


def reshuffled(hand: Hand, cards: Cards, facts: Facts, chance: Chance, need: int = 0) -> Cards:
    """These cards in a new order. A dealer outside does the shuffling and says what came of it:
    ``need`` cards of it where they go on the board at once."""
    top = facts.cards("after")
    check_named(hand, top, cards, "among the cards that are shuffled")
    if hand.setup.outside:
        if len(top) < need:
            raise needed(facts, "after")
        return top + (UNKNOWN,) * (len(cards) - len(top))
    return top + chance.shuffled(tuple(card for card in cards if card not in top))


def relaid(
    hand: Hand, board: Cards, burns: Cards, order: Sequence[int], *laid: tuple[int, Cards]
) -> HandEvents:
    """Board cards and burns go back, the stub is put in this order, and cards are laid off it."""
    events: list[HandEvent] = []
    if board:
        events.append(Moved(board, BOARD, STUB_TOP))
    if burns:
        events.append(Moved(burns, BURNS, STUB_TOP))
    events.append(Restacked(tuple(order)))
    events += [Moved(cards, STUB_TOP, place) for place, cards in laid if cards]
    return tuple(events)


class Laid(Struct, frozen=True):
    """One street of the board as it was dealt: its burn, none where none is due, and its cards."""

    burn: Cards
    cards: Cards


def dealt_streets(hand: Hand, first: int) -> list[Laid]:
    """The streets of the board dealt so far, from an index of the game's on, each with its burn."""
    streets = hand.game.streets[: hand.street + 1]
    at = sum(street.board for street in streets[:first])
    due = [burn_due(hand, street) for street in streets]
    spent = len(hand.burns) - sum(due[first:])
    laid = []
    for street, burn in zip(streets[first:], due[first:], strict=True):
        burned = hand.burns[spent : spent + burn] if spent >= 0 else ()
        laid.append(Laid(burned, hand.board[at : at + street.board]))
        at, spent = at + street.board, spent + burn
    return laid


def in_order(laid: Iterable[Laid], cards: Sequence[int]) -> list[tuple[int, Cards]]:
    """The same streets laid again with these cards: burn, cards, burn, cards."""
    places, at = [], 0
    for street in laid:
        for place, count in ((BURNS, len(street.burn)), (BOARD, len(street.cards))):
            places.append((place, tuple(cards[at : at + count])))
            at += count
    return places
