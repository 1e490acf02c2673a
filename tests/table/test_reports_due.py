"""Asked now, due later: a report that waits for a step the table takes by itself is taken up."""

from __future__ import annotations

from tests.table.stories import play

from shuffleup.floor.senders import Role
from shuffleup.table.events import HandEnded, Ruled
from shuffleup.table.state import Table

# Three nines are best, and Bob throws them away; Ann asks before the pot is pushed to her.
ASKED = """
holdem limit 10/20 blinds 5/10
seats: Ann 500, Bob 500, Cy 500, Dee 500; button Dee
next hand
Ann has AsAh; Bob has 9s9c; Cy has 2c7d; Dee has QsQh; board 3c8d9hJs4d
Cy folds; Dee calls; Ann calls; Bob checks
Ann checks; Bob checks; Dee checks; Ann checks; Bob checks; Dee checks
Ann checks; Bob checks; Dee checks
Ann shows; Bob mucks
! asked-to-see-hand: asker Ann, seat Bob
Dee mucks
"""


def stacks(table: Table) -> list[int]:
    assert table.hand is None
    return [seat.stack for seat in table.seats if seat is not None]


def test_a_hand_asked_for_before_the_push_is_shown_after_it_and_wins_for_the_winner() -> None:
    table = play(ASKED, "mohegan").table
    assert stacks(table) == [490, 520, 500, 490]
    kinds = [event.kind for event in table.log if isinstance(event, Ruled)]
    assert kinds == ["asked-to-see-hand", "asked-to-see-hand"]


def test_the_ruling_that_came_later_names_whoever_asked_in_time() -> None:
    asked = ASKED.replace("! asked", "floor: ! asked")
    table = play(asked, "mohegan").table
    told, shown = (event for event in table.log if isinstance(event, Ruled))
    assert (told.by, told.role) == (shown.by, shown.role) == ("floor", Role.FLOOR)


def test_where_the_floor_may_refuse_the_hand_is_not_over_before_it_has_said() -> None:
    table = play(ASKED, "pechanga-t").table
    assert table.question.startswith("asked-to-see-hand")
    assert not any(isinstance(event, HandEnded) for event in table.log)
    unseen = play(ASKED + "floor: do-not-show", "pechanga-t").table
    assert stacks(unseen) == [520, 490, 500, 490]
