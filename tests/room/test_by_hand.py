"""Tables dealt by hand in a room: every case of the room's law that needs no cards has the same
outcome at them, and every chip is accounted for."""

from __future__ import annotations

import pytest
from tests.room.by_hand_cases import deals_cards, passes_hands, run_by_hand
from tests.room.test_every_case import CASES, check_ledger

from shuffleup.law.rule import Case
from shuffleup.law.rulebook import Rulebook, resolve
from shuffleup.room.apply import replay
from shuffleup.room.events import AtTable
from shuffleup.room.state import Room
from shuffleup.table.events import Began

WITHOUT_CARDS = [one for one in CASES if not deals_cards(one[1])]


@pytest.mark.parametrize(
    ("case", "book"), [one[1:] for one in WITHOUT_CARDS], ids=[one[0] for one in WITHOUT_CARDS]
)
def test_a_case_without_cards_ends_the_same_at_tables_dealt_by_hand(
    case: Case, book: Rulebook
) -> None:
    def look(room: Room) -> None:
        check_ledger(room)
        assert all(table.by_hand and table.adrift >= 0 for table in room.tables.values())

    room = run_by_hand(case, resolve(book), look)
    assert replay(room.log) == room
    assert not any(isinstance(event.event, Began) for event in room.log if is_at_table(event))


def is_at_table(event: object) -> bool:
    return isinstance(event, AtTable)


def test_hardly_a_case_needs_cards() -> None:
    """Only what is decided by a hand that is shown: promotions and what a table collects of a
    pot. Nothing else is left out above."""
    cards = {name.split(":")[0] for name, case, _ in CASES if deals_cards(case)}
    print(sorted(cards))
    assert len([one for one in WITHOUT_CARDS if passes_hands(one[1])]) >= 15
