"""Going out: who has no chips left when a hand is over, and in which place that leaves them."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from shuffleup.floor.senders import Role, staff
from shuffleup.table.commands import Leave
from shuffleup.table.state import Table, taken_seats
from shuffleup.tournament.endings.end_events import EventWon, WentOut
from shuffleup.tournament.endings.end_records import Finish
from shuffleup.tournament.entries.buying_again import may_buy_again
from shuffleup.tournament.entries.entry_events import WentBroke
from shuffleup.tournament.entries.entry_record import InEvent
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.rulings import EventApplies
from shuffleup.tournament.state import Tournament

DIRECTOR: Final = staff(Role.DIRECTOR)


def after_hand(trial: EventTrial, number: str) -> None:
    """Whoever has lost everything in the hand that is over goes out, and leaves the seat."""
    table = trial.table(number)
    if table.hand is not None or table.last is None:
        return
    broke = [(at, seat.player) for at, seat in taken_seats(table) if is_broke(table, at)]
    began = table.last.setup.stacks
    out: set[str] = set()
    for at, player in broke:
        if player in trial.event.broke:  # still asked for a re-buy
            continue
        bust = next_round(trial.event)
        if player not in trial.event.entrants:  # a stack nobody bought
            trial.put(number, Leave(at), DIRECTOR)
        elif may_buy_again(trial.event, player):
            trial.note(WentBroke(player, number, bust, began[at]))
        else:
            out.add(player)
            trial.note(WentOut(player, bust, began[at], number))
            trial.put(number, Leave(at), DIRECTOR)
    if out:
        crown(trial, out)


def is_broke(table: Table, at: int) -> bool:
    """Whether a seat has nothing in front and nothing coming."""
    seat = table.seats[at]
    return seat is not None and not (seat.stack + seat.chips.coming + seat.chips.bought)


def next_round(event: Tournament) -> int:
    """The number of the next bust, or busts at once."""
    if event.terms.rebuy is None:  # in order
        return event.finishes[-1].round + 1 if event.finishes else 1
    rounds = [one.round for one in event.finishes] + [one.round for one in event.broke.values()]
    return max(rounds, default=0) + 1


def crown(trial: EventTrial, out: set[str]) -> None:
    """Whoever is left alone has won."""
    left = [name for name in playing(trial.event) if name not in out]
    if len(left) == 1:
        trial.note(EventWon(left[0]))


def playing(event: Tournament) -> list[str]:
    """Everybody who has not gone out."""
    return [name for name, one in event.entrants.items() if one.standing is InEvent.PLAYS]


def standings(event: Tournament) -> list[tuple[int, str]]:
    """Places and who is in them, the first first: of those who went out at once, whoever began the
    hand with more chips is before the others; equal stacks share the better place."""
    left = playing(event)
    if event.over:
        ranked: list[list[str]] = [left]
    else:
        ranked = [[] for _ in left]
    for out in sorted(event.finishes, key=lambda one: (-one.round, -one.began)):
        last = ranked[-1] if ranked else []
        if last and tied(event, last[-1], out):
            last.append(out.player)
        else:
            ranked.append([out.player])
    places, at = [], 1
    for group in ranked:
        places += [(at, player) for player in group]
        at += max(1, len(group))
    return places


def tied(event: Tournament, player: str, out: Finish) -> bool:
    other = next((one for one in event.finishes if one.player == player), None)
    return other is not None and (other.round, other.began) == (out.round, out.began)


# ---- apply -----------------------------------------------------------------------------------


def went_out(event: Tournament, told: WentOut) -> None:
    old = event.entrants[told.player]
    event.entrants[told.player] = replace(old, standing=InEvent.OUT)
    finish = Finish(told.player, told.round, told.began, told.table)
    event.finishes = (*event.finishes, finish)
    event.broke.pop(told.player, None)


def won(event: Tournament, told: EventWon) -> None:
    event.over = True


APPLY: EventApplies = {WentOut: went_out, EventWon: won}
