"""Games on the board, and the tables that stand for them."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from shuffleup.floor.senders import Role, Sender
from shuffleup.games import game, names
from shuffleup.hand.echoes import said
from shuffleup.hand.setup import SetupError
from shuffleup.law.points.room.openings import OpenedBy, OpeningLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.cage.ledger import of_table
from shuffleup.room.events import AnyRoomEvent, AtTable
from shuffleup.room.lists.list_events import GameListed
from shuffleup.room.lists.list_records import Listing
from shuffleup.room.lists.waiting_names import names_of
from shuffleup.room.one_unit import in_the_rooms_chips
from shuffleup.room.openings.opening_commands import ListGame, OpenTable
from shuffleup.room.openings.opening_events import (
    SeatRemoved,
    SeatsAdded,
    SignPosted,
    TableStood,
)
from shuffleup.room.openings.opening_records import Spread
from shuffleup.room.promotions.postings import dropped_too_much
from shuffleup.room.roles import ANYBODY, HOUSE, MANAGEMENT, Allowed
from shuffleup.room.rulings import (
    RoomApplies,
    RoomJudges,
    RoomLaw,
    RoomRuling,
    malformed,
    refuse,
)
from shuffleup.room.state import Room, Stand
from shuffleup.table.new_table import new_table

OPENERS: Final = {
    OpenedBy.MANAGEMENT: MANAGEMENT,
    OpenedBy.FLOOR: HOUSE,
    OpenedBy.PLAYERS: HOUSE | {Role.PLAYER},
}


def judge_list_game(room: Room, command: ListGame) -> RoomRuling:
    if command.name in room.listings:
        return malformed(Reason.NAME_TAKEN, f"{command.name} is on the board already")
    listing = command.listing
    if listing.waiting or listing.calls or listing.given:
        return malformed(Reason.NOT_A_COMMAND, "a game comes on the board with nobody on its list")
    ours = never_a_table(room, listing) or in_the_rooms_chips(room, listing)
    if isinstance(ours, Ruling):
        return ours
    refused = never_a_table(room, ours) or dropped_too_much(room, ours)
    return refused or Ruling((GameListed(command.name, ours),))


def never_a_table(room: Room, listing: Listing) -> RoomRuling | None:
    """Why no table could ever be opened for a game; None if one could."""
    if listing.game not in names():
        return malformed(Reason.NO_SUCH_GAME, f"there is no game {said(listing.game)}")
    try:
        new_table(
            game(listing.game), listing.stakes, listing.seats, rules=room.rules, house=listing.house
        )
    except SetupError as error:
        return malformed(Reason.CANNOT_BE_DEALT, str(error))
    return None


def judge_open_table(room: Room, command: OpenTable) -> RoomRuling:
    listing = room.listings.get(command.listing)
    if listing is None:
        return malformed(Reason.NO_SUCH_GAME, f"no game on the board is called {command.listing}")
    stand = room.stands.get(command.table)
    empty = not room.accounts.get(of_table(command.table))
    if stand is not None and not (room.spreads[command.table].closed and empty):
        return malformed(Reason.NAME_TAKEN, f"there is a table {command.table} already")
    most = room.rules.openings.extra_players
    if command.over > most:
        says = f"a game starts with at most {most} above the normal number"
        return refuse(Reason.TOO_MANY_SEATS, says, OpeningLaw.extra_players)
    try:
        table = new_table(
            game(listing.game),
            listing.stakes,
            listing.seats + command.over,
            rules=room.rules,
            rulebook=room.rulebook,
            house=listing.house,
            by_hand=command.by_hand,
        )
    except SetupError as error:
        return malformed(Reason.CANNOT_BE_DEALT, str(error))
    stood = TableStood(command.table, command.listing)
    events: list[AnyRoomEvent] = [stood, *(AtTable(command.table, one) for one in table.log)]
    grounds: list[str] = [OpeningLaw.games_opened_by]
    events += sign_of(command.table)
    grounds.append("game-sign")
    if command.over:
        events.append(SeatsAdded(command.table, command.over))
        grounds.append(OpeningLaw.extra_players)
    return Ruling(tuple(events), grounds=tuple(grounds))


def sign_of(table: str) -> tuple[SignPosted, ...]:
    """Every table that opens has its sign."""
    return (SignPosted(table),)


def not_theirs_to_open(room: Room, command: object, by: Sender) -> RoomRuling | None:
    """Why somebody may not open a game, or call one off; None if it is theirs to do."""
    may = OPENERS[room.rules.openings.games_opened_by]
    if by.role in may:
        return None
    who = " or a ".join(role.value for role in Role if role in may)
    says = f"games are opened and closed by a {who} here"
    return refuse(Reason.NOT_MANAGEMENT, says, OpeningLaw.games_opened_by)


def stood(room: Room, event: TableStood) -> None:
    room.stands[event.table] = Stand(event.listing, room.now)
    room.spreads[event.table] = Spread()
    room.seat_claims.pop(event.table, None)
    room.breaks.pop(event.table, None)  # of a game that was played there before
    for at in [one for one in room.counted if one[0] == event.table]:
        del room.counted[at]


def listed(room: Room, event: GameListed) -> None:
    names = names_of(event.listing)
    room.listings[event.name] = replace(event.listing, waiting=names)


def sign_posted(room: Room, event: SignPosted) -> None:
    room.spreads[event.table] = replace(room.spreads[event.table], sign=True)


def seats_added(room: Room, event: SeatsAdded) -> None:
    room.spreads[event.table] = replace(room.spreads[event.table], over=event.over)


def seat_removed(room: Room, event: SeatRemoved) -> None:
    spread = room.spreads[event.table]
    removed = (*spread.removed, event.seat)
    room.spreads[event.table] = replace(spread, over=spread.over - 1, removed=removed)


MAY: Allowed = {ListGame: HOUSE, OpenTable: ANYBODY}
BY_LAW: RoomLaw = {OpenTable: not_theirs_to_open}
JUDGES: RoomJudges = {ListGame: judge_list_game, OpenTable: judge_open_table}
APPLY: RoomApplies = {
    TableStood: stood,
    GameListed: listed,
    SignPosted: sign_posted,
    SeatsAdded: seats_added,
    SeatRemoved: seat_removed,
}
