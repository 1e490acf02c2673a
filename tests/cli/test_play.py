"""``play`` from piped lines, and bots alone: what is said, refused, saved, and how it ends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.cli.calling import Call

from shuffleup.cards import UNKNOWN, shuffled
from shuffleup.cli.play.sitting import Sitting
from shuffleup.cli.run_file import split_hands
from shuffleup.games import Sheet, games, names
from shuffleup.hand import Hand
from shuffleup.hand.start import the_deck as shuffled_deck
from shuffleup.hand.view import view
from shuffleup.hand.words.hand_transcript import run

FOLDS = "f\n\n" * 20


def test_a_bad_amount_is_refused_with_its_reason_and_asked_again(call: Call) -> None:
    words = ("play", "holdem", "--seed", "4", "--bots", "caller")
    answer = call(*words, typed="r 3\nr 9999\nzz\nf\n")
    assert answer.code == 0
    assert "Refused: raise to 3: the least is 4." in answer.out
    assert "Refused: raise to 9,999: the most is 200." in answer.out
    assert "'zz' means nothing here" in answer.out
    assert answer.out.count("[f]old  [c]all 1") == 4
    assert "You fold" in answer.out


def test_the_end_of_the_input_is_a_polite_end(call: Call) -> None:
    answer = call("play", "holdem", "--seed", "4", typed="c\n")
    assert answer.code == 0
    assert "The input ended, so you leave the table." in answer.out
    assert "1 hand against Ann (tight), Bob (station)" in answer.out
    assert answer.err == ""


def test_without_a_game_the_first_line_chooses_one(call: Call) -> None:
    answer = call("play", "--no-save", typed="all\nomaho\n5\nq\n")
    assert "did you mean omaha?" in answer.out
    assert "Limit Razz 4/8 ante 1 bring-in 2" in answer.out
    ended = call("play")
    assert ended.code == 0
    assert "The input ended before a game was chosen." in ended.out


def test_the_menu_of_all_games_fits_on_a_screen(call: Call) -> None:
    out = call("play", typed="all\n").out
    listed = out.partition("> all\n")[2].partition("> ")[0].splitlines()
    assert all(any(sheet.title in line for line in listed) for sheet in games())
    assert len(listed) < 24
    assert max(map(len, listed)) <= 80


def test_q_quits_with_a_summary(call: Call) -> None:
    answer = call("play", "holdem", "--seed", "4", typed="f\n\nq\n")
    assert "Goodbye, and well played." in answer.out
    assert "2 hands against" in answer.out


def test_help_explains_the_words_and_comes_back_to_the_question(call: Call) -> None:
    answer = call("play", "badugi", "--seed", "4", typed="?\nf\nq\n")
    assert "stand pat: keep all your cards" in answer.out
    assert answer.out.count("[f]old") == 2


def test_the_last_hand_needs_no_more_input(call: Call) -> None:
    answer = call("play", "holdem", "--seed", "4", "--hands", "1", typed="f\n")
    assert "That was the last hand." in answer.out


def test_the_busted_buy_in_again_and_it_is_said(call: Call) -> None:
    words = ("--seed", "2", "--seats", "2", "--bots", "caller", "--hands", "3")
    answer = call("play", "holdem", *words, typed="a\n\n" * 9)
    assert "Out of chips, buying in again for 200: " in answer.out


def test_the_button_moves_to_the_next_seat(call: Call) -> None:
    out = call("play", "holdem", "--seed", "4", "--hands", "4", "--seats", "3", typed=FOLDS).out
    buttons = [line for line in out.splitlines() if line.startswith("--- hand")]
    seats = [line.split()[-2] for line in buttons]
    around = ["You", "Ann", "Bob"] * 3
    first = around.index(seats[0])  # who drew the highest card
    assert f"{seats[0]} draw" in out
    assert seats == around[first : first + 4]


def test_a_name_of_ones_own_moves_the_bots_along(call: Call) -> None:
    out = call("play", "holdem", "--seed", "4", "--name", "Ann", "--hands", "1", typed=FOLDS).out
    assert "Against you: Bob (tight)" in out


@pytest.mark.parametrize("key", names())
def test_every_game_can_be_played_by_someone_who_always_types_c(
    call: Call, key: str, tmp_path: Path
) -> None:
    """In a draw they stand pat, at a forced discard they throw the first card away."""
    # a line is tried; where it means nothing the next one is: enough of each for three hands
    answer = call("play", key, "--seed", "9", "--hands", "3", "--save", str(tmp_path / "hands"),
                  typed="c\ns\nd 1\n" * 120)  # fmt: skip
    assert answer.code == 0
    assert "That was the last hand." in answer.out
    (file,) = (tmp_path / "hands").iterdir()
    hands = split_hands(file.read_text())
    assert len(hands) == 3
    for text in hands:
        assert run(text).hand.over
        assert text.rstrip().splitlines()[-1].startswith("= stacks: You ")
    assert call("run", str(file)).out == f"ok    {file}: 3 hands\n"


def test_an_unfinished_hand_is_saved_too_and_runs(call: Call, own_data_folder: Path) -> None:
    answer = call("play", "holdem", "--seed", "4", typed="c\n")
    (file,) = (own_data_folder / "shuffleup" / "hands").iterdir()
    assert f"Your hands, each with its whole deck, are in {file}" in answer.out
    text = file.read_text()
    assert text.startswith("# hand 1 (left unfinished)\nholdem no-limit 1/2\n")
    assert not run(text).hand.over


def test_nothing_is_saved_when_not_wanted(call: Call, own_data_folder: Path) -> None:
    call("play", "holdem", "--no-save", "--seed", "4", typed="c\n")
    call("play", "--auto", "--hands", "1")
    assert not own_data_folder.exists()


def test_a_folder_that_cannot_be_written_costs_the_record_not_the_game(
    call: Call, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    answer = call(
        "play", "holdem", "--seed", "4", "--save", str(tmp_path / "file" / "x"), typed="f\n"
    )
    assert answer.code == 0
    first, *_ = answer.out.partition("--- hand 1")
    assert f"Hands are not saved: {tmp_path / 'file'} is not a folder" in first


def test_bots_alone_tell_a_line_a_hand_the_same_for_the_same_seed(call: Call) -> None:
    words = ("play", "stud", "--auto", "--hands", "5", "--seed", "x")
    answer = call(*words)
    assert answer == call(*words)
    assert len([line for line in answer.out.splitlines() if line.startswith("hand ")]) == 5
    assert call(*words[:-1], "y").out != answer.out


def test_bots_alone_tell_the_whole_story_or_json(call: Call) -> None:
    words = ("play", "razz", "--auto", "--hands", "2", "--seed", "x")
    story = call(*words, "--story").out
    assert "Everyone antes 1" in story
    assert "Third street" in story
    lines = call(*words, "--json").out.splitlines()
    assert [line.startswith('{"hand": ') for line in lines] == [True, True]


@pytest.mark.parametrize(
    ("key", "title"),
    [
        ("jacks-or-better", "The draw"),
        ("crazy-pineapple", "Before the turn each throws one card away"),
        ("badugi", "First draw"),
    ],
)
def test_the_story_says_when_cards_are_thrown_away(call: Call, key: str, title: str) -> None:
    words = ("--auto", "--hands", "30", "--seed", "1", "--story")
    lines = call("play", key, *words).out.splitlines()
    after = [lines[place + 1] for place, line in enumerate(lines) if line == title]
    assert after
    assert all(any(verb in line for verb in ("draw", "throw", "stand")) for line in after)


def test_what_nobody_called_goes_back(call: Call) -> None:
    words = ("--seed", "4", "--hands", "1", "--bots", "tight", "--no-save")
    assert "goes back to you, uncalled" in call("play", "holdem", *words, typed="a\nc\n").out


def test_chips_of_a_deal_nobody_opened_are_in_the_next_pot(call: Call) -> None:
    out = call("play", "jacks-or-better", "--auto", "--hands", "30", "--seed", "1", "--story").out
    assert "Nobody opened" in out
    assert "is in the pot from the last deal" in out


@pytest.mark.parametrize("key", ["holdem", "omaha-eight", "stud", "badugi"])
def test_what_is_printed_does_not_depend_on_unseen_cards(
    call: Call, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    """Up to the first question, against bots that do not act on their cards."""
    dealt: list[Hand] = []
    deck: list[int] = []

    def begin(self: Sitting, hand: Hand) -> None:
        dealt.append(hand)
        begun(self, hand)

    def stacked(sheet: Sheet, seed: Any, cards: Any) -> tuple[int, ...]:
        return tuple(deck) or shuffled_deck(sheet, seed, cards)

    begun = Sitting.begin
    monkeypatch.setattr(Sitting, "begin", begin)
    monkeypatch.setattr("shuffleup.table.deal.next_hand.the_deck", stacked)
    words = ("play", key, "--seed", "4", "--bots", "caller", "--no-save")
    before = call(*words)
    first = dealt[-1]
    known = {card for hand in view(first, 0).hands for card in hand} - {UNKNOWN}
    mixed = iter(shuffled([card for card in first.deck if card not in known], "mixed"))
    deck += [card if card in known else next(mixed) for card in first.deck]
    assert call(*words) == before
    assert dealt[-1].hole != first.hole
