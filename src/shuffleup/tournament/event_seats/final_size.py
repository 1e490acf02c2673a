"""How many sit at the final table, and when tables become fewer."""

from __future__ import annotations

from shuffleup.games import Opening, game
from shuffleup.law.points.tournament.event_seating import FinalTableRule
from shuffleup.table.state import MOST_SEATS
from shuffleup.tournament.state import Tournament

SIX_HANDED = 6


def is_stud_event(event: Tournament) -> bool:
    """Whether nothing but stud is played."""
    return all(game(key).opening is Opening.BRING_IN for key in games_played(event))


def games_played(event: Tournament) -> set[str]:
    """The games of all levels; of a break nobody says one."""
    return {level.game or event.terms.game for level in event.levels if level.stakes is not None}


def final_size(event: Tournament) -> int:
    """The players of the final table."""
    law, seats = event.rules.event_seating, event.terms.seats
    if seats == 2 and law.final_heads_up_exempt:
        return seats
    if law.final_rule is FinalTableRule.PLUS_ONE:
        return min(seats + 1, law.final_most)
    if is_stud_event(event):
        return law.final_stud
    return law.final_six_handed if seats <= SIX_HANDED else law.final_full_ring


def most_dealt(event: Tournament) -> int:
    """How many can be dealt in at one table. Where people deal, as many as they see fit: a ninth
    player of stud, whom the books seat at the final table, is one of them. Dealt here, as many as
    the deck is sure to serve, though the final table be smaller for it."""
    if event.terms.by_hand:
        return MOST_SEATS
    return min(game(key).max_seats for key in games_played(event))


def fewer_at(event: Tournament, tables: int) -> int:
    """With how many players left there is one table less than these."""
    law, seats = event.rules.event_seating, event.terms.seats
    if tables <= 1:
        return 0
    if tables == 2:
        return min(law.merge_two or final_size(event), most_dealt(event))
    fit = seats * (tables - 1)
    return min(law.merge_three, fit) if tables == 3 else fit
