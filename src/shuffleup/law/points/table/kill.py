"""Kill pots: what brings one on, what it costs, and when it ends."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from shuffleup.law.points.point import point


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


@dataclass(frozen=True, slots=True)
class Kill:
    kill_two_in_a_row: bool = point(True, "Does winning pots in a row kill the next?")
    kill_on_scoop: bool = point(
        False, "Does scooping a high-low pot of sufficient size kill the next?"
    )
    kill_voluntary: bool = point(False, "May a player kill a pot of his own will?")
    kill_games: KillGames = point(KillGames.ANY, "In which games may a kill be offered?")
    kill_wins_in_a_row: int = point(
        2, "How many pots in a row oblige to kill?", unit="pots", least=1, most=9
    )
    kill_first_leg_minimum: int = point(
        0,
        "How large must the pot of the first leg be, in big blinds?",
        unit="big blinds",
        least=0,
        most=1000,
    )
    kill_second_leg_minimum: int = point(
        4,
        "How large must the pot of the second leg be, in big blinds?",
        unit="big blinds",
        least=0,
        most=1000,
    )
    kill_second_leg_needs_flop: bool = point(True, "Must the second leg have seen a flop?")
    kill_pot_counted_net: bool = point(True, "Is the drop excluded from the qualifying pot?")
    kill_scoop_minimum: int = point(
        4,
        "How large is the smallest scooped pot that kills the next?",
        unit="big blinds or bets",
        least=0,
        most=1000,
    )
    kill_scoop_games: ScoopGames = point(
        ScoopGames.ANY_HIGH_LOW, "In which high-low games does a scoop kill the next pot?"
    )
    kill_scoop_unit: ScoopUnit = point(
        ScoopUnit.BIG_BLIND, "Is it counted in big blinds, or in minimum bets of the hand?"
    )
    kill_multiplier: Fraction = point(Fraction(2), "By what are limits multiplied in a full kill?")
    half_kill_offered: bool = point(False, "May a half-kill be offered?")
    half_kill_multiplier: Fraction = point(
        Fraction(3, 2), "By what are limits and blind multiplied in a half-kill?"
    )
    kill_blind: Fraction = point(
        Fraction(2), "How large is the blind of a full kill, in big blinds?"
    )
    kill_split_keeps_leg: bool = point(True, "Does a split pot keep a leg up?")
    kill_ends: KillEnds = point(KillEnds.LOSING_A_HAND, "When does a kill obligation end?")
    kill_ends_on_split: bool = point(False, "Does any split pot end the kill?")
    kill_leg_kept_when_absent: bool = point(True, "Is a leg kept through an absence?")
    kill_neutral_winner_quit: bool = point(
        True, "Is the kill button nobody's when the winner of the last pot has quit the game?"
    )
    kill_neutral_after_split: bool = point(
        True,
        "Is the kill button nobody's when the last pot was split and none who shared it held it?",
    )
    killer_must_post_when_sitting_out: bool = point(True, "Must the killer post even if dealt out?")
    killer_may_change_seat: bool = point(
        False, "May the killer change seats before the kill is met?"
    )
    kill_unposted: KillUnposted = point(KillUnposted.BARRED, "A required kill is not posted?")
