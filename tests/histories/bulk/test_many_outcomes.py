"""Files replayed by the lane end as those replayed hand by hand, errors and all."""

from __future__ import annotations

import tracemalloc
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from tests.histories.bulk.told_texts import random_text, spoiled

from shuffleup.cli import main, replay_files
from shuffleup.histories import SUFFIXES, parse_phhs, read_file
from shuffleup.histories.bulk import many_outcomes
from shuffleup.histories.bulk.many_outcomes import outcomes_of, outcomes_of_file, played_in_lane
from shuffleup.histories.outcome import HandOutcome, outcome
from shuffleup.lane.kernels.playing.told_hands import PLAYED

DATA = Path(__file__).parents[1] / "data"
HAND = """
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [100, 100, 40]
"""
BOARD = "'d db 2c7d9h', 'p1 cc', 'p2 cc', 'd db Jc', 'p1 cc', 'p2 cc', 'd db 3s', 'p1 cc', 'p2 cc'"

RUN_OUT = "'d db 2c7d9h', 'd db Jc', 'd db 3s'"


@pytest.fixture(autouse=True)
def _short_texts_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many_outcomes, "TOO_SHORT", 0)


def one_by_one(text: str, lenient: bool = False) -> list[HandOutcome]:
    return [outcome(hand, lenient) for hand in parse_phhs(text)]


def in_lane(text: str) -> int:
    """How many hands of a text the lane plays itself; -1 if it leaves the text alone."""
    played = played_in_lane(text.encode())
    return -1 if played is None else int(played.hands[:, PLAYED].sum())


def ends(text: str, lane: int = 1) -> tuple[str, ...] | None:
    """The final stacks of one hand by both, which must be one; and who it was that played it."""
    (line,) = outcomes_of(text)
    assert [line] == one_by_one(text)
    assert in_lane(text) == lane
    return line.final_stacks


def test_hands_of_our_own_end_the_same_and_most_are_the_lanes() -> None:
    counts: Counter[str] = Counter()
    for seed in range(120):
        text = random_text(Random(seed), 4)
        lines = outcomes_of(text)
        assert lines == one_by_one(text), seed
        counts["hands"] += len(lines)
        counts["over"] += sum(line.ok and not line.note for line in lines)
        counts["lane"] += in_lane(text)
    assert counts["lane"] > counts["over"] * 9 // 10 > counts["hands"] // 2


@pytest.mark.parametrize("lenient", [False, True])
def test_spoiled_texts_have_the_same_outcomes_and_errors(lenient: bool) -> None:
    counts: Counter[str] = Counter()
    for seed in range(700):
        chance = Random(f"{lenient} {seed}")
        text = random_text(chance, chance.randrange(1, 4))
        if chance.random() < 0.2:
            text = text.removeprefix("[1]\n")
        for _ in range(chance.choice((1, 1, 2))):
            text = spoiled(text, chance)
        lines = outcomes_of(text, lenient=lenient)
        assert lines == one_by_one(text, lenient), text
        counts["errors"] += sum(bool(line.error) for line in lines)
        counts["left alone"] += in_lane(text) < 0
        counts["lane"] += max(0, in_lane(text))
    assert min(counts.values()) > 100, counts


def test_the_files_of_these_tests_are_replayed_the_same() -> None:
    for file in sorted(file for file in DATA.rglob("*") if file.suffix in SUFFIXES):
        assert outcomes_of_file(file) == [outcome(hand) for hand in read_file(file)], file


def test_real_histories_end_the_same_nearly_all_in_the_lane(phh_folder: Path) -> None:
    played = hands = 0
    for file in sorted(file for file in phh_folder.rglob("*") if file.suffix in SUFFIXES):
        assert outcomes_of_file(file) == [outcome(hand) for hand in read_file(file)], file
        played += max(0, in_lane(file.read_text("utf-8")))
        hands += len(read_file(file))
    assert played > hands * 9 // 10


def test_a_hand_nobody_saw_is_beaten_by_one_that_is_shown_for_as_much() -> None:
    told = f"{HAND}actions = ['p3 f', 'p1 cc', 'p2 cc', {BOARD}, 'p1 sm AsAh', 'p2 sm ????']\n"
    assert ends(told) == ("102", "98", "40")
    assert ends(told.replace("'p1 sm AsAh', 'p2 sm ????'", "'p2 sm 2s5h'")) == ("98", "102", "40")


