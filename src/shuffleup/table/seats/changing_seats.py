"""Changing seats: who may have a seat, and moving there. What it costs is in ``price_of_moving``.

An open seat is first for those in the game, in the order in which they asked. A newcomer who has
sat down or put something there keeps it, unless that very seat was asked for before: then the two
change places.
"""

from __future__ import annotations

from msgspec.structs import astuple, replace

from shuffleup.law.points.table.kill import KillLaw
from shuffleup.law.points.table.seats import OpenSeat, SeatLaw, SeatOrder
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.blinds.account import Standing
from shuffleup.table.blinds.button import Places
from shuffleup.table.blinds.entry_choices import choose_behind
from shuffleup.table.blinds.in_turn import has_blinds, name_of, seat_of
from shuffleup.table.kill.kill_record import Kill
from shuffleup.table.refusals import malformed, refuse
from shuffleup.table.rulings import AnyTableEvent, Applies, Judges, TableRuling
from shuffleup.table.seats.price_of_moving import (
    account_after,
    has_button_to_play,
    has_dealt_off,
    is_same_place,
    letting_pass,
    may_let_pass,
)
from shuffleup.table.seats.seat_records import Claims
from shuffleup.table.seats.sitting_down import held_for_another, judge_sit_out
from shuffleup.table.state import Seat, Table, seated, taken_seats

NEWCOMERS = (Standing.NEW, Standing.LOCKED)

# ---- who may have a seat ---------------------------------------------------------------------


def seat_refused(table: Table, at: int, to: int, *, in_order: bool = True) -> TableRuling | None:
    """Why a player may not have a seat; None if they may. A dispute is decided out of order."""
    mover = seated(table, at)
    if at == to:
        return refuse(
            Reason.SEAT_TAKEN, f"{name_of(mover.player)} sits there already", "one-to-a-seat"
        )
    if mover.account.standing is Standing.LOCKED:
        says = f"{name_of(mover.player)} is not in the game yet"
        return refuse(Reason.NOT_YET, says, SeatLaw.open_seat_priority)
    if at == table.kill.killer and not table.rules.kill.killer_may_change_seat:
        says = f"{name_of(mover.player)} kills the next hand, and changes seats after it"
        return refuse(Reason.NOT_YET, says, KillLaw.killer_may_change_seat)
    refused = taken_refused(table, mover, to) or kept_refused(table, mover, to)
    if refused is None and in_order:
        refused = order_refused(table, mover, to)
    return refused


def taken_refused(table: Table, mover: Seat, to: int) -> TableRuling | None:
    """Somebody is there, and stays."""
    other = table.seats[to]
    if other is None or (may_displace(table, mover, other) and claimed(table, mover, to)):
        return None
    says = f"seat {to + 1} is taken by {name_of(other.player)}"
    if not may_displace(table, mover, other):
        new = other.account.standing in NEWCOMERS
        return refuse(
            Reason.SEAT_TAKEN, says, SeatLaw.open_seat_priority if new else "one-to-a-seat"
        )
    point = right_ends(table, other)
    return refuse(Reason.SEAT_TAKEN, says, point) if point else None


def may_displace(table: Table, mover: Seat, other: Seat) -> bool:
    """Whether a newcomer can be asked at all to take another seat."""
    seated_first = table.rules.seats.open_seat_priority is OpenSeat.SEATED_PLAYERS
    return (
        seated_first
        and other.account.standing in NEWCOMERS
        and mover.account.standing not in NEWCOMERS
    )


def right_ends(table: Table, newcomer: Seat) -> str:
    """The point by which a newcomer has the seat now; none if they do not."""
    law = table.rules.seats
    if newcomer.account.standing is Standing.LOCKED:
        ends, point = law.open_seat_right_ends_with_marker, SeatLaw.open_seat_right_ends_with_marker
    else:
        ends, point = law.open_seat_right_ends_when_seated, SeatLaw.open_seat_right_ends_when_seated
    return point if ends else ""


