"""Entries, chips and conduct of an event: what the printed cases do not show."""

from __future__ import annotations

import pytest

from shuffleup.floor.senders import Role, player, staff
from shuffleup.hand.setup import no_limit
from shuffleup.law.points.table.dealt_in import AbsentDealtIn
from shuffleup.law.points.tournament.event_conduct import DisqualifiedChips, PenaltyRound
from shuffleup.law.rules import DEFAULT
from shuffleup.law.ruling import Reason
from shuffleup.room.cage.cage_events import Entered
from shuffleup.table.by_hand.by_hand_commands import ReportHand
from shuffleup.tournament import Tournament, act, new_tournament
from shuffleup.tournament.commands import EventCommand, OnTheTable
from shuffleup.tournament.entries import entry_commands as e
from shuffleup.tournament.event_chips import race_commands as r
from shuffleup.tournament.event_clock.clock_commands import StartPlay
from shuffleup.tournament.event_conduct import penalty_commands as p
from shuffleup.tournament.event_seats.seat_commands import DrawSeats
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.event_terms.terms_of_event import EventTerms, Price, RebuyTerms
from shuffleup.tournament.events import InRoom
from shuffleup.tournament.state import copy
from shuffleup.tournament.words.event_transcript import run

AWAY_DEALT_IN = DEFAULT.but(absent_player_dealt_in=AbsentDealtIn.ALWAYS)
DIRECTOR = staff(Role.DIRECTOR)
LEVELS = (Level(20, no_limit(25, 50)), Level(20, no_limit(50, 100)))
OPENING = """
event: 2026-11-13 UTC
terms: holdem no-limit, stack 3000, price 50+10, seats 6{more}
levels: 25/50 for 20, break for 10, 50/100 for 20, 100/200 for 20
table 1: Ann 9000, Bob 3000, Cy 2000
here: Dan, Eve
"""


def told(more: str, rest: str) -> Tournament:
    return run(OPENING.format(more=more) + rest).event


def test_registration_closes_at_the_end_of_a_level_and_not_before() -> None:
    told(
        ", late 1",
        """
        [19:00] start the clock
        = [19:19] may: Dan registers
        x [19:20] Dan registers (time-goes-on)
        """,
    )


def test_registration_closes_after_a_playing_time_of_which_breaks_are_none() -> None:
    told(
        ", late-minutes 25",
        """
        [19:00] start the clock
        = [19:34] may: Dan registers
        x [19:35] Dan registers (time-goes-on)
        """,
    )


def test_registration_closes_by_hand() -> None:
    told(", late 3", "close registration\nx Dan registers (time-goes-on)\n")


def test_each_entry_keeps_the_price_it_paid() -> None:
    event = told(
        ", late 3",
        """
        manager: change the terms: price 70+10
        Dan registers
        = pool is 220
        Dan takes back the entry
        = pool is 150
        """,
    )
    assert event.entrants["Ann"].paid == (Price(50, 10),)


def test_nobody_enters_again_more_often_than_announced() -> None:
    told(
        ", late 3, re-entries 1",
        """
        all-in at 1: Ann beats Bob
        Bob registers
        seat Bob by 1
        all-in at 1: Ann beats Bob
        x Bob registers (more-than-there-is)
        = place 3: Bob
        """,
    )


def test_a_short_stack_re_buys_where_the_event_says_so_and_only_so_often() -> None:
    told(
        ", rebuys 20 for 1000 until 1 under 2000 most 1",
        """
        x Bob re-buys (too-many-chips)
        Cy re-buys
        = Cy has 3000
        x Cy re-buys (more-than-there-is)
        """,
    )


def test_declining_the_last_re_buy_ends_the_event() -> None:
    told(
        ", rebuys 20 until 1",
        """
        all-in at 1: Ann beats Bob, Cy
        = Bob stands: plays
        Bob declines the re-buy
        Cy declines the re-buy
        = the event is over
        = place 1: Ann
        = place 2: Bob
        = place 3: Cy
        """,
    )


def test_the_next_hand_ends_it_where_nobody_is_left_to_play_with() -> None:
    told(
        ", rebuys 20 until 1",
        """
        all-in at 1: Ann beats Bob, Cy
        at 1: next hand
        = the event is over
        """,
    )


def test_the_house_makes_up_a_guarantee() -> None:
    told(
        ", guarantee 500",
        """
        = pool is 150
        make up the guarantee
        = pool is 500
        x make up the guarantee (not-asked-for)
        """,
    )


