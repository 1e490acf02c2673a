"""A table in a mix of games says what the mix is called, what comes, and when."""

from __future__ import annotations

from tests.table.stories import play

from shuffleup.table.mix.mix_sign import MixSign
from shuffleup.table.viewing.table_view import felt

SEATS = "seats: Ann 200, Bob 200, Cy 200; button Ann\n"


def sign(house: str, *lines: str) -> MixSign | None:
    text = f"holdem limit 4/8 blinds 2/4\ntable: {house}\n{SEATS}" + "\n".join(lines)
    return felt(play(text).table).mix


def test_a_rotation_by_hands_counts_down_and_says_what_comes() -> None:
    horse = "rotation horse 4/8 for 3 hands"
    assert sign(horse) == MixSign("HORSE", 3, "omaha-eight")
    assert sign(horse, "next hand") == MixSign("HORSE", 2, "omaha-eight")
    assert sign(horse, "2 hands pass", "next hand") == MixSign("HORSE", 0, "omaha-eight")
    assert sign(horse, "3 hands pass") == MixSign("HORSE", 3, "razz")
    assert sign(horse, "12 hands pass") == MixSign("HORSE", 3, "holdem")


def test_a_round_is_counted_by_those_who_are_dealt_to() -> None:
    assert sign("rotation horse 4/8", "next hand") == MixSign("HORSE", 2, "omaha-eight")


def test_minutes_and_what_a_player_calls_are_not_counted_in_hands() -> None:
    by_time = sign("rotation horse 4/8 for 30 minutes", "next hand")
    assert by_time == MixSign("HORSE", -1, "omaha-eight")
    called = sign("choice dealers-choice 4/8", "next hand")
    assert called is not None
    assert (called.title, called.next) == ("Dealer's choice", "")


def test_one_game_is_no_mix() -> None:
    assert sign("cash") is None
