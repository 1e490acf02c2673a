"""A hand that is over, taken back whole: what was bet goes back, and all that followed from it.

``gone(table)`` says whose winnings are no longer there, so that it cannot be done; ``take_back``
is the part of ``void_hand`` that only a finished hand needs. Who was in it is known by when they
sat down. No chip comes or goes: what the house took out of the pot is paid back, and what is due to
somebody who has left is kept for them.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.games import game
from shuffleup.hand.apply import replay
from shuffleup.hand.drops import taken
from shuffleup.hand.repairs.primitives import Brought, Voided
from shuffleup.hand.state import Hand
from shuffleup.table.blinds.button import NOWHERE
from shuffleup.table.chips.chip_records import Pot
from shuffleup.table.deal.afterwards import keep, pay, where_now
from shuffleup.table.deal.end_hand import HELD
from shuffleup.table.state import Table


def gone(table: Table) -> list[str]:
    """Who got chips of the last pot and has them no more: they left with them, or paid them."""
    hand = table.last
    assert hand is not None
    kept = table.collected.get(HELD, 0) - table.before.held - hand.mends.held
    found: list[str] = []
    for at, due in enumerate(to_give_back(hand)):
        seat = where_now(table, at)
        if due >= 0 or (seat is not None and seat.stack + due >= 0):
            continue
        if seat is None and kept + due >= 0:  # the house keeps what was to be theirs
            kept += due
            continue
        then = table.before.seats[at]
        found.append(then.player if then is not None else f"seat {at + 1}")
    return found


def take_back(table: Table, hand: Hand) -> None:
    """The chips of a hand that was void after its end, what the house took of them, the kill and
    the game as they were; what lies in the pot."""
    ended = as_it_ended(hand)
    for at, due in enumerate(to_give_back(ended)):
        if due:
            pay(table, at, due)
    for purse, amount in taken(ended).items():
        table.collected[purse] -= amount
        if not table.collected[purse]:
            del table.collected[purse]
    if ended.mends.held:
        keep(table, -ended.mends.held)
    withhold(table, hand)
    since = table.pot
    table.pot = Pot(since.carried - ended.carried, since.spare)
    table.straddles = ()
    put_kill_back(table)
    turn_mix_back(table)


def as_it_ended(hand: Hand) -> Hand:
    """The hand as it was before it was void."""
    ends = [at for at, event in enumerate(hand.log) if isinstance(event, Voided)]
    assert ends, "a hand is void before it is taken back"
    return replay(hand.log[: ends[-1]])


def to_give_back(ended: Hand) -> list[int]:
    """By seat, what it takes to have the chips it began with; those that came from outside since
    stay."""
    due = [began - left for began, left in zip(ended.setup.stacks, ended.stacks, strict=True)]
    for event in ended.log:
        if isinstance(event, Brought):
            due[event.seat] += event.amount
    return due


def withhold(table: Table, hand: Hand) -> None:
    """Chips that do not go back to the player who put them in lie in the next pot."""
    for at, (began, left) in enumerate(zip(hand.setup.stacks, hand.stacks, strict=True)):
        if left < began:
            pay(table, at, left - began)


# ---- kill and mix ----------------------------------------------------------------------------


def put_kill_back(table: Table) -> None:
    """Legs and kill as before the hand, as far as their players are still there; whoever has chosen
    since to kill the next pot still does."""
    was, now = table.before.kill, table.kill
    chosen = now.volunteer if now.volunteer != NOWHERE else seat_now(table, was.volunteer)
    here = {seat.player for seat in table.seats if seat is not None}
    stays = not table.rules.kill.neutral_winner_quit
    legs = tuple((player, up) for player, up in was.legs if stays or player in here)
    table.kill = replace(was, legs=legs, killer=seat_now(table, was.killer), volunteer=chosen)


def seat_now(table: Table, at: int) -> int:
    """Where whoever had a seat in the hand sits now, NOWHERE if nobody did or they have left."""
    seat = where_now(table, at) if at >= 0 else None
    return table.seats.index(seat) if seat is not None else NOWHERE


def turn_mix_back(table: Table) -> None:
    """The game is again as far as it was, if it turned because of this hand: not by the time, and
    not because somebody wanted another one since."""
    was, house = table.before, table.house
    stage = was.stage
    if stage is None:
        table.mix = replace(table.mix, hands=max(0, table.mix.hands - 1))
        return
    played = [(one.game, one.stakes) for one in (*house.rotation, *house.choice)]
    turned = (table.mix.stage, table.mix.since) != (was.mix.stage, was.mix.since)
    by_time = stage.minutes and not stage.hands
    if (by_time and turned) or (stage.game, stage.stakes) not in played:
        return
    if (table.game.key, table.stakes) not in played:
        return
    table.mix = was.mix
    if turned:
        table.game, table.stakes = game(stage.game), stage.stakes
