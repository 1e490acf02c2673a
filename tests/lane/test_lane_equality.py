"""A slice of ``make lane-equal``: every game and book, and that a difference would be found."""

from __future__ import annotations

import random

import numpy as np
import pytest
from tests.lane import equality
from tests.lane.equality import ANY_HOUSE, BOOKS, UnequalError, compare, matches

from shuffleup.games import game, names, values
from shuffleup.hand.shares import ways_to_win
from shuffleup.hand.usual_stakes import default_stack, default_stakes
from shuffleup.lane import LaneTables, lane_game
from shuffleup.lane.handover import begun
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.kernels.playing.strategies import AT_RANDOM, CALLING, choices
from shuffleup.lane.whole_hands import LaneSession

CARDS = [at.HOLES + at.MOST_HELD * seat for seat in range(at.MOST_SEATS)]


@pytest.mark.parametrize("key", names())
def test_the_lane_plays_every_game_as_hand_does(key: str) -> None:
    dice = random.Random(key)
    own = [match for match in matches() if match.sheet.key == key]
    for book in (*BOOKS, ANY_HOUSE):
        match = dice.choice([match for match in own if match.book == book])
        assert compare(match, 10, dice)["decisions"] > 10


def test_a_deck_that_runs_out_is_shuffled_again_as_hand_does() -> None:
    found = 0
    for key in ("stud", "five-card-draw", "triple-draw"):
        full = [m for m in matches() if m.sheet.key == key and m.seats == m.sheet.max_seats]
        found += sum(compare(m, 12, random.Random(key))["reshuffles"] for m in full)
    assert found > 20


def test_a_lane_that_knew_another_law_would_be_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def other(sheet: object, stakes: object, rules: object, **more: object) -> object:
        made = lane_game(sheet, stakes, rules, **more)  # type: ignore[arg-type]
        made.row[equality.ENCODED[equality.CAP]] += 1
        return made

    monkeypatch.setattr(equality, "lane_game", other)
    match = next(m for m in matches() if m.structure.value == "limit" and m.seats == 6)
    with pytest.raises(UnequalError, match="hand: "):
        compare(match, 200, random.Random(1))


@pytest.mark.parametrize("key", names())
def test_hands_are_worth_what_strength_says(key: str) -> None:
    """Everybody checks and calls to the end, and each hand's value is that of the strength."""
    sheet = game(key)
    structure = sheet.structures[0]
    stakes = default_stakes(sheet, structure)
    lane = lane_game(sheet, stakes)
    tables = LaneTables(lane, 150, 6, seed=3, recorded=True)
    tables.deal(default_stack(stakes))
    play_out(tables)
    seen = 0
    for table in range(len(tables)):
        s, c = tables.numbers[table].tolist(), tables.cards[table].tolist()
        hand = begun(lane, 6, tables.numbers[table], tables.cards[table], None, 0)
        board = tuple(c[at.BOARDS : at.BOARDS + s[at.ON_BOARDS]])
        live = [seat for seat in range(6) if s[at.LIVE] >> seat & 1]
        if len(live) < 2 or s[at.CARRIED]:  # folded to one, or passed out
            continue
        holes = [tuple(c[CARDS[seat] : CARDS[seat] + s[at.HELD + seat]]) for seat in live]
        for column, way in zip((at.WORTH, at.WORTH_2), ways_to_win(hand), strict=False):
            assert [s[column + seat] for seat in live] == values(sheet, way, holes, board)
            seen += 1
    assert seen > 10


def play_out(tables: LaneTables) -> None:
    kinds, amounts = np.zeros(len(tables), np.int64), np.zeros(len(tables), np.int64)
    strategy = AT_RANDOM if tables.game.sheet.opening.value == "openers" else CALLING
    while not tables.over.all():
        choices(tables.numbers, np.full(tables.seats, strategy), kinds, amounts)
        tables.act(kinds, amounts)


@pytest.mark.parametrize("players", [("calling",) * 6, ("random",) * 6, ("random", "calling")])
def test_whole_hands_keep_every_chip_and_repeat(players: tuple[str, ...]) -> None:
    sheet = game("holdem")
    lane = lane_game(sheet, default_stakes(sheet, sheet.structures[0]))
    session = LaneSession(lane, 200, players)
    once, again, other = session.play(300, 7), session.play(300, 7), session.play(300, 8)
    assert sum(once.won) == 0
    assert once == again
    assert once != other
