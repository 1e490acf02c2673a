"""The floor at a table: what went wrong, ruled by the book, and who decided what.

A report (``premature-turn: card 7d``) is judged by what its kind needs, and the ruling is put on
record as a ``Ruled``. Where the book leaves a choice, play stands still until somebody with the
authority has chosen: the report is kept as the table's ``question``, and judged again, on the same
hand, when the choice comes. ``Withdraw`` takes back an action that was only keyed wrongly. Who may
send these stands in ``table.who_may_send``; ``signed`` puts who did into the record.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.bad_cards.wrong_deck import DECK_KNOWN
from shuffleup.floor.facts import FactError
from shuffleup.floor.kinds import Need
from shuffleup.floor.report import Report, chosen, not_theirs
from shuffleup.floor.report_words import in_words, read_words
from shuffleup.floor.senders import Sender
from shuffleup.hand.echoes import short
from shuffleup.hand.events import BroughtIn, Called, Checked, Discarded, Folded, Raised
from shuffleup.hand.repairs.mending import standing_places
from shuffleup.hand.repairs.primitives import Deferred, Rewound, Voided
from shuffleup.hand.state import Hand
from shuffleup.law.points.floor.bad_cards import BadCardLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.blinds.button import NOWHERE
from shuffleup.table.deal.afterwards import AFTERWARDS, legs_put_right
from shuffleup.table.deal.hand_taken_back import gone
from shuffleup.table.deal.void_hand import is_void
from shuffleup.table.floor.offence_record import noted
from shuffleup.table.floor.table_reports import Heard, heard, ruled, ruled_on, said
from shuffleup.table.refusals import FLOOR_FIRST, malformed
from shuffleup.table.rulings import AnyTableEvent, Applies, Judges, TableRuling
from shuffleup.table.state import Table

KEYED_WRONGLY = "keyed-wrongly"
COUNTED = "deck-counted"
LIES = "nobody decided it in time: play goes on as it lies"
COUNT_DUE = BadCardLaw.card_off_table_deck_count
ACTIONS = (Folded, Checked, Called, Raised, BroughtIn, Discarded)


def judge_report(table: Table, command: Report) -> TableRuling:
    """A ruling that is carried out, or a question that somebody has to decide."""
    if answers(table, command.kind):
        return malformed(Reason.NOT_ASKED_FOR, FLOOR_FIRST)
    try:
        told = heard(table, command)
    except FactError as error:
        return malformed(Reason.NOT_A_REPORT, str(error))
    ruling = ruled_on(table, told.kind, told.facts)
    if ruling.refusal:
        return ruling
    if ruling.missing:
        return lacking(told, ruling)
    return on_record(table, told, ruling)


def answers(table: Table, kind: str) -> bool:
    """Whether a ruling of that kind can only be the answer to the question that is open. Where the
    hand cannot go on in any case, there is nothing left to ask."""
    return bool(table.question) and kind != DECK_KNOWN


def lacking(told: Heard, ruling: TableRuling) -> TableRuling:
    """A report that leaves out what the ruling turns on."""
    name = ruling.missing[0]
    question = next(fact.question for fact in told.kind.facts if fact.name == name)
    refused = malformed(Reason.NOT_A_REPORT, f"{name} was not told: {question}")
    return replace(refused, used=ruling.used, missing=ruling.missing)


def on_record(table: Table, told: Heard, ruling: TableRuling) -> TableRuling:
    """The ruling with its record before what follows from it; or the question it leaves."""
    facts = said(table, told)
    if told.kind.need is Need.HAND and table.hand is None:
        refused = too_late_to_mend(table, ruling)
        if refused is not None:
            return refused
    if ruling.options:
        asked = e.Questioned(in_words(told.kind.name, facts), names_of_options(ruling))
        return replace(ruling, events=(asked,))
    record = e.Ruled(told.kind.name, facts, ruling.says, ruling.grounds)
    return replace(ruling, events=(stamped(table, record), *and_the_rest(table, ruling.events)))


def too_late_to_mend(table: Table, ruling: TableRuling) -> TableRuling | None:
    """Why what was ruled cannot be done to a hand that is over; None if it can."""
    ways = (ruling.events, *(option.events for option in ruling.options))
    events = [event for way in ways for event in way]
    if not all(isinstance(event, AFTERWARDS) for event in events):
        return malformed(Reason.NO_HAND, "the hand is over: that can no longer be mended")
    if not any(isinstance(event, Voided) for event in events):
        return None
    assert table.last is not None
    if is_void(table.last):
        return malformed(Reason.NO_HAND, "that hand was taken back already")
    without = ", ".join(gone(table))
    if without:
        says = f"the hand cannot be taken back: chips of it are gone with {without}"
        return malformed(Reason.MORE_THAN_THERE_IS, says)
    return None


def and_the_rest(table: Table, events: tuple[AnyTableEvent, ...]) -> tuple[AnyTableEvent, ...]:
    """What was ruled, with what follows for a hand that is over: it is taken back whole, or its
    legs are those of whoever won it after all."""
    if table.hand is not None:
        return events
    if any(isinstance(event, Voided) for event in events):
        return (*events, e.HandVoided(table.hands))
    return (*events, *legs_put_right(table, events))


def names_of_options(ruling: TableRuling) -> tuple[str, ...]:
    return tuple(option.name for option in ruling.options)


def stamped(table: Table, record: e.Ruled) -> e.Ruled:
    """A ruling as the table keeps it: by which book, in which hand and game, and when, if the time
    was told."""
    clock = table.clock
    now = f"{clock.now // 60}:{clock.now % 60:02}" if clock.turn_at != NOWHERE else ""
    return replace(
        record,
        book=table.rulebook,
        hand=table.hands,
        game=table.game.key,
        structure=table.stakes.structure.value,
        when=now,
    )


def signed(ruling: TableRuling, by: Sender) -> TableRuling:
    """With who ruled in what is put on record, and in what waits to be ruled on."""
    return replace(ruling, events=tuple(with_sender(event, by) for event in ruling.events))


def with_sender(event: AnyTableEvent, by: Sender) -> AnyTableEvent:
    if isinstance(event, e.Ruled):
        return replace(event, by=by.id, role=by.role)
    if isinstance(event, Deferred):
        return replace(event, by=by.id, role=by.role.value)
    return event


def open_ruling(table: Table) -> TableRuling:
    """The ruling on the table's question, with what there is to choose between."""
    return ruled(table, read_words(table.question))


