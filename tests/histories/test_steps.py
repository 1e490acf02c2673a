"""A hand step by step: what is said, and the table after it."""

from __future__ import annotations

from pathlib import Path

from shuffleup.cards import parse
from shuffleup.histories import History, read_file, replay_history
from shuffleup.histories.steps import ReplayStep, steps

DATA = Path(__file__).parent / "data"


def steps_of(name: str, number: int = 1) -> list[ReplayStep]:
    hand = read_file(DATA / name)[number - 1]
    assert isinstance(hand, History)
    return list(steps(replay_history(hand)))


def test_a_hand_is_told_in_the_files_own_money() -> None:
    told = [" / ".join(step.happened) for step in steps_of("heads-up-cents.phh")]
    assert told == [
        "p2 posts 0.05 (blind) / p1 posts 0.10 (blind)",
        "p1 has 9h 9d / p2 has Ac Tc",
        "p2 raises to 0.30",
        "p1 calls 0.20",
        "The board: Ts 4d 2c",
        "p1 checks",
        "p2 bets 0.35",
        "p1 calls 0.35",
        "The board: 5h",
        "p1 checks",
        "p2 checks",
        "The board: 9s",
        "p1 bets 1.25",
        "p2 calls 1.25",
        "p1 shows 9h 9d",
        "p2 mucks",
        "p1 wins 3.80",
    ]


def test_the_table_is_that_after_what_was_told() -> None:
    flop = steps_of("heads-up-cents.phh")[4]
    assert (flop.street, flop.board, flop.pot) == ("flop", parse("Ts4d2c"), "0.60")
    p1, p2 = flop.places
    assert (p1.stack, p1.bet, p1.state, p1.button) == ("9.70", "", "to act", False)
    assert (p2.stack, p2.cards, p2.state, p2.button) == ("9.55", parse("AcTc"), "", True)


def test_players_have_their_names() -> None:
    assert steps_of("two-hands.phhs", 2)[2].happened == ("Ann raises to 2.50",)


def test_an_all_in_is_said() -> None:
    told = [line for step in steps_of("side-pots.phh") for line in step.happened]
    assert "p3 raises to 100 and is all-in" in told
    assert "p1 calls 29 and is all-in" in told
    assert "40 goes back to p3, uncalled" in told


def test_the_cards_of_a_street_are_one_step() -> None:
    third = steps_of("stud.phh")[1]
    assert third.happened == ("p1 has Kh Kd 3c", "p2 has 9s 8s Td", "p3 has Ac Jc 7h")
    assert not any(place.button for place in third.places)


def test_a_hand_that_cannot_be_started_has_no_steps(tmp_path: Path) -> None:
    file = tmp_path / "none.phh"
    text = (DATA / "straddle.phh").read_text()
    file.write_text(text.replace("[1, 2, 4, 0]", "[0, 0, 0, 0]"))
    (hand,) = read_file(file)
    assert isinstance(hand, History)
    assert list(steps(replay_history(hand))) == []
