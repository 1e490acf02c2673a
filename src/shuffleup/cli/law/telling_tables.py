"""An event of a table in a few words, with what made it so where no clause does: why a mix turned.

``what_happened_at`` is what the dealer would say; ``who_is_dealt_in`` is of one player.
"""

from __future__ import annotations

from shuffleup.cli.law.telling_events import plain, what_happened
from shuffleup.cli.table.saying import Names, said
from shuffleup.hand.words.hand_transcript import Played
from shuffleup.table import events as e
from shuffleup.table.blinds.in_turn import names_of
from shuffleup.table.grounds.table_event_grounds import ExplainedEvent
from shuffleup.table.mix.rotation import is_over, the_stage
from shuffleup.table.state import Table, taken_seats


def what_happened_at(one: ExplainedEvent) -> str:
    """As a dealer would say it."""
    table, event = one.table, one.event
    match event:
        case e.Began():
            return hand_begins(table, event)
        case e.HandEnded():
            return f"hand {event.number} is over"
        case e.GameChanged():
            return f"{between_hands(table, event)}{why_turned(table)}"
        case e.KillDue() if event.seat < 0:
            return "nobody has to kill any more"
        case e.Reckoned():
            return between_hands(table, event) or account(table, event)
        case e.Ruled() | e.Questioned():
            return between_hands(table, event)
    hand = table.hand or table.last  # the last one, where it was put right after its end
    if hand is not None and type(event) not in SEEN_BETWEEN:
        names = by_seat(table) if table.hand else list(hand.names)
        return what_happened(event, Played(hand, names))  # type: ignore[arg-type]
    return between_hands(table, event) or plain(event)


SEEN_BETWEEN = frozenset(e.TableEvent.__args__)


def by_seat(table: Table) -> list[str]:
    """Names by seat; of an open one its number."""
    return [name or f"seat {at}" for at, name in enumerate(names_of(table), 1)]


def between_hands(table: Table, event: object) -> str:
    names = Names()  # amounts are chips, as the transcript has them
    names.by_seat = {at: seat.player for at, seat in taken_seats(table)}
    return said(event, names)  # type: ignore[arg-type]  # nothing in words for an event of a hand


def hand_begins(table: Table, event: e.Began) -> str:
    names = by_seat(table)
    dealt = ", ".join(names[at] for at, stack in enumerate(event.stacks) if stack)
    killed = ", a kill pot" if event.stakes is not None else ""
    carried = f", with {event.carried:,} in the pot" if event.carried else ""
    return f"hand {event.number} begins{killed}{carried}: {dealt}"


def who_is_dealt_in(one: ExplainedEvent, at: int, why: str) -> str:
    event = one.event
    assert isinstance(event, e.Began)
    verb = "is dealt in" if event.stacks[at] else "is not dealt in"
    return f"{by_seat(one.table)[at]} {verb}: {why}"


def why_turned(table: Table) -> str:
    """Why the next game of a mix is played: what the house gave the last one is over."""
    if not (table.house.rotation or table.house.choice) or not is_over(table, table.clock.now):
        return ""
    stage = the_stage(table)
    if stage.minutes and not stage.hands:
        return f" ({table.game.title} has had its {stage.minutes} minutes)"
    hands = f"{table.mix.hands} hand{'' if table.mix.hands == 1 else 's'}"
    return f" ({table.game.title} has had its {hands}{'' if stage.hands else ', a round'})"


def account(table: Table, event: e.Reckoned) -> str:
    """What changes of an account that is neither owing nor in turn."""
    name, now = by_seat(table)[event.seat], event.account
    if now.must_post:
        return f"{name} posts a big blind to get a hand"
    if now.passes:
        return f"{name} has let the big blind pass"
    if now.gone_by:
        return f"the button has gone by {name}"
    return f"{name} stands otherwise with the blinds"
