"""The floor of a simulated day: games opened for those who wait, fed, broken and closed."""

from __future__ import annotations

from typing import Final

from shuffleup.cards import STANDARD
from shuffleup.floor.senders import FLOOR, player
from shuffleup.room.breaking.break_commands import BreakGame, ChooseSeat
from shuffleup.room.breaking.breaking_up import seats_in_contention
from shuffleup.room.breaking.drawn_cards import parting
from shuffleup.room.breaking.seats_after_break import first_to_choose
from shuffleup.room.cage.cage_commands import Fill
from shuffleup.room.instants import MINUTE
from shuffleup.room.lists.waiting_lists import is_here, tables_of
from shuffleup.room.must_move import feed_commands as feed
from shuffleup.room.must_move.fed_tables import feed_of, is_for_the_list
from shuffleup.room.must_move.feed_events import ToldToMove
from shuffleup.room.must_move.feeding import open_main_seats
from shuffleup.room.must_move.the_line import next_to_move
from shuffleup.room.openings import opening_commands as c
from shuffleup.room.seat_claims.claim_commands import ChangeTable
from shuffleup.sim.room_day.at_the_cage import counts_box
from shuffleup.sim.room_day.at_the_desk import call_names, looks_for_a_game
from shuffleup.sim.room_day.at_the_tables import collects_rent, deals, is_spread
from shuffleup.sim.room_day.day_plan import GameOnOffer
from shuffleup.sim.room_day.running_day import BOARD, CAGE, MANAGER, RoomDay
from shuffleup.table.state import taken_seats

ROUND: Final = MINUTE
FIRST_HAND: Final = 4 * MINUTE  # after a table opens
WAITED_FOR: Final = 15 * MINUTE  # the players of a new game
TRAY: Final = 400
SHORT: Final = 4  # players: a game with so many or fewer is broken where it can be


def goes_round(day: RoomDay) -> None:
    """Once a minute the floor looks at every game."""
    if day.closing:
        return
    for name, game in day.games.items():
        call_names(day, name)
        opens_game(day, game)
        for number in tables_of(day.room, name):
            looks_after(day, number)
    fills_main_games(day)
    day.later(ROUND, goes_round)


# ---- opening ---------------------------------------------------------------------------------


def opens_game(day: RoomDay, game: GameOnOffer) -> None:
    """A table more, when enough of those who wait are here and have no seat."""
    waiting = day.room.listings[game.name].waiting
    ready = [
        one
        for one in waiting
        if is_here(day.room, one.player) and not one.passed and one.player not in day.seats
    ]
    calls = len(day.room.listings[game.name].calls)
    if len(ready) - calls < day.room.rules.openings.minimum_players + 1:
        return
    number = free_number(day)
    if number is None or not day.do(c.OpenTable(number, game.name), MANAGER):
        return
    day.do(Fill(number, TRAY), CAGE)
    opened = day.room.stands[number].since
    day.later(FIRST_HAND, deals, number, opened)
    day.later(WAITED_FOR, calls_off, number, opened)
    if game.listing.house.time:
        day.later(FIRST_HAND + 30 * MINUTE, collects_rent, number, opened)
    call_names(day, game.name)


def free_number(day: RoomDay) -> str | None:
    """A table at which nothing is played, with its box counted; None if all are in use."""
    for number in map(str, range(1, day.plan.tables + 1)):
        if number not in day.room.stands or day.room.spreads[number].closed:
            return number
    return None


def calls_off(day: RoomDay, number: str, opened: int) -> None:
    """Too few came to a new game."""
    room = day.room
    if day.closing or room.stands[number].since != opened or not is_spread(day, number):
        return
    few = len(taken_seats(room.tables[number])) < room.rules.openings.minimum_players
    if few and not room.tables[number].hands and not room.spreads[number].established:
        day.do(c.CallOff(number), MANAGER)
        counts_box(day, number)


# ---- a game that runs ------------------------------------------------------------------------


def looks_after(day: RoomDay, number: str) -> None:
    room, table = day.room, day.room.tables[number]
    if number in room.breaks:
        ends_break(day, number)
        return
    players = len(taken_seats(table))
    if table.hands >= 5 and players >= 6 and not room.spreads[number].established:
        day.do(c.Establish(number), FLOOR)
        feeds(day, number)
    if table.hands and players <= SHORT:
        is_too_short(day, number, players)
    else:
        lets_change(day, number)


