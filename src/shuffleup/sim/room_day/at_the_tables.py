"""The tables of a simulated day: a hand every two minutes by bots, and what is done in between."""

from __future__ import annotations

from random import Random
from typing import Final

from shuffleup.bots import factory
from shuffleup.bots.bot import Bot, RefusedError
from shuffleup.cards import STANDARD
from shuffleup.floor.senders import DEALER, FLOOR, player
from shuffleup.hand.view import view
from shuffleup.room import act
from shuffleup.room.cage.cage_commands import Buy
from shuffleup.room.cage.ledger import balance, of_tray
from shuffleup.room.commands import AtTheTable
from shuffleup.room.instants import HOUR, MINUTE
from shuffleup.room.openings.opening_commands import CollectRent
from shuffleup.room.promotions.promotion_commands import ClaimPrize, HitJackpot
from shuffleup.sim.room_day.at_the_cage import JACKPOT
from shuffleup.sim.room_day.at_the_desk import gets_up
from shuffleup.sim.room_day.running_day import CAGE, MANAGER, RoomDay
from shuffleup.sim.session.session_seats import is_short
from shuffleup.table.blinds.account import EntryChoice, Standing
from shuffleup.table.blinds.in_turn import is_ordinary, least_stack, who
from shuffleup.table.blinds.places import needs_draw
from shuffleup.table.chips.buying_in import limits
from shuffleup.table.commands import Choose, Draw, NextHand
from shuffleup.table.state import Seat, Table, taken_seats

RENT_EVERY: Final = 30 * MINUTE


def is_spread(day: RoomDay, number: str) -> bool:
    """Whether a game is played at a table."""
    return not day.room.spreads[number].closed and number not in day.room.breaks


def deals(day: RoomDay, number: str, opened: int) -> None:
    """A hand, if enough are there for one; and the next in two minutes."""
    if day.closing or day.room.stands[number].since != opened or not is_spread(day, number):
        return
    day.later(HOUR // day.plan.hands_an_hour, deals, number, opened)
    table = day.room.tables[number]
    least = 2 if table.hands else day.room.rules.openings.minimum_players
    if len(taken_seats(table)) < least:
        return
    ready = between_hands(day, number)
    if ready < least:
        in_turn = who(table)
        if (in_turn.regular | in_turn.waiting).bit_count() < least:
            return
    if needs_draw(table):
        draws(day, number)
    if day.do(
        AtTheTable(number, NextHand(f"{day.plan.seed}/{number}/{opened}/{table.hands}")), DEALER
    ):
        plays(day, number)
        day.hands[day.room.stands[number].listing] += 1
        day.listen()
        looks_at_jackpot(day, number)


def draws(day: RoomDay, number: str) -> None:
    """Cards for the first button."""
    seats = [at for at, seat in taken_seats(day.room.tables[number]) if seat.stack]
    cards = day.dice.sample(STANDARD, len(seats))
    day.do(AtTheTable(number, Draw(tuple(seats), tuple(cards))), DEALER)


def plays(day: RoomDay, number: str) -> None:
    """Every decision of a hand, each by the bot of its seat, which is shown its view."""
    room, table = day.room, day.room.tables[number]
    senders = [player(seat.player) if seat else DEALER for seat in table.seats]
    bots: dict[int, Bot] = {}
    while (hand := table.hand) is not None:
        at = hand.actor
        bot = bots.get(at)
        if bot is None:
            name = senders[at].id
            made = factory(day.people[name].bot)
            bot = bots[at] = made(f"{day.plan.seed}/{number}/{table.hands}/{name}")
        command = bot.decide(view(hand, at, hand.version))
        refusal = act(room, AtTheTable(number, command), senders[at]).refusal
        if refusal is not None:
            raise RefusedError(command, refusal)
        day.counts["actions"] += 1


def looks_at_jackpot(day: RoomDay, number: str) -> None:
    """After a showdown the dealer looks whether it was the hand everybody waits for."""
    last = day.room.tables[number].last
    if JACKPOT not in day.room.promotions or last is None or last.live.bit_count() < 2:
        return
    hit = HitJackpot(JACKPOT, number)
    if day.may(hit, FLOOR):
        day.do(hit, FLOOR)
        for prize in day.room.prizes:
            day.do(ClaimPrize(prize.player, JACKPOT, papers=True, second=MANAGER.id), CAGE)


# ---- between two hands -----------------------------------------------------------------------


def between_hands(day: RoomDay, number: str) -> int:
    """Whoever is broke buys again or gets up, whoever is not in chooses a way in; how many have
    nothing to see to."""
    table, ready = day.room.tables[number], 0
    least = least_stack(table)
    for at, seat in taken_seats(table):
        if seat.stack >= least and is_ordinary(seat):
            ready += 1
        elif seat.presence.here and is_short(table, seat):
            is_broke(day, number, table, seat)
        else:
            comes_into_the_game(day, number, at, seat)
    return ready


def is_broke(day: RoomDay, number: str, table: Table, seat: Seat) -> None:
    guest = day.people[seat.player]
    if guest.rebuys and day.room.now < guest.goes:
        guest.rebuys -= 1
        buys(day, number, table, seat.player, max(1, limits(table)[0]))
    else:
        gets_up(day, guest)


def buys(day: RoomDay, number: str, table: Table, name: str, amount: int) -> None:
    """From the tray of the table while it lasts, else from the cage."""
    tray = balance(day.room, of_tray(number)) >= amount and day.chance(30)
    day.do(Buy(name, number, amount, tray, MANAGER.id), DEALER if tray else CAGE)


def comes_into_the_game(day: RoomDay, number: str, at: int, seat: Seat) -> None:
    """Half of those who sit out a blind post, the others wait for it."""
    new = seat.account.standing is Standing.NEW or seat.account.owes
    if not new or not seat.presence.here or seat.account.entry is EntryChoice.POST:
        return
    posts = AtTheTable(number, Choose(at, EntryChoice.POST))
    if Random(f"{day.plan.seed}/{seat.player}/{seat.since}").random() < 0.5:
        return
    if day.may(posts, player(seat.player)):
        day.do(posts, player(seat.player))


def collects_rent(day: RoomDay, number: str, opened: int) -> None:
    """Where time is paid: every half hour."""
    if day.closing or day.room.stands[number].since != opened or not is_spread(day, number):
        return
    day.later(RENT_EVERY, collects_rent, number, opened)
    if taken_seats(day.room.tables[number]):
        day.do(CollectRent(number), FLOOR)
