"""The floor at a table: what went wrong in a hand, ruled by the book, and who decided what.

A report (``premature-turn: card 7d``) is judged by ``floor``. Where the book leaves a choice, the
hand stands still until somebody with the authority has chosen: the report is kept as the table's
``question``, and judged again, on the same hand, when the choice comes. ``Withdraw`` takes back an
action that was only keyed wrongly. Every ruling is in the table's log.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from shuffleup.floor.facts import FactError
from shuffleup.floor.report import chosen, report
from shuffleup.floor.report_words import read_report
from shuffleup.hand.events import BroughtIn, Called, Checked, Discarded, Folded, Raised
from shuffleup.hand.repairs.mending import standing_places
from shuffleup.hand.repairs.primitives import Rewound
from shuffleup.hand.state import Hand
from shuffleup.law.points.floor.decisions import DecisionLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.blinds.in_turn import names_of
from shuffleup.table.floor import table_reports
from shuffleup.table.refusals import malformed, refuse
from shuffleup.table.state import Table

STAFF = ("floor", "supervisor", "director")
REPORTERS = (*STAFF, "dealer")
ACTIONS = (Folded, Checked, Called, Raised, BroughtIn, Discarded)


def ruled(table: Table, words: str) -> Ruling:
    """What the floor says to a report on the table, on the hand being played or on the last one."""
    if is_of_the_table(words):
        return table_reports.ruled(table, table_reports.read_report(words))
    hand = table.hand or table.last
    if hand is None:
        return malformed(Reason.NO_HAND, "no hand has been played")
    try:
        return report(hand, read_report(words, names_of(table)))
    except FactError as error:
        return malformed(Reason.NOT_A_REPORT, str(error))


def is_of_the_table(words: str) -> bool:
    """Whether a report is about button, blinds or seats rather than about one hand."""
    return isinstance(words, str) and words.partition(":")[0].strip() in table_reports.KINDS


def judge_call_floor(table: Table, command: c.CallFloor) -> Ruling:
    """A ruling that is carried out, or a question that somebody has to decide."""
    if is_of_the_table(command.words):
        return table_reports.judge_report(table, table_reports.read_report(command.words))
    if command.by not in REPORTERS:
        says = "tell the dealer or the floor, who report what happened"
        return refuse(Reason.NOT_THE_FLOOR, says, DecisionLaw.ruling_authority)
    if table.question:
        return malformed(Reason.NOT_ASKED_FOR, "the floor has yet to decide another report")
    ruling = ruled(table, command.words)
    if ruling.refusal or ruling.missing:
        return ruling
    if ruling.options:
        names = tuple(option.name for option in ruling.options)
        return replace(ruling, events=(e.Questioned(command.words, names),))
    if ruling.events and table.hand is None:
        return malformed(Reason.NO_HAND, "the hand is over: nothing of it can be mended here")
    record = e.Ruled(command.words, ruling.says, ruling.grounds)
    return replace(ruling, events=(record, *ruling.events))


def judge_decide(table: Table, command: c.Decide) -> Ruling:
    """The choice, by somebody who may make it."""
    if not table.question:
        return malformed(Reason.NOT_AN_OPTION, "the floor has nothing to decide")
    if command.by not in STAFF:
        says = f"{command.by or 'nobody'} cannot decide this: the floor does"
        return refuse(Reason.NOT_THE_FLOOR, says, DecisionLaw.ruling_authority)
    ruling = ruled(table, table.question)
    if ruling.refusal:  # who it was about has left: there is nothing to decide any more
        moot = e.Ruled(table.question, ruling.refusal.says, (), "", command.by, command.why)
        return Ruling((moot,), says=ruling.refusal.says)
    option = chosen(ruling, command.option)
    if option is None:
        allowed = ", ".join(one.name for one in ruling.options)
        return malformed(Reason.NOT_AN_OPTION, f"{command.option}: the book allows {allowed}")
    record = e.Ruled(
        table.question, option.says, ruling.grounds, option.name, command.by, command.why
    )
    return Ruling((record, *option.events), grounds=ruling.grounds, says=option.says)


def judge_withdraw(table: Table, command: c.Withdraw) -> Ruling:
    """The last action was keyed wrongly: it is taken back, if nothing has been dealt since."""
    hand = table.hand
    if hand is None:
        return malformed(Reason.NO_HAND, "no hand is being played")
    if command.by not in REPORTERS:
        says = "the dealer or the floor takes back what was keyed wrongly"
        return refuse(Reason.NOT_THE_FLOOR, says, DecisionLaw.ruling_authority)
    place = last_action(hand)
    if place is None:
        says = "there is no action since the last card that could be taken back"
        return malformed(Reason.NOT_ASKED_FOR, says)
    record = e.Ruled("keyed-wrongly", "withdrawn", ("floor-ruling",), "", command.by, command.why)
    return Ruling((Rewound(place), record), grounds=("floor-ruling",), says="withdrawn")


def last_action(hand: Hand) -> int | None:
    """Where in the log the last action stands, if no card came after it."""
    place, event = standing_places(hand)[-1]
    return place if isinstance(event, ACTIONS) else None


JUDGES: dict[type, Any] = {
    c.CallFloor: judge_call_floor,
    c.Decide: judge_decide,
    c.Withdraw: judge_withdraw,
}


# ---- apply -----------------------------------------------------------------------------------


def ask(table: Table, event: e.Questioned) -> None:
    table.question = event.report


def answer(table: Table, event: e.Ruled) -> None:
    table.question = ""


APPLY: dict[type, Any] = {e.Questioned: ask, e.Ruled: answer}
