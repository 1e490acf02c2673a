"""``equity HAND --against …``: a hand against players, with the error of the sample."""

from __future__ import annotations

import pytest
from tests.cli.calling import Call

pytest.importorskip("numba")

AGAINST = ("equity", "AhKd", "--against", "random,calling,tight-table", "--samples", "4000")


def test_what_a_hand_wins_is_told_with_its_error(call: Call) -> None:
    told = call(*AGAINST, "--json").json()
    assert (told["engine"], told["hands"], told["plays"]) == ("lane", 4000, "caller")
    assert told["against"] == ["random", "calling", "tight-table"]
    assert 0.2 < told["share"] < 0.7
    assert 0 < told["share_error"] < 0.02
    assert told["net_error"] > 0
    assert told["folded"] == 0
    assert told == call(*AGAINST, "--json").json()
    out = call(*AGAINST).out
    assert "played in the lane" in " ".join(out.split())
    assert f"{told['net']:+.3f}" in out


def test_it_can_play_by_a_table_too_and_in_other_games(call: Call) -> None:
    told = call(*AGAINST, "--plays", "tight-table", "--board", "2c7d9h", "--json").json()
    assert told["folded"] > 0.3
    badugi = call(
        "equity", "As2d3h4c", "--game", "badugi", "--against", "random", "--samples", "500",
        "--json",
    ).json()  # fmt: skip
    assert badugi["plays"] == "loose-table"
    assert badugi["share"] > 0.5


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("AhKd", "QsQd", "--against", "random"), "--against takes one hand, not 2"),
        (("AhKd", "--against", "random", "--dead", "2c"), "--against and --dead exclude"),
        (("AhKd", "--against", "maniac"), "the lane has no 'maniac'; it has caller, random"),
        (("AhKdQc", "--against", "random"), "deals 2 cards before the betting, not 3"),
        (("AhKd", "QsQd", "--plays", "caller"), "--plays goes with --against"),
        (("AhKd", "--against", "random", "--samples", "1"), "at least two hands"),
        (("Zz", "--against", "random"), "Zz"),
        (("As2d3h4c", "--game", "badugi", "--against", "caller"), "the caller reads what it"),
    ],
)
def test_what_cannot_be_asked_is_said(call: Call, words: tuple[str, ...], says: str) -> None:
    answer = call("equity", *words)
    assert answer.code == 2
    assert says in answer.err
