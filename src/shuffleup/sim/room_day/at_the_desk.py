"""The desk of a simulated day: who comes in, who is put on which list, called, paged and seated."""

from __future__ import annotations

from shuffleup.floor.senders import FLOOR, player
from shuffleup.law.points.room.waiting_lists import JoinByPhone
from shuffleup.room.absence.absence_commands import CollectHeld
from shuffleup.room.absence.held_chips import held
from shuffleup.room.absence.same_stack import stack_to_bring
from shuffleup.room.cage.cage_commands import Cash
from shuffleup.room.instants import MINUTE
from shuffleup.room.lists import list_commands as c
from shuffleup.room.lists.calling_names import is_away_call_in, names_to_call
from shuffleup.room.lists.list_events import NameCalled
from shuffleup.room.lists.list_records import Waiting
from shuffleup.room.lists.waiting_lists import call_of, name_on, open_seats, tables_of
from shuffleup.room.people.people_commands import Arrive, GoHome
from shuffleup.room.people.who_may_play import may_not_play
from shuffleup.room.seat_claims.claim_commands import LockSeat
from shuffleup.sim.room_day.running_day import BOARD, CAGE, MANAGER, RoomDay
from shuffleup.sim.room_day.visitors import Visitor
from shuffleup.table.chips.buying_in import limits
from shuffleup.table.state import all_chips, taken_seats

# ---- coming in and going home ----------------------------------------------------------------


def calls_in(day: RoomDay, who: Visitor) -> None:
    """A telephone call for the first game somebody wants, where the house takes it."""
    name = who.games[0]
    law, listing = day.room.rules.waiting_lists, day.room.listings[name]
    taken = law.by_phone is JoinByPhone.ANY_GAME or (
        law.by_phone is JoinByPhone.DESIGNATED_GAMES and listing.by_phone
    )
    if taken and not open_seats(day.room, name) and name_on(listing, who.name) is None:
        day.do(c.Join(who.name, name, by_phone=True), BOARD)


def comes_in(day: RoomDay, who: Visitor) -> None:
    if day.closing:
        return
    day.do(Arrive(who.name, who.age, who.papers), BOARD)
    day.counts["visits"] += 1
    refused = may_not_play(day.room, who.name) is not None
    asks_for_games(day, who)
    if refused:
        goes_home(day, who)
        return
    day.later(who.patience, gives_up, who)
    day.later(who.goes - day.room.now, goes_home, who)


def gives_up(day: RoomDay, who: Visitor) -> None:
    """Nobody waits for ever; who sits in another game meanwhile does."""
    if not who.home and who.name not in day.seats:
        goes_home(day, who)


def goes_home(day: RoomDay, who: Visitor) -> None:
    """Up from the table, paid, off every list, and out."""
    if who.home:
        return
    gets_up(day, who)
    off_the_lists(day, who)
    chips = held(day.room, who.name)
    if chips:
        day.do(CollectHeld(who.name), CAGE)
    person = day.room.people.get(who.name)
    if person is not None and person.here:
        day.do(GoHome(who.name), player(who.name))
    who.home = True


def off_the_lists(day: RoomDay, who: Visitor, but: str = "") -> None:
    for name, listing in day.room.listings.items():
        if name != but and name_on(listing, who.name) is not None:
            day.do(c.LeaveList(who.name, name), player(who.name))


def gets_up(day: RoomDay, who: Visitor) -> None:
    """Away from a table with everything: by oneself, or at the cage, where large sums are signed
    for by two."""
    number = day.seats.get(who.name)
    if number is None:
        return
    if day.chance(50):
        day.do(c.LeaveTable(who.name, number), player(who.name))
    else:
        day.do(Cash(who.name, number, second=MANAGER.id), CAGE)


# ---- lists -----------------------------------------------------------------------------------


def asks_for_games(day: RoomDay, who: Visitor) -> None:
    """A seat where one is open and nobody waits for it, or the end of the list."""
    for name in who.games:
        if who.name in day.seats and who.games.index(name) > 0:
            return  # has a seat, and in the better game
        asks_for(day, who, name)


def asks_for(day: RoomDay, who: Visitor, name: str) -> None:
    listing = day.room.listings[name]
    if name_on(listing, who.name) is not None or is_playing(day, who, name):
        return
    call_names(day, name)
    seats = open_seats(day.room, name, who.name)
    if not seats:
        if day.may(c.Join(who.name, name), BOARD) or may_not_play(day.room, who.name):
            day.do(c.Join(who.name, name), BOARD)
    elif next_name(day, name) is None and who.name not in day.seats:
        shortest = min(seats, key=lambda one: len(taken_seats(day.room.tables[one[0]])))
        sits_down(day, who, name, *shortest)


def is_playing(day: RoomDay, who: Visitor, name: str) -> bool:
    number = day.seats.get(who.name)
    return number is not None and day.room.stands[number].listing == name


