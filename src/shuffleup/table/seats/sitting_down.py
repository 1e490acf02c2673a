"""Sitting down, leaving, going away and coming back.

Nobody is at a table twice: whoever sits here or has a seat locked up can be given no other, and is
offered at most one. What a player sees and claims goes by their name, so a second seat of that name
would see the first one's cards.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.law.points.table.dealt_in import AbsentDealtIn, DealtInLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.blinds.account import (
    BOTH_BLINDS,
    IN_TURN,
    Account,
    Arrival,
    EntryChoice,
    Standing,
)
from shuffleup.table.blinds.button import NOWHERE
from shuffleup.table.blinds.in_turn import name_of, seat_of
from shuffleup.table.by_hand.known_chips import count_first
from shuffleup.table.chips.cash import changed_for_chips
from shuffleup.table.chips.chip_records import PLAIN_CHIPS, Chips
from shuffleup.table.chips.on_the_table import buy_in_refused, cash_that_waits
from shuffleup.table.kill.legs import legs_after_going, legs_after_leaving
from shuffleup.table.refusals import malformed, refuse
from shuffleup.table.rulings import Applies, Judges, TableRuling
from shuffleup.table.seats.seat_records import HERE, Presence
from shuffleup.table.state import Seat, Table, all_chips, between, kept, seated

# ---- judge -----------------------------------------------------------------------------------


def judge_sit(table: Table, command: c.Sit) -> TableRuling:
    """Sit down with a buy-in, at an open seat or one that was kept."""
    at, player = command.seat, command.player
    old = table.seats[at]
    kept = old is not None and old.player == player and old.account.standing is Standing.LOCKED
    if old is not None and not kept:
        return taken(table, at)
    refused = (
        sitselsewhere(table, at, player)
        or held_for_another(table, at, player)
        or buy_in_refused(table, command)
    )
    if refused is not None:
        return refused
    account = how_seated(table, old, command)
    in_before = old is None and account.standing is Standing.IN  # as if not new to the game
    amount = command.amount or (old.stack if old else 0)  # what was laid down to keep the seat
    cash = cash_that_waits(table, amount) if command.cash else 0
    paid = BOTH_BLINDS if in_before else 0
    changed = changed_for_chips(table) if command.cash and cash < amount else ()
    sits = e.Seated(at, player, amount, account, paid, command.piles, cash)
    return Ruling((sits,), grounds=changed)


def taken(table: Table, at: int) -> TableRuling:
    says = f"seat {at + 1} is taken by {name_of(seated(table, at).player)}"
    return refuse(Reason.SEAT_TAKEN, says, "one-to-a-seat")


def sitselsewhere(table: Table, at: int, player: str) -> TableRuling | None:
    """Why a player can have no seat here: they have another already; None if they have not."""
    if seat_of(table, player) in (None, at):
        return None
    return malformed(Reason.NAME_TAKEN, f"{player} sits at this table already")


def held_for_another(table: Table, at: int, player: str) -> TableRuling | None:
    """Why an open seat is not to be had: somebody plays off the button first; None if it is."""
    claim = dict(table.claims.held).get(at)
    if claim in (None, player):
        return None
    says = f"{claim} has a claim on seat {at + 1}"
    return refuse(Reason.SEAT_TAKEN, says, "play-off-the-button")


def how_seated(table: Table, old: Seat | None, command: c.Sit) -> Account:
    """New, unless the seat was kept with something that made its player liable for the blinds: what
    it owes stays with it."""
    law, arrival = table.rules.new_players, command.arrival
    if old is not None and (old.account.owes or old.account.drew):
        kept = old.account
        return Account(
            arrival=arrival, owes_big=kept.owes_big, owes_small=kept.owes_small, drew=kept.drew
        )
    free = law.dealt_in_at_once and not law.posts_to_enter_at_once
    if arrival is Arrival.DRAWN:
        if table.rules.event_seating.takes_obligations:
            waits = 1 if gets_no_hand(table, command.seat) else 0
            return Account(arrival=arrival, waits=waits)
    elif free and law.entry_between_button_and_small_blind:
        return Account(arrival=arrival)  # dealt in wherever the seat is, and takes its blinds
    passed = table.button.passed >> command.seat & 1
    first_round = table.button.new_game and not passed and not law.new_game_entry_posts
    entry = EntryChoice.POST if free or first_round else EntryChoice.WAIT
    return Account(Standing.NEW, entry, arrival)


def gets_no_hand(table: Table, at: int) -> bool:
    """Whether a seat that a director gives is passed over once: where the book gives no hand
    between the small blind and the button, which on the next hand will be where the blinds were."""
    small, big = table.places.small, table.places.big
    if table.rules.event_seating.dealt_in_between or table.button.planned or table.button.frozen:
        return False
    return min(small, big) >= 0 and bool(between(table, small, big) >> at & 1)


def judge_lock_up(table: Table, command: c.LockUp) -> TableRuling:
    if table.seats[command.seat] is not None:
        return taken(table, command.seat)
    refused = sitselsewhere(table, command.seat, command.player) or held_for_another(
        table, command.seat, command.player
    )
    return refused or Ruling((e.LockedUp(command.seat, command.player, command.amount),))


def judge_offer(table: Table, command: c.Offer) -> TableRuling:
    """The room sends a newcomer to one seat, and nobody who has a seat already."""
    at, player = command.seat, command.player
    refused = sitselsewhere(table, NOWHERE, player)
    if refused is not None:
        return refused
    if any(guest == player and seat != at for seat, guest in table.claims.offered):
        return malformed(Reason.NAME_TAKEN, f"{player} was offered another seat already")
    return Ruling((e.Offered(at, player),))


def judge_leave(table: Table, command: c.Leave) -> TableRuling:
    """Leave with everything in front; not out of a hand one is still in."""
    hand, at = table.hand, command.seat
    if hand is not None and hand.setup.stacks[at]:
        says = "the hand is not over: fold, and leave when it is"
        return refuse(Reason.IN_A_HAND, says, "leave-between-hands")
    refused = count_first(table, at)
    if refused is not None:
        return refused
    seat = seated(table, at)
    left = e.Left(at, all_chips(seat))
    return Ruling((left, *legs_after_leaving(table, seat.player)))


def judge_away(table: Table, command: c.GoAway) -> TableRuling:
    player = seated(table, command.seat).player
    if not seated(table, command.seat).presence.here:
        return Ruling()
    return Ruling((e.WentAway(command.seat), *legs_after_going(table, player)))


def judge_back(table: Table, command: c.ComeBack) -> TableRuling:
    """Nothing happens to whoever is there and plays: at a table that waits every event counts."""
    at_it = seated(table, command.seat).presence
    if at_it.here and not (at_it.sits_out or at_it.asked):
        return Ruling()
    return Ruling((e.CameBack(command.seat),))


def judge_sit_out(table: Table, command: c.SitOut) -> TableRuling:
    if table.rules.dealt_in.absent_player_dealt_in is AbsentDealtIn.ALWAYS:
        says = "every stack is dealt in here, and pays its blinds"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, DealtInLaw.absent_player_dealt_in)
    if seated(table, command.seat).presence.sits_out:
        return Ruling()
    return Ruling((e.SatOut(command.seat),))


def judge_ask_hand(table: Table, command: c.AskForHand) -> TableRuling:
    if table.rules.dealt_in.absent_player_dealt_in is AbsentDealtIn.NEVER:
        says = "who is away gets no hand here"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, DealtInLaw.absent_player_dealt_in)
    if seated(table, command.seat).presence.asked:
        return Ruling()
    return Ruling((e.HandAsked(command.seat),))


JUDGES: Judges = {
    c.Sit: judge_sit,
    c.LockUp: judge_lock_up,
    c.Offer: judge_offer,
    c.Leave: judge_leave,
    c.GoAway: judge_away,
    c.ComeBack: judge_back,
    c.SitOut: judge_sit_out,
    c.AskForHand: judge_ask_hand,
}


# ---- apply -----------------------------------------------------------------------------------


def sit(table: Table, event: e.Seated) -> None:
    account = kept(event.account, IN_TURN)
    seat = Seat(event.player, event.amount, table.version, account, event.paid)
    chips = Chips(piles=event.piles, cash=event.cash, busted=not event.amount)
    seat.chips = kept(chips, PLAIN_CHIPS)
    table.seats[event.seat] = seat
    held = tuple(one for one in table.claims.held if one[0] != event.seat)
    table.claims = replace(table.claims, held=held)
    take_up_offer(table, event.seat, event.player)


def lock_up(table: Table, event: e.LockedUp) -> None:
    seat = Seat(event.player, event.amount, table.version, Account(Standing.LOCKED))
    seat.presence = Presence(here=False)
    table.seats[event.seat] = seat
    take_up_offer(table, event.seat, event.player)


def take_up_offer(table: Table, at: int, player: str) -> None:
    """The seat is nobody else's to be sent to, and its player needs no other."""
    offered = tuple(one for one in table.claims.offered if one[0] != at and one[1] != player)
    table.claims = replace(table.claims, offered=offered)


