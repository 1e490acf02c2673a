"""In an absent player's seat, with a box over the chips; and guests who sit behind a player."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.senders import FLOOR, player
from shuffleup.law.points.room.seating import NonPlayer, PlayOverConsent, SeatingLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.cage.cage_events import Entered
from shuffleup.room.cage.ledger import bought, of_table
from shuffleup.room.counting.count_first import not_counted_at
from shuffleup.room.events import AtTable
from shuffleup.room.lists.taking_seats import got_up, may_not_sit
from shuffleup.room.openings.running_games import in_a_hand, no_game
from shuffleup.room.roles import HOUSE, OWN, Allowed
from shuffleup.room.rulings import RoomApplies, RoomJudges, RoomRuling, malformed, refuse
from shuffleup.room.seat_claims import claim_commands as c
from shuffleup.room.seat_claims import claim_events as e
from shuffleup.room.seat_claims.claim_records import SeatClaims, UnderBox
from shuffleup.room.state import Room
from shuffleup.room.trial import Trial
from shuffleup.table.blinds.account import Standing
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.commands import Leave, Sit
from shuffleup.table.events import Seated
from shuffleup.table.state import Table

# ---- playing over ----------------------------------------------------------------------------


def under_box(number: str) -> str:
    """The account of chips that lie under boxes at a table."""
    return f"under/{number}"


def judge_play_over(room: Room, command: c.PlayOver) -> RoomRuling:
    """Where the book has it, the floor lets somebody play in an absent player's seat."""
    number, law = command.table, room.rules.seating
    refused = no_game(room, number) or in_a_hand(room, number)
    if refused is not None:
        return refused
    if not law.play_over:
        says = "nobody plays in the seat of an absent player"
        return refuse(Reason.NO_PLAYING_OVER, says, SeatingLaw.play_over)
    if law.play_over_consent is PlayOverConsent.BOTH and not command.agreed:
        says = "the absent player has to permit it"
        return refuse(Reason.NO_PLAYING_OVER, says, SeatingLaw.play_over_consent)
    absent = absent_in(room.tables[number], command.seat)
    if isinstance(absent, Ruling):
        return absent
    refused = not_counted_at(room, number, absent.player) or may_not_sit(
        room, command.player, number
    )
    if refused is not None:
        return refused
    trial = Trial(room)
    trial.put(number, Leave(command.seat), player(absent.player))
    trial.put(number, Sit(command.seat, command.player, command.amount), FLOOR)
    under = ((of_table(number), -absent.stack), (under_box(number), absent.stack))
    trial.note(
        e.BoxPut(number, absent),
        Entered(under, "under a box", absent.player),
        bought(command.player, number, command.amount),
    )
    return trial.ruling(SeatingLaw.play_over, SeatingLaw.play_over_consent)


def absent_in(table: Table, at: int) -> UnderBox | RoomRuling:
    """An absent player whose chips can lie under a box, or why there is none."""
    seat = table.seats[at] if at < table.n else None
    if seat is None or seat.presence.here or seat.account.standing is Standing.LOCKED:
        return malformed(Reason.NOT_SEATED, f"no player of seat {at + 1} is away")
    if seat.chips.coming or seat.chips.bought:
        return malformed(Reason.NOT_SEATED, f"chips are on their way to seat {at + 1}")
    return UnderBox(at, seat.player, seat.stack, seat.account, seat.paid)


def judge_take_off_box(room: Room, command: c.TakeOffBox) -> RoomRuling:
    """The absent player is back: whoever played over gets up, and all is as it was."""
    number = command.table
    boxes = room.seat_claims.get(number, SeatClaims()).boxes
    box = next((one for one in boxes if one.player == command.player), None)
    if box is None:
        says = f"nothing of {command.player} is under a box at table {number}"
        return malformed(Reason.NOT_SEATED, says)
    refused = in_a_hand(room, number)
    if refused is not None:
        return refused
    trial = Trial(room)
    guest = room.tables[number].seats[box.seat]
    if guest is not None:
        got_up(trial, guest.player, number, box.seat)
    back = Seated(box.seat, box.player, box.stack, box.account, box.paid)
    trial.events.append(AtTable(number, back))
    lines = ((under_box(number), -box.stack), (of_table(number), box.stack))
    trial.note(e.BoxTaken(number, box.player), Entered(lines, "the box is off", box.player))
    return trial.ruling(SeatingLaw.play_over)


