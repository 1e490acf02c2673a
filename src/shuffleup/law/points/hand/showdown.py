"""Showdown: who shows first, who may muck, and what an all-in changes."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class ShowAfterBet(Enum):
    LAST_AGGRESSOR = "last-aggressor"
    FIRST_TO_ACT = "first-to-act"


class ShowChecked(Enum):
    FIRST_LEFT_OF_BUTTON = "first-left-of-button"
    LAST_AGGRESSOR_EARLIER_ROUND = "last-aggressor-earlier-round"


class ShowCheckedStud(Enum):
    HIGH_BOARD = "high-board"
    LEFT_OF_DEALER = "left-of-dealer"


class ShowCheckedRazz(Enum):
    LOW_BOARD = "low-board"
    LEFT_OF_DEALER = "left-of-dealer"


class ShowAllIn(Enum):
    ALL_AT_ONCE = "all-at-once"
    AS_CHECKED_ROUND = "as-checked-round"
    LAST_WAGER = "last-wager-called-first"  # as in any showdown, on whichever round it was made


class ShowdownLaw(Group):
    show_order_after_bet: Point[ShowAfterBet] = point(
        "show-order-after-bet",
        ShowAfterBet.LAST_AGGRESSOR,
        "Who shows first after a bet on the last round?",
    )
    show_order_checked: Point[ShowChecked] = point(
        "show-order-checked",
        ShowChecked.FIRST_LEFT_OF_BUTTON,
        "Who shows first in a button game if the last round was checked?",
    )
    show_order_checked_stud: Point[ShowCheckedStud] = point(
        "show-order-checked-stud",
        ShowCheckedStud.HIGH_BOARD,
        "Who shows first in stud if the last round was checked?",
    )
    show_order_checked_razz: Point[ShowCheckedRazz] = point(
        "show-order-checked-razz",
        ShowCheckedRazz.LOW_BOARD,
        "Who shows first in razz if the last round was checked?",
    )
    show_order_all_in: Point[ShowAllIn] = point(
        "show-order-all-in",
        ShowAllIn.ALL_AT_ONCE,
        "In what order are hands shown when someone is all-in?",
    )
    side_pot_shows_first: Point[bool] = point(
        "side-pot-shows-first",
        True,
        "Do side-pot contestants show before players all-in for the main pot?",
    )
    all_cards_shown_to_win: Point[bool] = point(
        "all-cards-shown-to-win", True, "Must all cards be tabled to win a contested showdown?"
    )
    rabbit_hunting: Point[bool] = point(
        "rabbit-hunting", False, "May undealt cards be shown after a hand ends?"
    )
    loser_may_muck: Point[bool] = point(
        "loser-may-muck", True, "May a beaten or conceding player muck unseen?"
    )
    all_in_hands_face_up: Point[bool] = point(
        "all-in-hands-face-up",
        False,
        "Are hands tabled as soon as someone is all-in and betting is over?",
    )
