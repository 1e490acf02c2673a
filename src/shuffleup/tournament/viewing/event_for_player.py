"""``own_part(event, player)``: an event as one player sees it, beside what everybody may know.

Their entry, their table and seat, their place and prize, and what they may do now; of what they may
not do, why, with the points behind it. It is judged as the command itself would be, so it cannot
promise what would then be refused.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from shuffleup.floor.senders import Role, Sender, player, staff
from shuffleup.table.by_hand.known_chips import is_uncounted
from shuffleup.table.state import seated
from shuffleup.tournament.commands import EventCommand
from shuffleup.tournament.endings.going_out import standings
from shuffleup.tournament.endings.paying_prizes import awards
from shuffleup.tournament.entries.entry_commands import (
    BuyAddOn,
    DeclineRebuy,
    Rebuy,
    Register,
    Unregister,
)
from shuffleup.tournament.event_seats.seat_draw import where_is
from shuffleup.tournament.judge import judge
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.viewing.director_board import DirectorBoard, director_board

DESK: Final = staff(Role.BOARD)  # whoever takes an entry back for a player who asks
OWN_COMMANDS: Final[tuple[type, ...]] = (Register, Unregister, Rebuy, DeclineRebuy, BuyAddOn)
Cite = Callable[[Sequence[str]], Sequence[str]]


class OwnChoice(Struct, frozen=True):
    """A command of the player's, and whether it would be done now.

    command  its name: "Register", "Unregister", "Rebuy", "DeclineRebuy", "BuyAddOn"
    may      whether it would be done
    why      if not, why not
    clauses  of the book in force that say so
    """

    command: str
    may: bool
    why: str = ""
    clauses: tuple[str, ...] = ()


class OwnPart(Struct, frozen=True):
    """One player's part in an event.

    player    who it is
    standing  "waits", "alternate", "plays", "out", "carries" or "gone"; "" for no entry
    table     where they sit, "" where they do not
    seat      from 0; -1 for none
    chips     in front of them, and on their way; -1 where nobody has counted them
    entries   how often they have entered
    rebuys    how often they have bought again
    place     in which they finished, 0 while nobody knows
    prize     what is theirs by now
    paid      what of it was paid
    head      the bounty on them
    asked     whether they have lost everything and are asked for a re-buy
    may       what they could do now, each with why not
    """

    player: str
    standing: str = ""
    table: str = ""
    seat: int = -1
    chips: int = 0
    entries: int = 0
    rebuys: int = 0
    place: int = 0
    prize: int = 0
    paid: int = 0
    head: int = 0
    asked: bool = False
    may: tuple[OwnChoice, ...] = ()


class EventForPlayer(Struct, frozen=True):
    """What everybody may know of an event, and one player's part in it."""

    board: DirectorBoard
    mine: OwnPart


class SharedPart(Struct, frozen=True):
    """What is the same for all who look: worked out once for everybody."""

    board: DirectorBoard
    places: dict[str, int]
    prizes: dict[str, int]


def shared_part(event: Tournament) -> SharedPart:
    places = {name: place for place, name in standings(event)}
    return SharedPart(director_board(event), places, awards(event) if event.clock.begun else {})


def event_for_player(event: Tournament, who: str, cite: Cite = tuple) -> EventForPlayer:
    """An event for one player; ``cite`` turns the points of a refusal into clauses."""
    shared = shared_part(event)
    return EventForPlayer(shared.board, own_part(event, who, shared, cite))


def own_part(event: Tournament, who: str, shared: SharedPart, cite: Cite = tuple) -> OwnPart:
    may = tuple(own_choice(event, kind(who), cite) for kind in OWN_COMMANDS)
    entrant = event.entrants.get(who)
    if entrant is None:
        return OwnPart(who, may=may)
    at = where_is(event, who)
    return OwnPart(
        who,
        entrant.standing.value,
        at[0] if at else "",
        at[1] if at else -1,
        chips_known(event, *at) if at else 0,
        entrant.entries,
        entrant.rebuys,
        shared.places.get(who, 0),
        shared.prizes.get(who, 0),
        sum(one.amount for one in event.prizes.paid if one.player == who),
        event.heads.get(who, 0),
        who in event.broke,
        may,
    )


def chips_known(event: Tournament, number: str, at: int) -> int:
    seat = seated(event.tables[number], at)
    if is_uncounted(event.tables[number], at):
        return -1
    return seat.stack + seat.chips.coming


def own_choice(event: Tournament, command: EventCommand, cite: Cite) -> OwnChoice:
    name = type(command).__name__
    refusal = judge(event, command, sender_of(command)).refusal
    if refusal is None:
        return OwnChoice(name, True)
    return OwnChoice(name, False, refusal.says, tuple(cite(refusal.grounds)))


def sender_of(command: EventCommand) -> Sender:
    """As whom the house puts a player's own command: an entry is taken back at the desk."""
    who: str = getattr(command, "player", "")
    return DESK if isinstance(command, Unregister) else player(who)
