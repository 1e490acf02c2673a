"""Straight to the table: what the players do in a hand, and an ordinary deal.

Nearly everything that happens in a room is a hand that is played. Nothing of the room follows from
an action while its hand goes on, so it is put to the table itself and not to a copy: a table does
what it judges lawful and nothing else. When the hand is over the ledger is looked at, and whatever
is due happens. What ``room.judge`` says of the same command is the same.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.senders import Sender
from shuffleup.hand.judge import JUDGE_PLAYER
from shuffleup.law.ruling import Ruling
from shuffleup.room.absence.attendance import noticed_in
from shuffleup.room.apply import apply
from shuffleup.room.cage.ledger import balance, bought, cashed, of_table
from shuffleup.room.cage.on_tables import on_table, player_of
from shuffleup.room.commands import AtTheTable
from shuffleup.room.events import AtTable, RoomEvent
from shuffleup.room.must_move.fed_tables import feed_of
from shuffleup.room.proceed import proceed
from shuffleup.room.promotions.time_and_tickets import watch
from shuffleup.room.rulings import RoomRuling
from shuffleup.room.staff.on_the_register import not_on_register
from shuffleup.room.state import Room
from shuffleup.table.act import act
from shuffleup.table.apply import apply as apply_to_table
from shuffleup.table.apply import drain
from shuffleup.table.commands import NextHand
from shuffleup.table.edge import is_sender
from shuffleup.table.judge import judge as judge_at_table
from shuffleup.table.proceed import proceed as carry_on
from shuffleup.table.rulings import AnyTableEvent


def straight(room: Room, command: AtTheTable, by: Sender) -> RoomRuling | None:
    """What a table did with a command that is its affair alone; None where it is not."""
    number, wanted = command.table, command.command
    table = room.tables.get(number) if type(number) is str else None
    if table is None or (room.staff and is_a_stranger(room, by)):
        return None
    if type(wanted) is NextHand:
        return deal(room, command, wanted, by) if deals_alone(room, number) else None
    hand = table.hand
    if hand is None or type(wanted) not in JUDGE_PLAYER or table.question or hand.mends.mended:
        return None
    ruling = act(table, wanted, by)
    if ruling.refusal is not None:
        return Ruling(refusal=ruling.refusal)
    done: RoomRuling = Ruling(written(room, number, drain(table)), grounds=ruling.grounds)
    return done if table.hand is not None else with_what_follows(room, command, by, done)


def is_a_stranger(room: Room, by: object) -> bool:
    """Whether somebody does not work here as they say: ``room.judge`` tells them so."""
    return not is_sender(by) or not_on_register(room, by) is not None


def written(room: Room, number: str, events: list[AnyTableEvent]) -> tuple[AtTable, ...]:
    """What a table has done, in the log of the room."""
    told = tuple([AtTable(number, event) for event in events])
    room.log += told
    room.version += len(told)
    return told


def with_what_follows(
    room: Room, command: AtTheTable, by: Sender, done: RoomRuling, seen: tuple[RoomEvent, ...] = ()
) -> RoomRuling:
    """The ruling, with the entry of chips that came or went, what is remembered, and what is due
    now."""
    more = (*entered(room, command, by), *seen)
    for event in more:
        apply(room, event)
    grounds = (*done.grounds, *proceed(room).grounds)
    return Ruling((*done.events, *more), grounds=grounds)


def entered(room: Room, command: AtTheTable, by: Sender) -> tuple[RoomEvent, ...]:
    """The entry for what lies on a table and is not in its account; none as a rule."""
    number, wanted = command.table, command.command
    difference = on_table(room, number) - balance(room, of_table(number))
    if not difference:
        return ()
    who, why = player_of(room.tables[number], wanted) or by.id, type(wanted).__name__
    move = bought if difference > 0 else cashed
    return (replace(move(who, number, abs(difference), why), by=by.id),)


# ---- the deal --------------------------------------------------------------------------------


def deals_alone(room: Room, number: str) -> bool:
    """Whether a table can deal without anybody having to be gone by then."""
    if any(number == broken or any(held.table == number for held in game.held)
           for broken, game in room.breaks.items()):  # fmt: skip
        return False
    feed = feed_of(room, number)
    return feed is None or feed.feeder != number or not (feed.told or feed.refused)


def deal(room: Room, command: AtTheTable, wanted: NextHand, by: Sender) -> RoomRuling:
    """The next hand, dealt to the first who has to choose."""
    number, table = command.table, room.tables[command.table]
    ruling = judge_at_table(table, wanted, by)
    if ruling.refusal is not None:
        return Ruling(refusal=ruling.refusal)
    told = [AtTable(number, event) for event in ruling.events]
    seen = tuple(one for event in told for one in noticed_in(room, event))
    for event in told:
        watch(room, event)
        apply_to_table(table, event.event)
    carry_on(table)
    done: RoomRuling = Ruling(written(room, number, drain(table)), grounds=ruling.grounds)
    return with_what_follows(room, command, by, done, seen)
