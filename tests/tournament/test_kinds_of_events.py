"""Kinds of events: sit-and-go, satellites, flights that merge, brackets of heads-up matches."""

from __future__ import annotations

import pytest

from shuffleup.floor.senders import Role, player, staff
from shuffleup.hand.setup import no_limit
from shuffleup.law import DEFAULT, Rules
from shuffleup.law.ruling import Reason
from shuffleup.room.cage.ledger import balance
from shuffleup.room.instants import MINUTE
from shuffleup.room.state import Room
from shuffleup.table.state import taken_seats
from shuffleup.tournament import Tournament, act, new_tournament
from shuffleup.tournament.bracket.bracket_commands import DrawMatches
from shuffleup.tournament.endings.end_commands import BustOut, PayPrizes
from shuffleup.tournament.endings.going_out import playing, standings
from shuffleup.tournament.endings.paying_prizes import entries_played
from shuffleup.tournament.entries.entry_commands import (
    AnnounceRebuy,
    DeclineRebuy,
    EnterBySeat,
    Register,
)
from shuffleup.tournament.event_clock.clock_commands import PassTime, StartPlay
from shuffleup.tournament.event_seats.seat_commands import DrawSeats
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.event_terms.terms_of_event import EventTerms, Price, RebuyTerms
from shuffleup.tournament.event_undo.taking_back import is_same_event
from shuffleup.tournament.event_undo.undo_act_commands import RedoAct, UndoAct
from shuffleup.tournament.flights.flight_commands import EndFlight, TakeOverFlight
from shuffleup.tournament.flights.flight_records import Bag
from shuffleup.tournament.flights.merging_flights import taken_over_from
from shuffleup.tournament.state import copy
from shuffleup.tournament.words.event_transcript import run
from shuffleup.tournament.words.hands_in_event import told_at_table

THREE_LEVELS = (Level(20, no_limit(25, 50)), Level(20, no_limit(50, 100)), Level(10))
DIRECTOR = staff(Role.DIRECTOR)
LEVELS = "levels: 25/50 for 20, 50/100 for 20"


def test_a_sit_and_go_begins_when_it_is_full() -> None:
    run(
        f"""
        event: 2026-11-13 UTC
        terms: holdem no-limit, stack 1500, price 20+2, seats 3, cap 3, sit-and-go
        {LEVELS}
        here: Ann, Bob, Cy, Dan
        Ann registers; Bob registers
        x draw the seats by 1 (time-goes-on)
        [19:00] Cy registers
        x Dan registers (more-than-there-is)
        draw the seats by 1
        = level is 1
        = level ends at 19:20
        = chips in play: 4500
        undo
        = level is 0
        = chips in play: 0
        """
    )


# ---- satellites ------------------------------------------------------------------------------


def a_satellite(rules: Rules = DEFAULT) -> tuple[Tournament, Tournament]:
    """A satellite with two seats worth 110 for Ann and Bob, and the event of 100+5 they are for."""
    satellite = run(
        f"""
        event: 2026-11-13 UTC
        terms: holdem no-limit, stack 5000, price 60+6, seats 4, satellite 110
        {LEVELS}
        table 1: Ann 5000, Bob 3000, Cy 2000, Dan 1000
        all-in at 1: Ann beats Cy, Dan
        pay the prizes
        """,
        rules,
    ).event
    terms = EventTerms("holdem", 5000, Price(100, 5))
    main = new_tournament("main", terms, satellite.levels, rules=rules, room=satellite.room)
    return satellite, main


def test_a_seat_that_is_won_waits_in_the_ledger_and_is_no_cash() -> None:
    satellite, main = a_satellite()
    room = satellite.room
    assert room.accounts["event/event/seat of Ann/cash"] == 110
    ruling = act(main, EnterBySeat("Ann", "event"), player("Ann"))
    assert ruling.refusal is None
    assert balance(room, main.account("pool")) == 100
    assert balance(room, main.account("fee")) == 5
    assert balance(room, "event/event/seat of Ann/cash") == 0
    again = act(main, EnterBySeat("Cy", "event"), player("Cy"))
    assert again.refusal is not None
    assert again.refusal.reason is Reason.MORE_THAN_THERE_IS
    act(main, UndoAct(), DIRECTOR)
    assert balance(room, "event/event/seat of Ann/cash") == 110
    assert sum(room.accounts.values()) == 0