def not_theirs_to_decide(table: Table, command: object, by: Sender) -> TableRuling | None:
    """Why this sender may not decide the open question; None if they may, or decide nothing."""
    if not isinstance(command, c.Decide) or not table.question:
        return None
    return not_theirs(open_ruling(table), by.role.value)


def judge_decide(table: Table, command: c.Decide) -> TableRuling:
    """The choice that was made, if the book allows it."""
    if not table.question:
        return malformed(Reason.NOT_AN_OPTION, "the floor has nothing to decide")
    told, ruling = read_words(table.question), open_ruling(table)
    facts = tuple((name, str(text)) for name, text in told.facts.items())
    options = names_of_options(ruling)
    if ruling.refusal:  # the player it was about has left; why it is so may name a card
        says = "nothing is left to decide"
        moot = e.Ruled(told.kind, facts, says, (), why=command.why)
        return Ruling((stamped(table, moot),), says=says)
    option = chosen(ruling, command.option)
    if option is None:
        allowed = ", ".join(options)
        return malformed(
            Reason.NOT_AN_OPTION, f"{short(command.option)}: the book allows {allowed}"
        )
    if table.hand is None and Voided in map(type, option.events):
        refused = too_late_to_mend(table, Ruling(option.events))
        if refused is not None:
            return refused
    grounds = ruling.grounds_if(option)
    record = e.Ruled(told.kind, facts, option.says, grounds, options, option.name, why=command.why)
    events = (stamped(table, record), *and_the_rest(table, option.events))
    return Ruling(events, grounds=grounds, says=option.says)


def judge_let_lie(table: Table, command: c.LetLie) -> TableRuling:
    """Nobody could decide in time: the usual choice of the book, and where it has none play goes
    on as it lies, which is noted."""
    if not table.question:
        return malformed(Reason.NOT_AN_OPTION, "the floor has nothing to decide")
    told, ruling = read_words(table.question), open_ruling(table)
    if ruling.default or ruling.refusal:
        usual = judge_decide(table, c.Decide(ruling.default, command.why))
        if usual.ok:
            return usual
    facts = tuple((name, str(text)) for name, text in told.facts.items())
    record = e.Ruled(told.kind, facts, LIES, (), names_of_options(ruling), why=command.why)
    return Ruling((stamped(table, record),), says=LIES)


def judge_withdraw(table: Table, command: c.Withdraw) -> TableRuling:
    """The last action was keyed wrongly: it is taken back, if nothing has been dealt since."""
    hand = table.hand
    if hand is None:
        return malformed(Reason.NO_HAND, "no hand is being played")
    if table.question:  # which the floor alone decides, and this would close
        return malformed(Reason.NOT_ASKED_FOR, FLOOR_FIRST)
    place = last_action(hand)
    if place is None:
        says = "there is no action since the last card that could be taken back"
        return malformed(Reason.NOT_ASKED_FOR, says)
    grounds = ("floor-ruling",)
    record = e.Ruled(KEYED_WRONGLY, (), "withdrawn", grounds, why=command.why)
    return Ruling((Rewound(place), stamped(table, record)), grounds=grounds, says="withdrawn")


def last_action(hand: Hand) -> int | None:
    """Where in the log the last action stands, if no card came after it."""
    place, event = standing_places(hand)[-1]
    return place if isinstance(event, ACTIONS) else None


JUDGES: Judges = {
    Report: judge_report,
    c.Decide: judge_decide,
    c.LetLie: judge_let_lie,
    c.Withdraw: judge_withdraw,
}


# ---- apply -----------------------------------------------------------------------------------


def ask(table: Table, event: e.Questioned) -> None:
    table.question = event.report


def answer(table: Table, event: e.Ruled) -> None:
    table.question = ""
    offence = noted(event)
    if offence is not None:
        table.record = (*table.record, offence)
    if COUNT_DUE in event.grounds or event.kind == COUNTED:
        table.decks = replace(table.decks, uncounted=event.kind != COUNTED)


APPLY: Applies = {e.Questioned: ask, e.Ruled: answer}
