"""A small set of hands written for these tests, their final stacks worked out by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from shuffleup.histories import History, PhhError, read_file, replay_history, variants, write_phhs
from shuffleup.histories.phh import parse_phhs

DATA = Path(__file__).parent / "data"
FILES = sorted(file for file in DATA.iterdir() if file.is_file())


def hands_of(file: Path) -> list[History]:
    hands = read_file(file)
    assert not [hand for hand in hands if isinstance(hand, PhhError)]
    return [hand for hand in hands if isinstance(hand, History)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_engine_ends_with_the_stacks_worked_out_by_hand(file: Path) -> None:
    for hand in hands_of(file):
        replayed = replay_history(hand)
        assert (replayed.error, replayed.note) == ("", "")
        assert replayed.final_money == replayed.expected_money
        assert replayed.ok


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_no_chip_comes_or_goes(file: Path) -> None:
    for hand in hands_of(file):
        before = sum(stack for stack in hand.starting_stacks if stack)
        assert sum(stack for stack in replay_history(hand).final_stacks if stack) == before


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_what_is_read_can_be_written_and_read_again(file: Path) -> None:
    hands = hands_of(file)
    again = parse_phhs(write_phhs(hands), str(file))
    assert again == hands


def test_every_variant_of_the_format_is_among_them() -> None:
    assert {hand.variant for file in FILES for hand in hands_of(file)} == set(variants())


def test_the_format_has_these_variants_and_we_have_a_game_for_each() -> None:
    codes = "FT NT NS PO FO/8 F7S F7S/8 FR N2L1D F2L3D FB"
    assert set(variants()) == set(codes.split())
