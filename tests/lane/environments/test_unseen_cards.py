"""Whatever cards lie where a seat may not look: it is told the same."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("numpy", reason="numpy is not installed: no lane to test")
pytest.importorskip("numba", reason="numba is not installed: no lane to test")

from tests.lane.environments.some_tables import GAMES, any_choice, tables_of

from shuffleup.lane.environments import VectorTables
from shuffleup.lane.environments.choice_menu import FIRST_DISCARD
from shuffleup.lane.kernels import columns as at


@pytest.mark.parametrize("name", GAMES)
def test_cards_a_seat_has_not_seen_change_nothing_it_sees(name: str) -> None:
    """The deck with all unseen cards in another order, the same choices: the same bytes. Hidden are
    others' hands, what they threw away or folded, the stub and the burns."""
    dice, moved, thrown_by_others = random.Random(name), 0, 0
    for trial in range(12):
        tables = tables_of(name, count=1)
        asked = tables.reset(seed=f"{name}/{trial}")
        deck = first_deck(tables)
        button = int(tables.tables.numbers[0, at.BUTTON])
        story: list[int] = []
        thrown: list[set[int]] = [set(), set(), set()]
        while not tables.tables.numbers[0, at.RESHUFFLED]:  # or the order would depend on the muck
            seat = int(asked.seat[0])
            known = known_to(tables, seat) | thrown[seat]
            again = replayed(tables, other_order(deck, known, dice), button, story)
            moved += any(held_by(again, one) != held_by(tables, one) for one in range(3))
            thrown_by_others += any(thrown[one] for one in range(3) if one != seat)
            assert again.look()[0][0].tobytes() == asked.seen[0].tobytes()
            assert again.look(viewer=seat)[1].tobytes() == asked.mask.tobytes()
            assert again.tables.won.tobytes() == tables.tables.won.tobytes()
            story.append(any_choice(asked.mask[0], dice))
            places = story[-1] - FIRST_DISCARD
            if 0 <= places < tables.sets:
                held = held_by(tables, seat)
                thrown[seat] |= {card for place, card in enumerate(held) if places >> place & 1}
            asked = tables.step(story[-1:])
            if asked.over[0]:
                break
    assert moved > 12  # others do hold other cards
    assert bool(thrown_by_others) == bool(tables.sets)


def first_deck(tables: VectorTables) -> list[int]:
    size = len(tables.game.sheet.cards)
    return tables.tables.cards[0, at.DECK : at.DECK + size].tolist()


def other_order(deck: list[int], known: set[int], dice: random.Random) -> list[int]:
    """The deck with all that is not known in another order."""
    hidden = [card for card in deck if card not in known]
    mixed = iter(dice.sample(hidden, len(hidden)))
    return [card if card in known else next(mixed) for card in deck]


def known_to(tables: VectorTables, viewer: int) -> set[int]:
    """The seat's own cards, those that lie face up, the boards; not taken from what is tested."""
    s, c = tables.tables.numbers[0], tables.tables.cards[0]
    known: set[int] = set()
    for run in range(at.MOST_BOARDS):
        first = at.BOARDS + run * at.MOST_BOARD
        known |= {int(card) for card in c[first : first + s[at.ON_BOARDS + run]]}
    for seat in range(tables.row.seats):
        for place, card in enumerate(held_by(tables, seat)):
            if seat == viewer or s[at.SHOWN] >> seat & 1 or s[at.UP + seat] >> place & 1:
                known.add(card)
    return known


def held_by(tables: VectorTables, seat: int) -> list[int]:
    first = at.HOLES + seat * at.MOST_HELD
    held = int(tables.tables.numbers[0, at.HELD + seat])
    return [int(card) for card in tables.tables.cards[0, first : first + held]]


def replayed(tables: VectorTables, deck: list[int], button: int, story: list[int]) -> VectorTables:
    again = VectorTables(tables.game, 1, tables.row.seats, tables.stacks)
    again.tables.deal(tables.stacks, button, decks=[deck])
    for choice in story:
        again.look()
        again.go_on(again.checked([choice]), dealing=False)
    return again
