"""A host who sits in the hand does not rule on it, and nothing is believed that the house's own
record refutes: where the house deals it knows every card, every bet and every place."""

from __future__ import annotations

from random import Random

import pytest
from tests.server.hub.test_house_deals import sent
from tests.server.small_house import does, must, seat, small_house

from shuffleup.client.messages import Done, Refused
from shuffleup.floor.senders import DEALER, Role
from shuffleup.hand import commands as h
from shuffleup.log.protocol import MemoryLog
from shuffleup.room.absence.absence_commands import GoToDinner, StepAway
from shuffleup.server.house_places.poker_house import PokerHouse
from shuffleup.table import commands as c
from shuffleup.table.commands import Draw, GoAway, NextHand, Report
from shuffleup.table.state import Table
from shuffleup.table.viewing.rail import version_of

PEOPLE = ("ann", "bob", "cy")
DECK = tuple(Random(7).sample(range(52), 52))
ATTACKS = (
    Report("duplicate-card"),
    Report("knew-deck-fouled", {"seat": "2"}),
    Report("bounty-chip"),
    Report("cards-into-another-hand", {"seat": "2", "into": "1"}),
)


def on_a_hand() -> tuple[PokerHouse, Table]:
    """Ann hosts the game and plays in it, with two others; the hand is on."""
    house = small_house(MemoryLog())
    seat(house, PEOPLE)
    must(house, Draw((0, 1, 2), (10, 20, 30)), DEALER, "1")
    must(house, NextHand(deck=DECK), DEALER, "1")
    return house, house.places["room"].tables["1"]


def played_out(house: PokerHouse, table: Table) -> None:
    """Everybody calls and checks to the end."""
    while table.hand is not None:
        hand = table.hand
        at = hand.actor
        to_call = hand.bets[at] < hand.bet
        does(house, PEOPLE[at], h.Call(at) if to_call else h.Check(at))


@pytest.mark.parametrize("role", [Role.FLOOR, Role.DIRECTOR, Role.MANAGER, Role.DEALER])
@pytest.mark.parametrize("attack", ATTACKS, ids=lambda one: one.kind)
def test_what_the_record_refutes_is_believed_of_nobody(attack: Report, role: Role) -> None:
    house, table = on_a_hand()
    before = version_of(table)
    for who in ("ann", "zoe"):  # in the hand or not
        (answer,) = sent(house, who, role, attack)
        assert isinstance(answer, Refused)
        assert answer.reason == "not-on-the-record"
    assert (version_of(table), table.question) == (before, "")


@pytest.mark.parametrize("attack", ATTACKS[:2], ids=lambda one: one.kind)
def test_a_hand_that_was_lost_is_not_void_afterwards(attack: Report) -> None:
    house, table = on_a_hand()
    played_out(house, table)
    before = version_of(table)
    (answer,) = sent(house, "ann", Role.FLOOR, attack)
    assert isinstance(answer, Refused)
    assert (version_of(table), table.question) == (before, "")


SAID_ALL_IN = Report("wager", {"seat": "2", "said": "all-in", "alone": "yes"})


@pytest.mark.parametrize("wish", [GoAway(1), StepAway("bob", "1"), GoToDinner("bob", "1")])
def test_nobody_sends_a_player_away_from_a_live_hand(wish: object) -> None:
    """It would be folded when its turn comes."""
    house, table = on_a_hand()
    for who, role in (("ann", Role.FLOOR), ("zoe", Role.SUPERVISOR)):
        (answer,) = sent(house, who, role, wish)
        assert isinstance(answer, Refused)
        assert answer.reason == "not-your-hand"
    assert table.hand is not None
    assert table.hand.live >> 1 & 1
    assert isinstance(does(house, "bob", GoAway(1)), Done), "they say so themselves"


@pytest.mark.parametrize(
    "wish", [c.Chop(0, 1), c.SplitPot(1, 0), c.Straddle(1), c.PassChips(1, 0, 50), c.KillPot(1)]
)
def test_nobody_agrees_or_pays_for_somebody_else(wish: object) -> None:
    house, table = on_a_hand()
    before = version_of(table)
    (answer,) = sent(house, "ann", Role.FLOOR, wish)
    assert isinstance(answer, Refused)
    assert version_of(table) == before


@pytest.mark.parametrize("wish", [c.DealIn(1), c.LetLie()])
def test_what_the_house_itself_does_nobody_says_for_it(wish: object) -> None:
    house, _ = on_a_hand()
    (answer,) = sent(house, "ann", Role.DEALER, wish)
    assert isinstance(answer, Refused)
    assert answer.reason == "dealt-here"
