"""Opening games, changing and closing them."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class OpenedBy(Enum):
    MANAGEMENT = "management"
    FLOOR = "floor"
    PLAYERS = "players"


class SeatChoice(Enum):
    FIRST_TO_ARRIVE = "first-to-arrive"
    LIST_ORDER = "list-order"


class BackOnList(Enum):
    ARRIVED = "arrived-only"
    EVERYONE = "everyone"


class PrivateFee(Enum):
    AS_PLAYED = "as-played"
    AS_IF_FULL = "maximum-as-if-full"


class OpeningLaw(Group):
    games_opened_by: Point[OpenedBy] = point(
        "games-opened-by", OpenedBy.MANAGEMENT, "Who decides when games open and close?"
    )
    closed_by_manager_alone: Point[bool] = point(
        "game-closed-by-manager-alone", False, "Does closing a game need the manager's approval?"
    )
    may_be_private: Point[bool] = point(
        "game-may-be-private", False, "May management make a game private?"
    )
    private_game_fee: Point[PrivateFee] = point(
        "private-game-fee", PrivateFee.AS_PLAYED, "What fee does a private game pay?"
    )
    may_be_moved: Point[bool] = point(
        "game-may-be-moved", True, "May the house move a game to another place?"
    )
    minimum_players: Point[int] = point(
        "new-game-minimum-players",
        6,
        "Fewer than how many players let the house not start a new game?",
        unit="players",
        least=2,
        most=10,
    )
    returned_if_game_fails: Point[BackOnList] = point(
        "list-returned-if-game-fails",
        BackOnList.ARRIVED,
        "Who goes back on the list when a new game does not start?",
    )
    seat_choice: Point[SeatChoice] = point(
        "new-game-seat-choice",
        SeatChoice.FIRST_TO_ARRIVE,
        "Who chooses a seat first in a new game?",
    )
    seat_tie_by_list: Point[bool] = point(
        "new-game-seat-tie-by-list",
        True,
        "Two reach a seat of a new game together: has the one higher on the list it?",
    )
    extra_players: Point[int] = point(
        "new-game-extra-players",
        0,
        "How many players above normal may start a game?",
        unit="players",
        least=0,
        most=3,
    )
    objections_to_block: Point[int] = point(
        "game-change-objections-to-block",
        1,
        "How many objections block a change of game or limit?",
        unit="objections",
        least=1,
        most=10,
    )
    change_needs_everyone_there: Point[bool] = point(
        "game-change-needs-everyone-there",
        False,
        "Must everyone be at the table for a change of game or limit?",
    )
