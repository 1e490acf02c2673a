"""Cards drawn when a game breaks: for whom one is drawn, and the order they make."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.cards import STANDARD
from shuffleup.law.points.hand.stud import SuitOrder
from shuffleup.law.points.room.broken_games import BreakingLaw, BreakOrder, DrawnForAbsent
from shuffleup.law.ruling import Reason
from shuffleup.room.absence.attendance import absence_of
from shuffleup.room.breaking.break_commands import BreakGame
from shuffleup.room.instants import MINUTE
from shuffleup.room.rulings import RoomRuling, malformed, refuse
from shuffleup.room.state import Room
from shuffleup.table.blinds.account import Standing
from shuffleup.table.state import Seat, taken_seats


class Parting(Struct):
    """The players of a breaking game, longest there first, by what becomes of them."""

    draw: list[str] = []  # have a right to a seat elsewhere
    absent: list[str] = []  # away too long for a card
    unwilling: list[str] = []  # would not play on, and have no right to a seat
    grounds: list[str] = []


def parting(room: Room, command: BreakGame) -> Parting:
    """Who is to draw, and by which points the others are not."""
    table, law = room.tables[command.table], room.rules.breaking
    there = [seat for _, seat in taken_seats(table) if seat.account.standing is not Standing.LOCKED]
    there.sort(key=lambda seat: seat.since)
    parted = Parting([], [], [], [])
    if command.refusing:
        parted.grounds.append(BreakingLaw.refusal_from)
    for seat in there:
        if seat.player in command.refusing and len(there) >= law.refusal_from:
            parted.unwilling.append(seat.player)
        elif seat.presence.here:
            parted.draw.append(seat.player)
        else:
            drawn, points = drawn_for(room, command, seat)
            (parted.draw if drawn else parted.absent).append(seat.player)
            parted.grounds += points
    return parted


def drawn_for(room: Room, command: BreakGame, seat: Seat) -> tuple[bool, tuple[str, ...]]:
    """Whether a card is drawn for an absent player, and by which points."""
    law = room.rules.breaking
    if seat.player == command.cause and not law.absent_causer:
        return False, (BreakingLaw.absent_causer,)
    how = BreakingLaw.drawn_for_absent
    if law.drawn_for_absent is DrawnForAbsent.FEW_MISSED_BLINDS:
        return seat.account.missed <= law.absent_missed, (how, BreakingLaw.absent_missed)
    if law.drawn_for_absent is DrawnForAbsent.SHORT_ABSENCE:
        away = time_away(room, command, seat.player)
        return away <= law.absent_away * MINUTE, (how, BreakingLaw.absent_away)
    return False, (how,)


def time_away(room: Room, command: BreakGame, player: str) -> int:
    """For how long a player has been away: as the floor tells it, else as the room knows it."""
    told = dict(command.away)
    if player in told:
        return told[player] * MINUTE
    return room.now - absence_of(room, command.table, player).since


def draw_refused(room: Room, command: BreakGame, parted: Parting) -> RoomRuling | None:
    """Why the cards are not the ones that are to be drawn; None if they are."""
    names = [player for player, _ in command.draws]
    cards = [card for _, card in command.draws]
    if any(card not in STANDARD for card in cards):
        return malformed(Reason.NOT_A_CARD, "cards of one deck are drawn for the seats")
    if len(set(cards)) < len(cards):
        return malformed(Reason.DUPLICATE_CARD, "a card was drawn twice")
    if len(set(names)) < len(names):
        return malformed(Reason.NOT_ASKED_FOR, "each player draws one card")
    for name in names:
        if name in parted.absent or name in parted.unwilling:
            says = f"no card is drawn for {name}"
            return refuse(Reason.NO_CLAIM, says, *dict.fromkeys(parted.grounds))
        if name not in parted.draw:
            says = f"{name} does not sit at table {command.table}"
            return malformed(Reason.NOT_SEATED, says)
    left_out = [name for name in parted.draw if name not in names]
    if left_out and needs_cards(room):
        return malformed(Reason.NOT_ASKED_FOR, f"{', '.join(left_out)} did not draw")
    return None


def needs_cards(room: Room) -> bool:
    return room.rules.breaking.order is not BreakOrder.WAITING_LIST


def in_order(room: Room, command: BreakGame, parted: Parting) -> list[str]:
    """Those who drew, first the first to choose: a card is higher by rank, then by suit where
    suits have an order, else whoever drew it first."""
    how = room.rules.breaking.order
    if how is BreakOrder.WAITING_LIST:
        return parted.draw
    if how is BreakOrder.CARD_DRAW:
        return [player for player, _ in command.draws]
    by_suit = room.rules.stud.suit_order is SuitOrder.SPADES_HIGH
    return by_card(command, by_suit=by_suit)


def by_card(command: BreakGame, *, by_suit: bool) -> list[str]:
    """The highest card first."""
    drawn = sorted(command.draws, key=lambda one: -(one[1] if by_suit else one[1] & ~3))
    return [player for player, _ in drawn]


def suits_decide(room: Room, command: BreakGame) -> bool:
    """Whether the order of the suits is behind the order of those who drew."""
    if room.rules.breaking.order in (BreakOrder.WAITING_LIST, BreakOrder.CARD_DRAW):
        return False
    return by_card(command, by_suit=True) != by_card(command, by_suit=False)
