"""Trouble at the showdown: tabling, miscalls, asking to see a hand."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class ReleaseAtShowdown(Enum):
    """Cards thrown away face down at the showdown."""

    DEAD = "dead"
    DEAD_UNLESS_MISREAD = "dead-unless-dealer-misread"
    RETRIEVABLE = "retrievable"
    UNTIL_MUCK = "retrievable-until-muck"


class BoardPlay(Enum):
    TABLE_ALL_CARDS = "table-all-cards"
    DECLARE = "declare-before-mucking"


class MayAsk(Enum):
    NOBODY = "nobody"
    IF_SHOWN = "if-shown-to-another"
    FLOOR = "floor-discretion"
    WITH_CARDS = "players-with-cards-at-showdown"
    DEALT_IN = "any-player-dealt-in"


class ShowAllWhen(Enum):
    AT_ONCE = "at-once"
    AFTER_ACTION = "after-action"
    BY_VIEWER = "depends-on-viewer"


class TablingLaw(Group):
    face_down_release_at_showdown: Point[ReleaseAtShowdown] = point(
        "face-down-release-at-showdown",
        ReleaseAtShowdown.UNTIL_MUCK,
        "Cards released face down at the showdown?",
    )
    losing_hands_killed_before_award: Point[bool] = point(
        "losing-hands-killed-before-award",
        False,
        "Has every losing hand been killed by the time the pot is pushed?",
    )
    tabled_winner_protected: Point[bool] = point(
        "tabled-winner-protected", True, "Is a hand tabled in full safe from a dealer who kills it?"
    )
    cards_speak: Point[bool] = point("cards-speak", True, "Do cards speak, whatever was announced?")
    playing_the_board: Point[BoardPlay] = point(
        "playing-the-board", BoardPlay.TABLE_ALL_CARDS, "What must a player do to play the board?"
    )
    board_undeclared_is_lost: Point[bool] = point(
        "board-undeclared-is-lost",
        False,
        "Is all claim lost by throwing cards away without declaring the board?",
    )
    ask_to_see_hand: Point[MayAsk] = point(
        "ask-to-see-hand", MayAsk.WITH_CARDS, "Who may ask to see a called hand?"
    )
    muckers_may_ask: Point[bool] = point(
        "muckers-may-ask", False, "May those who mucked ask to see a hand?"
    )
    ask_to_see_revocable: Point[bool] = point(
        "ask-to-see-revocable",
        True,
        "Can the privilege of asking to see a hand be taken from an abuser?",
    )
    asked_hand_live_for_winner: Point[bool] = point(
        "asked-hand-live-for-winner",
        True,
        "Is a losing hand shown at the winner's request live again?",
    )
    asked_hand_live_for_others: Point[bool] = point(
        "asked-hand-live-for-others",
        False,
        "Is a losing hand shown at the request of anyone but the winner live again?",
    )
    house_may_inspect_discards: Point[bool] = point(
        "house-may-inspect-discards", True, "May the house look at any live or discarded hand?"
    )
    house_may_disclose_discards: Point[bool] = point(
        "house-may-disclose-discards",
        False,
        "May the house have a discarded hand shown to everyone?",
    )
    show_one_show_all: Point[bool] = point(
        "show-one-show-all", True, "Must a hand shown to one player be shown to all who ask?"
    )
    show_one_show_all_when: Point[ShowAllWhen] = point(
        "show-one-show-all-when",
        ShowAllWhen.AFTER_ACTION,
        "When is a hand shown to one player shown to the others?",
    )
    show_one_show_all_partial: Point[bool] = point(
        "show-one-show-all-partial",
        False,
        "If only some cards were shown, must the unseen ones be shown?",
    )
    show_request_at_once: Point[bool] = point(
        "show-request-at-once",
        False,
        "Must a request to see a hand shown to another be made at once?",
    )
