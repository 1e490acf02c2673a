"""Trouble at the showdown: tabling, miscalls, asking to see a hand."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from shuffleup.law.points.point import point


class Release(Enum):
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


@dataclass(frozen=True, slots=True)
class Tabling:
    face_down_release_at_showdown: Release = point(
        Release.UNTIL_MUCK, "Cards released face down at the showdown?"
    )
    tabled_winner_protected: bool = point(
        True, "Is a hand tabled in full safe from a dealer who kills it?"
    )
    cards_speak: bool = point(True, "Do cards speak, whatever was announced?")
    playing_the_board: BoardPlay = point(
        BoardPlay.TABLE_ALL_CARDS, "What must a player do to play the board?"
    )
    board_undeclared_is_lost: bool = point(
        False, "Is all claim lost by throwing cards away without declaring the board?"
    )
    ask_to_see_hand: MayAsk = point(MayAsk.WITH_CARDS, "Who may ask to see a called hand?")
    muckers_may_ask: bool = point(False, "May those who mucked ask to see a hand?")
    ask_to_see_revocable: bool = point(
        True, "Can the privilege of asking to see a hand be taken from an abuser?"
    )
    asked_hand_live_for_winner: bool = point(
        True, "Is a losing hand shown at the winner's request live again?"
    )
    asked_hand_live_for_others: bool = point(
        False, "Is a losing hand shown at the request of anyone but the winner live again?"
    )
    house_may_inspect_discards: bool = point(
        True, "May the house look at any live or discarded hand?"
    )
    house_may_disclose_discards: bool = point(
        False, "May the house have a discarded hand shown to everyone?"
    )
    show_one_show_all: bool = point(
        True, "Must a hand shown to one player be shown to all who ask?"
    )
    show_one_show_all_when: ShowAllWhen = point(
        ShowAllWhen.AFTER_ACTION, "When is a hand shown to one player shown to the others?"
    )
    show_one_show_all_partial: bool = point(
        False, "If only some cards were shown, must the unseen ones be shown?"
    )
    show_request_at_once: bool = point(
        False, "Must a request to see a hand shown to another be made at once?"
    )
