"""Jackpots: which hand hits one, who has a share in it, what makes it void, and what is posted."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class JackpotShares(Enum):
    LOSER_MOST = "loser-most"
    WINNER_MOST = "winner-most"
    EVEN = "even"


class AfterDealOff(Enum):
    UNTIL_BIG_BLIND = "big-blind-passes-new-seat"
    NOT_ELIGIBLE = "not-eligible"


class SeveralLosers(Enum):
    HIGHEST_ONLY = "highest-only"
    SHARED = "shared"


class DailyAdd(Enum):
    PREVIOUS_DAY = "previous-day-collection"
    FIXED = "fixed"


class JackpotReset(Enum):
    MANAGEMENT = "management"
    FIXED = "fixed"


class JackpotLaw(Group):
    minimum_players: Point[int] = point(
        "jackpot-minimum-players",
        4,
        "How many active players does a jackpot or promotion need?",
        unit="players",
        least=2,
        most=10,
    )
    raked_live_game_only: Point[bool] = point(
        "jackpot-raked-live-game-only", True, "Must the game be live and raked?"
    )
    drop_maximum: Point[int] = point(
        "jackpot-drop-maximum",
        1,
        "What is the most that is dropped of a hand for the promotions?",
        unit="dollars",
        least=0,
        most=100,
    )
    shares: Point[JackpotShares] = point(
        "jackpot-shares",
        JackpotShares.LOSER_MOST,
        "Whose is the higher of the two large shares?",
    )
    both_hole_cards: Point[bool] = point(
        "jackpot-both-hole-cards", True, "Must winner and loser play both hole cards?"
    )
    board_plays_first: Point[bool] = point(
        "jackpot-board-plays-first",
        True,
        "Does a hole card count as played only where the board has nothing as good?",
    )
    hands_dealt_before: Point[int] = point(
        "jackpot-hands-dealt-before",
        1,
        "How many hands must a player have been dealt to share?",
        unit="hands",
        least=0,
        most=100,
    )
    missed_blind_bars: Point[bool] = point(
        "jackpot-missed-blind-bars", True, "Does a missed blind bar a player from a share?"
    )
    after_deal_off: Point[AfterDealOff] = point(
        "jackpot-after-deal-off",
        AfterDealOff.UNTIL_BIG_BLIND,
        "Until when has a player a share who dealt off?",
    )
    live_hands_tabled: Point[bool] = point(
        "jackpot-live-hands-tabled", True, "Must every live hand of the last round be tabled?"
    )
    void_mucked_hand: Point[bool] = point(
        "jackpot-void-mucked-hand", False, "May a live hand that was mucked void a jackpot?"
    )
    void_incorrect_deck: Point[bool] = point(
        "jackpot-void-incorrect-deck", True, "Is a jackpot void if the deck was not correct?"
    )
    void_discussion: Point[bool] = point(
        "jackpot-void-discussion", False, "May talk of the jackpot in the hand void it?"
    )
    several_losers: Point[SeveralLosers] = point(
        "jackpot-several-losers",
        SeveralLosers.HIGHEST_ONLY,
        "Whose is the loser's share if several lose with such a hand?",
    )
    room_share_from_jackpot: Point[bool] = point(
        "jackpot-room-share-from-jackpot",
        True,
        "Is the share of the room taken out of the jackpot, rather than added to it?",
    )
    posted_adjustable: Point[bool] = point(
        "jackpot-posted-adjustable", True, "May the house change the amount that is posted?"
    )
    daily_add: Point[DailyAdd] = point(
        "jackpot-daily-add", DailyAdd.PREVIOUS_DAY, "What is added to a jackpot every day?"
    )
    reset: Point[JackpotReset] = point(
        "jackpot-reset", JackpotReset.MANAGEMENT, "Who sets the amount after a hit?"
    )
    raised_at_posting_after_hit: Point[bool] = point(
        "jackpot-raised-at-posting-after-hit",
        False,
        "Is the amount raised at the next posting after a hit?",
    )
