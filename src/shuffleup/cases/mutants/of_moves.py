"""A room without one of its procedures of must-move and breaking games."""

from __future__ import annotations

from shuffleup.cases.mutants.swapping import Swap, always, instead_of, nothing
from shuffleup.law.ruling import Reason
from shuffleup.room.breaking.breaking_up import is_unlike
from shuffleup.room.lists.calling_names import has_no_say
from shuffleup.room.lists.waiting_lists import is_reserved
from shuffleup.room.must_move.fed_tables import is_fed
from shuffleup.room.must_move.feed_commands import InvokeMustMove
from shuffleup.room.must_move.feed_records import Feed
from shuffleup.room.must_move.feeding import is_other_game, judge_invoke
from shuffleup.room.must_move.the_line import first_in_line, volunteers
from shuffleup.room.openings.opening_games import sign_of
from shuffleup.room.people.who_may_play import is_barred
from shuffleup.room.rulings import RoomRuling, refuse
from shuffleup.room.state import Room


def feed_nobody(room: Room, command: InvokeMustMove) -> RoomRuling:
    return refuse(Reason.NOT_IN_THIS_HOUSE, "no game feeds another here", "must-move")


def as_they_spoke(room: Room, feed: Feed, ready: list[str]) -> list[str]:
    asked = room.rules.must_moves.volunteers_first
    return [player for player in feed.volunteers if asked and player in ready]


MUTANTS: dict[str, tuple[Swap, ...]] = {
    "must-move": (instead_of(judge_invoke, feed_nobody),),
    "must-move-same-game": (instead_of(is_other_game, always(False)),),
    "main-game-fed": (instead_of(is_fed, always(False)),),
    "volunteers-in-list-order": (instead_of(volunteers, as_they_spoke),),
    "first-in-line-moves": (instead_of(first_in_line, nothing),),
    "combine-like-games": (instead_of(is_unlike, always(False)),),
    "service-refused": (instead_of(is_barred, always(False)),),
    "take-the-seat-or-roll": (instead_of(has_no_say, always(False)),),
    "seat-reserved": (instead_of(is_reserved, always(False)),),
    "game-sign": (instead_of(sign_of, always(())),),
}