def test_who_won_where_nobody_shows_is_left_to_the_engine_to_say() -> None:
    told = f"{HAND}actions = ['p3 f', 'p1 cc', 'p2 cc', {BOARD}]\n"
    assert ends(told, lane=0) == ("98", "98", "40")  # the record does not tell
    assert outcomes_of(told)[0].note == "the record does not tell whose hand won"


def test_a_hand_that_is_in_for_more_is_not_beaten_by_a_shorter_one() -> None:
    moves = f"'p3 cbr 40', 'p1 cbr 80', 'p2 cc', {BOARD}, 'p3 sm AsAh', 'p1 sm', 'p2 sm'"
    told = f"{HAND}actions = [{moves}]\n"
    assert in_lane(told) == 0
    assert outcomes_of(told) == one_by_one(told)


def test_a_side_pot_stays_one_when_the_short_hand_is_mucked() -> None:
    """Both pots have an odd chip, and the first tied hand gets each: together they have none."""
    cards = "'d dh p1 2c3c', 'd dh p2 2d3d', 'd dh p5 2h3h'"
    flop = "'p3 cbr 62', 'p4 cc', 'p5 cc', 'p1 cc', 'p2 cc', 'd db AhKhQs'"
    turn = "'p1 cbr 22', 'p2 cc', 'p4 cc', 'p5 cc', 'd db Js', 'p1 cbr 30', 'p2 cc', 'p4 f'"
    river = "'p5 cc', 'd db Td', 'p1 cc', 'p2 cc', 'p5 cc'"
    hand = HAND.replace("[0, 0, 0]", "[0, 0, 0, 0, 0]").replace("[1, 2, 0]", "[1, 2, 0, 0, 0]")
    hand = hand.replace("[100, 100, 40]", "[200, 200, 62, 200, 200]")
    for shows in ("", ", 'p3 sm'", ", 'p3 sm ????'"):
        told = f"{hand}actions = [{cards}, {flop}, {turn}, {river}{shows}]\n"
        assert ends(told, lane=0) == ("250", "248", "0", "116", "248")


def test_a_check_of_whoever_posted_all_in_is_passed_over_even_if_the_ante_comes_back() -> None:
    hand = HAND.replace("[0, 0, 0]", "[0, 30]").replace("[1, 2, 0]", "[1, 2]")
    hand = f"{hand}ante_trimming_status = true\n".replace("[100, 100, 40]", "[5, 6]")
    told = f"{hand}actions = [{BOARD}, 'p1 sm AsAh', 'p2 sm KsKh']\n"
    assert outcomes_of(told) == one_by_one(told)
    assert "it is the turn of p1" in outcomes_of(told)[0].error


def test_an_all_in_runs_out_and_side_pots_are_pushed() -> None:
    told = (
        f"{HAND}actions = ['d dh p1 KsKh', 'd dh p2 QsQh', 'd dh p3 AsAh', 'p3 cbr 40', "
        f"'p1 cbr 100', 'p2 cc', {RUN_OUT}]\n"
    )
    assert ends(told) == ("120", "0", "120")


def test_antes_of_some_are_dead_unless_they_are_trimmed() -> None:
    hand = HAND.replace("[0, 0, 0]", "[0, 9, 0]").replace("100, 100, 40", "4, 100, 40")
    cards = "'d dh p1 AsAh', 'd dh p2 QsQh', 'd dh p3 KsKh', "
    told = f"{hand}actions = [{cards}'p3 f', 'p1 cbr 4', 'p2 cc', {RUN_OUT}]\n"
    assert ends(told) == ("17", "87", "40")
    assert ends(f"{told}ante_trimming_status = true\n") == ("8", "96", "40")


def test_cents_are_read_where_a_fraction_or_a_currency_has_them() -> None:
    folded = "actions = ['p3 f', 'p1 f']\n"
    assert ends(f"{HAND}{folded}") == ("99", "101", "40")
    assert ends(f"{HAND}{folded}".replace("[1, 2, 0]", "[0.5, 2, 0]")) == ("99.50", "100.50", "40")
    assert ends(f"{HAND}{folded}currency_symbol = '$'\n") == ("99", "101", "40")
    assert ends(f"{HAND}{folded}".replace("[1, 2, 0]", "[0.125, 2, 0]"), lane=0) is not None


