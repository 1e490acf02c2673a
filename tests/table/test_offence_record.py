"""What is put on a player's record at a table, and what it makes of the next time."""

from __future__ import annotations

import pytest

from shuffleup.hand.words.hand_transcript import FalseLineError
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.table.words.table_transcript import TableScene, run

START = """
holdem no-limit 2/5
seats: Ann 500, Bob 500, Cy 500, Dee 500; button Dee
next hand
"""


def played(book: str, text: str) -> TableScene:
    return run(START + text, resolve(rulebook(book)))


def test_a_warning_is_on_record_and_the_next_time_costs_more() -> None:
    played(
        "tournament",
        """
        = Bob record: nothing
        ! penalty: seat Bob, offence abuse
        floor: warning
        = Bob record: abuse warning; = Ann record: nothing
        ! penalty: seat Bob, offence abuse
        = options: missed-hand, missed-hands, one-round, two-rounds, three-rounds, four-rounds, disqualification
        floor: missed-hand
        ! penalty: seat Ann, offence abuse
        = options: warning, missed-hand, missed-hands, one-round, two-rounds, three-rounds, four-rounds, disqualification
        """,  # noqa: E501
    )


def test_what_was_only_written_down_makes_the_next_time_a_repetition() -> None:
    played(
        "tournament",
        """
        ! penalty: seat Cy, offence stalling
        = options: none; = Cy record: stalling noted
        everyone folds
        next hand
        ! penalty: seat Cy, offence stalling
        = options: warning, missed-hand, missed-hands, one-round, two-rounds, three-rounds, four-rounds, disqualification
        """,  # noqa: E501
    )


def test_no_penalty_and_no_offence_leave_no_mark() -> None:
    scene = played(
        "rpl",
        """
        ! penalty: seat Cy, offence exposing-cards, deliberate no
        ! penalty: seat Cy, offence exposing-cards, deliberate yes
        floor: no-penalty
        = Cy record: nothing
        """,
    )
    assert scene.table.record == ()


def test_a_deck_of_which_a_card_left_the_table_is_counted_before_the_next_hand() -> None:
    off = "Dee has KdJd\n! card-off-table: seat Dee, card Kd, new 2c\neveryone folds\n"
    played("rpl", off + "next hand")
    played("mohegan", off + "x next hand (not-yet)\n! deck-counted: cards 52\nnext hand")
    played("mohegan", off + "x next hand (not-yet)\nthe setup is new\nnext hand")
    with pytest.raises(FalseLineError):
        played("rpl", off + "x next hand (not-yet)")


@pytest.mark.parametrize(
    ("book", "may", "may_not"),
    [
        ("mohegan", "supervisor", ("floor", "director")),
        ("rpl", "director", ("floor", "supervisor")),
        ("tournament", "floor", ()),
    ],
)
def test_what_no_clause_covers_is_decided_by_whom_the_book_names(
    book: str, may: str, may_not: tuple[str, ...]
) -> None:
    tried = "".join(f"x {role}: play-on (not-the-floor)\n" for role in may_not)
    played(book, "! something-else: consulted yes\n" + tried + f"{may}: play-on\n= Cy to act")
