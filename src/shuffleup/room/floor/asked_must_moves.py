"""Must-move games, and chips that go with their player: asked without a room."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.cards import STANDARD
from shuffleup.floor.facts import CHIPS, COUNT, ONE_OF, YES, Fact, FactError, Facts
from shuffleup.floor.senders import DEALER, FLOOR
from shuffleup.law.points.room.must_moves import MustMoveLaw
from shuffleup.room.apply import apply
from shuffleup.room.breaking.break_commands import BreakGame, ChooseSeat
from shuffleup.room.commands import AtTheTable
from shuffleup.room.events import AtTable
from shuffleup.room.floor.room_kinds import MUST_MOVES, asked
from shuffleup.room.floor.small_room import (
    ANN,
    BOARD,
    EVEN_MORE,
    LIST,
    OTHERS,
    PLAYED,
    answer,
    does,
    game_of,
    here,
    of_ann,
    open_seat,
    passes,
    seats_of,
    sit,
    stack,
    stand,
)
from shuffleup.room.must_move import feed_commands as c
from shuffleup.room.must_move.feed_events import LineSeen, MustMoveInvoked, ToldToMove
from shuffleup.room.must_move.feed_records import ENOUGH, InLine, ToldMove
from shuffleup.room.must_move.moving_up import point_of_leaving, stack_of
from shuffleup.room.must_move.the_line import players_of
from shuffleup.room.proceed import proceed
from shuffleup.room.rulings import RoomRuling
from shuffleup.room.state import Room
from shuffleup.table.blinds.account import PAID_BIG
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.commands import NextHand
from shuffleup.table.events import ButtonStarted

MAIN, FEEDER = "1", "2"
WHY = ("must-move", "broken-game", "own-choice", "main-to-main")


def feeds(room: Room, *, main: int = 0, line: tuple[InLine, ...] = ()) -> None:
    """A main game with a seat open, and its feeder, in which Ann has been longest."""
    stand(room, MAIN, *EVEN_MORE[: main or seats_of(room) - 1])
    stand(room, FEEDER, ANN, *OTHERS[:3])
    there = line or tuple(InLine(name, hands=ENOUGH) for name in (ANN, *OTHERS[:3]))
    at_main = players_of(room, (MAIN,))
    apply(room, MustMoveInvoked(game_of(room), FEEDER, MAIN, there, 0, at_main))


def told_ann(room: Room) -> None:
    """Ann was told to move to the open seat."""
    why = f"{ANN} is the first on the must-move list"
    told = ToldMove(ANN, MAIN, open_seat(room, MAIN), room.now, 0, why, ("first-in-line-moves",))
    apply(room, ToldToMove(game_of(room), told))


@asked(
    "must-move-turn",
    MUST_MOVES,
    "A seat opens in the main game: which player of the feeder moves?",
    Fact("volunteers", COUNT, "How many further down the list want to move?", default=0),
    Fact("returner", YES, "Is one back from the main game after half an hour?", default=False),
    Fact("new", YES, "Has the first on the list had no hand in the feeder yet?", default=False),
)
def must_move_turn(room: Room, facts: Facts) -> RoomRuling:
    """Ann is first in line, then Bob; Cy volunteers before him; Dee comes back."""
    first = InLine(ANN, hands=0 if facts.yes("new") else ENOUGH)
    feeds(room, line=(first, *(InLine(name, hands=ENOUGH) for name in OTHERS[:3])))
    if facts.yes("returner"):
        feed = room.feeds[game_of(room)]
        line = (*feed.line[:-1], replace(feed.line[-1], seated=False))
        apply(room, LineSeen(game_of(room), line, 0, feed.at_main, (("Dee", room.now),)))
        passes(room, 30)
    for name in ("Cy", "Bob", "Dee")[: facts.count("volunteers")]:
        does(room, c.Volunteer(name), BOARD)
    proceed(room)
    told = room.feeds[game_of(room)].told
    if told:  # at once, since the main game is too short
        return answer(told[0].why, *told[0].grounds)
    ruling = does(room, c.TellToMove(MAIN, open_seat(room, MAIN)), BOARD)
    return answer(ruling.says, *ruling.grounds)


@asked(
    "main-game-short",
    MUST_MOVES,
    "The main game has lost players while a feeder runs.",
    Fact("players", COUNT, "How many are left in it?", also=(5, 6, 7, 8)),
)
def main_game_short(room: Room, facts: Facts) -> RoomRuling:
    players = facts.count("players")
    if not 0 < players < seats_of(room):
        raise FactError(f"players: 1 to {seats_of(room) - 1}, so that a seat is open")
    feeds(room, main=players)
    proceed(room)
    told = room.feeds[game_of(room)].told
    law = MustMoveLaw.main_minimum
    if not told:
        return answer("enough for now: seats are filled when the desk says so", law)
    several = f"{len(told)} players move" if len(told) > 1 else "a player moves"
    return answer(f"{several} up at once; {told[0].why}", law, *told[0].grounds)


@asked(
    "told-to-move",
    MUST_MOVES,
    "A player of the feeder is told to move: is there another hand in the feeder first?",
    Fact("playing-off", YES, "Is a blind paid, and the button still to come?", default=False),
)
def told_to_move(room: Room, facts: Facts) -> RoomRuling:
    stand(room, MAIN, *EVEN_MORE[: seats_of(room) - 1])
    stand(room, FEEDER)
    paid = PAID_BIG if facts.yes("playing-off") else PLAYED
    sit(room, FEEDER, 0, ANN, paid=paid)
    for at, name in enumerate(OTHERS[:3], 1):
        sit(room, FEEDER, at, name)
    apply(room, AtTable(FEEDER, ButtonStarted(1)))
    line = tuple(InLine(name, hands=ENOUGH) for name in (ANN, *OTHERS[:3]))
    at_main = players_of(room, (MAIN,))
    apply(room, MustMoveInvoked(game_of(room), FEEDER, MAIN, line, 0, at_main))
    told_ann(room)
    point = point_of_leaving(room.tables[FEEDER])
    does(room, AtTheTable(FEEDER, NextHand(seed=1)), DEALER)
    if seat_of(room.tables[FEEDER], ANN) is None:
        return answer("no: the player moves before the next hand is dealt", point)
    if point == MustMoveLaw.stud_hands:
        hands = room.rules.must_moves.stud_hands
        many = "one more hand" if hands == 1 else f"{hands} more hands"
        return answer(f"yes: {many}, and then the player moves", point)
    return answer("yes: the blinds and the button are played off first", point)


@asked(
    "refuses-to-move",
    MUST_MOVES,
    "A player who is told to move to the main game will not.",
)
def refuses_to_move(room: Room, facts: Facts) -> RoomRuling:
    feeds(room)
    told_ann(room)
    of_ann(room, c.RefuseToMove(ANN))
    out = seat_of(room.tables[FEEDER], ANN) is None
    when = "is out of the game at once" if out else "plays on to the next blind and is then out"
    minutes = room.rules.must_moves.refusal_lockout
    again = f", and not on its list for {minutes} minutes" if minutes else ""
    return answer(f"the player {when}{again}", MustMoveLaw.refusal, MustMoveLaw.refusal_lockout)


@asked(
    "back-from-the-main-game",
    MUST_MOVES,
    "A player who left the main game is back: is there a seat in the feeder before the list?",
    Fact("minutes", COUNT, "After how many minutes?", also=(30, 60, 61, 90)),
)
def back_from_the_main_game(room: Room, facts: Facts) -> RoomRuling:
    stand(room, MAIN, *EVEN_MORE[: seats_of(room) - 1])
    stand(room, FEEDER, *OTHERS[:4])
    here(room, ANN)
    line = tuple(InLine(name, hands=ENOUGH) for name in OTHERS[:4])
    at_main = players_of(room, (MAIN,))
    apply(room, MustMoveInvoked(game_of(room), FEEDER, MAIN, line, 0, at_main))
    apply(room, LineSeen(game_of(room), line, 0, at_main, ((ANN, room.now),)))
    passes(room, facts.count("minutes"))
    back = c.ReturnToFeeder(ANN, game_of(room), stack(room, FEEDER))
    ruling = of_ann(room, back)
    return answer("yes: the first open seat of the feeder", *ruling.grounds)


# ---- chips that travel -------------------------------------------------------------------------


@asked(
    "stack-that-moves",
    MUST_MOVES,
    "A player goes to another table of the same game: with how many chips?",
    Fact("why", ONE_OF, "Why does the player move?", WHY),
    Fact("chips", CHIPS, "How many chips has the player?"),
)
def stack_that_moves(room: Room, facts: Facts) -> RoomRuling:
    why, had = facts.one_of("why"), facts.chips("chips")
    if not had:
        raise FactError("chips: nobody moves without chips")
    start, to = (MAIN, "3") if why == "main-to-main" else (FEEDER, MAIN)
    stand(room, to, *EVEN_MORE[: seats_of(room) - 1])
    stand(room, start, *OTHERS[:3])
    sit(room, start, 3, ANN, chips=had)
    ruling = MOVES[why](room, start, to)
    brings = stack_of(room.tables[to], ANN)
    says = f"with all {had:,}"
    if brings > had:
        says = f"with {brings:,}: {brings - had:,} have to be bought"
    if brings < had:
        says = f"with {brings:,}: the other {had - brings:,} are cashed"
    return answer(says, *ruling.grounds)


def on_a_must_move(room: Room, start: str, to: str) -> RoomRuling:
    line = (InLine(ANN, hands=ENOUGH),)
    apply(room, MustMoveInvoked(game_of(room), start, to, line, 0, ()))
    told_ann(room)
    ruling = of_ann(room, c.MoveUp(ANN))
    return replace(ruling, grounds=tuple(g for g in ruling.grounds if g.endswith("-stack")))


def from_a_broken_game(room: Room, start: str, to: str) -> RoomRuling:
    names = (ANN, *OTHERS[:3])
    does(room, BreakGame(start, tuple(zip(names, STANDARD[::-1], strict=False))), FLOOR)
    return of_ann(room, ChooseSeat(ANN, to, open_seat(room, to)))


def by_own_choice(room: Room, start: str, to: str) -> RoomRuling:
    return of_ann(room, c.GoToTable(ANN, to, open_seat(room, to)))


def from_main_to_main(room: Room, start: str, to: str) -> RoomRuling:
    stand(room, FEEDER, *LIST[:2])
    for main in (start, to):
        apply(room, MustMoveInvoked(game_of(room), FEEDER, main, (), 0, ()))
    return by_own_choice(room, start, to)


MOVES = {
    "must-move": on_a_must_move,
    "broken-game": from_a_broken_game,
    "own-choice": by_own_choice,
    "main-to-main": from_main_to_main,
}