def offer(table: Table, event: e.Offered) -> None:
    others = (one for one in table.claims.offered if one[0] != event.seat)
    table.claims = replace(table.claims, offered=(*others, (event.seat, event.player)))


def leave(table: Table, event: e.Left) -> None:
    player = seated(table, event.seat).player
    table.seats[event.seat] = None
    table.claims = replace(
        table.claims,
        requests=tuple(one for one in table.claims.requests if one[0] != player),
        held=tuple(one for one in table.claims.held if one[1] != player),
    )
    table.straddles = tuple(one for one in table.straddles if one[0] != event.seat)
    kill, gone = table.kill, event.seat
    table.kill = replace(
        kill,
        killer=NOWHERE if kill.killer == gone else kill.killer,
        volunteer=NOWHERE if kill.volunteer == gone else kill.volunteer,
    )


def go_away(table: Table, event: e.WentAway) -> None:
    seat = seated(table, event.seat)
    seat.presence = replace(seat.presence, here=False)


def come_back(table: Table, event: e.CameBack) -> None:
    seat = seated(table, event.seat)
    back = replace(seat.presence, here=True, asked=False, sits_out=False)
    seat.presence = kept(back, HERE)


def sit_out(table: Table, event: e.SatOut) -> None:
    seat = seated(table, event.seat)
    seat.presence = replace(seat.presence, sits_out=True)


def ask_hand(table: Table, event: e.HandAsked) -> None:
    seat = seated(table, event.seat)
    seat.presence = replace(seat.presence, asked=True)


APPLY: Applies = {
    e.Seated: sit,
    e.LockedUp: lock_up,
    e.Offered: offer,
    e.Left: leave,
    e.WentAway: go_away,
    e.CameBack: come_back,
    e.SatOut: sit_out,
    e.HandAsked: ask_hand,
}
