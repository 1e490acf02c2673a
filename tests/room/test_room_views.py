"""What each viewer of a room may see: other people's money, bars, ages and absences can be
anything, and not one byte of what a player or the board on the wall is shown is another."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from shuffleup.floor.senders import Role, Sender, player, staff
from shuffleup.hand.setup import limit, no_limit
from shuffleup.law.rulebook import digest, resolve, rulebook
from shuffleup.log.codec import decode
from shuffleup.room.absence.absence_records import Absence, Departure, LeftHow
from shuffleup.room.act import act
from shuffleup.room.commands import TellTime
from shuffleup.room.instants import MINUTE
from shuffleup.room.judge import judge
from shuffleup.room.lists.list_records import Listing
from shuffleup.room.new_room import new_room
from shuffleup.room.openings.opening_commands import ListGame
from shuffleup.room.people.person_record import BarRecord, Person, WarningRecord
from shuffleup.room.promotions.promotion_records import Prize, Session, Ticket
from shuffleup.room.seat_claims.claim_commands import LockSeat
from shuffleup.room.seat_claims.claim_records import SeatClaims
from shuffleup.room.state import Room, copy
from shuffleup.room.viewing import room_view as views
from shuffleup.room.viewing.refusals_told import ASK_THE_FLOOR, refusal_for
from shuffleup.room.viewing.room_pictures import (
    CageRoomView,
    FloorRoomView,
    ManagerRoomView,
    PlayerRoomView,
    WallBoard,
)
from shuffleup.room.viewing.room_view import encode_room_view, room_view
from shuffleup.room.words.room_transcript import run
from shuffleup.room.words.room_words import command
from shuffleup.table.chips.buying_in import limits_of
from shuffleup.table.house import House
from shuffleup.table.mix.mixes import designated, mix
from shuffleup.table.state import Seat

PEOPLE = [*"ABCDEFGHIJKLMNOP"]
OPENING = f"""
room: 2026-11-13 America/New_York
game 1/2: holdem no-limit 1/2, seats 4
game 4/8: holdem limit 4/8 blinds 2/4, seats 4
table 1: 1/2, A 200, B 150, C 90, D 200
table 2: 1/2, E 200, -, F 80, -
table 3: 4/8, G 300, H 120, by hand
here: {", ".join(PEOPLE[8:])}
"""
SAYINGS = (
    "NAME joins GAME", "NAME calls in for GAME", "NAME leaves the list GAME", "call GAME",
    "page NAME for GAME", "NAME locks up the seat in GAME with card", "NAME arrives aged 17",
    "NAME takes the seat in GAME with 100", "NAME sits down at TABLE in seat 2 with 120",
    "NAME leaves table TABLE", "NAME steps away from table TABLE", "NAME goes home",
    "NAME sits back down at table TABLE", "a dealer comes to table TABLE", "NAME arrives",
    "pick up NAME at table TABLE", "NAME goes to dinner from table TABLE", "bar NAME for shouting",
    "warn NAME for shouting",
    "keep NAME and OTHER apart", "NAME signs for table TABLE", "table 2 feeds table 1",
    "move up GAME", "NAME moves up", "NAME buys 50 at TABLE", "NAME cashes out of TABLE",
    "NAME cashes out of TABLE with 40", "table TABLE breaks", "ticket 7 goes to NAME",
    "NAME locks up the seat of OTHER in GAME with card", "keep seat 4 of TABLE for NAME",
    "NAME rolls GAME", "NAME does not answer GAME", "table TABLE is established",
)  # fmt: skip


def random_room(seed: int, book: str) -> Room:
    """A room in which sixty things were said, lawful or not."""
    dice = random.Random(seed)
    room = run(OPENING, resolve(rulebook(book))).room
    for _ in range(60):
        words = dice.choice(SAYINGS)
        for blank, choices in (("NAME", PEOPLE), ("OTHER", PEOPLE), ("GAME", ["1/2", "4/8"]),
                               ("TABLE", ["1", "2", "3"])):  # fmt: skip
            words = words.replace(blank, dice.choice(choices))
        act(room, command(room, words), staff(Role.MANAGER))
        if dice.random() < 0.3:
            act(room, TellTime(room.now + dice.randrange(1, 9) * MINUTE), staff(Role.MANAGER))
    return room


# ---- the same room with everybody else's secrets changed -------------------------------------


def others_changed(room: Room, me: str, dice: random.Random) -> Room:
    """A room that looks the same to one person and to the wall, and has other secrets."""
    other = copy(room)
    others = [name for name in {*PEOPLE, *room.people} if name != me]
    for name in others:
        if name in room.people:
            flags = [dice.random() < 0.5 for _ in range(5)]
            other.people[name] = Person(flags[0], dice.randrange(room.now), *flags[1:])
        other.bars.pop(name, None)
        if dice.random() < 0.4:
            other.bars[name] = BarRecord("stealing", 0, None)
        other.warnings[name] = (WarningRecord("shouting", 5),) * dice.randrange(3)
        other.banned[name, "1/2"] = BarRecord("cousins", 0, None)
        if dice.random() < 0.5:
            other.absences[name] = Absence("1", 5, 3, 1, 7, 8, 9, 10, 11, True, 99, 98)
        other.departures[name, "1/2"] = Departure(LeftHow.PICKED_UP, 5, dice.randrange(900))
        other.accounts[f"kept/{name}"] = dice.randrange(1000)
        other.accounts[f"held/{name}"] = dice.randrange(1000)
        other.sessions[name] = Session(1, 2, dice.randrange(10**9))
        other.apart[tuple(sorted((name, dice.choice(others))))] = "cousins"  # type: ignore[index]
    for account in ("cage/chips", "cage/cash", "table/1", "fund/pool", "drop/house"):
        other.accounts[account] = dice.randrange(10**6)
    other.prizes = (*(one for one in room.prizes if one.player == me), Prize("beat", "Z", 5, 9))
    other.tickets = {n: one for n, one in room.tickets.items() if one.player == me}
    other.tickets["99"] = Ticket("Z")
    other.counted, other.closed = {("1", "drop"): 7}, ((1, 2, 3),)
    for number, table in other.tables.items():
        seats = [with_other_chips(seat, me, dice) for seat in table.seats]
        table.seats = seats  # type: ignore[assignment]
        claims = other.seat_claims.get(number)
        guests = ((others[0], "Zoe"),)
        other.seat_claims[number] = replace(claims or SeatClaims(), guests=guests)
    return other


def with_other_chips(seat: Seat | None, me: str, dice: random.Random) -> Seat | None:
    if seat is None or seat.player == me:
        return seat
    changed = Seat.__new__(Seat)
    for name in Seat.__slots__:
        setattr(changed, name, getattr(seat, name))
    changed.stack = dice.randrange(10_000)
    return changed


def leaks(seed: int, book: str) -> list[str]:
    """Whose view of a random room shows what is not theirs."""
    room, dice = random_room(seed, book), random.Random(seed)
    found = []
    for me in dice.sample(PEOPLE, 4):
        changed = others_changed(room, me, dice)
        for viewer in (player(me), staff(Role.BOARD), staff(Role.DEALER)):
            shown = [encode_room_view(room_view(one, viewer)) for one in (room, changed)]
            if shown[0] != shown[1]:
                found.append(f"{viewer}: {shown}")
    return found


@pytest.mark.parametrize("book", ["pechanga", "mohegan", "rpl"])
def test_others_money_bars_ages_and_absences_are_in_no_byte(book: str) -> None:
    for seed in range(8):
        assert leaks(seed, book) == []


PLANTED: dict[str, Callable[[Room, str], dict[str, object]]] = {
    "chips kept at the cage": lambda room, me: {"kept": sum(room.accounts.values())},
    "others' bars": lambda room, me: {"barred": next(iter(room.bars.values()), None)},
    "others' absence": lambda room, me: {"here": bool(room.absences)},
    "others' prizes": lambda room, me: {"prizes": room.prizes},
}


@pytest.mark.parametrize("leak", PLANTED)
def test_a_planted_leak_is_caught(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(room: Room, me: str) -> PlayerRoomView:
        return replace(views.for_player(room, me), **PLANTED[leak](room, me))

    monkeypatch.setitem(views.VIEWS, Role.PLAYER, leaking)
    assert any(leaks(seed, "mohegan") for seed in range(8))


# ---- what each of them does see --------------------------------------------------------------


def evening() -> Room:
    return run("""
    room: 2026-11-13 America/New_York
    game 1/2: holdem no-limit 1/2, seats 4
    table 1: 1/2, Ann 200, Bob 150, Cy 200, Dee 90
    here: Eli, Flo, Gus
    [19:00] Eli joins 1/2
    Flo joins 1/2
    [19:20] Dee leaves table 1
    board: call 1/2
    board: page Eli for 1/2
    manager: bar Gus for stealing
    [19:21] Ann steps away from table 1
    """).room


def test_the_wall_shows_games_tables_lists_and_pages() -> None:
    board = room_view(evening(), staff(Role.BOARD))
    assert isinstance(board, WallBoard)
    (game,), (table,), (call,) = board.games, board.tables, board.calls
    assert [(one.player, one.called) for one in game.waiting] == [("Eli", True), ("Flo", False)]
    assert (table.taken, table.open_seats, table.kept) == (3, (), (3,))
    assert (call.player, call.state, call.until) == ("Eli", "paged", board.now + 9 * MINUTE)


def test_no_seat_of_a_broken_game_is_open_nor_one_somebody_has_to_move_to() -> None:
    room = run("""
    room: 2026-11-13 America/New_York
    game 1/2: holdem no-limit 1/2, seats 4
    table 1: 1/2, Ann 200, Bob 150, Cy 200, Dee 90
    table 2: 1/2, Eve 200, Flo 200, Gus 200, Hal 200
    manager: table 2 feeds table 1
    hand at 2: Eve AcAd, Flo 8s8h, board AsAh8d8c2s
    Dee leaves table 1
    """).room
    board = room_view(room, staff(Role.BOARD))
    assert isinstance(board, WallBoard)
    assert (board.tables[0].open_seats, board.tables[0].kept) == ((), (3,))
    cards = "table 2 breaks: Eve Ks, Flo Kh, Gus Kd, Hal Kc"
    assert act(room, command(room, cards), staff(Role.MANAGER)).ok
    board = room_view(room, staff(Role.BOARD))
    assert isinstance(board, WallBoard)
    assert (board.tables[1].standing, board.tables[1].open_seats) == ("broken", ())


def test_a_player_sees_their_own_and_the_wall() -> None:
    room = evening()
    flo, ann, gus = (room_view(room, player(name)) for name in ("Flo", "Ann", "Gus"))
    assert isinstance(flo, PlayerRoomView)
    assert isinstance(ann, PlayerRoomView)
    assert isinstance(gus, PlayerRoomView)
    assert flo.places[0].says == "Flo is number 2 on the list of 1/2; in person at 19:00"
    assert (ann.seats[0].stack, ann.seats[0].away) == (200, True)
    assert gus.barred is not None
    assert gus.barred.why == "stealing"
    assert flo.barred is None


def test_the_house_sees_what_its_work_needs() -> None:
    room = evening()
    floor, cage, manager = (
        room_view(room, staff(role)) for role in (Role.FLOOR, Role.CAGE, Role.MANAGER)
    )
    assert isinstance(floor, FloorRoomView)
    assert isinstance(cage, CageRoomView)
    assert isinstance(manager, ManagerRoomView)
    assert dict(floor.bars)["Gus"].why == "stealing"
    assert dict(floor.absences)["Ann"].times == 1
    assert dict(cage.accounts)["table/1"] == 550
    assert (manager.floor, manager.cage) == (floor, cage)
    assert b"stealing" not in encode_room_view(cage)
    assert b"accounts" not in encode_room_view(floor)


@pytest.mark.parametrize("role", list(Role))
def test_every_view_can_be_sent_and_read(role: Role) -> None:
    view = room_view(evening(), Sender("Ann", role))
    assert decode(encode_room_view(view)) == view


# ---- refusals --------------------------------------------------------------------------------

BEHIND = """
room: 2026-11-13 UTC
game 1/2: holdem no-limit 1/2, seats 4
table 1: 1/2, Ann 200, Bob 150, Cy 200, Dee 90
here: Eli, Ivy
[19:00] Eli joins 1/2
Dee leaves table 1
board: call 1/2
"""


def test_the_same_is_said_of_bars_ages_papers_and_enemies() -> None:
    rules = resolve(rulebook("mohegan")).but(**{"seat-lock-for-others": True})
    told = set()
    for change in ("bar", "young", "papers", "apart"):
        room = run(BEHIND, rules).room
        if change == "bar":
            room.bars["Eli"] = BarRecord("stealing", 0, None)
        elif change == "apart":
            room.apart["Bob", "Eli"] = "cousins"
        else:
            young = change == "young"
            room.people["Eli"] = Person(True, 0, not young, young)
        wanted = LockSeat("Ivy", "1/2", "card", 0, "Eli")
        refusal = judge(room, wanted, player("Ivy")).refusal
        assert refusal is not None, change
        told.add(str(refusal_for(refusal, player("Ivy"), wanted)))
        floor = staff(Role.FLOOR)
        assert "Eli" in str(refusal_for(refusal, floor, wanted))  # whose work it is hears why
    assert told == {str(ASK_THE_FLOOR)}


def test_a_player_is_told_why_they_may_not_play_themselves() -> None:
    room = evening()
    wanted = command(room, "Gus joins 1/2")
    refusal = judge(room, wanted, player("Gus")).refusal
    assert refusal is not None
    assert "management does not let Gus play" in str(refusal_for(refusal, player("Gus"), wanted))


def test_the_sign_of_a_game_tells_its_buy_in_its_mix_and_its_book() -> None:
    law = rulebook("mohegan")
    room = new_room(rules=resolve(law), rulebook=digest(law), now=0)
    first = mix("horse", 4, 8)[0]
    pair = (mix("horse", 4, 8)[0], mix("horse", 4, 8)[3])
    signs = {
        "1/2": Listing("holdem", no_limit(1, 2), house=House(buy_in=(40, 400))),
        "4/8": Listing("holdem", limit(4, 8, (2, 4))),
        "horse": Listing(first.game, first.stakes, 8, house=designated("horse", 4, 8)),
        "two": Listing(first.game, first.stakes, 8, house=House(rotation=pair)),
    }
    for name, listing in signs.items():
        assert act(room, ListGame(name, listing), staff(Role.MANAGER)).ok
    board = room_view(room, staff(Role.BOARD))
    assert isinstance(board, WallBoard)
    told = {one.name: one for one in board.games}
    assert told["1/2"].buy_in == (40, 400)
    least, most = told["4/8"].buy_in
    assert least == limits_of(room.rules, limit(4, 8, (2, 4)), House())[0] > 0
    assert most is None
    assert [told[name].mix for name in signs] == ["", "", "HORSE", "Hold'em / Seven-card stud"]
    assert {one.book for one in board.games} == {digest(law)}
