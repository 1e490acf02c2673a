"""A hand of an event goes straight to its table: what comes of it is what the judge rules on a
copy, and what players do in it is what ``act`` would make of each command."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from shuffleup.bots import Bot, factory
from shuffleup.floor.senders import DEALER, Role, Sender, player, staff
from shuffleup.hand import Command, Fold, Hand, RaiseTo
from shuffleup.hand.setup import no_limit
from shuffleup.hand.view import view
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.law.ruling import Reason
from shuffleup.sim.event_run import EventPlan, structure_of, whole_event
from shuffleup.sim.event_run.whole_event import EventRun, played
from shuffleup.table.commands import NextHand
from shuffleup.tournament import Tournament, act, judge, new_tournament
from shuffleup.tournament.act import play_out
from shuffleup.tournament.commands import EventCommand, OnTheTable
from shuffleup.tournament.entries.entry_commands import Register
from shuffleup.tournament.event_clock.clock_commands import StartPlay
from shuffleup.tournament.event_conduct.penalty_commands import PenaliseEntrant
from shuffleup.tournament.event_seats.seat_commands import DrawSeats
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.event_terms.structure_maker import Pace
from shuffleup.tournament.rulings import EventRuling
from shuffleup.tournament.state import copy

DIRECTOR = staff(Role.DIRECTOR)
TURBO = EventPlan(12, 3, Pace.TURBO)
FIRST = OnTheTable("1", NextHand("first"))


class Judged:
    """``act`` that puts every next hand to the judge first, and compares."""

    def __init__(self) -> None:
        self.dealt = self.refused = self.over_at_once = 0

    def __call__(self, event: Tournament, command: EventCommand, by: Sender) -> EventRuling:
        if not isinstance(command, OnTheTable) or not isinstance(command.command, NextHand):
            return act(event, command, by)
        expected = judge(event, command, by)
        before = event.version
        ruling = act(event, command, by)
        assert (ruling.events, ruling.refusal) == (expected.events, expected.refusal)
        assert ruling.grounds[: len(expected.grounds)] == expected.grounds
        assert event.version == before + len(expected.events)
        self.refused += ruling.refusal is not None
        self.dealt += ruling.refusal is None
        self.over_at_once += ruling.refusal is None and event.tables[command.table].hand is None
        return ruling


@pytest.mark.parametrize(
    ("plan", "book"),
    [
        (replace(TURBO, entrants=25), "tournament"),
        (replace(TURBO, game="horse"), "rpl"),
        (replace(TURBO, rebuys=4, add_on=True), "pechanga-t"),
        (replace(TURBO, bounty=20, progressive=True), "pechanga-t"),
        (replace(TURBO, re_entries=1, late=6), "tournament"),
        (replace(TURBO, bots=("shover", "random")), "tournament"),
    ],
)
def test_the_next_hand_is_the_one_the_judge_rules(
    plan: EventPlan, book: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged = Judged()
    monkeypatch.setattr(whole_event, "act", judged)
    played(EventRun(plan, resolve(rulebook(book)), ""))
    assert judged.dealt > 20


def test_so_is_one_that_is_over_as_soon_as_it_is_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    judged = Judged()
    monkeypatch.setattr(whole_event, "act", judged)
    made = structure_of(TURBO)
    levels = (Level(20, no_limit(50_000, 100_000)),)  # a blind takes any stack
    plan = replace(TURBO, structure=replace(made, levels=levels))
    played(EventRun(plan, resolve(rulebook("tournament")), ""))
    assert judged.over_at_once


# ---- one table -------------------------------------------------------------------------------


def begun(entrants: int = 6) -> Tournament:
    """An event at one table, before its first hand."""
    made = structure_of(replace(TURBO, entrants=entrants))
    rules = resolve(rulebook("tournament"))
    event = new_tournament("event", made.terms, made.levels, rules=rules)
    commands: list[EventCommand] = [Register(f"P{number}") for number in range(1, entrants + 1)]
    for command in (*commands, DrawSeats(1), StartPlay()):
        assert act(event, command, DIRECTOR).refusal is None
    return event


def names(event: Tournament) -> list[str]:
    return [seat.player if seat else "" for seat in event.tables["1"].seats]


def test_somebody_with_a_penalty_is_sent_away_before_the_hand() -> None:
    event = begun()
    assert act(event, PenaliseEntrant("P2", "abuse", 1), DIRECTOR).refusal is None
    expected = judge(event, FIRST, DEALER)
    ruling = act(event, FIRST, DEALER)
    assert ruling.events == expected.events
    seat = event.tables["1"].seats[names(event).index("P2")]
    assert seat is not None
    assert not (seat.presence.here and not seat.presence.sits_out)


def test_a_hand_that_is_refused_leaves_the_event_as_it_was() -> None:
    event = begun()
    act(event, FIRST, DEALER)
    before = copy(event)
    ruling = act(event, FIRST, DEALER)
    assert ruling.refusal is not None
    assert ruling.refusal.reason is Reason.HAND_IS_ON
    assert ruling.refusal == judge(event, FIRST, DEALER).refusal
    assert event == before


def test_a_hand_played_out_is_the_one_in_which_each_command_was_put() -> None:
    one, other = begun(), begun()
    for event in (one, other):
        act(event, FIRST, DEALER)
    bots: list[Bot] = [factory("loose-table")(name) for name in names(one)]
    play_out(one, "1", lambda hand: decided(bots, hand))
    bots = [factory("loose-table")(name) for name in names(other)]
    while (hand := other.tables["1"].hand) is not None:
        by = player(names(other)[hand.actor])
        act(other, OnTheTable("1", decided(bots, hand)), by)
    assert one == other
    assert one.log == other.log


def decided(bots: list[Bot], hand: Hand) -> Command:
    return bots[hand.actor].decide(view(hand, hand.actor, hand.version))


def test_what_is_refused_in_it_is_told_and_the_hand_waits() -> None:
    event = begun()
    act(event, FIRST, DEALER)
    assert play_out(event, "1", lambda hand: RaiseTo(hand.actor, 1)) is not None
    before = copy(event)
    refused = play_out(event, "1", lambda hand: Fold(hand.actor + 1))
    assert refused is not None
    assert isinstance(refused[0], Fold)
    assert event == before


def test_where_no_hand_is_on_nothing_is_played_out() -> None:
    event = begun()
    assert play_out(event, "1", lambda hand: Fold(hand.actor)) is None