def claimed(table: Table, mover: Seat, to: int) -> bool:
    """Whether a player asked for a seat before the newcomer came, where that counts: nobody can ask
    for one that a newcomer has."""
    return table.rules.seats.asked_for_before and (mover.player, to) in table.claims.requests


def kept_refused(table: Table, mover: Seat, to: int) -> TableRuling | None:
    """Somebody plays off the button first, or the room has sent a newcomer there."""
    held = held_for_another(table, to, mover.player)
    if held is not None:
        return held
    guest = dict(table.claims.offered).get(to)
    newcomers_first = table.rules.seats.open_seat_priority is OpenSeat.NEWCOMER
    if newcomers_first and guest not in (None, mover.player):
        says = f"seat {to + 1} was offered to {guest}"
        return refuse(Reason.SEAT_TAKEN, says, SeatLaw.open_seat_priority)
    return None


def claim_on(table: Table, to: int) -> str | None:
    """Who holds a seat while a button is played off."""
    return dict(table.claims.held).get(to)


def order_refused(table: Table, mover: Seat, to: int) -> TableRuling | None:
    """Somebody else at the table comes first."""
    asked = [seat for seat in asking(table, to) if seat.presence.here]
    if not asked or claim_on(table, to) == mover.player:
        return None
    if table.rules.seats.change_order is SeatOrder.SENIORITY:
        first = min((*asked, mover), key=lambda seat: seat.since)
        says = f"{name_of(first.player)} has been in the game longer, and asked for seat {to + 1}"
    else:
        first = asked[0]
        says = f"{name_of(first.player)} asked for seat {to + 1} first"
    if first is mover:
        return None
    return refuse(Reason.NOT_YOUR_PLACE, says, SeatLaw.change_order)


def asking(table: Table, to: int) -> list[Seat]:
    """Who has asked for a seat, in order."""
    places = [seat_of(table, player) for player, asked in table.claims.requests if asked == to]
    return [seated(table, at) for at in places if at is not None]


# ---- judge -----------------------------------------------------------------------------------


def judge_ask(table: Table, command: c.AskForSeat) -> TableRuling:
    """A request for a seat, open now or one day; one that a newcomer has cannot be asked for."""
    at, to = command.seat, command.to
    mover, other = seated(table, at), table.seats[to]
    if at == to:
        return refuse(
            Reason.SEAT_TAKEN, f"{name_of(mover.player)} sits there already", "one-to-a-seat"
        )
    if other is not None and other.account.standing in NEWCOMERS:
        refused = taken_refused(table, mover, to)
        if refused is not None:
            return refused
    asked = (mover.player, to) in table.claims.requests
    return Ruling(() if asked else (e.SeatAsked(at, to),))


def judge_change(table: Table, command: c.ChangeSeat) -> TableRuling:
    at, to = command.seat, command.to
    return seat_refused(table, at, to) or Ruling(moving(table, at, to))


def moving(table: Table, at: int, to: int) -> tuple[AnyTableEvent, ...]:
    """The move, and where that leaves the mover and a newcomer who takes the old seat."""
    mover, other = seated(table, at), table.seats[to]
    events: list[AnyTableEvent] = [e.SeatChanged(at, to, is_same_place(table, at, to))]
    after = replace(account_after(table, at, to), dealt_off=has_dealt_off(table, at))
    if after != mover.account:
        events.append(e.Reckoned(to, after))
    if other is not None:
        displaced = account_after(table, to, at)
        if displaced != other.account:
            events.append(e.Reckoned(at, displaced))
    return tuple(events)


def released(table: Table) -> list[e.SeatsReleased]:
    """A seat is held for one hand on the button: when the next begins it is open again."""
    players = {seat.player for _, seat in taken_seats(table) if has_button_to_play(seat)}
    open_again = tuple(at for at, player in table.claims.held if player not in players)
    return [e.SeatsReleased(open_again)] if open_again else []


