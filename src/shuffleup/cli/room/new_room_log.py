"""``shuffleup room new``: the log of a room that opens under a book."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from shuffleup.cli.choices import read_house
from shuffleup.cli.desks.desk_answers import refused
from shuffleup.cli.output import UsageError, people, print_line
from shuffleup.cli.room.desk import Desk
from shuffleup.cli.room.desk_options import At
from shuffleup.cli.room.desk_time import read_time, wall_clock
from shuffleup.cli.room.room_files import new_log, room_faults
from shuffleup.floor.senders import Role, staff
from shuffleup.room.instants import clock, day_of, is_zone
from shuffleup.room.keeping.deeds import Deed
from shuffleup.room.keeping.room_log import RoomKeeper
from shuffleup.room.new_room import new_room

USUAL_BOOK = "mohegan"
MANAGER = staff(Role.MANAGER)


def new_command(
    log: Path,
    /,
    *,
    book: Annotated[
        str, Parameter(help="The rulebook: pechanga, mohegan, rpl, …, or a house's file.")
    ] = USUAL_BOOK,
    zone: Annotated[str, Parameter(help="The room's time zone, like America/New_York.")] = "UTC",
    game: Annotated[
        list[str] | None,
        Parameter(help='A game for the board, like "1/2: holdem no-limit 1/2, buy-in 40-200".'),
    ] = None,
    rules: Annotated[
        str | None, Parameter(help='House rules on top, such as "waiting-list-rolls 2".')
    ] = None,
    at: At = None,
) -> int:
    """Open a room: a log in which everything that happens in it is kept.

    Parameters
    ----------
    log
        A file that does not exist yet.
    """
    if not is_zone(zone):
        raise UsageError(f"--zone: there is no time zone {zone!r}; they are like America/New_York")
    law = read_house(book, rules)
    now = wall_clock() if at is None else read_time(at, zone, wall_clock())
    room = new_room(rules=law.rules, rulebook=law.digest, zone=zone, now=now)
    desk = Desk(RoomKeeper(new_log(log), room), log, law)
    opening = [f"game {one}" for one in game or ()]
    with room_faults(log):
        desk.keeper.put_by(Deed(MANAGER.id, MANAGER.role.value, f"the room opens by {book}"))
    for words in opening:
        heard = desk.tried(words, now, MANAGER)
        if heard.refusal is not None:
            log.unlink(missing_ok=True)
            raise UsageError(f"--game: {refused(desk, heard.refusal)}")
    with room_faults(log):
        desk.keeper.keep()
    console = people()
    opens = f"{day_of(now, zone)} {clock(now, zone)} {zone}"
    print_line(console, f"The room is open: {law.digest}, {opens}, kept in {log}.")
    if game:
        print_line(console, f"On the board: {', '.join(room.listings)}.")
    else:
        like = f'shuffleup room game {log} "1/2: holdem no-limit 1/2, seats 9, buy-in 40-200"'
        print_line(console, f"To put a game on the board: {like}")
    return 0
