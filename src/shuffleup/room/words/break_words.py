"""Words of breaking games: who draws what, who takes which seat."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from shuffleup.cards import parse as parse_cards
from shuffleup.outside_text import counted, quoted
from shuffleup.room.breaking.break_commands import BreakGame, ChooseSeat, TakeHeldSeat
from shuffleup.room.commands import RoomCommand
from shuffleup.room.state import Room
from shuffleup.room.words.patterns import Facts, Found, Told, Verbs, listed, names_in, pattern

PART: Final = re.compile(
    r"into (?P<into>\S+)|because of (?P<cause>\S+)|(?P<refusing>\S+) refuses"
    r"|(?P<away>\S+) away (?P<minutes>\d+)|(?P<name>\S+) (?P<card>\S\S)"
)


def breaks(room: Room, found: Found) -> RoomCommand:
    """``table 2 breaks: Ann Ks, Bob Kh, Cy refuses, Dee away 12, because of Eve, into 1``."""
    command = BreakGame(found["table"])
    for words in names_in(found["rest"]):
        part = PART.fullmatch(words)
        if part is None:
            raise ValueError(f"{quoted(words)} means nothing when a game breaks")
        command = with_part(command, part)
    return command


def with_part(command: BreakGame, part: Found) -> BreakGame:
    if part["into"]:
        return replace(command, into=part["into"])
    if part["cause"]:
        return replace(command, cause=part["cause"])
    if part["refusing"]:
        return replace(command, refusing=(*command.refusing, part["refusing"]))
    if part["away"]:
        away = (part["away"], counted(part["minutes"]))
        return replace(command, away=(*command.away, away))
    (card,) = parse_cards(part["card"])
    return replace(command, draws=(*command.draws, (part["name"], card)))


def choose_in(room: Room, found: Found) -> Told:
    game = room.breaks.get(found["table"])
    names = list(game.order) if game is not None else []
    return names == names_in(found["rest"]), listed(names)


def kept_seats(room: Room, found: Found) -> Told:
    held = [one.player for game in room.breaks.values() for one in game.held]
    names = [player for player in held if player]
    return names == names_in(found["rest"]), listed(names)


VERBS: Verbs = [
    (pattern("table TABLE breaks"), lambda room, f: BreakGame(f["table"])),
    (pattern("table TABLE breaks: REST"), breaks),
    (
        pattern("NAME chooses seat SEAT of table TABLE"),
        lambda room, f: ChooseSeat(f["name"], f["table"], counted(f["seat"]) - 1),
    ),
    (
        pattern("NAME chooses seat SEAT of table TABLE with AMOUNT"),
        lambda room, f: ChooseSeat(
            f["name"], f["table"], counted(f["seat"]) - 1, counted(f["amount"])
        ),
    ),
    (pattern("NAME takes the kept seat"), lambda room, f: TakeHeldSeat(f["name"])),
]
FACTS: Facts = [
    (pattern("seats coming from TABLE: REST"), choose_in),
    (pattern("seats kept for: REST"), kept_seats),
]