def test_a_seat_is_for_whoever_won_it_unless_the_house_lets_it_be_given_away() -> None:
    _, main = a_satellite()
    given = act(main, EnterBySeat("Cy", "event", won="Bob"), DIRECTOR)
    assert given.refusal is not None
    assert given.refusal.reason is Reason.NOT_IN_THIS_HOUSE
    _, main = a_satellite(DEFAULT.but(seat_transferable=True))
    assert act(main, EnterBySeat("Cy", "event", won="Bob"), DIRECTOR).refusal is None
    assert list(main.entrants) == ["Cy"]


# ---- flights ---------------------------------------------------------------------------------


def a_flight(name: str, room: Room | None = None, rebuy: RebuyTerms | None = None) -> Tournament:
    """Four entries of 60+6+0+20, played over one level: Ann and two others are left."""
    terms = EventTerms("holdem", 5000, Price(60, 6, 0, 20), seats=4, ends_after=1, rebuy=rebuy)
    event = new_tournament(name, terms, THREE_LEVELS, room=room)
    names = ("Ann", *(f"{one}-{name}" for one in ("Bob", "Cy", "Dan")))
    for one in names:
        assert act(event, Register(one), DIRECTOR).refusal is None
    for command in (DrawSeats(1), StartPlay()):
        assert act(event, command, DIRECTOR).refusal is None
    told_at_table(event, f"all-in at 1: Ann beats {names[1]}")
    return event


def ended(event: Tournament) -> Tournament:
    act(event, PassTime(event.room.now + 21 * MINUTE), DIRECTOR)
    ruling = act(event, EndFlight(), DIRECTOR)
    assert ruling.refusal is None, ruling.refusal
    return event


def test_a_flight_ends_after_its_level_and_everybody_bags_their_chips() -> None:
    event = a_flight("a")
    early = act(event, EndFlight(), DIRECTOR)
    assert early.refusal is not None
    assert early.refusal.reason is Reason.TIME_GOES_ON
    before = copy(event)
    ended(event)
    assert [(bag.player, bag.chips) for bag in event.bags] == [
        ("Ann", 10000), ("Cy-a", 5000), ("Dan-a", 5000),
    ]  # fmt: skip
    assert event.over
    assert event.issued == 0
    assert not event.tables
    assert standings(event) == [(4, "Bob-a")]
    assert act(event, UndoAct(), DIRECTOR).refusal is None
    assert (event.issued, event.entrants, list(event.tables)) == (
        before.issued, before.entrants, ["1"],
    )  # fmt: skip


def test_chips_behind_are_bagged_with_the_others() -> None:
    event = a_flight("a", rebuy=RebuyTerms(Price(60), 5000, until=2, under=5000))
    for command in (DeclineRebuy("Bob-a"), AnnounceRebuy("Cy-a")):
        assert act(event, command, DIRECTOR).refusal is None
    before = event.issued
    bags = {bag.player: bag.chips for bag in ended(event).bags}
    assert bags == {"Ann": 10000, "Cy-a": 10000, "Dan-a": 5000}
    assert sum(bags.values()) == before == 25000


@pytest.mark.parametrize(("best", "chips"), [(True, 10000), (False, 20000)])
def test_flights_merge_with_their_stacks_heads_and_pools(best: bool, chips: int) -> None:
    flights = [ended(a_flight("a"))]
    room = flights[0].room
    flights.append(ended(a_flight("b", room)))
    terms = EventTerms("holdem", 5000, seats=9, carry_best=best)
    day_two = new_tournament("two", terms, THREE_LEVELS, room=room)
    for flight in flights:
        ruling = act(day_two, taken_over_from(flight), DIRECTOR)
        assert ruling.refusal is None, ruling.refusal
    assert day_two.entrants["Ann"].carried == chips
    assert len(day_two.entrants) == 5
    assert entries_played(day_two) == 8
    assert balance(room, day_two.account("pool")) == 8 * 60
    assert balance(room, day_two.account("bounties")) == sum(day_two.heads.values())
    assert act(day_two, DrawSeats(2), DIRECTOR).refusal is None
    assert day_two.issued == chips + 4 * 5000
    again = act(day_two, taken_over_from(flights[0]), DIRECTOR)
    assert again.refusal is not None
    for _ in range(3):
        assert act(day_two, UndoAct(), DIRECTOR).refusal is None
    assert not day_two.entrants
    assert balance(room, flights[0].account("pool")) == 4 * 60