def test_an_event_called_off_returns_re_buys_too() -> None:
    event = told(
        ", rebuys 20+5 until 1",
        """
        all-in at 1: Ann beats Bob
        Bob re-buys
        = pool is 170
        manager: cancel the event
        = pool is 0
        = account fee is 0
        """,
    )
    assert event.cancelled


def test_a_player_struck_off_leaves_a_winner() -> None:
    told(
        "",
        """
        all-in at 1: Ann beats Bob
        disqualify Cy for cheating
        = the event is over
        = place 1: Ann
        """,
    )


def test_all_chips_forfeited_is_out() -> None:
    told(
        "",
        """
        Cy forfeits 2000 for chips-hidden
        = Cy stands: out
        = chips in play: 12000
        """,
    )


def test_a_penalty_of_a_round_of_the_button_ends_when_it_has_passed() -> None:
    rules = DEFAULT.but(
        absent_player_dealt_in=AbsentDealtIn.ALWAYS, penalty_round_length=PenaltyRound.ORBIT
    )
    run(
        OPENING.format(more="")
        + """
        Bob misses 1 rounds for abuse
        at 1: 1 hand passes
        x at 1: Bob is back (not-yet)
        at 1: 1 hand passes
        = may: at 1: Bob is back
        """,
        rules,
    )


def test_nobody_forfeits_chips_of_a_stack_that_nobody_counted() -> None:
    event = told(", by hand", "")
    assert act(event, OnTheTable("1", ReportHand()), DIRECTOR).refusal is None
    refused = act(event, p.ForfeitChips("Bob", "soft-play", 500), DIRECTOR).refusal
    assert refused is not None
    assert refused.reason is Reason.NOT_COUNTED
    assert "how much has Bob in front?" in refused.says


def test_chips_of_the_disqualified_may_be_blinded_off() -> None:
    rules = DEFAULT.but(
        absent_player_dealt_in=AbsentDealtIn.ALWAYS,
        disqualified_chips=DisqualifiedChips.BLINDED_OFF,
    )
    run(
        OPENING.format(more="")
        + """
        disqualify Bob for abuse
        = chips in play: 14000
        at 1: next hand
        at 1: everyone folds
        = Bob has 2975
        x at 1: Bob is back (not-yet)
        """,
        rules,
    )


def test_a_bounty_goes_to_whoever_knocks_out_and_the_winner_has_their_own() -> None:
    event = run(BOUNTIES.format(how="") + ENDED).event
    assert paid_to(event, "Ann") == 75
    assert event.heads == {}


def test_half_of_a_progressive_bounty_goes_onto_the_winners_head() -> None:
    told_first = "all-in at 1: Ann beats Cy\n= account bounties is 62\n"
    event = run(BOUNTIES.format(how=", progressive") + told_first).event
    assert event.heads == {"Ann": 37, "Bob": 25}
    event = run(BOUNTIES.format(how=", progressive") + ENDED).event
    assert paid_to(event, "Ann") == 75
    assert event.heads == {}


BOUNTIES = """
event: 2026-11-13 UTC
terms: holdem no-limit, stack 3000, price 50+10+0+25, seats 6{how}
levels: 25/50 for 20, 50/100 for 20
table 1: Ann 9000, Bob 3000, Cy 2000
"""
ENDED = """
all-in at 1: Ann beats Cy
all-in at 1: Ann beats Bob
= the event is over
= account bounties is 0
"""


def paid_to(event: Tournament, name: str) -> int:
    """What of the bounties somebody has in hand."""
    entries = (told.event for told in event.log if isinstance(told, InRoom))
    lines = [
        dict(one.lines)
        for one in entries
        if isinstance(one, Entered) and (one.why, one.player) == ("bounty", name)
    ]
    return sum(line["outside/cash"] for line in lines)


# ---- what is refused -------------------------------------------------------------------------


@pytest.fixture
def event() -> Tournament:
    terms = EventTerms("holdem", 5000, Price(50, 10), 4, RebuyTerms(Price(20), 0), chips=(25, 100))
    made = new_tournament("friday", terms, LEVELS, now=60_000)
    for name in ("Ann", "Bob", "Cy"):
        act(made, e.Register(name), player(name))
    act(made, DrawSeats(3), DIRECTOR)
    act(made, StartPlay(), DIRECTOR)
    return made


