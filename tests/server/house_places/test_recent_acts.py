"""What was done at a desk is remembered with its table, and is not pushed out by players."""

from __future__ import annotations

from collections.abc import Iterable

from shuffleup.floor.senders import Role
from shuffleup.room.events import AtTable
from shuffleup.room.openings.opening_events import TimeTold
from shuffleup.room.undo.undo_events import Acted, Undone
from shuffleup.server.house_places.recent_acts import KEPT, RecentActs, of_staff
from shuffleup.table.events import CameBack

FLOOR = Acted("p0000000001", Role.FLOOR, "CountChips", 1)
PLAYER = Acted("p0000000002", Role.PLAYER, "Buy", 1)
ITSELF = Acted("floor", Role.FLOOR, "Establish", 1)


def heard(acts: RecentActs, events: Iterable[object], start: int = 1) -> RecentActs:
    acts.hear(enumerate(events, start), 0)
    return acts


def test_an_act_is_known_with_the_table_it_was_at() -> None:
    others, own = AtTable("3", CameBack(0)), AtTable("8", CameBack(0))
    acts = heard(RecentActs(), [TimeTold(5), others, own, FLOOR])
    assert [(one.number, one.table) for one in acts.last_first()] == [(4, "8")]


def test_what_players_do_does_not_push_out_what_the_desk_has_done() -> None:
    acts = heard(RecentActs(), [FLOOR])
    for number in range(2, KEPT + 10):
        heard(acts, [PLAYER if number % 2 else ITSELF], number)
    shown = acts.last_first()
    assert len(shown) == KEPT + 1
    assert shown[-1].number == 1
    assert [one.number for one in shown if of_staff(one.note)] == [1]


def test_what_is_undone_is_not_undone_again() -> None:
    acts = heard(RecentActs(), [FLOOR])
    assert not heard(acts, [Undone(1, "CountChips", "a miscount")], 2).last_first()
