"""Whoever shares the work, every piece is done once and told by its number."""

from __future__ import annotations

from concurrent.futures import Future
from threading import Timer

import pytest
from tests.sim.piecework import killed_at_three, odd_ones_fail, squared

from shuffleup.sim.crews import AHEAD, Alone, Crew, CrewError, SideBySide, as_they_come, crew_of

CREWS = (Alone(), SideBySide(2))
NAMES = [type(crew).__name__ for crew in CREWS]


@pytest.mark.parametrize("crew", CREWS, ids=NAMES)
def test_every_piece_is_done_once_and_told_by_its_number(crew: Crew) -> None:
    told = list(crew.share(squared, range(10, 50)))
    assert sorted(told) == [(number, (number + 10) ** 2) for number in range(40)]


@pytest.mark.parametrize("crew", CREWS, ids=NAMES)
def test_of_several_that_fail_the_first_is_told(crew: Crew) -> None:
    with pytest.raises(ValueError, match="1 is odd"):
        list(crew.share(odd_ones_fail, range(30)))


def test_one_process_is_the_one_we_are_in() -> None:
    assert [type(crew_of(jobs)) for jobs in (1, 2)] == [Alone, SideBySide]
    assert [crew_of(jobs).places for jobs in (1, 5)] == [1, 5]


def test_a_process_that_is_killed_is_told_in_a_sentence() -> None:
    with pytest.raises(CrewError, match="a process ended before its work was done"):
        list(SideBySide(2).share(killed_at_three, range(10)))


def test_a_later_piece_that_fails_first_waits_for_what_the_earlier_ones_say() -> None:
    pieces: list[Future[int]] = [Future() for _ in range(3)]
    pieces[2].set_exception(ValueError("the last"))
    Timer(0.05, lambda: pieces[0].set_result(0)).start()
    Timer(0.1, lambda: pieces[1].set_exception(ValueError("the one in the middle"))).start()
    with pytest.raises(ValueError, match="the one in the middle"):
        list(as_they_come(lambda piece: piece, pieces, places=3))


def test_only_a_few_pieces_are_begun_ahead_of_what_is_done() -> None:
    begun: list[Future[int]] = []

    def begin(piece: int) -> Future[int]:
        begun.append(Future())
        return begun[-1]

    endless = as_they_come(begin, iter(int, 1), places=2)
    for done in range(5):
        Timer(0.02, lambda at=done: begun[at].set_result(7)).start()  # type: ignore[misc]
        assert next(endless) == (done, 7)
        assert len(begun) == 2 * AHEAD + done
