"""Mixed games: rotations by hands, rounds and minutes, the button through stud, dealer's choice."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.sending import ask
from tests.table.stories import chips, play

from shuffleup.games import game
from shuffleup.hand import limit
from shuffleup.law.notation import parse
from shuffleup.law.points.table.button import StudRoundButton
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.law.ruling import Reason
from shuffleup.table import commands as c
from shuffleup.table.events import GameChanged
from shuffleup.table.state import Table, copy
from shuffleup.table.words.table_transcript import run_statements

SEATS = "seats: Ann 200, Bob 200, Cy 200, Dee 200, Eve 200; button Ann\n"
OPEN = "holdem limit 4/8 blinds 2/4\n{}" + SEATS
STUD = "the table plays stud limit 4/8 ante 1 bring-in 2"
HOLDEM = "the table plays holdem limit 4/8 blinds 2/4"


def told(house: str, *lines: str, book: str = "mohegan") -> Table:
    table = play(OPEN.format(f"table: {house}\n" if house else "") + "\n".join(lines), book).table
    if table.hand is None:
        assert chips(table) == 1000
    return table


# ---- when a game is over ---------------------------------------------------------------------


def test_a_rotation_by_hands_changes_the_game_after_as_many() -> None:
    told(
        "rotation holdem limit 4/8 blinds 2/4 for 3 hands then omaha pot-limit 1/2 for 1 hand",
        "2 hands pass", "= game holdem",
        "1 hand passes", "= game omaha",
        "next hand", "= stakes pot-limit 1/2", "= posts: Eve blind 1, Ann blind 2",
        "everyone folds", "= game holdem",
    )  # fmt: skip


def test_a_round_is_a_hand_for_each_player() -> None:
    told(
        "rotation holdem limit 4/8 blinds 2/4 then omaha limit 4/8 blinds 2/4",
        "4 hands pass", "= game holdem", "1 hand passes", "= game omaha", "= button Eve",
        "Eve is away", "4 hands pass", "= game holdem",
    )  # fmt: skip


def test_a_rotation_by_minutes_changes_after_the_hand_or_between_hands() -> None:
    told(
        "rotation holdem limit 4/8 blinds 2/4 for 30 minutes then omaha limit 4/8 blinds 2/4 "
        "for 30 minutes",
        "[00:00] 1 hand passes", "[00:29] next hand", "[00:31] Eve folds", "= game holdem",
        "everyone folds", "= game omaha",
        "[01:01] next hand", "= game holdem",
    )  # fmt: skip


def test_designating_a_rotation_begins_it_and_the_table_opens_with_its_first_game() -> None:
    two = "rotation omaha limit 4/8 blinds 2/4 for 8 hands then stud limit 4/8 ante 1 bring-in 2"
    told("", "1 hand passes", f"table: {two}", "= game omaha")
    with pytest.raises(ValueError, match="opens with the first game of its rotation"):
        told(two)


@pytest.mark.parametrize("name", ["ho", "hose", "horse"])
def test_a_mix_goes_round(name: str) -> None:
    """Each of its games comes up, in its order, and then the first again."""
    scene = play(
        f"""holdem limit 4/8 blinds 2/4
        table: rotation {name} 4/8 for 1 hand
        seats: Ann 200, Bob 200, Cy 200; button Ann
        10 hands pass
        """
    )
    changes = [event for event in scene.table.log if isinstance(event, GameChanged)]
    games = [stage.game for stage in scene.table.house.rotation]
    assert [event.game.key for event in changes[: len(games)]] == [*games[1:], games[0]]
    assert len(changes) == 10


# ---- the button through stud -----------------------------------------------------------------


@pytest.mark.parametrize("book", ["mohegan", "rpl", "pechanga-t", "tournament"])
def test_the_button_goes_on_once_and_waits_through_stud(book: str) -> None:
    told(
        "",
        "1 hand passes", STUD, "next hand", "= button Bob", "everyone folds",
        "3 hands pass", "= button Bob", HOLDEM, "next hand",
        "= button Bob", "= posts: Cy blind 2, Dee blind 4",
        book=book,
    )  # fmt: skip


def test_where_the_button_keeps_moving_it_moves_through_stud() -> None:
    rules = resolve(rulebook("mohegan")).but(mixed_game_button=StudRoundButton.KEEP_MOVING)
    text = OPEN.format("") + "\n".join(
        (
            "1 hand passes", STUD, "next hand", "= button Bob", "everyone folds",
            "next hand", "= button Cy", "everyone folds", HOLDEM,
            "next hand", "= button Dee", "= posts: Eve blind 2, Ann blind 4",
        )
    )  # fmt: skip
    run_statements(parse(text), rules)


def test_stud_to_stud_keeps_the_places() -> None:
    told(
        "",
        "1 hand passes", STUD, "2 hands pass",
        "the table plays razz limit 4/8 ante 1 bring-in 2", "2 hands pass", "= button Bob",
        "the table plays omaha limit 4/8 blinds 2/4", "next hand",
        "= button Bob", "= posts: Cy blind 2, Dee blind 4",
    )  # fmt: skip


def test_who_leaves_during_stud_is_passed_over_when_the_blinds_come_back() -> None:
    text = OPEN.format("") + "\n".join(
        (
            "1 hand passes", STUD, "1 hand passes", "Dee leaves", HOLDEM, "next hand",
            "= button Bob", "= posts: Cy blind 2, Eve blind 4",
        )
    )  # fmt: skip
    play(text)


def test_when_two_are_left_after_stud_nobody_has_the_big_blind_again() -> None:
    text = OPEN.format("") + "\n".join(
        (
            "1 hand passes", "= posts: Bob blind 2, Cy blind 4", STUD, "1 hand passes",
            "Ann leaves; Dee leaves; Eve leaves", HOLDEM, "next hand",
            "= button Cy", "= posts: Cy blind 2, Bob blind 4",
        )
    )  # fmt: skip
    play(text)


def test_blinds_missed_before_stud_are_owed_after_it() -> None:
    told(
        "",
        "1 hand passes", "Dee is away", "1 hand passes", "= Dee owes 4", "Dee is back",
        STUD, "next hand", "= dealt: Ann, Bob, Cy, Dee, Eve", "everyone folds",
        HOLDEM, "= Dee owes 4",
    )  # fmt: skip


def test_nobody_misses_a_blind_during_stud() -> None:
    told(
        "",
        "1 hand passes", STUD, "Cy is away", "4 hands pass", "Cy is back", "= Cy owes nothing",
        HOLDEM, "next hand", "= posts: Cy blind 2, Dee blind 4",
    )  # fmt: skip


def test_a_newcomer_plays_stud_at_once_and_is_new_to_the_blinds_after_it() -> None:
    text = """holdem limit 4/8 blinds 2/4
    seats: Ann 200, Bob 200, Cy 200, Dee 200, -; button Ann
    1 hand passes
    the table plays stud limit 4/8 ante 1 bring-in 2
    Eve sits 5 with 200
    next hand
    = dealt: Ann, Bob, Cy, Dee, Eve
    everyone folds
    the table plays holdem limit 4/8 blinds 2/4
    next hand
    = posts: Cy blind 2, Dee blind 4
    = dealt: Ann, Bob, Cy, Dee
    """
    play(text)


def test_a_table_that_begins_with_stud_has_its_first_blinds_by_the_first_button() -> None:
    text = """stud limit 4/8 ante 1 bring-in 2
    seats: Ann 200, Bob 200, Cy 200, Dee 200; button Cy
    2 hands pass
    the table plays holdem limit 4/8 blinds 2/4
    next hand
    = button Cy
    = posts: Dee blind 2, Ann blind 4
    everyone folds
    next hand
    = button Dee
    """
    play(text)


def test_a_game_of_antes_alone_moves_the_button_and_the_blinds_with_it() -> None:
    told(
        "",
        "1 hand passes", "the table plays jacks-or-better limit 4/8 ante 1",
        "next hand", "= button Bob", "everyone folds", "next hand", "= button Cy",
        "everyone folds", HOLDEM, "next hand", "= button Dee",
        "= posts: Eve blind 2, Ann blind 4",
    )  # fmt: skip


# ---- changes between hands -------------------------------------------------------------------


def test_a_kill_ends_with_the_game_but_not_with_the_stakes() -> None:
    leg = ("next hand", "Dee raises to 8; everyone folds", "= leg Dee")
    omaha, dearer = "omaha limit 4/8 blinds 2/4", "holdem limit 6/12 blinds 3/6"
    told("kill", *leg, f"the table plays {omaha}", "= leg nobody", book="pechanga")
    told("kill", *leg, f"the table plays {dearer}", "= leg Dee", book="pechanga")


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (c.PlayGame(game("holdem"), limit(4, 8)), Reason.CANNOT_BE_DEALT),
        (c.PlayGame(game("stud"), limit(4, 8, (2, 4))), Reason.CANNOT_BE_DEALT),
        (c.PlayGame("stud", limit(4, 8, (2, 4))), Reason.CANNOT_BE_DEALT),  # type: ignore[arg-type]
        (c.PlayGame(game("stud"), None), Reason.CANNOT_BE_DEALT),  # type: ignore[arg-type]
        (c.PlayGame(game("holdem"), limit(4, 8, (1, 2, 4))), Reason.NOT_IN_THIS_HOUSE),
    ],
)
def test_a_game_that_cannot_be_played_is_refused(command: Any, reason: Reason) -> None:
    table = told("", "1 hand passes")
    before = copy(table)
    refusal = ask(table, command).refusal
    assert refusal is not None
    assert refusal.reason is reason
    assert table == before


def test_a_game_for_fewer_players_than_sit_here_is_refused() -> None:
    nine = ", ".join(f"P{seat} 200" for seat in range(9))
    table = play(f"holdem limit 4/8 blinds 2/4\nseats: {nine}; button P0").table
    stud = c.PlayGame(game("stud"), limit(4, 8, ante=1, bring_in=2))
    refusal = ask(table, stud).refusal
    assert refusal is not None
    assert refusal.reason is Reason.CANNOT_BE_DEALT


@pytest.mark.parametrize("command", [c.PlayGame(game("holdem"), limit(4, 8, (2, 4))), c.Merge()])
def test_games_change_between_hands(command: Any) -> None:
    table = told("", "next hand")
    before = copy(table)
    refusal = ask(table, command).refusal
    assert refusal is not None
    assert refusal.reason is Reason.HAND_IS_ON
    assert table == before
