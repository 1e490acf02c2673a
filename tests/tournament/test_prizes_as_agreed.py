"""What is shown of the prizes is what is paid: after a deal what was agreed on, by place at the
end."""

from __future__ import annotations

from shuffleup.sim.event_run.announced_event import AnnouncedEvent, announced_event
from shuffleup.tournament.viewing.director_board import DirectorBoard, director_board
from shuffleup.tournament.words.event_transcript import run

FOUR = """
event: 2026-11-13 UTC
terms: holdem no-limit, stack 5000, price 100+10, seats 6, by hand, prizes 50/30/20
levels: 25/50 for 20, 50/100 for 20
table 1: Ann 5000, Bob 3000, Cy 2000, Dan 1000
[19:00] start the clock
Dan is out
"""
AGREED = FOUR + "they divide: Ann 130, Bob 140, Cy 100, left 30\n"


def board_after(words: str) -> DirectorBoard:
    return director_board(run(words).event)


def test_before_a_deal_the_list_is_shown() -> None:
    board = board_after(FOUR)
    assert (board.prizes, board.agreed, board.for_winner) == ((200, 120, 80), 0, 0)


def test_after_a_deal_what_was_agreed_on_is_shown_and_what_is_left() -> None:
    said = AGREED + "Ann agrees to the deal\nBob agrees to the deal\nCy agrees to the deal\n"
    board = board_after(said + "carry out the deal\n")
    assert (board.prizes, board.agreed, board.for_winner) == ((140, 130, 100), 3, 30)


def test_when_it_is_over_what_each_place_was_paid_is_shown() -> None:
    said = AGREED + "Ann agrees to the deal\nBob agrees to the deal\nCy agrees to the deal\n"
    board = board_after(said + "carry out the deal\nBob is out\nCy is out\npay the prizes\n")
    assert (board.prizes, board.agreed, board.for_winner) == ((160, 100, 140), 0, 0)
    assert [(one.place, one.prize) for one in board.places] == [
        (1, 160),
        (2, 100),
        (3, 140),
        (4, 0),
    ]
    assert sum(board.prizes) == board.paid


def test_prizes_of_an_announced_event_are_round_amounts() -> None:
    for price, unit in (("130+20", 10), ("50+10", 5), ("10+1", 1)):
        told = announced_event(AnnouncedEvent(terms=f"price {price}, stack 5000"))
        assert told.terms.prizes.unit == unit
    said = announced_event(AnnouncedEvent(terms="price 130+20, stack 5000, round 1"))
    assert said.terms.prizes.unit == 1
