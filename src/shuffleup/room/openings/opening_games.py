"""Games on the board, and the tables that stand for them."""

from __future__ import annotations

from shuffleup.games import game
from shuffleup.hand.setup import SetupError
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.events import AtTable
from shuffleup.room.lists.list_events import GameListed
from shuffleup.room.openings.opening_commands import ListGame, OpenTable
from shuffleup.room.openings.opening_events import TableStood
from shuffleup.room.promotions.postings import dropped_too_much
from shuffleup.room.roles import HOUSE, Allowed
from shuffleup.room.rulings import RoomApplies, RoomJudges, RoomRuling, malformed
from shuffleup.room.state import Room, Stand
from shuffleup.table.new_table import new_table


def judge_list_game(room: Room, command: ListGame) -> RoomRuling:
    if command.name in room.listings:
        return malformed(Reason.NAME_TAKEN, f"{command.name} is on the board already")
    refused = dropped_too_much(room, command.listing)
    if refused is not None:
        return refused
    return Ruling((GameListed(command.name, command.listing),))


def judge_open_table(room: Room, command: OpenTable) -> RoomRuling:
    listing = room.listings.get(command.listing)
    if listing is None:
        return malformed(Reason.NO_SUCH_GAME, f"no game on the board is called {command.listing}")
    if command.table in room.stands:
        return malformed(Reason.NAME_TAKEN, f"there is a table {command.table} already")
    try:
        table = new_table(
            game(listing.game),
            listing.stakes,
            listing.seats,
            rules=room.rules,
            rulebook=room.rulebook,
            house=listing.house,
        )
    except SetupError as error:
        return malformed(Reason.CANNOT_BE_DEALT, str(error))
    stood = TableStood(command.table, command.listing, command.by_hand)
    return Ruling((stood, *(AtTable(command.table, event) for event in table.log)))


def stood(room: Room, event: TableStood) -> None:
    room.stands[event.table] = Stand(event.listing, room.now, event.by_hand)


def listed(room: Room, event: GameListed) -> None:
    room.listings[event.name] = event.listing


MAY: Allowed = {ListGame: HOUSE, OpenTable: HOUSE}
JUDGES: RoomJudges = {ListGame: judge_list_game, OpenTable: judge_open_table}
APPLY: RoomApplies = {TableStood: stood, GameListed: listed}
