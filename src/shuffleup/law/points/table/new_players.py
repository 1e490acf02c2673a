"""How a newcomer comes into a game, and who counts as in one that is just starting."""

from __future__ import annotations

from dataclasses import dataclass

from shuffleup.law.points.point import point


@dataclass(frozen=True, slots=True)
class NewPlayers:
    new_player_dealt_in_at_once: bool = point(True, "May a new player be dealt in at once?")
    new_player_posts_to_enter_at_once: bool = point(
        True, "Must a new player dealt in at once post a big blind?"
    )
    new_player_waits_for_blind: bool = point(True, "May a new player wait for the big blind?")
    new_player_behind_button: bool = point(
        True, "May a new player wait until the button has passed and come in behind it?"
    )
    new_player_free_passes: int = point(
        1,
        "How often may a new player let blinds and button go by and still come in behind it free?",
        unit="passes",
        least=0,
        most=9,
    )
    new_player_behind_after_blind: bool = point(
        False, "Must the big blind, and not only the button, have gone by before that is free?"
    )
    entry_between_button_and_small_blind: bool = point(
        False, "May an entrant be dealt in between button and small blind?"
    )
    broken_game_arrival_posts: bool = point(
        False, "Does an arrival from a broken game of the same type and limit post?"
    )
    must_move_arrival_posts: bool = point(
        False, "Does a player from a must-move game post to get a hand at once?"
    )
    new_game_entry_posts: bool = point(
        False, "Must a player joining a new game post before the seat has missed a blind?"
    )
    new_game_passed_blind_counts_as_missed: bool = point(
        True, "Does a new player who passes the blind in a new game earn a missed blind?"
    )
    new_game_drawn_player_active: bool = point(
        True, "Is everyone who drew for the button liable to missed blinds?"
    )
    new_game_reserved_seat_misses_blinds: bool = point(
        False, "Does a seat locked up without chips miss blinds in a new game?"
    )
    new_game_free_seat_change: bool = point(
        True, "In a new game, may one change seats free until a blind passes the new seat?"
    )
