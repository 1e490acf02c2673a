"""Coming back to a game one has left, and where on the list: asked without a room."""

from __future__ import annotations

from shuffleup.floor.facts import COUNT, ONE_OF, YES, Fact, Facts
from shuffleup.floor.senders import FLOOR, Role, staff
from shuffleup.law.points.room.dinner import DinnerLaw
from shuffleup.law.points.room.money_off import MoneyOffLaw
from shuffleup.room.absence import absence_commands as c
from shuffleup.room.absence.absence_events import LeftGame
from shuffleup.room.absence.absence_records import LeftHow
from shuffleup.room.apply import apply
from shuffleup.room.floor.asked_lists import on_the_list
from shuffleup.room.floor.room_kinds import ABSENCE, asked
from shuffleup.room.floor.small_room import (
    ANN,
    DAY,
    LIST,
    OTHERS,
    WEEKEND,
    answer,
    does,
    full,
    game_of,
    here,
    listing_of,
    of_ann,
    on_a,
    open_seat,
    passes,
    refusal_of,
    stack,
    stand,
    wait,
    waits,
)
from shuffleup.room.judge import judge
from shuffleup.room.lists.list_commands import SeatPlayer
from shuffleup.room.lists.list_records import Signed, Waiting
from shuffleup.room.people.people_commands import Arrive
from shuffleup.room.rulings import RoomRuling
from shuffleup.room.state import Room
from shuffleup.table.blinds.in_turn import seat_of

TABLE = "1"
BRINGS = ("less", "as-much", "more")


def left(room: Room, how: LeftHow, amount: int = 0) -> None:
    """Ann has left the game, in which every seat is taken and for which others wait."""
    here(room, ANN)
    apply(room, LeftGame(ANN, game_of(room), how, amount))
    waits(room, *LIST[:4])


@asked(
    "picked-up-and-back",
    ABSENCE,
    "A player whose chips were picked up is back: where on the list?",
    Fact("minutes", COUNT, "After how many minutes?", also=(10, 12, 15, 20, 30, 60)),
)
def picked_up_and_back(room: Room, facts: Facts) -> RoomRuling:
    left(room, LeftHow.PICKED_UP)
    passes(room, facts.count("minutes"))
    ruling = of_ann(room, c.BackToList(ANN, game_of(room)))
    return answer(on_the_list(room), *ruling.grounds)


@asked(
    "own-chips-picked-up",
    ABSENCE,
    "A player who picked up their own chips is back: where on the list?",
    Fact("minutes", COUNT, "After how many minutes?", also=(15, 30, 59, 60, 61)),
)
def own_chips_picked_up(room: Room, facts: Facts) -> RoomRuling:
    left(room, LeftHow.VOLUNTARY)
    passes(room, facts.count("minutes"))
    ruling = of_ann(room, c.BackToList(ANN, game_of(room)))
    return answer(on_the_list(room), *ruling.grounds)


@asked(
    "back-from-dinner",
    ABSENCE,
    "A player is back from dinner: is the seat there, or where on the list?",
    Fact("minutes", COUNT, "After how many minutes?", also=(30, 45, 46, 60, 61, 90)),
    Fact("weekend", YES, "Did they leave on a Friday or Saturday?", default=False),
    Fact("another", YES, "Is another player back from dinner and on the list?", default=False),
)
def back_from_dinner(room: Room, facts: Facts) -> RoomRuling:
    room = on_a(room, WEEKEND if facts.yes("weekend") else DAY)
    stand(room, TABLE, ANN, *OTHERS[:5])
    does(room, c.VerifyStack(ANN, TABLE, stack(room, TABLE)), staff(Role.SUPERVISOR))
    went = does(room, c.GoToDinner(ANN, TABLE), FLOOR)
    if seat_of(room.tables[TABLE], ANN) is None:
        return on_the_dinner_list(room, facts)
    passes(room, facts.count("minutes"))
    pick_up = judge(room, c.PickUp(ANN, TABLE), FLOOR)
    late = refusal_of(pick_up) is None
    says = "too late: the floor may have picked up the chips" if late else "the seat is kept"
    return answer(says, *went.grounds)


def on_the_dinner_list(room: Room, facts: Facts) -> RoomRuling:
    """Where no seat is kept, the list keeps a place."""
    if facts.yes("another"):
        here(room, "Kim")
        wait(room, Waiting("Kim", room.now, Signed.FROM_DINNER))
    waits(room, *LIST[:4])
    passes(room, facts.count("minutes"))
    ruling = of_ann(room, c.BackToList(ANN, game_of(room)))
    return answer(on_the_list(room), *ruling.grounds, DinnerLaw.keeps_seat)


@asked(
    "back-with-another-stack",
    ABSENCE,
    "A player who cashed out wants to sit down in the same game again.",
    Fact("minutes", COUNT, "After how many minutes?", also=(30, 60, 61, 120)),
    Fact("brings", ONE_OF, "With how much, beside what they left with?", BRINGS),
)
def back_with_another_stack(room: Room, facts: Facts) -> RoomRuling:
    stand(room, TABLE, *full(room, but=1))
    of_ann(room, Arrive(ANN))
    unit = max(1, listing_of(room).stakes.small_bet)
    had = stack(room, TABLE) - unit if can_bring_less(room) else stack(room, TABLE) + unit
    apply(room, LeftGame(ANN, game_of(room), LeftHow.CASHED_OUT, had))
    passes(room, facts.count("minutes"))
    brings = had + (BRINGS.index(facts.one_of("brings")) - 1) * unit
    does(room, SeatPlayer(ANN, TABLE, open_seat(room, TABLE), brings), FLOOR)
    says = f"the player may sit down with {facts.one_of('brings').replace('-', ' ')}"
    return answer(says, MoneyOffLaw.return_amount, MoneyOffLaw.return_window)


def can_bring_less(room: Room) -> bool:
    """Whether what anybody buys in for is the most: one may then have left with a little less."""
    return listing_of(room).house.buy_in is not None