def judge_hold(table: Table, command: c.HoldSeat) -> TableRuling:
    """Keep an open seat, and play the hand on the button before moving."""
    at, to = command.seat, command.to
    seat = seated(table, at)
    if not has_button_to_play(seat):
        says = f"{name_of(seat.player)} has no button to play off: move now or not at all"
        return refuse(Reason.NOT_THIS_WAY, says, "play-off-the-button")
    other = table.seats[to]
    if other is not None:
        says = f"seat {to + 1} is taken by {name_of(other.player)}"
        return refuse(Reason.SEAT_TAKEN, says, "one-to-a-seat")
    return seat_refused(table, at, to) or Ruling((e.SeatHeld(at, to),))


def judge_let_pass(table: Table, command: c.LetPass) -> TableRuling:
    """Let the blinds go by: free for a player who dealt off, and once for a newcomer; anybody else
    sits out and misses them."""
    at, seat = command.seat, seated(table, command.seat)
    if not has_blinds(table):
        return malformed(Reason.NOT_ASKED_FOR, "there are no blinds in this game")
    if seat.account.standing is Standing.NEW:
        return choose_behind(table, at, seat)
    if seat.account.standing is Standing.PASSING or seat.presence.sits_out:
        return Ruling()
    if may_let_pass(table, at):
        return Ruling((e.Reckoned(at, letting_pass(seat.account)),))
    return judge_sit_out(table, c.SitOut(at))


JUDGES: Judges = {
    c.AskForSeat: judge_ask,
    c.ChangeSeat: judge_change,
    c.HoldSeat: judge_hold,
    c.LetPass: judge_let_pass,
}


# ---- apply -----------------------------------------------------------------------------------


def ask(table: Table, event: e.SeatAsked) -> None:
    asked = (seated(table, event.seat).player, event.to)
    table.claims = replace(table.claims, requests=(*table.claims.requests, asked))


def hold(table: Table, event: e.SeatHeld) -> None:
    player = seated(table, event.seat).player
    others = (one for one in table.claims.held if event.to != one[0] and player != one[1])
    table.claims = replace(table.claims, held=(*others, (event.to, player)))


def release(table: Table, event: e.SeatsReleased) -> None:
    held = tuple(one for one in table.claims.held if one[0] not in event.seats)
    table.claims = replace(table.claims, held=held)


def change(table: Table, event: e.SeatChanged) -> None:
    """The two seats change what they hold; what belongs to the player goes along."""
    old, new = event.seat, event.to
    mover, other = seated(table, old), table.seats[new]
    table.seats[old], table.seats[new] = other, mover
    there = {old: new, new: old}
    kill, claims = table.kill, table.claims
    killer, volunteer = (there.get(at, at) for at in (kill.killer, kill.volunteer))
    table.kill = Kill(kill.legs, killer, volunteer)
    table.straddles = tuple((there.get(at, at), to) for at, to in table.straddles)
    table.deal = replace(table.deal, dealt=swapped(table.deal.dealt, old, new, other is not None))
    table.claims = Claims(
        requests=tuple(one for one in claims.requests if one[0] != mover.player),
        held=tuple(one for one in claims.held if one[0] != new and one[1] != mover.player),
        # The room's newcomer has the seat that is left.
        offered=tuple((there.get(at, at), guest) for at, guest in claims.offered),
    )
    if event.same_place:
        take_places_along(table, old, new)


def swapped(dealt: int, old: int, new: int, both: bool) -> int:
    """The seats dealt in last, after a move; ``both`` if somebody goes the other way."""
    kept = dealt & ~(1 << old | 1 << new)
    other = dealt >> new & 1 if both else 0
    return kept | (dealt >> old & 1) << new | other << old


def take_places_along(table: Table, old: int, new: int) -> None:
    """Button and blinds go with the mover, and so does a button that was bought."""
    button, small, big, *little = (
        new if at == old else at for at in (*astuple(table.places)[:3], *table.places.little)
    )
    table.places = Places(button, small, big, tuple(little))
    planned = tuple(
        (replace(places, button=new) if places.button == old else places, firm)
        for places, firm in table.button.planned
    )
    table.button = replace(table.button, planned=planned)


APPLY: Applies = {
    e.SeatAsked: ask,
    e.SeatHeld: hold,
    e.SeatsReleased: release,
    e.SeatChanged: change,
}
