"""People between two hands: they come and go, straddle, kill pots, ask for new decks.

``come_and_go`` is a lively table; at a steady one (``keep_steady``) only what stops the game is
mended: somebody without chips buys or makes room, somebody who is out comes in. All chance is in
the dice.
"""

from __future__ import annotations

from shuffleup.floor.senders import DEALER
from shuffleup.hand import Hand
from shuffleup.sim.session.session_seats import Tableside, at_a_seat, buys, comes_in, is_short, sits
from shuffleup.table import commands as c
from shuffleup.table.blinds.account import EntryChoice, Standing
from shuffleup.table.blinds.button import NOWHERE
from shuffleup.table.blinds.in_turn import ids_of, is_ordinary, least_stack, who
from shuffleup.table.blinds.places import next_places
from shuffleup.table.mix.rotation import the_caller
from shuffleup.table.state import taken_seats

MINUTES_A_HAND = 2
HANDS_BETWEEN_COLLECTIONS = 15


def come_and_go(room: Tableside) -> None:
    """Everything people want before the next hand."""
    for at in range(room.table.n):
        at_a_seat(room, at)
    if room.rates.straddle and room.chance(room.rates.straddle):
        straddles(room)
    if room.rates.kill and room.chance(room.rates.kill):
        kills(room)
    if room.rates.new_setup and room.chance(room.rates.new_setup):
        someone = room.dice.choice([at for at, _ in taken_seats(room.table)] or [0])
        room.asks(someone, c.AskForSetup(someone))


def keep_steady(room: Tableside) -> None:
    """Only what keeps the game going."""
    table, least = room.table, least_stack(room.table)
    for at, seat in enumerate(table.seats):
        if seat is None:
            sits(room, at)
        elif seat.player == room.person:
            continue
        elif not is_ordinary(seat) or seat.stack < least:
            if is_short(table, seat):
                buys(room, at, seat)
            comes_in(room, at, 1000)


def pass_time(room: Tableside) -> None:
    """The clock, where the house collects by time or changes games by it; and whoever may call the
    next game calls one."""
    table, house = room.table, room.table.house
    if not (house.time or house.rotation or house.choice):
        return
    by_time = any(stage.minutes for stage in house.rotation + house.choice)
    if by_time or house.time:
        room.do(c.SayTime(table.hands * MINUTES_A_HAND), DEALER)
    if house.time and not house.time_minutes and not table.hands % HANDS_BETWEEN_COLLECTIONS:
        room.do(c.CollectTime(), DEALER)
    if house.choice and not table.mix.hands:
        caller = the_caller(table)
        if caller >= 0 and ids_of(table)[caller] != room.person:
            room.asks(caller, c.CallGame(caller, room.dice.choice(house.choice).game))


def in_the_hand(room: Tableside) -> None:
    """What people do while a hand is played, besides playing it."""
    table = room.table
    if room.chance(room.rates.step_out):
        someone = room.dice.choice([at for at, _ in taken_seats(table)])
        room.asks(someone, c.GoAway(someone))


def may_chop(hand: Hand) -> bool:
    """Whether it has come to two players before the flop, and neither has acted."""
    return hand.street == 0 and hand.live.bit_count() == 2 and not (hand.acted or hand.checked)


def straddles(room: Tableside) -> None:
    """Mostly the player under the gun; now and then somebody who should not."""
    table = room.table
    in_turn = who(table)
    big = next_places(table, in_turn).big
    others = [at for at, _ in taken_seats(table)]
    if not others:
        return
    under_the_gun = min(others, key=lambda at: (at - big - 1) % table.n)
    at = under_the_gun if room.dice.randrange(5) else room.dice.choice(others)
    if big != NOWHERE:
        room.asks(at, c.Straddle(at))


def kills(room: Tableside) -> None:
    """A pot killed by choice, or a kill that is due and refused."""
    table = room.table
    if not table.house.kill:
        return
    if table.kill.killer >= 0:
        room.asks(table.kill.killer, c.RefuseKill(table.kill.killer))
        return
    someone = room.dice.choice([at for at, _ in taken_seats(table)] or [0])
    room.asks(someone, c.KillPot(someone))


def bring_together(room: Tableside) -> None:
    """A hand could not be dealt: everybody who can play is fetched."""
    table = room.table
    for at in range(table.n):
        seat = table.seats[at]
        if seat is None:
            sits(room, at)
            continue
        if seat.player == room.person:
            continue
        if not seat.presence.here or seat.presence.sits_out:
            room.asks(at, c.ComeBack(at))
        if is_short(table, seat):
            buys(room, at, seat)
        seat = table.seats[at]
        if seat is not None and (seat.account.owes or seat.account.standing is not Standing.IN):
            room.asks(at, c.Choose(at, EntryChoice.POST))