def feeds(day: RoomDay, number: str) -> None:
    """The second table of some games feeds the first."""
    name = day.room.stands[number].listing
    tables = [one for one in tables_of(day.room, name) if day.room.spreads[one].established]
    if day.games[name].fed and name not in day.room.feeds and len(tables) == 2:
        main = next(one for one in tables if one != number)
        day.do(feed.InvokeMustMove(number, main), FLOOR)


def is_too_short(day: RoomDay, number: str, players: int) -> None:
    """Broken where the others have room; closed where there are no others and nobody waits."""
    name = day.room.stands[number].listing
    if any(is_here(day.room, one.player) for one in day.room.listings[name].waiting):
        return
    fed = feed_of(day.room, number)
    if fed is not None and fed.feeder != number:
        return  # its feeder fills it
    if len(seats_in_contention(day.room, BreakGame(number))) >= players > 0:
        breaks(day, number)
    elif players <= 2:
        closes(day, number)


def closes(day: RoomDay, number: str) -> None:
    """Everybody up and paid, the box counted, the table free for another game."""
    feeding = feed_of(day.room, number)
    if feeding is not None:
        day.do(feed.EndMustMove(feeding.feeder), FLOOR)
    if day.do(c.CloseTable(number), MANAGER):
        counts_box(day, number)


# ---- breaking --------------------------------------------------------------------------------


def breaks(day: RoomDay, number: str) -> None:
    """A card for everybody who draws, and each takes a seat in the order of the draw."""
    away = tuple(
        (who, (day.room.now - absence.since) // MINUTE)
        for who, absence in day.room.absences.items()
        if absence.table == number
    )
    asked = BreakGame(number, away=away)
    names = parting(day.room, asked).draw
    cards = day.dice.sample(STANDARD, len(names))
    draws = tuple(zip(names, cards, strict=True))
    if day.do(BreakGame(number, draws, away=away), FLOOR):
        chooses(day, number)


def chooses(day: RoomDay, number: str) -> None:
    """The first open seat of the shortest game for each."""
    game = day.room.breaks[number]
    for name in first_to_choose(day.room, number, game):
        seats = [
            one
            for one in seats_in_contention(day.room, BreakGame(number))
            if is_for_the_list(day.room, one[0]) and is_spread(day, one[0])
        ]
        if seats:
            shortest = min(seats, key=lambda one: len(taken_seats(day.room.tables[one[0]])))
            here = name not in day.room.absences
            day.do(ChooseSeat(name, *shortest), player(name) if here else FLOOR)


def ends_break(day: RoomDay, number: str) -> None:
    """When the last has gone, or has been away for long, the table is closed."""
    left = taken_seats(day.room.tables[number])
    if not left or not day.room.breaks[number].held:
        closes(day, number)


# ---- must-move, and changing tables ----------------------------------------------------------


def fills_main_games(day: RoomDay) -> None:
    """Open seats of a main game are for those who must move."""
    for listing, fed in tuple(day.room.feeds.items()):
        for main in fed.mains:
            now = day.room.feeds[listing]
            seats = open_main_seats(day.room, now, main)
            if seats and next_to_move(day.room, now) is not None:
                day.do(feed.TellToMove(main, seats[0]), BOARD)


def was_told(day: RoomDay, event: ToldToMove) -> None:
    way = moves_up if day.chance(95) else will_not_move
    day.later(day.seconds(30, 240), way, event.told.player, event.listing)


def must_move(day: RoomDay, name: str, listing: str) -> bool:
    feeding = day.room.feeds.get(listing)
    return feeding is not None and any(one.player == name for one in feeding.told)


def moves_up(day: RoomDay, name: str, listing: str) -> None:
    if must_move(day, name, listing) and day.may(feed.MoveUp(name), player(name)):
        day.do(feed.MoveUp(name), player(name))


def will_not_move(day: RoomDay, name: str, listing: str) -> None:
    if must_move(day, name, listing):
        day.do(feed.RefuseToMove(name), player(name))


def lets_change(day: RoomDay, number: str) -> None:
    """Whoever signed first for a table goes there when it can be done."""
    signed = day.room.transfers.get(number, ())
    seats = [at for at, seat in enumerate(day.room.tables[number].seats) if seat is None]
    if not signed or not seats or signed[0].player not in day.seats:
        return
    change = ChangeTable(signed[0].player, number, seats[0])
    if day.may(change, BOARD):
        day.do(change, BOARD)


def has_no_seat(day: RoomDay, name: str) -> None:
    """Somebody got up, for whatever reason: in a moment they look for another game."""
    who = day.visitor(name)
    if who is not None and not day.closing:
        day.later(day.seconds(1, 20), looks_for_a_game, who)
