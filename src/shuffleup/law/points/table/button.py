"""Where the button starts, how it moves, and what is done when it was wrong."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class FirstButton(Enum):
    HIGH_CARD = "high-card-draw"
    SEAT_ONE = "seat-one"


class LowGameDraw(Enum):
    HIGHEST_CARD = "highest-card"
    LOWEST_CARD = "lowest-card"


class DrawsForButton(Enum):
    WITH_CHIPS = "players-with-chips"
    EVERYONE = "everyone-seated"


class MergeButton(Enum):
    NEXT_DUE = "next-due-at-receiving-table"
    REDRAW = "redraw"


class ForcedBets(Enum):
    """Which forced bets may open a button game."""

    TWO_BLINDS = "two-blinds"
    ANY = "any"


class ButtonMethod(Enum):
    MOVING = "moving"
    DEAD = "dead"


class LittleBlind(Enum):
    LEFT_OF_BUTTON = "left-of-button"
    ON_BUTTON = "on-button"


class HeadsUpSmallBlind(Enum):
    BUTTON = "button"
    NON_BUTTON = "non-button"


class StudRoundButton(Enum):
    """The button during the stud rounds of a mixed game."""

    FREEZE = "advance-once-then-freeze"
    KEEP_MOVING = "keep-moving"


class WrongLastButton(Enum):
    """A button found to have been wrong on the hand before."""

    STANDS = "stands"
    CORRECTED = "corrected"


class PostedTwice(Enum):
    SMALL_BLIND_OR_SIT_OUT = "small-blind-next-or-sit-out"
    STANDS = "stands"


class BlindSittingOut(Enum):
    """After substantial action; before, it is a misdeal."""

    PLAY_WITHOUT = "play-without-then-freeze"  # and the button stays for the next hand
    MISDEAL = "misdeal"
    POST_NOW = "post-now"


class ButtonLaw(Group):
    first_button: Point[FirstButton] = point(
        "first-button", FirstButton.HIGH_CARD, "How is the first button placed?"
    )
    first_button_low_games: Point[LowGameDraw] = point(
        "first-button-low-games",
        LowGameDraw.LOWEST_CARD,
        "Which card takes the first button in low games?",
    )
    draw_players: Point[DrawsForButton] = point(
        "button-draw-players", DrawsForButton.WITH_CHIPS, "Who is dealt a card for the button?"
    )
    merge_button: Point[MergeButton] = point(
        "merge-button", MergeButton.NEXT_DUE, "Who gets the button when two games merge?"
    )
    game_blind_structures: Point[ForcedBets] = point(
        "button-game-blind-structures", ForcedBets.ANY, "Which forced bets may open a button game?"
    )
    method: Point[ButtonMethod] = point(
        "button-method", ButtonMethod.DEAD, "How does the button move?"
    )
    method_designated: Point[bool] = point(
        "button-method-designated",
        False,
        "May the house designate the other button method for a table?",
    )
    moving_button_several_big_blinds: Point[bool] = point(
        "moving-button-several-big-blinds",
        True,
        "May a moving button produce more than one big blind in a hand?",
    )
    three_blind_little_blind_seat: Point[LittleBlind] = point(
        "three-blind-little-blind-seat",
        LittleBlind.LEFT_OF_BUTTON,
        "With three or more blinds, where is the little blind?",
    )
    heads_up_small_blind: Point[HeadsUpSmallBlind] = point(
        "heads-up-small-blind", HeadsUpSmallBlind.BUTTON, "Who is small blind heads-up?"
    )
    heads_up_big_blind_twice: Point[bool] = point(
        "heads-up-big-blind-twice",
        False,
        "May entering heads-up make a player post the big blind twice running?",
    )
    mixed_game_button: Point[StudRoundButton] = point(
        "mixed-game-button",
        StudRoundButton.FREEZE,
        "Where is the button during stud rounds of a mixed game?",
    )
    misplaced_button_previous_hand: Point[WrongLastButton] = point(
        "misplaced-button-previous-hand",
        WrongLastButton.STANDS,
        "The button is found to have been wrong on the previous hand?",
    )
    big_blind_posted_twice: Point[PostedTwice] = point(
        "big-blind-posted-twice",
        PostedTwice.SMALL_BLIND_OR_SIT_OUT,
        "A player posted the big blind twice by mistake?",
    )
    big_blind_sitting_out_dealt_in: Point[BlindSittingOut] = point(
        "big-blind-sitting-out-dealt-in",
        BlindSittingOut.PLAY_WITHOUT,
        "The due big blind was dealt in while sitting out, after substantial action?",
    )
