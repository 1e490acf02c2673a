"""Kill pots: what brings one on, what it costs, and when it ends."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction

from shuffleup.law.points.point import Group, Point, point


class KillGames(Enum):
    ANY = "any"
    OMAHA_EIGHT = "omaha-eight"


class ScoopGames(Enum):
    ANY_HIGH_LOW = "any-high-low"
    OMAHA = "omaha"


class ScoopUnit(Enum):
    BIG_BLIND = "big-blind"
    MINIMUM_BET = "minimum-bet"


class KillEnds(Enum):
    LOSING_A_HAND = "losing-a-hand"
    SMALL_OR_DIVIDED_POT = "small-or-divided-pot"


class KillUnposted(Enum):
    BARRED = "barred-until-posted"
    LAPSES = "kill-lapses"


class KillLaw(Group):
    two_in_a_row: Point[bool] = point(
        "kill-two-in-a-row", True, "Does winning pots in a row kill the next?"
    )
    on_scoop: Point[bool] = point(
        "kill-on-scoop", False, "Does scooping a high-low pot of sufficient size kill the next?"
    )
    voluntary: Point[bool] = point("kill-voluntary", False, "May a player kill a pot by choice?")
    games: Point[KillGames] = point(
        "kill-games", KillGames.ANY, "In which games may a kill be offered?"
    )
    wins_in_a_row: Point[int] = point(
        "kill-wins-in-a-row",
        2,
        "How many pots in a row oblige to kill?",
        unit="pots",
        least=1,
        most=9,
    )
    first_leg_minimum: Point[int] = point(
        "kill-first-leg-minimum",
        0,
        "How large must the pot of the first leg be, in big blinds?",
        unit="big blinds",
        least=0,
        most=1000,
    )
    second_leg_minimum: Point[int] = point(
        "kill-second-leg-minimum",
        4,
        "How large must the pot of the second leg be, in big blinds?",
        unit="big blinds",
        least=0,
        most=1000,
    )
    second_leg_needs_flop: Point[bool] = point(
        "kill-second-leg-needs-flop", True, "Must the second leg have seen a flop?"
    )
    pot_counted_net: Point[bool] = point(
        "kill-pot-counted-net", True, "Is the drop excluded from the qualifying pot?"
    )
    scoop_minimum: Point[int] = point(
        "kill-scoop-minimum",
        4,
        "How large is the smallest scooped pot that kills the next?",
        unit="big blinds or bets",
        least=0,
        most=1000,
    )
    scoop_games: Point[ScoopGames] = point(
        "kill-scoop-games",
        ScoopGames.ANY_HIGH_LOW,
        "In which high-low games does a scoop kill the next pot?",
    )
    scoop_unit: Point[ScoopUnit] = point(
        "kill-scoop-unit",
        ScoopUnit.BIG_BLIND,
        "Is it counted in big blinds, or in minimum bets of the hand?",
    )
    multiplier: Point[Fraction] = point(
        "kill-multiplier", Fraction(2), "By what are limits multiplied in a full kill?"
    )
    half_kill_offered: Point[bool] = point(
        "half-kill-offered", False, "May a half-kill be offered?"
    )
    half_kill_multiplier: Point[Fraction] = point(
        "half-kill-multiplier",
        Fraction(3, 2),
        "By what are limits and blind multiplied in a half-kill?",
    )
    blind: Point[Fraction] = point(
        "kill-blind", Fraction(2), "How large is the blind of a full kill, in big blinds?"
    )
    split_keeps_leg: Point[bool] = point(
        "kill-split-keeps-leg", True, "Does a split pot keep a leg up?"
    )
    ends: Point[KillEnds] = point(
        "kill-ends", KillEnds.LOSING_A_HAND, "When does a kill obligation end?"
    )
    ends_on_split: Point[bool] = point(
        "kill-ends-on-split", False, "Does any split pot end the kill?"
    )
    leg_kept_when_absent: Point[bool] = point(
        "kill-leg-kept-when-absent", True, "Is a leg kept through an absence?"
    )
    neutral_winner_quit: Point[bool] = point(
        "kill-neutral-winner-quit",
        True,
        "Is the kill button nobody's when the winner of the last pot has quit the game?",
    )
    neutral_after_split: Point[bool] = point(
        "kill-neutral-after-split",
        True,
        "Is the kill button nobody's when the last pot was split and none who shared it held it?",
    )
    killer_must_post_when_sitting_out: Point[bool] = point(
        "killer-must-post-when-sitting-out", True, "Must the killer post even if dealt out?"
    )
    killer_may_change_seat: Point[bool] = point(
        "killer-may-change-seat", False, "May the killer change seats before the kill is met?"
    )
    unposted: Point[KillUnposted] = point(
        "kill-unposted", KillUnposted.BARRED, "A required kill is not posted?"
    )
