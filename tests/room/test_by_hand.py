"""Tables dealt by hand in a room: every case of the room's law has the same outcome at them,
but for two that are about recorded cards; and after every statement every chip is accounted for."""

from __future__ import annotations

from typing import Final

import pytest
from tests.room.by_hand_cases import hands_in, run_by_hand
from tests.room.test_every_case import CASES, check_ledger

from shuffleup.law.notation import NotationError
from shuffleup.law.rule import Case
from shuffleup.law.rulebook import Rulebook, resolve
from shuffleup.room.apply import replay
from shuffleup.room.events import AtTable
from shuffleup.room.state import Room
from shuffleup.table.events import Began, HandReported

# What cannot be so at a table that never sees a card, and why.
CARDS_ALONE: Final = {
    "pechanga/20.6: the deck was counted before anybody claimed: that hand hits nothing":
        "the floor rules on the deck of a hand that was recorded; by hand it answers the checklist",
    "pechanga/29.10: four aces beat four eights with 51 cards: the pot is won, the jackpot is not":
        "the floor rules on the deck of a hand that was recorded, and the pot is seen to be paid",
}  # fmt: skip
BOTH = [one for one in CASES if one[0] not in CARDS_ALONE]


def look(room: Room) -> None:
    check_ledger(room)
    assert all(table.by_hand and table.adrift >= 0 for table in room.tables.values())


@pytest.mark.parametrize(("case", "book"), [one[1:] for one in BOTH], ids=[one[0] for one in BOTH])
def test_every_case_ends_the_same_at_tables_dealt_by_hand(case: Case, book: Rulebook) -> None:
    room = run_by_hand(case, resolve(book), look)
    assert replay(room.log) == room
    at_tables = [event.event for event in room.log if isinstance(event, AtTable)]
    assert not any(isinstance(event, Began) for event in at_tables)
    assert sum(isinstance(event, HandReported) for event in at_tables) == hands_in(case)


def test_no_case_is_left_out_that_needs_no_card() -> None:
    left_out = [one for one in CASES if one[0] in CARDS_ALONE]
    assert len(left_out) == len(CARDS_ALONE)
    for _, case, book in left_out:
        with pytest.raises(NotationError, match="no hand is seen"):
            run_by_hand(case, resolve(book), look)
