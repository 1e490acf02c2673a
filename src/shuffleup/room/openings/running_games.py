"""A game that stands: established, called off, closed, made private, moved, changed."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.senders import FLOOR, Role, Sender
from shuffleup.games import game
from shuffleup.law.points.room.openings import BackOnList, OpeningLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.counting.count_first import everybody_at, not_counted_at
from shuffleup.room.events import AnyRoomEvent
from shuffleup.room.lists.list_events import CallEnded, Joined, LeftList
from shuffleup.room.lists.taking_seats import got_up
from shuffleup.room.lists.void_calls import voided
from shuffleup.room.openings import opening_commands as c
from shuffleup.room.openings import opening_events as e
from shuffleup.room.openings.opening_games import not_theirs_to_open
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
from shuffleup.room.trial import Trial
from shuffleup.table.commands import Designate, PlayGame
from shuffleup.table.state import taken_seats


def no_game(room: Room, number: str) -> RoomRuling | None:
    """Why nothing can be done with the game of a table; None if one is spread there."""
    if number not in room.stands or room.spreads[number].closed:
        return malformed(Reason.NO_SUCH_TABLE, f"no game is spread at table {number}")
    return None


def in_a_hand(room: Room, number: str) -> RoomRuling | None:
    if room.tables[number].hand is None:
        return None
    return malformed(Reason.HAND_IS_ON, "the hand is not over")


# ---- judge -----------------------------------------------------------------------------------


def judge_establish(room: Room, command: c.Establish) -> RoomRuling:
    return no_game(room, command.table) or Ruling((e.GameEstablished(command.table),))


def judge_call_off(room: Room, command: c.CallOff) -> RoomRuling:
    """Too few have come to a new game: it is not started, and who came waits again, at the top."""
    number = command.table
    refused = no_game(room, number) or in_a_hand(room, number)
    if refused is not None:
        return refused
    table, law = room.tables[number], room.rules.openings
    if room.spreads[number].established or table.hands:
        return malformed(Reason.NOT_ASKED_FOR, f"the game of table {number} has started")
    if len(taken_seats(table)) >= law.minimum_players:
        says = f"{law.minimum_players} players are enough to start"
        return refuse(Reason.ENOUGH_PLAYERS, says, OpeningLaw.minimum_players)
    trial = Trial(room)
    everyone_up(trial, number)
    listing = room.stands[number].listing
    missing = [call.player for call in room.listings[listing].calls if call.table == number]
    trial.note(*(CallEnded(listing, name) for name in missing))
    if law.returned_if_game_fails is BackOnList.ARRIVED:
        trial.note(*(LeftList(listing, name) for name in missing))
    came = sorted(room.spreads[number].arrived, key=lambda one: one.since)
    trial.note(*(Joined(listing, one, place) for place, one in enumerate(came)))
    trial.note(e.GameClosed(number))
    return trial.ruling(OpeningLaw.minimum_players, OpeningLaw.returned_if_game_fails)


def everyone_up(trial: Trial, number: str) -> None:
    """Everybody leaves a table, with their chips to the cage."""
    for at, seat in taken_seats(trial.room.tables[number]):
        got_up(trial, seat.player, number, at)


def judge_close(room: Room, command: c.CloseTable) -> RoomRuling:
    number = command.table
    refused = no_game(room, number) or in_a_hand(room, number)
    refused = refused or not_counted_at(room, number, *everybody_at(room, number))
    if refused is not None:
        return refused
    trial = Trial(room)
    everyone_up(trial, number)
    trial.note(*(CallEnded(*one) for one in called_to(room, number)), e.GameClosed(number))
    return trial.ruling(OpeningLaw.games_opened_by)


def called_to(room: Room, number: str) -> list[tuple[str, str]]:
    """Who was called to a table, with the game."""
    name = room.stands[number].listing
    return [(name, one.player) for one in room.listings[name].calls if one.table == number]


def calls_ended(room: Room, number: str) -> list[AnyRoomEvent]:
    """Whoever was called to a table is not any more, and keeps the place."""
    return [event for one in called_to(room, number) for event in voided(room, *one)]


def not_theirs_to_close(room: Room, command: c.CloseTable, by: Sender) -> RoomRuling | None:
    """Why somebody may not close a game; None if it is theirs to do."""
    if by.role is Role.MANAGER or not room.rules.openings.closed_by_manager_alone:
        return not_theirs_to_open(room, command, by)
    says = "closing a game needs the manager"
    return refuse(Reason.NOT_MANAGEMENT, says, OpeningLaw.closed_by_manager_alone)


def judge_make_private(room: Room, command: c.MakePrivate) -> RoomRuling:
    refused = no_game(room, command.table)
    if refused is not None:
        return refused
    if not room.rules.openings.may_be_private:
        says = "every game is open to the list here"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, OpeningLaw.may_be_private)
    private = e.GameMadePrivate(command.table)
    ended = calls_ended(room, command.table)
    return Ruling((private, *ended), grounds=(OpeningLaw.may_be_private,))


def judge_move(room: Room, command: c.MoveGame) -> RoomRuling:
    refused = no_game(room, command.table)
    if refused is not None:
        return refused
    if not room.rules.openings.may_be_moved:
        says = "a game stays where it is"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, OpeningLaw.may_be_moved)
    moved = e.GameMoved(command.table, command.place)
    return Ruling((moved,), grounds=(OpeningLaw.may_be_moved,))


def judge_change(room: Room, command: c.ChangeGame) -> RoomRuling:
    """Another game or limit at a table, unless enough of its players object."""
    refused = no_game(room, command.table) or change_refused(room, command)
    if refused is not None:
        return refused
    listing = room.listings[command.listing]
    trial = Trial(room)
    trial.put(command.table, PlayGame(game(listing.game), listing.stakes), FLOOR)
    trial.put(command.table, Designate(listing.house), FLOOR)
    trial.events += calls_ended(room, command.table)
    trial.note(e.GameSwitched(command.table, command.listing))
    return trial.ruling(OpeningLaw.objections_to_block)


def change_refused(room: Room, command: c.ChangeGame) -> RoomRuling | None:
    if command.listing not in room.listings:
        says = f"no game on the board is called {command.listing}"
        return malformed(Reason.NO_SUCH_GAME, says)
    law, here = room.rules.openings, [seat for _, seat in taken_seats(room.tables[command.table])]
    objecting = set(command.objecting)
    if not objecting <= {seat.player for seat in here}:
        return malformed(Reason.NOT_SEATED, "only a player of the game can object")
    if len(objecting) >= law.objections_to_block:
        says = "too many object, so the game stays as it is"
        return refuse(Reason.OBJECTED_TO, says, OpeningLaw.objections_to_block)
    if law.change_needs_everyone_there and not all(seat.presence.here for seat in here):
        says = "everyone in the game has to be there and agree"
        return refuse(Reason.NOT_EVERYONE_THERE, says, OpeningLaw.change_needs_everyone_there)
    return None


MAY: Allowed = {
    c.Establish: HOUSE,
    c.CallOff: ANYBODY,
    c.CloseTable: ANYBODY,
    c.MakePrivate: MANAGEMENT,
    c.MoveGame: HOUSE,
    c.ChangeGame: HOUSE,
}
BY_LAW: RoomLaw = {c.CallOff: not_theirs_to_open, c.CloseTable: not_theirs_to_close}
JUDGES: RoomJudges = {
    c.Establish: judge_establish,
    c.CallOff: judge_call_off,
    c.CloseTable: judge_close,
    c.MakePrivate: judge_make_private,
    c.MoveGame: judge_move,
    c.ChangeGame: judge_change,
}


# ---- apply -----------------------------------------------------------------------------------


def came(room: Room, event: e.CameToNewGame) -> None:
    spread = room.spreads[event.table]
    room.spreads[event.table] = replace(spread, arrived=(*spread.arrived, event.waiting))


def established(room: Room, event: e.GameEstablished) -> None:
    room.spreads[event.table] = replace(room.spreads[event.table], established=True, arrived=())


def filled(room: Room, event: e.GameFilled) -> None:
    room.spreads[event.table] = replace(room.spreads[event.table], filled=True)


def closed(room: Room, event: e.GameClosed) -> None:
    room.spreads[event.table] = replace(room.spreads[event.table], closed=True, arrived=())
    room.transfers.pop(event.table, None)


def made_private(room: Room, event: e.GameMadePrivate) -> None:
    room.spreads[event.table] = replace(room.spreads[event.table], private=True)


def moved(room: Room, event: e.GameMoved) -> None:
    room.spreads[event.table] = replace(room.spreads[event.table], place=event.place)


def switched(room: Room, event: e.GameSwitched) -> None:
    stand: Stand = room.stands[event.table]
    room.stands[event.table] = replace(stand, listing=event.listing)


APPLY: RoomApplies = {
    e.CameToNewGame: came,
    e.GameEstablished: established,
    e.GameFilled: filled,
    e.GameClosed: closed,
    e.GameMadePrivate: made_private,
    e.GameMoved: moved,
    e.GameSwitched: switched,
}
