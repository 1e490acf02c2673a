"""A game breaks: its players draw for the seats there are, and the others go to the list.

Whoever has a seat coming stays in front of their chips until they take it; nothing is dealt there
any more.
"""

from __future__ import annotations

from shuffleup.floor.senders import Role, staff
from shuffleup.law.points.hand.stud import StudLaw
from shuffleup.law.points.room.broken_games import AbsentAtBreak, BreakingLaw, UnseatedAtBreak
from shuffleup.law.ruling import Reason
from shuffleup.room.breaking.break_commands import BreakGame
from shuffleup.room.breaking.break_events import GameBroken
from shuffleup.room.breaking.break_records import BrokenGame
from shuffleup.room.breaking.drawn_cards import (
    Parting,
    draw_refused,
    in_order,
    parting,
    suits_decide,
)
from shuffleup.room.cage.cage_events import Entered
from shuffleup.room.cage.ledger import cashed, of_table
from shuffleup.room.counting.count_first import everybody_at, not_counted_at
from shuffleup.room.lists.list_events import Joined, LeftList
from shuffleup.room.lists.list_records import Waiting
from shuffleup.room.must_move.fed_tables import feed_of, is_for_the_list
from shuffleup.room.must_move.feed_events import MustMoveEnded
from shuffleup.room.must_move.moving_up import stack_of
from shuffleup.room.roles import HOUSE, Allowed
from shuffleup.room.rulings import RoomApplies, RoomJudges, RoomRuling, malformed, refuse
from shuffleup.room.state import Room, Stand
from shuffleup.room.trial import Trial
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.commands import Leave, Merge

# ---- judge -----------------------------------------------------------------------------------


def judge_break(room: Room, command: BreakGame) -> RoomRuling:
    """The game is over, and everybody at it has a seat coming, a place on the list, or neither."""
    refused = cannot_break(room, command)
    if refused is not None:
        return refused
    parted = parting(room, command)
    seats = seats_in_contention(room, command)
    contested = len(parted.draw) > len(seats)
    if contested or command.draws:
        refused = draw_refused(room, command, parted)
        if refused is not None:
            return refused
        parted.grounds.append(BreakingLaw.order)
        parted.grounds += [StudLaw.suit_order] if suits_decide(room, command) else []
        parted.draw = in_order(room, command, parted)
    trial = Trial(room)
    break_up(trial, command, parted, len(seats))
    return trial.ruling(*dict.fromkeys(parted.grounds))


def cannot_break(room: Room, command: BreakGame) -> RoomRuling | None:
    number, stand = command.table, room.stands.get(command.table)
    if stand is None or number in room.breaks:
        return malformed(Reason.NO_SUCH_TABLE, f"no game is played at table {number}")
    if room.tables[number].hand is not None:
        return malformed(Reason.HAND_IS_ON, "the hand is not over")
    uncounted = not_counted_at(room, number, *everybody_at(room, number))
    if uncounted is not None or not command.into:
        return uncounted
    other = room.stands.get(command.into)
    if other is None or command.into in (number, *room.breaks):
        return malformed(Reason.NO_SUCH_TABLE, f"no game is played at table {command.into}")
    if is_unlike(stand, other):
        says = f"table {command.into} plays another game than table {number}"
        return refuse(Reason.NOT_THIS_WAY, says, "combine-like-games")
    return None


def is_unlike(one: Stand, other: Stand) -> bool:
    """Whether two tables play different games, which cannot be combined."""
    return one.listing != other.listing


def seats_in_contention(room: Room, command: BreakGame) -> list[tuple[str, int]]:
    """The open seats of the other tables of the game, or of the one it is combined with."""
    listing = room.stands[command.table].listing
    feed = feed_of(room, command.table)
    fed = feed.mains if feed is not None and feed.feeder == command.table else ()
    called = {(call.table, call.seat) for call in room.listings[listing].calls}
    tables = [
        number
        for number, stand in room.stands.items()
        if stand.listing == listing
        and number != command.table
        and (number in fed or is_for_the_list(room, number))
    ]
    return [
        (number, at)
        for number in ([command.into] if command.into else tables)
        for at, seat in enumerate(room.tables[number].seats)
        if seat is None and (number, at) not in called
    ]


def break_up(trial: Trial, command: BreakGame, parted: Parting, seats: int) -> None:
    """Everybody to where they go; those with a seat coming stay until they take it."""
    room, number = trial.room, command.table
    listing, feed = room.stands[number].listing, feed_of(room, number)
    broken = BrokenGame(listing, tuple(parted.draw[:seats]), len(parted.draw) > seats, command.into)
    if feed is not None and (feed.feeder == number or feed.mains == (number,)):
        trial.note(MustMoveEnded(listing))
    trial.note(GameBroken(number, broken))
    to_the_list(trial, command, parted, parted.draw[seats:])
    for player in (*parted.draw[seats:], *parted.unwilling):
        goes(trial, number, player)
    for player in parted.absent:
        goes(trial, number, player, kept=True)
    if command.into:
        trial.put(command.into, Merge(), staff(Role.FLOOR))
        parted.grounds.append("combine-like-games")


def to_the_list(trial: Trial, command: BreakGame, parted: Parting, unseated: list[str]) -> None:
    """The unseated above or below the others, those away too long at the bottom or nowhere."""
    law = trial.room.rules.breaking
    listing = trial.room.stands[command.table].listing
    bottom = parted.absent if law.absent_other is AbsentAtBreak.BOTTOM else []
    top = unseated if law.unseated is UnseatedAtBreak.TOP else []
    if unseated:
        parted.grounds.append(BreakingLaw.unseated)
    if parted.absent:
        parted.grounds.append(BreakingLaw.absent_other)
    below = [*(one for one in unseated if one not in top), *bottom]
    waiting = [one.player for one in trial.room.listings[listing].waiting]
    moved = [player for player in (*top, *below) if player in waiting]
    trial.note(*(LeftList(listing, player) for player in moved))
    rest = len(waiting) - len(moved)
    for place, player in enumerate((*top, *below)):
        at = place if place < len(top) else rest + place
        trial.note(Joined(listing, Waiting(player, trial.room.now), at))


def goes(trial: Trial, number: str, player: str, *, kept: bool = False) -> None:
    """Up from the table: with the chips to the cage, or it keeps them for somebody who is away."""
    table = trial.table(number)
    at, amount = seat_of(table, player), stack_of(table, player)
    assert at is not None, player
    trial.put(number, Leave(at), staff(Role.FLOOR))
    lines = ((of_table(number), -amount), (f"held/{player}", amount))
    trial.note(Entered(lines, "game broken", player) if kept else cashed(player, number, amount))


MAY: Allowed = {BreakGame: HOUSE}
JUDGES: RoomJudges = {BreakGame: judge_break}


# ---- apply -----------------------------------------------------------------------------------


def game_broken(room: Room, event: GameBroken) -> None:
    room.breaks[event.table] = event.broken


APPLY: RoomApplies = {GameBroken: game_broken}
