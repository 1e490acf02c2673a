"""The end of an event: places when several bust at once, prizes to the unit, deals."""

from __future__ import annotations

from random import Random

import pytest

from shuffleup.floor.senders import Role, player, staff
from shuffleup.law import DEFAULT
from shuffleup.law.points.tournament.event_payouts import PayoutDeals, SimultaneousBusts
from shuffleup.law.ruling import Reason
from shuffleup.room.cage.on_tables import chips_of
from shuffleup.table.commands import CountChips
from shuffleup.table.state import taken_seats
from shuffleup.tournament import act
from shuffleup.tournament.commands import EventCommand, OnTheTable
from shuffleup.tournament.endings import end_commands as c
from shuffleup.tournament.endings.end_records import DealKind, PrizeAward
from shuffleup.tournament.entries.entry_record import InEvent
from shuffleup.tournament.entries.registering import pool
from shuffleup.tournament.event_seats.seat_commands import MoveTo
from shuffleup.tournament.event_seats.seat_draw import where_is
from shuffleup.tournament.state import Tournament, copy
from shuffleup.tournament.words.event_transcript import run

DIRECTOR = staff(Role.DIRECTOR)
EVERYBODY = ("Ann", "Bob", "Cy", "Dan")
OPENING = """
event: 2026-11-13 UTC
terms: holdem no-limit, stack 5000, price 50+10, seats 4, TERMS
levels: 25/50 for 20, 50/100 for 20
table 1: Ann 5000, Bob 3000, Cy 2000, Dan 1000
"""


def opening(terms: str) -> str:
    return OPENING.replace("TERMS", terms)


def test_tables_hand_for_hand_count_as_one_hand() -> None:
    run(
        opening("prizes 60/40")
        + """
        table 2: Eve 5000, Fay 3000, Gus 2000, Hal 1000
        hand for hand
        all-in at 1: Ann beats Bob, Cy
        x at 1: next hand (not-yet)
        x pay the prizes (not-asked-for)
        all-in at 2: Eve beats Gus, Fay
        = place 5: Bob, Fay
        = place 7: Cy, Gus
        = Bob went out to Ann
        = may: at 1: next hand
        no longer hand for hand
        all-in at 1: Ann beats Dan
        all-in at 2: Eve beats Hal
        = place 3: Hal
        = place 4: Dan
        """
    )


def test_a_hand_that_is_on_is_played_out_before_the_first_round() -> None:
    run(
        opening("prizes 60/40")
        + """
        table 2: Eve 5000, Fay 3000, Gus 2000
        at 1: next hand
        hand for hand
        x at 2: next hand (not-yet)
        at 1: everyone folds
        = may: at 1: next hand
        = may: at 2: next hand
        """
    )


def test_busts_at_tables_that_people_deal_are_entered_and_paid() -> None:
    run(
        opening("prizes 60/30/10, by hand")
        + """
        x out at once: Bob, Cy (not-counted)
        x out at once: Ann 1, Bob 1, Cy 1, Dan 1 (more-than-there-is)
        x out at once: Bob 3000, Bob 3000 (not-a-command)
        x Bob is out by Eve (not-seated)
        out at once: Cy 2000, Bob 3000
        = place 3: Bob
        = place 4: Cy
        pay the prizes
        = Bob was paid 20
        x pay the prizes (not-asked-for)
        x Bob is out (not-seated)
        Dan is out with 1000 by Ann
        = Dan went out to Ann
        = the event is over
        pay the prizes
        = Ann was paid 120
        = pool is 0
        """
    )


def test_where_the_book_says_tie_stacks_decide_nothing() -> None:
    rules = DEFAULT.but(simultaneous_elimination=SimultaneousBusts.TIE)
    run(
        opening("prizes 60/25/15")
        + """
        all-in at 1: Ann beats Bob, Cy
        = place 3: Bob, Cy
        all-in at 1: Ann beats Dan
        pay the prizes
        = Bob was paid 15
        = Cy was paid 15
        = pool is 0
        """,
        rules,
    )


def test_in_a_satellite_play_ends_when_everybody_left_has_a_seat() -> None:
    run(
        opening("satellite 90")
        + """
        = prizes: 90, 90, 20
        all-in at 1: Ann beats Cy, Dan
        = the event is over
        = place 1: Ann, Bob
        pay the prizes
        = Ann was paid 90
        = Bob was paid 90
        = Cy was paid 20
        = pool is 0
        """
    )


@pytest.mark.parametrize("kind", ["worth", "chips"])
def test_a_deal_leaves_money_to_play_for_and_empties_the_pool(kind: str) -> None:
    run(
        opening("prizes 50/30/20")
        + f"""
        all-in at 1: Ann beats Dan
        deal by {kind} leaving 30
        Ann agrees to the deal
        Bob agrees to the deal
        Cy agrees to the deal
        carry out the deal
        pay the prizes
        = pool is 30
        all-in at 1: Bob beats Cy
        all-in at 1: Bob beats Ann
        all-in at 1: Bob beats Ann
        = place 1: Bob
        pay the prizes
        = pool is 0
        """
    )


def test_a_deal_holds_for_the_stacks_it_was_made_of() -> None:
    run(
        opening("prizes 50/30/20")
        + """
        deal by worth
        Ann agrees to the deal
        x Ann agrees to the deal (not-asked-for)
        at 1: 1 hand passes
        x Bob agrees to the deal (time-goes-on)
        x carry out the deal (time-goes-on)
        deal by worth
        Bob declines the deal
        = the deal: nobody
        """
    )


