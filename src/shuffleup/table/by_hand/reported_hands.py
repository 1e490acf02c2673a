"""A hand dealt by people: ``judge_report_hand`` does without cards what a deal does here.

The plan of the hand is the same: button and blinds go on, everyone's account with the blinds is
reckoned, rounds and hands are counted. Only whose the chips are afterwards nobody here can know.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.law.ruling import Reason, Ruling
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.blinds.accounts import blinds_of
from shuffleup.table.blinds.button import NOWHERE, Places
from shuffleup.table.blinds.in_turn import who
from shuffleup.table.blinds.places import next_places
from shuffleup.table.blinds.plan import Plan
from shuffleup.table.blinds.round_paid import paid_after
from shuffleup.table.by_hand.counting_chips import collect, dealt_here
from shuffleup.table.by_hand.known_chips import chips_in, loosen
from shuffleup.table.chips.chip_records import EMPTY_POT
from shuffleup.table.deal.deal_records import DealtHand, Decks
from shuffleup.table.deal.next_hand import (
    before_the_deal,
    made_plan,
    not_to_be_dealt,
    too_few_dealt,
)
from shuffleup.table.kill.legs import legs_after_going
from shuffleup.table.mix.mix_record import Mix
from shuffleup.table.mix.rotation import after_hand
from shuffleup.table.refusals import malformed, refuse
from shuffleup.table.rulings import AnyTableEvent, Applies, Judges, TableRuling
from shuffleup.table.seats.seat_records import HERE
from shuffleup.table.state import Table, copy, seated

# ---- judge -----------------------------------------------------------------------------------


def judge_report_hand(table: Table, command: c.ReportHand) -> TableRuling:
    """The hand as it was dealt: who is away first, then what a deal brings, then what follows."""
    refused = dealt_here(table) or no_such_seats(table, command)
    if refused is not None:
        return refused
    trial, before = as_told(table, command)
    refused = not_to_be_dealt(trial)
    if refused is not None:
        return refused
    made = made_plan(trial)
    if command.button not in (NOWHERE, made.places.button):
        before.append(e.Misplaced(next_places(trial, who(trial))))
        fixed = ((Places(command.button), True), *trial.button.planned[1:])
        trial.button = replace(trial.button, planned=fixed)
        made = made_plan(trial)
    if too_few_dealt(made):
        return refuse(Reason.TOO_FEW_PLAYERS, "a hand needs two players", "two-players-to-a-hand")
    reported = reported_event(trial, made, command)
    if not drop_fits(trial, reported):
        says = f"less than {command.drop + command.promotion:,} is in play"
        return malformed(Reason.MORE_THAN_THERE_IS, says)
    events = (*before, *before_the_deal(trial, made), reported)
    return Ruling((*events, *following(trial, reported)))


def no_such_seats(table: Table, command: c.ReportHand) -> TableRuling | None:
    for at in (command.button, *command.without):
        if not NOWHERE <= at < table.n:
            return malformed(Reason.NO_SUCH_SEAT, f"there is no seat {at + 1} at this table")
    for at in command.without:
        if at == NOWHERE or table.seats[at] is None:
            return malformed(Reason.NOT_SEATED, f"nobody sits in seat {at + 1}")
    return None


def as_told(table: Table, command: c.ReportHand) -> tuple[Table, list[AnyTableEvent]]:
    """A copy of the table on which whoever got no cards is away and the first button is where it
    was seen; and the events that say so."""
    trial = copy(table)
    before: list[AnyTableEvent] = []
    for at in sorted(set(command.without)):
        seat = seated(trial, at)
        if seat.presence.here:
            seat.presence = replace(seat.presence, here=False)
            before += [e.WentAway(at), *legs_after_going(table, seat.player)]
    if not table.hands and command.button not in (NOWHERE, table.button.first):
        trial.button = replace(trial.button, first=command.button)
        before.append(e.ButtonStarted(command.button))
    return trial, before


def reported_event(table: Table, made: Plan, command: c.ReportHand) -> e.HandReported:
    return e.HandReported(
        table.hands + 1,
        made.dealt,
        tuple(made.posts),
        paid_after(table, made, blinds_of(table, made)),
        command.drop,
        command.promotion,
        table.decks.deck % table.rules.decks.in_rotation + 1,
    )


def drop_fits(table: Table, event: e.HandReported) -> bool:
    """Whether so many chips can have been in the pot."""
    at_stake = chips_in(table, event.dealt) + table.adrift + table.pot.carried + table.pot.spare
    return event.drop + event.promotion <= at_stake


def following(trial: Table, reported: e.HandReported) -> tuple[AnyTableEvent, ...]:
    """The next game of a rotation, where this hand was the last of its round."""
    hand_reported(trial, reported)
    return after_hand(trial)


JUDGES: Judges = {c.ReportHand: judge_report_hand}


# ---- apply -----------------------------------------------------------------------------------


def hand_reported(table: Table, event: e.HandReported) -> None:
    """The hand is begun and over; what was waiting for it is used up."""
    table.hands, table.straddles = event.number, ()
    table.decks = Decks(table.decks.setup, table.decks.since, event.dealt_from)
    absent = takes_part(table, event)
    table.deal = DealtHand(event.posts, event.dealt, absent)
    loosen(table, event.dealt)
    table.adrift += table.pot.carried + table.pot.spare
    table.pot = EMPTY_POT
    collect(table, event.drop, event.promotion)
    mix = table.mix
    table.mix = Mix(mix.stage, mix.hands + 1, mix.since, mix.caller)
    table.kill = replace(table.kill, volunteer=NOWHERE)


def takes_part(table: Table, event: e.HandReported) -> int:
    """What everybody has paid of the round now; the seats that had cards and were away."""
    absent = 0
    for at, seat in enumerate(table.seats):
        if seat is None:
            continue
        seat.paid = event.paid[at] if at < len(event.paid) else seat.paid
        if seat.presence != HERE:
            if event.dealt >> at & 1 and not seat.presence.here:
                absent |= 1 << at
            seat.presence = replace(seat.presence, misdealt=False)
    return absent


APPLY: Applies = {e.HandReported: hand_reported}