@pytest.mark.parametrize(
    ("command", "by", "reason"),
    [
        (e.Register("unsold-1-1"), DIRECTOR, Reason.NAME_TAKEN),
        (e.Register("Ann"), DIRECTOR, Reason.NAME_TAKEN),
        (e.SeatEntrant("Ann", 1), DIRECTOR, Reason.NOT_ON_THE_LIST),
        (e.PlaceStack("9", 0), DIRECTOR, Reason.NO_SUCH_SEAT),
        (e.PlaceStack("1", 99), DIRECTOR, Reason.NO_SUCH_SEAT),
        (e.RemoveStack("1", 0), DIRECTOR, Reason.NO_SUCH_SEAT),
        (e.RemoveAbsent("Ann"), DIRECTOR, Reason.NOT_AWAY),
        (e.TakeOwnSeat("Zoe"), DIRECTOR, Reason.NOT_AWAY),
        (e.Rebuy("Bob"), player("Ann"), Reason.NOT_YOUR_PART),
        (e.Rebuy("Zoe"), DIRECTOR, Reason.NOT_SEATED),
        (e.Rebuy("Ann"), DIRECTOR, Reason.TOO_MANY_CHIPS),
        (e.DeclineRebuy("Ann"), DIRECTOR, Reason.NOT_ASKED_FOR),
        (e.BuyAddOn("Ann"), DIRECTOR, Reason.NOT_AN_OPTION),
        (e.CancelEvent(), DIRECTOR, Reason.NOT_YOUR_PART),
        (e.AlterTerms(EventTerms("omaha", 5000)), staff(Role.MANAGER), Reason.NOT_AN_OPTION),
        (r.RaceOff(100, 1), DIRECTOR, Reason.NOT_AN_OPTION),
        (r.TurnInChips("Ann", 25, 3), DIRECTOR, Reason.NOT_AN_OPTION),
        (p.WarnEntrant("Ann", "sneezing"), DIRECTOR, Reason.NOT_A_COMMAND),
        (p.PenaliseEntrant("Ann", "abuse"), DIRECTOR, Reason.NOT_A_COMMAND),
        (p.PenaliseEntrant("Ann", "abuse", 1, 1), DIRECTOR, Reason.NOT_A_COMMAND),
        (p.PenaliseEntrant("Zoe", "abuse", 1), DIRECTOR, Reason.NOT_SEATED),
        (p.ForfeitChips("Ann", "soft-play", 99_999), DIRECTOR, Reason.MORE_THAN_THERE_IS),
        (p.ForfeitChips("Ann", "abuse", 10), DIRECTOR, Reason.NOT_AN_OPTION),
        (p.DisqualifyEntrant("Ann", "abuse"), player("Bob"), Reason.NOT_YOUR_PART),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_is_lost(
    event: Tournament, command: EventCommand, by: object, reason: Reason
) -> None:
    before = copy(event)
    ruling = act(event, command, by)  # type: ignore[arg-type]  # anything may be sent
    assert ruling.refusal is not None
    assert ruling.refusal.reason is reason
    assert event == before


@pytest.mark.parametrize("seed", range(20))
def test_a_race_changes_no_stack_by_a_large_chip_and_puts_nobody_out(seed: int) -> None:
    event = run(
        f"""
        event: 2026-11-13 UTC
        terms: holdem no-limit, stack 3000, seats 6, chips 25/100
        levels: 25/50 for 20 removing 25, 100/200 for 20
        table 1: Ann 25, Bob 3075, Cy 2050, Dan 75
        table 2: Eve 125, Flo 3000, Gus 25
        go to level 2
        race off 25 by {seed}
        """
    ).event
    stacks = {s.player: s.stack for t in event.tables.values() for s in t.seats if s is not None}
    before = {"Ann": 25, "Bob": 3075, "Cy": 2050, "Dan": 75, "Eve": 125, "Flo": 3000, "Gus": 25}
    assert stacks.keys() == before.keys()
    assert all(stack % 100 == 0 and stack > 0 for stack in stacks.values())
    assert all(abs(stacks[name] - before[name]) < 100 for name in before)
    assert sum(stacks.values()) == event.issued


def test_a_bounty_is_paid_once_though_its_owner_is_out_only_when_the_next_hand_begins() -> None:
    event = run(
        """
        event: 2026-11-13 UTC
        terms: holdem no-limit, stack 5000, price 50+10+0+10, seats 4, rebuys 20+2 for 5000 until 1
        levels: 25/50 for 20, 50/100 for 20
        table 1: Ann 5000, Bob 5000, Cy 5000
        all-in at 1: Ann beats Bob
        at 1: next hand
        = Bob stands: out
        = account bounties is 20
        """
    ).event
    assert sum(event.heads.values()) == 20