def test_a_flight_pays_nobody_and_bags_that_cannot_be_are_refused() -> None:
    event = ended(a_flight("a"))
    paid = act(event, PayPrizes(), DIRECTOR)
    assert paid.refusal is not None
    assert paid.refusal.reason is Reason.TIME_GOES_ON
    day_two = new_tournament("two", EventTerms("holdem", 5000), THREE_LEVELS, room=event.room)
    for bags in ((Bag("Ann", 0),), (Bag("Ann", 5), Bag("Ann", 6)), (Bag("Ann", 5, 10_000),)):
        ruling = act(day_two, TakeOverFlight("a", 4, bags), DIRECTOR)
        assert ruling.refusal is not None
    assert not day_two.entrants


def test_a_live_flight_is_counted_before_it_is_bagged() -> None:
    run(
        """
        event: 2026-11-13 UTC
        terms: holdem no-limit, stack 5000, seats 4, ends-at 2, by hand
        levels: 25/50 for 20, 50/100 for 20
        table 1: Ann 5000, Bob 5000, Cy 5000
        x end the flight (time-goes-on)
        Cy is out
        x end the flight (not-counted)
        at 1: count Ann 9000
        at 1: count Bob 6000
        end the flight
        = bags: Ann 9000, Bob 6000
        = place 3: Cy
        = chips in play: 0
        """
    )


# ---- brackets --------------------------------------------------------------------------------

SIX = f"""
event: 2026-11-13 UTC
terms: holdem no-limit, stack 1500, price 20+2, seats 2, bracket, BYHAND
{LEVELS}
here: Ann, Bob, Cy, Dan, Eve, Fay
Ann registers; Bob registers; Cy registers; Dan registers; Eve registers; Fay registers
"""


@pytest.mark.parametrize("kind", ["progressive", "by hand"])
def test_a_bracket_is_played_down_to_its_winner(kind: str) -> None:
    scene = run(
        SIX.replace("BYHAND", kind)
        + """
        x draw the seats by 1 (not-an-option)
        draw the matches by 1
        play begins
        = tables: 1, 2, 3, 4
        = chips in play: 9000
        = due: nothing
        x draw the matches by 1 (hand-is-on)
        """
    )
    event, rounds = scene.event, [4]
    assert sorted(len(taken_seats(table)) for table in event.tables.values()) == [1, 1, 2, 2]
    while not event.over:
        for number, table in list(event.tables.items()):
            names = [seat.player for _, seat in taken_seats(table)]
            if len(names) == 2:
                lose(event, number, *names)
        if not event.over:
            assert act(event, DrawMatches(2), DIRECTOR).refusal is None
            rounds.append(len(event.tables))
            assert event.issued == 1500 * len(playing(event))
    assert rounds == [4, 2, 1]
    assert [place for place, _ in standings(event)] == [1, 2, 3, 3, 5, 5]


def lose(event: Tournament, number: str, winner: str, loser: str) -> None:
    if event.terms.by_hand:
        assert act(event, BustOut(loser), DIRECTOR).refusal is None
    else:
        told_at_table(event, f"all-in at {number}: {winner} beats {loser}")


def test_a_round_of_matches_is_undone_and_done_again() -> None:
    event = run(SIX.replace("BYHAND", "by hand") + "draw the matches by 1\nplay begins").event
    for table in list(event.tables.values()):
        names = [seat.player for _, seat in taken_seats(table)]
        if len(names) == 2:
            act(event, BustOut(names[1]), DIRECTOR)
    act(event, DrawMatches(3), DIRECTOR)
    before = copy(event)
    for _ in range(3):
        assert act(event, UndoAct(), DIRECTOR).refusal is None
    assert list(event.tables) == ["1", "2", "3", "4"]
    assert event.issued == 9000
    for _ in range(3):
        assert act(event, RedoAct(), DIRECTOR).refusal is None
    assert is_same_event(event, before)
