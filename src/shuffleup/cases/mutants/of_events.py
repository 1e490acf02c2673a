"""A tournament without one of its procedures."""

from __future__ import annotations

from shuffleup.cases.mutants.swapping import Swap, always, instead_of, nothing
from shuffleup.tournament.endings.going_out import leave_seat
from shuffleup.tournament.endings.prize_deals import wanting
from shuffleup.tournament.entries.late_seats import judge_remove
from shuffleup.tournament.entries.pool_money import altered, refunds
from shuffleup.tournament.event_chips.colouring_up import at_equal_value
from shuffleup.tournament.event_clock.rounds_of_hands import this_round
from shuffleup.tournament.event_conduct.serving_penalties import is_on_penalty
from shuffleup.tournament.event_money import parts_of
from shuffleup.tournament.event_seats.halting import is_stopped
from shuffleup.tournament.event_seats.seat_draw import in_drawn_order
from shuffleup.tournament.event_terms.terms_of_event import EventTerms, Price
from shuffleup.tournament.judge import bring_level, hands_wait
from shuffleup.tournament.rulings import EventRuling
from shuffleup.tournament.state import Tournament


def as_they_came(count: int, seed: object) -> tuple[int, ...]:
    return tuple(range(count))


def all_to_the_pool(event: Tournament, price: Price) -> tuple[tuple[str, int], ...]:
    return ((event.account("pool"), price.total),)


def as_announced(event: Tournament, terms: EventTerms) -> EventTerms:
    return event.terms


MUTANTS: dict[str, tuple[Swap, ...]] = {
    "random-seats": (instead_of(in_drawn_order, as_they_came),),
    "director-halts": (instead_of(is_stopped, always(False)),),
    "eliminated-leave": (instead_of(leave_seat, nothing),),
    "level-from-next-hand": (instead_of(bring_level, nothing),),
    "levels-and-breaks": (instead_of(hands_wait, always(False)),),
    "unsold-stacks": (instead_of(judge_remove, always(EventRuling())),),
    "entry-money": (instead_of(parts_of, all_to_the_pool),),
    "events-cancelled-or-altered": (
        instead_of(refunds, always([])),
        instead_of(altered, as_announced),
    ),
    "leftovers-at-equal-value": (instead_of(at_equal_value, always(0)),),
    "penalty-served-away": (instead_of(is_on_penalty, always(False)),),
    "busts-of-a-round": (instead_of(this_round, always(0)),),
    "everybody-agrees": (instead_of(wanting, always([])),),
}
