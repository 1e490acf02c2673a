"""Decks and who handles them: who deals, cuts and shuffles, and when a new setup comes.

``duty(table, what)`` answers for the hand being played or last played. A setup is changed between
two hands; how long it has been used is told by ``table.clock.now``.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.hand.echoes import said
from shuffleup.hand.state import clockwise
from shuffleup.law.points.table.decks import (
    CutBy,
    DeckChange,
    DeckLaw,
    DeckRequest,
    SecondDeck,
    WhoDeals,
)
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.deal.deal_records import Decks
from shuffleup.table.refusals import malformed, refuse
from shuffleup.table.rulings import Applies, Judges, TableRuling
from shuffleup.table.state import Table, taken_seats

HOUSE = "house"
NEW, DEALERS, LEVEL, DAMAGED = "", "dealers", "level", "damaged"


def duty(table: Table, what: str) -> str:
    """Who deals, cuts, or shuffles the deck that is not in play: a player, or the house."""
    law = table.rules.decks
    if what == "cuts":
        if law.cut_by is CutBy.LEFT_OF_DEALER:
            return beside_dealer(table, to_the_left=True)
        if law.cut_by is CutBy.RIGHT_OF_DEALER:
            return beside_dealer(table, to_the_left=False)
    elif what == "shuffles" and law.second_deck_shuffled_by is SecondDeck.RIGHT_OF_DEALER:
        return beside_dealer(table, to_the_left=False)
    return the_dealer(table)


def the_dealer(table: Table) -> str:
    """The house, or the player on the button; where nobody is there, the last player before it."""
    if table.rules.decks.dealer_type is WhoDeals.HOUSE:
        return HOUSE
    order = players_from_button(table)
    return name_at(table, order[-1]) if order else HOUSE


def beside_dealer(table: Table, *, to_the_left: bool) -> str:
    """The neighbour of the player who deals, or in whose place the house deals."""
    order = players_from_button(table)
    if len(order) < 2:
        return HOUSE
    return name_at(table, order[0] if to_the_left else order[-2])


def players_from_button(table: Table) -> tuple[int, ...]:
    """The players of the hand who are there, from the left of the button round to the button
    itself."""
    there = sum(1 << at for at, seat in taken_seats(table) if seat.presence.here)
    button = table.places.button if table.places.button >= 0 else max(table.button.first, 0)
    return clockwise(there & (table.deal.dealt or there), button)


def name_at(table: Table, at: int) -> str:
    seat = table.seats[at]
    return seat.player if seat else HOUSE


# ---- judge -----------------------------------------------------------------------------------


def judge_ask(table: Table, command: c.AskForSetup) -> TableRuling:
    """A player asks for other cards."""
    law = table.rules.decks
    if table.hand is not None:
        return malformed(Reason.HAND_IS_ON, "decks are changed between two hands")
    if law.change_on_request is DeckRequest.NEVER:
        says = "decks are not changed because a player asks"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, DeckLaw.change_on_request)
    used = table.clock.now - table.decks.since
    early = used < law.minimum_use
    if early and law.change_on_request is DeckRequest.AFTER_MINIMUM_USE:
        says = f"this setup is used for {law.minimum_use} minutes, so far {used}"
        return refuse(Reason.NOT_YET, says, DeckLaw.change_on_request, DeckLaw.minimum_use)
    return Ruling((e.SetupChanged(),), grounds=(DeckLaw.change_on_request,))


def judge_new(table: Table, command: c.NewSetup) -> TableRuling:
    """The house changes decks on the occasions of its book; a damaged card is one by itself."""
    why: object = command.why
    if why not in (NEW, DEALERS, LEVEL, DAMAGED):
        says = f"{said(why)} is no occasion for a new setup: dealers, level or damaged"
        return malformed(Reason.NOT_AN_OPTION, says)
    if table.hand is not None:
        return malformed(Reason.HAND_IS_ON, "decks are changed between two hands")
    if why == NEW:
        return Ruling((e.SetupChanged(new=False),))
    if why == DAMAGED:
        return Ruling((e.SetupChanged(),), grounds=("damaged-card",))
    when = table.rules.decks.change_occasions
    by_dealers = why == DEALERS and when is not DeckChange.ON_REQUEST_ONLY
    changes = by_dealers or when is DeckChange.PUSH_OR_LEVEL
    return Ruling((e.SetupChanged(),) if changes else (), grounds=(DeckLaw.change_occasions,))


JUDGES: Judges = {c.AskForSetup: judge_ask, c.NewSetup: judge_new}


# ---- apply -----------------------------------------------------------------------------------


def change_setup(table: Table, event: e.SetupChanged) -> None:
    now, decks = table.clock.now, table.decks
    table.decks = (
        Decks(decks.setup + 1, now) if event.new else replace(decks, since=now, uncounted=False)
    )


APPLY: Applies = {e.SetupChanged: change_setup}
