"""Words about the prizes of a night: ``Ann shows AsKs on QsJsTs2d3c at event 1`` for its best hand,
``Ann has …`` where it was not shown, ``uncalled`` where nobody called the last bet."""

from __future__ import annotations

from shuffleup.cards import parse as parse_cards
from shuffleup.league.nights import night_commands as c
from shuffleup.league.nights.best_hands import best_of_night
from shuffleup.league.nights.bounty_chips import chips_held
from shuffleup.league.nights.season_money import held, organiser, paid_to
from shuffleup.league.words.season_patterns import SeasonFacts, SeasonTold, SeasonVerbs
from shuffleup.outside_text import counted
from shuffleup.room.words.patterns import Found, Told, listed, pattern


def hand_in(found: Found, shown: bool, called: bool = True) -> c.ShowBestHand:
    hole, board = parse_cards(found["other"]), parse_cards(found["game"])
    return c.ShowBestHand(found["name"], counted(found["number"]), hole, board, shown, called)


def chips_in(found: Found) -> c.TakeBountyChips:
    chips, each = counted(found["seat"]), counted(found["amount"])
    return c.TakeBountyChips(found["name"], counted(found["number"]), chips, each)


def best_hand_is(told: SeasonTold, found: Found) -> Told:
    so = listed(best_of_night(told.season, counted(found["number"])))
    return so == found["rest"], so


def was_paid(told: SeasonTold, found: Found) -> Told:
    """A player, or whoever holds another event."""
    name = found["name"]
    so = held(told.season, paid_to(name)) + held(told.season, organiser(name))
    return so == counted(found["amount"]), str(so)


def holds_chips(told: SeasonTold, found: Found) -> Told:
    so = chips_held(told.season, found["name"])
    return so == counted(found["number"]), str(so)


VERBS: SeasonVerbs = [
    (
        pattern("put AMOUNT on the best hand of event NUMBER"),
        lambda told, f: c.FundBestHand(counted(f["number"]), counted(f["amount"])),
    ),
    (pattern("NAME shows OTHER on GAME at event NUMBER"), lambda told, f: hand_in(f, True)),
    (pattern("NAME has OTHER on GAME at event NUMBER"), lambda told, f: hand_in(f, False)),
    (
        pattern("NAME shows OTHER on GAME at event NUMBER uncalled"),
        lambda told, f: hand_in(f, True, False),
    ),
    (
        pattern("pay the best hand of event NUMBER"),
        lambda told, f: c.PayBestHand(counted(f["number"])),
    ),
    (
        pattern("NAME takes SEAT bounty chips of AMOUNT at event NUMBER"),
        lambda told, f: chips_in(f),
    ),
    (
        pattern("NAME plays a bounty chip at event NUMBER"),
        lambda told, f: c.PlayBountyChip(f["name"], counted(f["number"])),
    ),
    (
        pattern("NAME wins a seat of OTHER worth AMOUNT"),
        lambda told, f: c.AwardSeatPrize(f["name"], f["other"], counted(f["amount"])),
    ),
]
FACTS: SeasonFacts = [
    (pattern("best hand of event NUMBER: REST"), best_hand_is),
    (pattern("NAME was paid AMOUNT"), was_paid),
    (pattern("NAME holds NUMBER bounty chips"), holds_chips),
]
