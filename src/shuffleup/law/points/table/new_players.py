"""How a newcomer comes into a game, and who counts as in one that is just starting."""

from __future__ import annotations

from shuffleup.law.points.point import Group, Point, point


class NewPlayerLaw(Group):
    dealt_in_at_once: Point[bool] = point(
        "new-player-dealt-in-at-once", True, "May a new player be dealt in at once?"
    )
    posts_to_enter_at_once: Point[bool] = point(
        "new-player-posts-to-enter-at-once",
        True,
        "Must a new player dealt in at once post a big blind?",
    )
    waits_for_blind: Point[bool] = point(
        "new-player-waits-for-blind", True, "May a new player wait for the big blind?"
    )
    behind_button: Point[bool] = point(
        "new-player-behind-button",
        True,
        "May a new player wait until the button has passed and come in behind it?",
    )
    free_passes: Point[int] = point(
        "new-player-free-passes",
        1,
        "How often may a new player let blinds and button go by and still come in behind it free?",
        unit="passes",
        least=0,
        most=9,
    )
    behind_after_blind: Point[bool] = point(
        "new-player-behind-after-blind",
        False,
        "Must the big blind, and not only the button, have gone by before that is free?",
    )
    entry_between_button_and_small_blind: Point[bool] = point(
        "entry-between-button-and-small-blind",
        False,
        "May an entrant be dealt in between button and small blind?",
    )
    broken_game_arrival_posts: Point[bool] = point(
        "broken-game-arrival-posts",
        False,
        "Does an arrival from a broken game of the same type and limit post?",
    )
    must_move_arrival_posts: Point[bool] = point(
        "must-move-arrival-posts",
        False,
        "Does a player from a must-move game post to get a hand at once?",
    )
    new_game_entry_posts: Point[bool] = point(
        "new-game-entry-posts",
        False,
        "Must a player joining a new game post before the seat has missed a blind?",
    )
    new_game_passed_blind_counts_as_missed: Point[bool] = point(
        "new-game-passed-blind-counts-as-missed",
        True,
        "Does a new player who passes the blind in a new game earn a missed blind?",
    )
    new_game_drawn_player_active: Point[bool] = point(
        "new-game-drawn-player-active",
        True,
        "Is everyone who drew for the button liable to missed blinds?",
    )
    new_game_reserved_seat_misses_blinds: Point[bool] = point(
        "new-game-reserved-seat-misses-blinds",
        False,
        "Does a seat locked up without chips miss blinds in a new game?",
    )
    new_game_free_seat_change: Point[bool] = point(
        "new-game-free-seat-change",
        True,
        "In a new game, may one change seats free until a blind passes the new seat?",
    )