def test_where_players_may_make_a_deal_the_last_who_agrees_makes_it() -> None:
    rules = DEFAULT.but(payout_deals=PayoutDeals.ALLOWED, position_deals=True)
    run(
        opening("prizes 60/40")
        + """
        all-in at 1: Ann beats Dan, Cy
        deal by chips with places Bob, Ann
        Ann agrees to the deal
        Bob agrees to the deal
        = the deal is made
        = the event is over
        = place 1: Bob
        = place 2: Ann
        pay the prizes
        = pool is 0
        """,
        rules,
    )


def test_where_the_director_rules_on_promises_part_of_a_prize_is_another_players() -> None:
    rules = DEFAULT.but(director_rules_on_private_deals=True)
    run(
        opening("prizes 60/40")
        + """
        all-in at 1: Ann beats Bob, Cy, Dan
        Cy claims 30 of Bob
        pay the prizes
        = Cy was paid 30
        = Bob was paid 50
        = pool is 0
        """,
        rules,
    )


def an_event() -> Tournament:
    return run(opening("prizes 60/40")).event


@pytest.mark.parametrize(
    ("command", "by", "reason"),
    [
        (c.BustOut("Ann"), DIRECTOR, Reason.DEALT_HERE),
        (c.BustOut("Zoe"), DIRECTOR, Reason.NOT_SEATED),
        (c.BustOut("Ann"), player("Ann"), Reason.NOT_YOUR_PART),
        (c.BustAtOnce(()), DIRECTOR, Reason.NOT_A_COMMAND),
        (c.PayPrizes(), DIRECTOR, Reason.NOT_ASKED_FOR),
        (c.AgreeToDeal("Ann"), player("Ann"), Reason.NOT_ASKED_FOR),
        (c.CarryOutDeal(), DIRECTOR, Reason.NOT_ASKED_FOR),
        (c.ProposeDeal(DealKind.WORTH, left=121), DIRECTOR, Reason.MORE_THAN_THERE_IS),
        (c.ProposeDeal(DealKind.OWN), DIRECTOR, Reason.NOT_THIS_WAY),
        (
            c.ProposeDeal(DealKind.OWN, tuple(PrizeAward(name, 51) for name in EVERYBODY)),
            DIRECTOR,
            Reason.MORE_THAN_THERE_IS,
        ),
        (c.ProposeDeal(DealKind.OWN, (PrizeAward("Zoe", 200),)), DIRECTOR, Reason.NOT_SEATED),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_and_changes_nothing(
    command: EventCommand, by: object, reason: Reason
) -> None:
    event = an_event()
    before = copy(event)
    ruling = act(event, command, by)  # type: ignore[arg-type]  # anything may be sent
    assert ruling.refusal is not None
    assert ruling.refusal.reason is reason
    assert event == before


def test_a_stack_that_nobody_counted_is_asked_for_before_it_is_worth_anything() -> None:
    run(
        opening("prizes 50/30/20, by hand")
        + """
        Dan is out
        x deal by worth (not-counted)
        x deal by chips (not-counted)
        = may: they divide: Ann 100, Bob 60, Cy 40
        """
    )


@pytest.mark.parametrize("seed", range(12))
def test_however_people_go_out_and_whenever_prizes_are_paid_the_pool_is_paid_once(
    seed: int,
) -> None:
    dice = Random(seed)
    rule = dice.choice(list(SimultaneousBusts))
    terms = dice.choice(["prizes 50/30/20", "places 7", "satellite 130", "amounts 300/90", "one"])
    names = [f"P{number}" for number in range(dice.randint(2, 16))]
    tables = [names[at::2] for at in (0, 1)] if len(names) > 8 else [names]
    lines = [
        f"table {at}: " + ", ".join(f"{name} 5000" for name in one)
        for at, one in enumerate(tables, start=1)
    ]
    start = opening(terms).replace(", one", "").replace("seats 4", "seats 8, by hand")
    text = "\n".join([*start.splitlines()[:4], *lines])
    event = run(text, DEFAULT.but(simultaneous_elimination=rule)).event
    while not event.over:
        left = [name for name in names if event.entrants[name].standing is InEvent.PLAYS]
        sitting = [taken_seats(table) for table in event.tables.values()]
        last = [some[0][1].player for some in sitting if some]  # somebody has the chips
        if len(left) == len(last):  # one at each table: they play at one of them
            number, at = where_is(event, last[-1]) or ("", 0)
            counted = CountChips(at, chips_of(event.tables[number]))
            assert act(event, OnTheTable(number, counted), DIRECTOR).refusal is None
            at = event.tables["1"].seats.index(None)
            assert act(event, MoveTo(last.pop(), "1", at), DIRECTOR).refusal is None
        some = [name for name in left if name not in last]
        out = dice.sample(some, dice.randint(1, min(3, len(some))))
        busts = tuple(c.BustOut(name, dice.choice((1000, 2000))) for name in out)
        assert act(event, c.BustAtOnce(busts), DIRECTOR).refusal is None
        if dice.random() < 0.5:
            act(event, c.PayPrizes(), DIRECTOR)
        paid = sum(one.amount for one in event.prizes.paid)
        assert paid + pool(event) == 50 * len(names)
    act(event, c.PayPrizes(), DIRECTOR)
    assert pool(event) == 0
    assert act(event, c.PayPrizes(), DIRECTOR).refusal is not None
