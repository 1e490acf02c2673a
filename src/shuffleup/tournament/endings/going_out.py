"""Going out: who has no chips left when a hand is over, who has them, and in which place that
leaves them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, islice
from typing import Final

from msgspec.structs import replace

from shuffleup.floor.senders import Role, staff
from shuffleup.hand.events import Awarded
from shuffleup.hand.pots import pots
from shuffleup.hand.state import Hand
from shuffleup.law.points import PayoutLaw
from shuffleup.law.points.tournament.event_payouts import SimultaneousBusts
from shuffleup.law.rules import Rules
from shuffleup.table.commands import Leave
from shuffleup.table.deal.void_hand import is_void
from shuffleup.table.state import Table, all_chips, taken_seats
from shuffleup.tournament.endings.end_events import EventWon, WentOut
from shuffleup.tournament.endings.end_records import Finish
from shuffleup.tournament.endings.prize_list import seats_won
from shuffleup.tournament.entries.buying_again import may_buy_again
from shuffleup.tournament.entries.entry_events import WentBroke
from shuffleup.tournament.entries.entry_record import InEvent
from shuffleup.tournament.event_clock.rounds_of_hands import this_round
from shuffleup.tournament.event_money import whole_pool
from shuffleup.tournament.event_seats.seat_events import SeatOpened
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.rulings import EventApplies
from shuffleup.tournament.state import Tournament

DIRECTOR: Final = staff(Role.DIRECTOR)


def after_hand(trial: EventTrial, number: str) -> None:
    """Whoever has lost everything in the hand that is over goes out, and leaves the seat."""
    table = trial.known(number)
    if table.hand is not None or table.last is None:
        return
    broke = [(at, seat.player) for at, seat in taken_seats(table) if is_broke(table, at)]
    if not broke:
        return
    table = trial.table(number)
    assert table.last is not None
    began = table.last.setup.stacks
    out: dict[int, str] = {}
    for at, player in broke:
        if player in trial.event.broke:  # still asked for a re-buy
            continue
        bust = next_round(trial.event)
        by = takers(table.last, at)
        names = tuple(seat.player for one, seat in taken_seats(table) if one in by)
        if player not in trial.event.entrants:  # a stack nobody bought
            leave_seat(trial, number, at, player)
        elif may_buy_again(trial.event, player):
            trial.note(WentBroke(player, number, bust, began[at], names))
        else:
            out[at] = player
            stack = told_stack(trial.event, began[at])
            trial.note(WentOut(player, bust, stack, number, names))
    for at, player in out.items():
        leave_seat(trial, number, at, player)
    if len(out) > 1:
        trial.grounds.append(PayoutLaw.simultaneous)
    if out and this_round(trial.event):
        trial.grounds.append("busts-of-a-round")
    if out:
        crown(trial, set(out.values()))


def leave_seat(trial: EventTrial, number: str, at: int, player: str) -> None:
    """Whoever is out gets up at once; the seat is open."""
    trial.note(SeatOpened(player, number, at))
    trial.grounds.append("eliminated-leave")
    trial.put(number, Leave(at), DIRECTOR)


def is_broke(table: Table, at: int) -> bool:
    """Whether a seat has nothing in front and nothing coming."""
    seat = table.seats[at]
    return seat is not None and not all_chips(seat)


def takers(hand: Hand, at: int) -> set[int]:
    """The seats that won the last pot somebody was in, who went out by losing it."""
    if is_void(hand):  # chips that were withheld, and nobody won
        return set()
    own = [one for one, (_, among) in enumerate(pots(hand)) if at in among]
    last = own[-1] if own else 0
    return {told.seat for told in hand.log if type(told) is Awarded and told.pot == last} - {at}


def next_round(event: Tournament) -> int:
    """The number of the next bust, or busts at once: all of one round of hands have the same."""
    if event.bracket.number:  # all who lose a match of one round share the place
        return event.bracket.number
    if event.terms.rebuy is None:  # in order
        return this_round(event) or (event.finishes[-1].round + 1 if event.finishes else 1)
    rounds = [one.round for one in event.finishes] + [one.round for one in event.broke.values()]
    return this_round(event) or max(rounds, default=0) + 1


def told_stack(event: Tournament, began: int) -> int:
    """What decides between those who go out at once; in a bracket nothing does."""
    return 0 if event.terms.bracket else began


def crown(trial: EventTrial, out: set[str]) -> None:
    """Whoever is left alone has won; where seats are won, whoever is left when there are no more
    players than seats."""
    event = trial.event
    most = max(1, seats_won(event.terms.prizes, whole_pool(event)))
    left = list(islice((name for name in still_in(event) if name not in out), most + 1))
    if left and len(left) <= most:  # of a large field nobody counts everybody
        trial.note(EventWon(left[0]))


def playing(event: Tournament) -> list[str]:
    """Everybody who has not gone out."""
    return list(still_in(event))


def still_in(event: Tournament) -> Iterator[str]:
    """The same, one after the other."""
    plays = InEvent.PLAYS
    return (name for name, one in event.entrants.items() if one.standing is plays)


def standings(event: Tournament) -> list[tuple[int, str]]:
    """Places and who is in them, the first first. Of those who went out at once, whoever began the
    hand with more chips is before the others, if the book says so; the others share the better
    place."""
    deal = event.prizes.deal
    if deal is not None and deal.made and deal.positions:
        ranked = [[name] for name in deal.positions]
    elif event.over and not event.bags:
        ranked = [playing(event)]
    else:
        ranked = [[] for _ in (*playing(event), *event.bags)]
    told = set(deal.positions) if deal is not None and deal.made else set()
    last = {out.player: out for out in event.finishes if out.player not in told}
    out = [one for one in last.values() if event.entrants[one.player].standing is InEvent.OUT]
    for _, group in groupby(in_order(out, event.rules), lambda one: rank(one, event.rules)):
        ranked.append([one.player for one in group])
    places, at = [], 1
    for names in ranked:
        places += [(at, player) for player in names]
        at += max(1, len(names))
    return places


def in_order(finishes: list[Finish], rules: Rules) -> list[Finish]:
    """The last to go out first; those who went out at once as the book has it."""
    return sorted(finishes, key=lambda one: rank(one, rules), reverse=True)


def rank(out: Finish, rules: Rules) -> tuple[int, int]:
    """What decides a place; two with the same share it."""
    alike = rules.payouts.simultaneous is SimultaneousBusts.TIE
    return out.round, 0 if alike else by_stack(out)


def by_stack(out: Finish) -> int:
    return out.began


# ---- apply -----------------------------------------------------------------------------------


def went_out(event: Tournament, told: WentOut) -> None:
    old = event.entrants[told.player]
    event.entrants[told.player] = replace(old, standing=InEvent.OUT)
    finish = Finish(told.player, told.round, told.began, told.table, told.by)
    event.finishes = (*event.finishes, finish)
    event.broke.pop(told.player, None)


def won(event: Tournament, told: EventWon) -> None:
    event.over = True


APPLY: EventApplies = {WentOut: went_out, EventWon: won}
