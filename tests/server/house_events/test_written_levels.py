"""Levels to come, changed by hand while the event runs."""

from __future__ import annotations

import pytest
from tests.tournament.test_director_view import DIRECTOR, do, playing_event

from shuffleup.server.house_events.written_levels import levels_of
from shuffleup.tournament.act import act
from shuffleup.tournament.event_clock.clock_commands import ChangeLevels, GoToLevel
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.viewing.levels_on_desk import level_written


def written(event: Tournament) -> list[str]:
    return [level_written(one) for one in event.levels]


def changed(event: Tournament, lines: list[str]) -> str:
    """Why it is refused, "" if it is done."""
    refusal = act(event, ChangeLevels(levels_of(event, lines)), DIRECTOR).refusal
    return refusal.says if refusal is not None else ""


def test_levels_written_out_and_sent_back_are_the_same() -> None:
    event = playing_event()
    before = event.levels
    assert changed(event, written(event)) == ""
    assert [one.stakes and one.stakes.blinds for one in event.levels] == [
        one.stakes and one.stakes.blinds for one in before
    ]
    assert event.levels[0] == before[0], "the level that is on is as it was to the last field"


def test_blinds_and_minutes_change_and_a_break_is_put_in() -> None:
    event = playing_event()
    lines = written(event)
    assert changed(event, [lines[0], "break for 5", "75/150 for 15", *lines[2:]]) == ""
    assert [one.minutes for one in event.levels[:3]] == [20, 5, 15]
    assert event.levels[1].is_break


def test_a_pot_is_split_down_to_the_chips_that_are_in_play_then() -> None:
    event = playing_event()
    lines = written(event)
    moved = [lines[0], lines[1], "break for 10", "100/200 for 20 removing 25", "200/400 for 20"]
    assert changed(event, moved) == ""
    chips = [one.stakes.chip for one in event.levels if one.stakes is not None]
    assert chips[1:] == [25, 25, 100], "the 25s stay one level longer"


@pytest.mark.parametrize(
    ("at", "line", "says"),
    [
        (0, "50/100 for 20", "what was played stays as it is, up to level 2, which is on"),
        (3, "100/200 for 0", "level 3 lasts no time"),
        (2, "break for 10 removing 7", "the break after level 2: no chips of 7 are in play then"),
        (4, "400/200 for 20", "level 4: a blind of 400 comes before one of 200"),
    ],
)
def test_what_cannot_be_is_said_by_the_number_people_know(at: int, line: str, says: str) -> None:
    event = playing_event()
    do(event, GoToLevel(2))
    lines = written(event)
    lines[at] = line
    assert changed(event, lines) == says


def test_a_line_that_is_no_level_is_named() -> None:
    event = playing_event()
    with pytest.raises(ValueError, match="level 5, 'a horse': 'a horse' is no level"):
        levels_of(event, [*written(event), "a horse"])


def test_a_level_of_years_is_refused_in_words() -> None:
    event = playing_event()
    lines = [*written(event)[:-1], "100/200 for 99999999999"]
    with pytest.raises(ValueError, match="99,999,999,999 minutes are too long: at most 10,080"):
        levels_of(event, lines)