@pytest.mark.parametrize(
    "added",
    ["_rules = 'check-raise no'", "_fee = 'drop 1'", "_chip = 2", "_over = false", "bring_in = 1"],
)
def test_what_changes_the_law_of_a_hand_is_left_to_the_engine(added: str) -> None:
    told = f"{HAND}actions = ['p3 f', 'p1 f']\n{added}\n"
    assert in_lane(told) == 0
    assert outcomes_of(told) == one_by_one(told)


@pytest.mark.parametrize("text", ["", "\n", "x = 1", "[1]", "[", "]", "a = [", "actions = ['"])
def test_texts_of_next_to_nothing_are_refused_as_ever(text: str) -> None:
    assert outcomes_of(text) == one_by_one(text)


def test_a_key_or_a_header_that_comes_twice_is_for_the_reader_of_toml() -> None:
    hand = f"[1]{HAND}actions = ['p3 f', 'p1 f']\n"
    assert in_lane(hand) == 1
    for text in (hand + "min_bet = 2\n", hand + hand, hand + "x = 1\nx = 2\n"):
        assert in_lane(text) == -1
        assert outcomes_of(text) == one_by_one(text)


def test_a_bet_that_is_a_time_of_day_is_no_amount() -> None:
    told = f"{HAND}actions = ['p3 f', 'p1 f']\n"
    in_limit = told.replace("NT", "FT").replace("min_bet = 2", "small_bet = 2\nbig_bet = 4")
    assert in_lane(told) == in_lane(in_limit) == 1
    for text, bet in ((told, "min_bet = 2"), (in_limit, "small_bet = 2"), (in_limit, "bet = 4")):
        timed = text.replace(bet, bet[:-1] + "12:00:00")
        assert outcomes_of(timed) == one_by_one(timed)
        assert "is not an amount" in outcomes_of(timed)[0].error


@pytest.mark.parametrize(
    "added",
    [
        f"x = [{'1, ' * 40_000}1]",  # a line that is too long for the reader of TOML
        f"x = [{'1.5, ' * 1_200}1.5]",  # or has too many dots
        f"x = ['a', 1]\ny = '{'a' * 100_001}'",
        f"winnings = [{'1, ' * 40_000}1]",
    ],
)
def test_what_the_reader_of_toml_refuses_is_refused_in_bulk(added: str) -> None:
    told = f"{HAND}actions = ['p3 f', 'p1 f']\n"
    for text in (f"{told}{added}\n", f"{told}{added}\nbring_in = 1\n"):
        assert outcomes_of(text) == one_by_one(text)
        assert outcomes_of(text)[0].error


def test_a_text_that_has_no_utf_8_is_read_as_ever() -> None:
    told = f"{HAND}actions = ['p3 f', 'p1 f']\nvenue = '\ud800'\n"
    assert outcomes_of(told) == one_by_one(told)
    assert outcomes_of(told)[0].ok


def test_headers_without_hands_take_no_room() -> None:
    text = "\n[" * 100_000
    tracemalloc.start()
    try:
        assert played_in_lane(text.encode()) is None
        assert tracemalloc.get_traced_memory()[1] < 100 * len(text)
    finally:
        tracemalloc.stop()


def test_a_file_that_is_not_there_is_an_outcome(tmp_path: Path) -> None:
    (line,) = outcomes_of_file(tmp_path / "none.phh")
    assert not line.ok
    assert "cannot be read" in line.error


def test_the_command_says_which_engine_replayed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "some.phhs"
    file.write_text(random_text(Random(1), 30))
    printed = {}
    for engine in ("hand", "lane"):
        main(["replay", str(file), "--json", "--engine", engine])
        *printed[engine], last = capsys.readouterr().out.splitlines()
        assert last.endswith(f'"engine": "{engine}"}}')
    assert printed["hand"] == printed["lane"]
    main(["replay", str(file), "--engine", "lane"])
    assert "Replayed in the lane." in capsys.readouterr().out


def test_many_short_files_are_no_work_for_the_lane(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay_files, "WORTH_THE_LANE", 1_000)
    for number in range(20):
        (tmp_path / f"{number}.phhs").write_text(f"{HAND}actions = ['p3 f', 'p1 f']\n")
    for engine, more in (("hand", ""), ("lane", random_text(Random(1), 30))):
        (tmp_path / "more.phhs").write_text(f"[1]{HAND}actions = ['p3 f', 'p1 f']\n{more}")
        main(["replay", str(tmp_path), "--json"])
        assert capsys.readouterr().out.endswith(f'"engine": "{engine}"}}\n')
