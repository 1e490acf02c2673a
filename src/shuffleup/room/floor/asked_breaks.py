"""Games that break and games that are combined: asked without a room."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.cards import STANDARD
from shuffleup.floor.facts import COUNT, YES, Fact, FactError, Facts
from shuffleup.floor.senders import FLOOR
from shuffleup.law.points.hand.stud import StudLaw
from shuffleup.law.points.room.broken_games import BreakingLaw
from shuffleup.room.apply import apply
from shuffleup.room.breaking.break_commands import BreakGame, ChooseSeat
from shuffleup.room.events import AtTable
from shuffleup.room.floor.asked_lists import on_the_list
from shuffleup.room.floor.room_kinds import BREAKS, asked
from shuffleup.room.floor.small_room import (
    ANN,
    EVEN_MORE,
    LIST,
    OTHERS,
    answer,
    designated,
    does,
    listing_of,
    of_ann,
    open_seat,
    refusal_of,
    seat_with,
    seats_of,
    stand,
    waits,
)
from shuffleup.room.judge import judge
from shuffleup.room.rulings import RoomRuling
from shuffleup.room.state import Room
from shuffleup.room.words.said_at_table import one_hand
from shuffleup.table.events import Reckoned, WentAway
from shuffleup.table.state import seated

BROKEN, OTHER = "1", "2"
MOST_HANDS = 12
FEW = 4  # players of a game that breaks, unless it is told


def two_games(room: Room, players: int, open_seats: int) -> tuple[str, ...]:
    """A game that is about to break, and another of the kind with some open seats."""
    if not 1 <= players <= seats_of(room) or open_seats > seats_of(room):
        raise FactError(f"a table of this game has {seats_of(room)} seats")
    names = (ANN, *OTHERS[: players - 1])
    stand(room, BROKEN, *names)
    stand(room, OTHER, *EVEN_MORE[: seats_of(room) - open_seats])
    return names


def drawn(names: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """Everybody draws a card, each of a higher rank than the player before: Ann the lowest."""
    return tuple(zip(names, STANDARD[::4], strict=False))


@asked(
    "game-breaks",
    BREAKS,
    "A game breaks, and another of the kind has some open seats.",
    Fact("players", COUNT, "How many play in the game that breaks?", default=FEW, also=(4, 5, 6)),
    Fact("seats", COUNT, "How many seats are open in the other?", default=2),
)
def game_breaks(room: Room, facts: Facts) -> RoomRuling:
    names = two_games(room, facts.count("players"), facts.count("seats"))
    waits(room, *LIST[:2])
    ruling = does(room, BreakGame(BROKEN, drawn(names)), FLOOR)
    grounds, order = list(ruling.grounds), room.breaks[BROKEN].order
    unseated = [name for name in names if name not in order]
    if not order:
        first = "there is no seat to be had"
    elif order[0] == ANN and len(names) > 1:
        first = "the seats go by the order of the list, or as the cards were dealt"
    else:
        first = "the seats go to the highest cards, by rank and then by suit"
        grounds.append(StudLaw.suit_order)
    if not unseated:
        return answer(f"everybody has a seat; {first}", *grounds)
    top = listing_of(room).waiting[0].player in unseated
    where = "first on the list" if top else "behind the others on the list"
    return answer(f"{first}; whoever has none is {where}", *grounds)


@asked(
    "absent-when-it-broke",
    BREAKS,
    "A game breaks while one of its players is away.",
    Fact("missed", COUNT, "How many big blinds has the player missed?", default=0),
    Fact("minutes", COUNT, "How many minutes have they been away?", default=0, also=(15, 16, 30)),
    Fact("cause", YES, "Did the game break because this player left it?", default=False),
)
def absent_when_it_broke(room: Room, facts: Facts) -> RoomRuling:
    names = two_games(room, FEW, 2)
    waits(room, *LIST[:2])
    at = seat_with(room, BROKEN, ANN)
    account = replace(seated(room.tables[BROKEN], at).account, missed=facts.count("missed"))
    apply(room, AtTable(BROKEN, Reckoned(at, account)))
    apply(room, AtTable(BROKEN, WentAway(at)))
    cause = ANN if facts.yes("cause") else ""
    away = ((ANN, facts.count("minutes")),)
    breaks = BreakGame(BROKEN, drawn(names), cause=cause, away=away)
    ruling = judge(room, breaks, FLOOR)
    no = refusal_of(ruling)
    apart = (BreakingLaw.order, BreakingLaw.unseated)
    if no is None:
        grounds = (name for name in ruling.grounds if name not in apart)
        return answer("a card is drawn for the player like for anybody", *grounds)
    does(room, replace(breaks, draws=drawn(names[1:])), FLOOR)
    says = f"no card is drawn for the player, who is {on_the_list(room)}"
    return answer(says, *no.grounds, BreakingLaw.absent_other)


@asked(
    "would-not-play-on",
    BREAKS,
    "A game breaks because a player would not play on.",
    Fact("players", COUNT, "How many were there, the player among them?", also=(4, 5, 6, 7)),
)
def would_not_play_on(room: Room, facts: Facts) -> RoomRuling:
    players = facts.count("players")
    names = two_games(room, players, seats_of(room) - 1)
    ruling = does(room, BreakGame(BROKEN, refusing=(ANN,)), FLOOR)
    has = ANN in room.breaks[BROKEN].order
    says = "the player has a seat coming like the others" if has else "no seat: the right is lost"
    assert names
    return answer(says, *ruling.grounds)


@asked(
    "seat-won-while-away",
    BREAKS,
    "A player who was away when a game broke has a seat in another: how long is it kept?",
    Fact("hands", COUNT, "How many hands have been dealt there since?", default=0, also=(8,)),
)
def seat_won_while_away(room: Room, facts: Facts) -> RoomRuling:
    if facts.count("hands") > MOST_HANDS:
        raise FactError(f"hands: more than {MOST_HANDS} is more than a round")
    two_games(room, 2, 2)
    apply(room, AtTable(BROKEN, WentAway(seat_with(room, BROKEN, ANN))))
    does(room, BreakGame(BROKEN, drawn((ANN, OTHERS[0]))), FLOOR)
    kept = of_ann(room, ChooseSeat(ANN, OTHER, open_seat(room, OTHER)))
    for _ in range(facts.count("hands")):
        one_hand(room, OTHER)
    if room.breaks[BROKEN].held:
        return answer("the seat is still kept", *kept.grounds)
    return answer(f"the seat is open again: the player is {on_the_list(room)}", *kept.grounds)


@asked(
    "games-combined",
    BREAKS,
    "Two games are to be combined into one.",
    Fact("alike", YES, "Are they the same game and limit?", default=True),
)
def games_combined(room: Room, facts: Facts) -> RoomRuling:
    designated(room, listing_of(room), "another")
    stand(room, BROKEN, ANN, *OTHERS[:2])
    alike = facts.yes("alike")
    stand(room, OTHER, *EVEN_MORE[:4], listing="" if alike else "another")
    ruling = does(room, BreakGame(BROKEN, into=OTHER), FLOOR)
    return answer("they may be: everybody has a seat at the other table", *ruling.grounds)
