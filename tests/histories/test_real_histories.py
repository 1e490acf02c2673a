"""Every hand of the real histories beside the repo: televised, online, and played by a machine."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from shuffleup.hand import Hand, replay
from shuffleup.histories import (
    SUFFIXES,
    History,
    PhhError,
    Replayed,
    history_of,
    parse_phhs,
    read_file,
    replay_history,
    write_phhs,
)

# Hands that end otherwise than their file says: file, number and the reason. There are none.
OTHER_STACKS: dict[tuple[str, int], str] = {}


@pytest.fixture(scope="module")
def histories(phh_folder: Path) -> list[History]:
    files = sorted(file for file in phh_folder.rglob("*") if file.suffix in SUFFIXES)
    hands = [hand for file in files for hand in read_file(file)]
    assert [hand for hand in hands if isinstance(hand, PhhError)] == []
    return [hand for hand in hands if isinstance(hand, History)]


@pytest.fixture(scope="module")
def replays(histories: list[History]) -> list[Replayed]:
    return [replay_history(hand) for hand in histories]


def place(replayed: Replayed) -> tuple[str, int]:
    return Path(replayed.history.source).name, replayed.history.number


def test_every_hand_replays_to_its_end(replays: list[Replayed]) -> None:
    assert len(replays) >= 2_101
    assert [(place(r), r.error, r.note) for r in replays if r.error or r.note] == []


def test_every_final_stack_that_is_recorded_is_ours(replays: list[Replayed]) -> None:
    others = {place(r) for r in replays if r.matches is False}
    assert others == set(OTHER_STACKS)
    assert Counter(r.matches for r in replays)[True] >= 108


def test_no_chip_comes_or_goes_in_any_of_them(replays: list[Replayed]) -> None:
    for r in replays:
        assert sum(map(int, r.final_stacks)) == sum(map(int, r.history.starting_stacks)), place(r)


def test_each_is_the_fold_of_its_log(replays: list[Replayed]) -> None:
    for r in replays:
        assert isinstance(r.hand, Hand)
        assert replay(r.hand.log) == r.hand


def test_written_and_read_again_they_are_the_same(histories: list[History]) -> None:
    again = parse_phhs(write_phhs(histories))
    for old, new in zip(histories, again, strict=True):
        assert isinstance(new, History)
        assert {**fields(new), "source": 0, "number": 0} == {
            **fields(old),
            "source": 0,
            "number": 0,
        }


def fields(history: History) -> dict[str, object]:
    return {name: getattr(history, name) for name in History.__struct_fields__}


def test_told_from_the_hand_they_end_the_same(replays: list[Replayed]) -> None:
    told = [history_of(r.hand) for r in replays if r.hand is not None]
    for old, new in zip(replays, parse_phhs(write_phhs(told)), strict=True):
        assert isinstance(new, History)
        again = replay_history(new)
        assert again.ok, place(old)
        assert again.final_money == old.final_money, place(old)