def sits_down(day: RoomDay, who: Visitor, name: str, table: str, seat: int) -> None:
    amount = buy_in(day, who, name, table)
    if day.do(c.SeatPlayer(who.name, table, seat, amount), FLOOR) and name == who.games[0]:
        off_the_lists(day, who)


def buy_in(day: RoomDay, who: Visitor, name: str, table: str) -> int:
    """What was taken along an hour ago at most; else somewhere between the least and the most."""
    again = stack_to_bring(day.room, who.name, name)
    if again:
        return again
    least, most = limits(day.room.tables[table])
    least = max(least, 1)
    return least + ((most if most is not None else 4 * least) - least) * who.share // 100


def next_name(day: RoomDay, name: str) -> Waiting | None:
    """Who would be called next: somebody who is here."""
    waiting = names_to_call(day.room, day.room.listings[name])
    return next((one for one in waiting if not is_away_call_in(day.room, one)), None)


def call_names(day: RoomDay, name: str) -> None:
    """Every open seat is called to the next name."""
    while open_seats(day.room, name) and next_name(day, name) is not None:
        if not day.do(c.CallNext(name), BOARD):
            return


# ---- answering -------------------------------------------------------------------------------


def was_called(day: RoomDay, event: NameCalled) -> None:
    """Most come within a minute or two; some lock the seat up, some do not hear."""
    who = day.visitor(event.player)
    if who is None:
        return
    way = day.dice.choices((answers, locks_up, hears_nothing, rolls), (82, 8, 7, 3))[0]
    day.later(day.seconds(15, 100), way, who, event.listing)


def is_called(day: RoomDay, who: Visitor, name: str) -> bool:
    """Whether a call still stands."""
    return not who.home and call_of(day.room.listings[name], who.name) is not None


def answers(day: RoomDay, who: Visitor, name: str) -> None:
    """To the seat, away from any other; whoever has the game they like best waits for no more."""
    if not is_called(day, who, name):
        return
    gets_up(day, who)
    call = call_of(day.room.listings[name], who.name)
    if call is None:  # it was to the table they have left
        return
    lying = [s for _, s in taken_seats(day.room.tables[call.table]) if s.player == who.name]
    amount = max(buy_in(day, who, name, call.table), *(all_chips(seat) for seat in lying), 0)
    if day.do(c.TakeSeat(who.name, name, amount), player(who.name)):
        first = who.games.index(name) == 0 if name in who.games else True
        off_the_lists(day, who, "" if first else who.games[0])


def locks_up(day: RoomDay, who: Visitor, name: str) -> None:
    """A card on the table, and back in a few minutes; now and then not in time."""
    if not is_called(day, who, name):
        return
    item = LockSeat(who.name, name, "card")
    if who.name in day.seats or not day.may(item, player(who.name)):
        answers(day, who, name)
        return
    day.do(item, player(who.name))
    day.later(day.seconds(60, 270) if day.chance(85) else 40 * MINUTE, answers, who, name)


def hears_nothing(day: RoomDay, who: Visitor, name: str) -> None:
    """Paged after a while; who does not answer then is passed over until they report."""
    if not is_called(day, who, name):
        return
    day.do(c.Page(who.name, name), BOARD)
    if day.chance(60):
        day.later(day.seconds(60, 300), answers, who, name)
    else:
        day.later(6 * MINUTE, is_passed_over, who, name)


def is_passed_over(day: RoomDay, who: Visitor, name: str) -> None:
    if is_called(day, who, name):
        day.do(c.NoAnswer(who.name, name), BOARD)
        day.later(day.seconds(120, 1200), reports, who, name)


def reports(day: RoomDay, who: Visitor, name: str) -> None:
    waiting = name_on(day.room.listings[name], who.name)
    if not who.home and waiting is not None and waiting.passed:
        day.do(c.ReportIn(who.name, name), player(who.name))


def rolls(day: RoomDay, who: Visitor, name: str) -> None:
    """Not this seat: to the end of the list where the house lets names roll; in a new game that
    has too few players the place is kept."""
    if not is_called(day, who, name):
        return
    for wish in (c.Roll(who.name, name), c.Decline(who.name, name)):
        if day.may(wish, player(who.name)):
            day.do(wish, player(who.name))
            day.later(day.seconds(120, 600), reports, who, name)
            day.later(day.seconds(1, 5), looks_for_a_game, who)
            return
    answers(day, who, name)


# ---- without a seat --------------------------------------------------------------------------


def looks_for_a_game(day: RoomDay, who: Visitor) -> None:
    """Whoever has no seat, stands on no list and is not only away asks again, or goes."""
    if who.home or day.closing or who.name in day.seats or is_waiting(day, who):
        return
    if day.room.now >= who.goes:
        goes_home(day, who)
    elif not held(day.room, who.name):  # else they come back to their game by themselves
        asks_for_games(day, who)


def is_waiting(day: RoomDay, who: Visitor) -> bool:
    return any(name_on(one, who.name) is not None for one in day.room.listings.values())


def has_tables(day: RoomDay, name: str) -> bool:
    return bool(tables_of(day.room, name))
