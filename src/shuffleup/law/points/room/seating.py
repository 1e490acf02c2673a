"""Seating: who may sit at all, who keeps which seat for whom, and changing tables."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class SeatedBy(Enum):
    FLOOR = "floor"
    SELF = "self"


class SeatOnSmallList(Enum):
    """Who may have a certain seat kept on the list of a small game."""

    NOBODY = "nobody"
    HANDICAP = "handicap-only"
    ANYONE = "anyone"


class SeatOnBigList(Enum):
    NOBODY = "nobody"
    IN_PERSON = "in-person"
    ANYONE = "anyone"


class TwoSeats(Enum):
    NEVER = "never"
    PLAYING_OFF = "while-playing-off-blinds"
    SEVERAL = "up-to-four-tables"


class MoveAfterLock(Enum):
    AT_ONCE = "at-once-if-either-has-list"
    LOCK_TIME = "lock-time"


class TableChange(Enum):
    NOT_SHORTER = "not-if-old-table-gets-shorter"
    FULL_OR_REPLACED = "full-or-replaced"


class IntoNewGame(Enum):
    ESTABLISHED = "established"
    OR_AFTER_WAIT = "established-or-after-wait"


class PlayOverConsent(Enum):
    FLOOR = "floor"
    BOTH = "floor-and-absent-player"


class NonPlayer(Enum):
    NEVER = "never"
    BEHIND = "behind-if-nobody-objects"


class SeatingLaw(Group):
    minimum_age: Point[int] = point(
        "minimum-age", 21, "How old must a player be?", unit="years", least=0, most=99
    )
    id_required: Point[bool] = point("id-required", True, "Is valid ID required to play?")
    sitting_accepts_rules: Point[bool] = point(
        "sitting-accepts-rules", True, "Does taking a seat accept the rules?"
    )
    presence_accepts_rules: Point[bool] = point(
        "presence-accepts-rules", False, "Does being in the room accept the rules?"
    )
    seated_by: Point[SeatedBy] = point("seated-by", SeatedBy.FLOOR, "Who seats players?")
    hold: Point[int] = point(
        "seat-hold",
        10,
        "How long is a locked-up seat held?",
        unit="minutes",
        least=0,
        most=1440,
    )
    hold_when_paged: Point[int] = point(
        "seat-hold-when-paged",
        10,
        "How long is a seat held for a paged player?",
        unit="minutes",
        least=0,
        most=1440,
    )
    marked_by_chips: Point[bool] = point("seat-marked-by-chips", True, "Do chips lock up a seat?")
    marked_by_card: Point[bool] = point(
        "seat-marked-by-player-card", True, "Does a player's card lock up a seat?"
    )
    marked_by_other: Point[bool] = point(
        "seat-marked-by-any-item", False, "Does any other thing put there lock up a seat?"
    )
    lock_for_others: Point[bool] = point(
        "seat-lock-for-others", False, "May a player lock up a seat for someone else?"
    )
    on_small_list: Point[SeatOnSmallList] = point(
        "seat-reserved-on-list-small-games",
        SeatOnSmallList.HANDICAP,
        "Who may reserve a particular seat on the list, small games?",
    )
    on_big_list: Point[SeatOnBigList] = point(
        "seat-reserved-on-list-big-games",
        SeatOnBigList.IN_PERSON,
        "Who may reserve a particular seat on the list, designated higher games?",
    )
    two_seats: Point[TwoSeats] = point(
        "two-seats", TwoSeats.PLAYING_OFF, "May a player hold seats in two games?"
    )
    move_after_lock: Point[MoveAfterLock] = point(
        "locked-seat-move-deadline",
        MoveAfterLock.AT_ONCE,
        "When must a player who locked a seat elsewhere move?",
    )
    table_change_condition: Point[TableChange] = point(
        "table-change-condition",
        TableChange.NOT_SHORTER,
        "When is a change to a like table allowed?",
    )
    table_change_needs_approval: Point[bool] = point(
        "table-change-needs-approval", True, "Does the floor or the board approve table changes?"
    )
    transfers_in_order: Point[bool] = point(
        "transfer-list-in-order", True, "Do table changes go by the transfer list?"
    )
    transfer_swap: Point[bool] = point(
        "transfer-swap", False, "May a newcomer trade tables with the head of the transfer list?"
    )
    new_game_transfer_condition: Point[IntoNewGame] = point(
        "new-game-transfer-condition",
        IntoNewGame.ESTABLISHED,
        "When may existing players move to a new game?",
    )
    new_game_transfer_wait: Point[int] = point(
        "new-game-transfer-wait",
        30,
        "How long must existing players wait before moving to a new game?",
        unit="minutes",
        least=0,
        most=1440,
    )
    new_game_list_first: Point[bool] = point(
        "new-game-list-first",
        True,
        "Do names on the list come before table changes in a new game?",
    )
    play_over: Point[bool] = point("play-over", False, "May someone play over an absent player?")
    play_over_consent: Point[PlayOverConsent] = point(
        "play-over-consent", PlayOverConsent.FLOOR, "Whose permission does playing over need?"
    )
    non_player_at_table: Point[NonPlayer] = point(
        "non-player-at-table", NonPlayer.NEVER, "May a non-player sit at the table?"
    )
    same_game_ban: Point[bool] = point(
        "same-game-ban", True, "May the house keep certain players out of the same game?"
    )
