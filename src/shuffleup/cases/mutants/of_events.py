"""A tournament without one of its procedures."""

from __future__ import annotations

from shuffleup.cases.mutants.swapping import Swap, always, instead_of, nothing
from shuffleup.tournament.endings.going_out import leave_seat
from shuffleup.tournament.endings.prize_deals import wanting
from shuffleup.tournament.event_chips.colouring_up import at_equal_value
from shuffleup.tournament.event_clock.rounds_of_hands import this_round
from shuffleup.tournament.event_conduct.serving_penalties import is_on_penalty
from shuffleup.tournament.event_seats.halting import is_stopped
from shuffleup.tournament.event_seats.seat_draw import in_drawn_order
from shuffleup.tournament.judge import bring_level, in_a_break


def as_they_came(count: int, seed: object) -> tuple[int, ...]:
    return tuple(range(count))


MUTANTS: dict[str, tuple[Swap, ...]] = {
    "random-seats": (instead_of(in_drawn_order, as_they_came),),
    "director-halts": (instead_of(is_stopped, always(False)),),
    "eliminated-leave": (instead_of(leave_seat, nothing),),
    "level-from-next-hand": (instead_of(bring_level, nothing),),
    "levels-and-breaks": (instead_of(in_a_break, always(False)),),
    "leftovers-at-equal-value": (instead_of(at_equal_value, always(0)),),
    "penalty-served-away": (instead_of(is_on_penalty, always(False)),),
    "busts-of-a-round": (instead_of(this_round, always(0)),),
    "everybody-agrees": (instead_of(wanting, always([])),),
}
