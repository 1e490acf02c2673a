"""Who gets a hand: who is in the turn of the blinds, and who waits for the big blind.

``who(table)`` answers with two masks of seats. Everything else here is one question about one
seat, as the book in force answers it.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from shuffleup.games import Opening
from shuffleup.law.points.table.dealt_in import AbsentDealtIn, BlindGameStack, CarriedPot, StudStack
from shuffleup.law.points.table.table_chips import RackUntil
from shuffleup.table.blinds.account import IN_TURN, EntryChoice, Standing
from shuffleup.table.chips.chip_records import PLAIN_CHIPS
from shuffleup.table.chips.in_play import playing
from shuffleup.table.seats.seat_records import HERE
from shuffleup.table.state import Seat, Table, taken_seats

# Asked in every hand: to look a member up in its enum takes longer than to compare it.
BLINDS: Final = Opening.BLINDS
BIG_BLIND: Final = BlindGameStack.BIG_BLIND


class Who(Struct, frozen=True, gc=False):
    """Seats in the turn of the blinds, and seats that take the big blind when it comes."""

    regular: int
    waiting: int
    odd: int = 0  # seats that are not simply dealt in, in turn, with their stack
    begins: bool = False  # fewer than two were in: those who waited begin the game again


def is_ordinary(seat: Seat) -> bool:
    """Whether nothing is to be asked about a player but how many chips there are."""
    return seat.account == IN_TURN and seat.presence == HERE and seat.chips == PLAIN_CHIPS


def has_blinds(table: Table) -> bool:
    return bool(table.stakes.blinds) and table.game.opening is BLINDS


def big_blind(table: Table) -> int:
    return table.stakes.blinds[-1]


def small_blind(table: Table) -> int:
    return table.stakes.blinds[-2] if len(table.stakes.blinds) > 1 else 0


def smaller_blinds(table: Table) -> int:
    """All blinds but the big one together: what there is to make up beside it."""
    return sum(table.stakes.blinds[:-1])


def least_stack(table: Table) -> int:
    """The smallest stack that is dealt in."""
    law, stakes = table.rules.dealt_in, table.stakes
    least = 1 if law.all_in_for_ante else stakes.ante + 1
    if has_blinds(table):
        needs_blind = law.minimum_stack_dealt_in_blind_games is BIG_BLIND
        return max(least, big_blind(table)) if needs_blind else least
    needs_bet = law.minimum_stack_dealt_in_stud is StudStack.ANTE_AND_MINIMUM_BET
    return max(least, stakes.ante + stakes.small_bet) if needs_bet else least


def who(table: Table) -> Who:
    """Everyone who is dealt in as a matter of course, and everyone who only waits for a blind."""
    regular = waiting = odd = 0
    least = least_stack(table)
    may = eligible(table) if table.pot.carried else -1
    for at, seat in enumerate(table.seats):
        if seat is None:
            continue
        bit = 1 << at
        ordinary = seat.account == IN_TURN and seat.presence == HERE and seat.chips == PLAIN_CHIPS
        if ordinary and seat.stack >= least and may & bit:
            regular |= bit
            continue
        odd |= bit
        if may & bit and is_regular(table, at, seat):
            regular |= bit
        elif may & bit and is_waiting(table, seat):
            waiting |= bit
    first = table.button.new_game and not table.hands
    return begun(Who(regular, waiting, odd, first))


def begun(in_turn: Who) -> Who:
    """Where no game is running, with fewer than two in the turn of the blinds, those who are here
    begin one."""
    if in_turn.regular.bit_count() > 1 and not in_turn.begins:
        return in_turn
    return Who(in_turn.regular | in_turn.waiting, 0, in_turn.odd, begins=True)


def without(in_turn: Who, seats: int) -> Who:
    """Who gets a hand once these seats get none."""
    regular, waiting = in_turn.regular & ~seats, in_turn.waiting & ~seats
    return begun(Who(regular, waiting, in_turn.odd, in_turn.begins))


def eligible(table: Table) -> int:
    """The seats that may be dealt in at all: with forfeited chips in the pot, those of the last
    deal."""
    last_only = table.rules.dealt_in.carried_pot_eligibility is CarriedPot.PREVIOUS_DEAL
    if not (table.pot.carried and last_only):
        return -1
    # A player who sat down since, though in a seat that was dealt to, is not one of them.
    then = {stood.since for stood in table.before.seats if stood is not None}
    here = sum(1 << at for at, seat in taken_seats(table) if seat.since in then)
    still_here = here & table.deal.dealt
    return still_here if still_here.bit_count() > 1 else -1  # the chips must go to somebody


def is_present(table: Table, seat: Seat) -> bool:
    """At the table, or dealt in all the same, be it by mistake."""
    if seat.presence.here or seat.presence.misdealt:
        return True
    how = table.rules.dealt_in.absent_player_dealt_in
    return how is AbsentDealtIn.ALWAYS or (how is AbsentDealtIn.ON_REQUEST and seat.presence.asked)


def is_ready(table: Table, seat: Seat) -> bool:
    """Chips enough, and nothing that keeps the player out."""
    if seat.account.standing is Standing.LOCKED or seat.presence.barred:
        return False
    if seat.chips.racked and not table.rules.table_chips.play_from_rack:
        at_once = table.rules.table_chips.rack_on_table_until is RackUntil.NEXT_HAND
        if at_once or seat.account.owes:
            return False
    return playing(table, seat) >= least_stack(table)


def too_short_for_ante(table: Table, seat: Seat) -> bool:
    """Whether the ante would leave a player in turn without a chip, those that play behind
    included."""
    in_turn = seat.account.standing is Standing.IN and is_present(table, seat)
    ante = table.stakes.ante
    return in_turn and 0 < seat.stack <= ante and playing(table, seat) <= ante


def is_regular(table: Table, at: int, seat: Seat) -> bool:
    """Whether a seat has its place in the turn of the blinds."""
    if seat.account.waits and seat.account.standing is Standing.IN:
        return False
    must_kill = table.rules.kill.killer_must_post_when_sitting_out
    if at == table.kill.killer and must_kill and seat.stack and not seat.presence.barred:
        return True
    if seat.presence.sits_out and not seat.presence.misdealt:
        return False
    in_turn = seat.account.standing is Standing.IN or has_waited(seat)
    ready = is_present(table, seat) and is_ready(table, seat)
    return in_turn and not seat.account.owes and ready


def has_waited(seat: Seat) -> bool:
    """Whether a player who moved has waited as long as the move asked for."""
    if seat.account.standing is not Standing.MOVED or seat.account.entry is EntryChoice.POST:
        return False
    return not (seat.account.waits or seat.account.must_post)


def may_wait(table: Table, seat: Seat) -> bool:
    """Whether a player who is not in may wait for the big blind."""
    if seat.account.standing is Standing.NEW:
        return table.rules.new_players.waits_for_blind
    if (
        seat.account.must_post and seat.account.standing is Standing.IN
    ):  # was dealt in owing, and played
        return False
    if seat.account.owes:
        return table.rules.missed_blinds.wait
    return seat.account.standing in (Standing.MOVED, Standing.PASSING)


def is_waiting(table: Table, seat: Seat) -> bool:
    """Whether a player would take the big blind if it came to the seat now."""
    out = seat.account.standing in (Standing.NEW, Standing.MOVED, Standing.PASSING)
    owing = seat.account.standing is Standing.IN and seat.account.owes
    return (
        (out or owing)
        and seat.presence.here
        and not seat.presence.sits_out
        and (not seat.account.waits or seat.account.standing is Standing.MOVED)
        and seat.account.entry in (EntryChoice.WAIT, EntryChoice.POST)
        and (seat.account.must_post or may_wait(table, seat))
        and is_ready(table, seat)
    )


def seat_of(table: Table, player: str) -> int | None:
    """Where a player sits; None if nowhere."""
    return next((at for at, seat in taken_seats(table) if seat.player == player), None)


def ids_of(table: Table) -> list[str]:
    """The ids of the players by seat, empty for an open one: by these a person is found, in words
    and in what is kept, since in a transcript a name is its id."""
    return [seat.player if seat else "" for seat in table.seats]


def names_of(table: Table) -> list[str]:
    """Names by seat for people to read, empty for an open one."""
    return [name_of(player) for player in ids_of(table)]


def name_of(player: str) -> str:
    """What people read for an id. Every name that is shown comes from here, and nobody is found by
    one: two people may be called the same. Today the id is the name; the room's register of names
    will answer here."""
    return player