# ---- guests ----------------------------------------------------------------------------------


def not_seated(room: Room, name: str, number: str) -> RoomRuling | None:
    table = room.tables.get(number)
    if table is not None and seat_of(table, name) is not None:
        return None
    return malformed(Reason.NOT_SEATED, f"{name} does not sit at table {number}")


def judge_sit_behind(room: Room, command: c.SitBehind) -> RoomRuling:
    refused = not_seated(room, command.player, command.table)
    if refused is not None:
        return refused
    if not_seated(room, command.guest, command.table) is None:
        return malformed(Reason.NAME_TAKEN, f"{command.guest} plays at that table")
    grounds = (SeatingLaw.non_player_at_table,)
    if room.rules.seating.non_player_at_table is NonPlayer.NEVER:
        return refuse(Reason.NO_GUESTS, "only players sit at the table", *grounds)
    claims = room.seat_claims.get(command.table, SeatClaims())
    against = [
        name
        for name, guest in claims.unwelcome
        if guest == command.guest and not_seated(room, name, command.table) is None
    ]
    if against:
        says = f"{against[0]} does not want {command.guest} there"
        return refuse(Reason.OBJECTED_TO, says, *grounds)
    sat = e.GuestSat(command.table, command.player, command.guest)
    return Ruling((sat,), grounds=grounds)


def judge_object(room: Room, command: c.ObjectToGuest) -> RoomRuling:
    refused = not_seated(room, command.player, command.table)
    if refused is not None:
        return refused
    claims = room.seat_claims.get(command.table, SeatClaims())
    if command.guest not in {guest for guest, _ in claims.guests}:
        return malformed(Reason.NOBODY_OF_THAT_NAME, f"{command.guest} is no guest there")
    away = e.GuestSentAway(command.table, command.player, command.guest)
    return Ruling((away,), grounds=(SeatingLaw.non_player_at_table,))


MAY: Allowed = {
    c.PlayOver: HOUSE,
    c.TakeOffBox: OWN,
    c.SitBehind: OWN,
    c.ObjectToGuest: OWN,
}
JUDGES: RoomJudges = {
    c.PlayOver: judge_play_over,
    c.TakeOffBox: judge_take_off_box,
    c.SitBehind: judge_sit_behind,
    c.ObjectToGuest: judge_object,
}


# ---- apply -----------------------------------------------------------------------------------


def box_put(room: Room, event: e.BoxPut) -> None:
    claims = room.seat_claims.get(event.table, SeatClaims())
    room.seat_claims[event.table] = replace(claims, boxes=(*claims.boxes, event.box))


def box_taken(room: Room, event: e.BoxTaken) -> None:
    claims = room.seat_claims[event.table]
    rest = tuple(box for box in claims.boxes if box.player != event.player)
    room.seat_claims[event.table] = replace(claims, boxes=rest)


def guest_sat(room: Room, event: e.GuestSat) -> None:
    claims = room.seat_claims.get(event.table, SeatClaims())
    guests = (*claims.guests, (event.guest, event.player))
    room.seat_claims[event.table] = replace(claims, guests=guests)


def guest_sent_away(room: Room, event: e.GuestSentAway) -> None:
    claims = room.seat_claims[event.table]
    guests = tuple(one for one in claims.guests if one[0] != event.guest)
    unwelcome = (*claims.unwelcome, (event.player, event.guest))
    room.seat_claims[event.table] = replace(claims, guests=guests, unwelcome=unwelcome)


APPLY: RoomApplies = {
    e.BoxPut: box_put,
    e.BoxTaken: box_taken,
    e.GuestSat: guest_sat,
    e.GuestSentAway: guest_sent_away,
}
