"""Prizes of a night: its best hand, bounty chips, a seat in somebody else's event."""

from __future__ import annotations

from typing import Final

from shuffleup.cards import parse as parse_cards
from shuffleup.floor.facts import COUNT, YES, Fact, FactError, Facts
from shuffleup.law.points import NightPrizeLaw
from shuffleup.league.floor.season_kinds import NIGHT_PRIZES, asked_of_season
from shuffleup.league.floor.small_season import answer, does, join
from shuffleup.league.nights import night_commands as c
from shuffleup.league.nights.best_hands import asked_for, best_of_night
from shuffleup.league.nights.season_money import held, organiser
from shuffleup.league.rulings import SeasonRuling
from shuffleup.league.state import Season
from shuffleup.room.floor.small_room import ANN, OTHERS

# hole cards and board: none, one and both of the two play
PLAYING: Final = (
    ("2d3c", "AsKsQsJsTs"),
    ("Ts2d", "9s8s7s6sKd"),
    ("6s5s", "9s8s7sKdKc"),
)
PLACE_OF_TURN: Final = 4
ORGANISER: Final = "Organiser"
AMOUNT: Final = 100
LAW = NightPrizeLaw


@asked_of_season(
    "best-hand-claimed",
    NIGHT_PRIZES,
    "A player says that a hand is the best of the night.",
    Fact("river", YES, "Was the river dealt?", default=True),
    Fact("called", YES, "Was the last bet called?", default=True),
    Fact("shown", YES, "Was the hand shown to the table?", default=True),
    Fact("playing", COUNT, "How many of the two hole cards play in it?", default=2),
)
def best_hand_claimed(season: Season, facts: Facts) -> SeasonRuling:
    count = facts.count("playing")
    if not 0 <= count < len(PLAYING):
        raise FactError("playing: 0 to 2")
    hole, board = (parse_cards(one) for one in PLAYING[count])
    if not facts.yes("river"):
        board = board[:PLACE_OF_TURN]
    claim = c.ShowBestHand(ANN, 1, hole, board, facts.yes("shown"), facts.yes("called"))
    does(season, claim)
    return answer(
        "yes: it counts for the best hand of the night", *asked_for(season), LAW.needs_call
    )


@asked_of_season(
    "best-hand-twice",
    NIGHT_PRIZES,
    "Two players have the same best hand of the night.",
)
def best_hand_twice(season: Season, facts: Facts) -> SeasonRuling:
    join(season, OTHERS[0])
    does(season, c.FundBestHand(1, AMOUNT))
    for name, hole, board in ((ANN, "8h7h", "6h5h4hKdKc"), (OTHERS[0], "8c7c", "6c5c4cAdAh")):
        does(season, c.ShowBestHand(name, 1, parse_cards(hole), parse_cards(board)))
    if len(best_of_night(season, 1)) > 1:
        return answer("they split its prize", LAW.tie)
    return answer("whoever showed first has the prize", LAW.tie)


@asked_of_season(
    "bounty-chips-kept",
    NIGHT_PRIZES,
    "A player brings bounty chips of an earlier event.",
)
def bounty_chips_kept(season: Season, facts: Facts) -> SeasonRuling:
    does(season, c.TakeBountyChips(ANN, 1, 1, AMOUNT))
    does(season, c.PlayBountyChip(ANN, 2))
    return answer("yes: they were kept, and play", LAW.bounty_chips_carry)


@asked_of_season(
    "seat-prize-won",
    NIGHT_PRIZES,
    "A player wins a seat in somebody else's event.",
)
def seat_prize_won(season: Season, facts: Facts) -> SeasonRuling:
    does(season, c.AwardSeatPrize(ANN, ORGANISER, AMOUNT))
    if held(season, organiser(ORGANISER)):
        return answer("the entry is paid to whoever holds the event", LAW.seat_prize)
    return answer("the money is the player's", LAW.seat_prize)
