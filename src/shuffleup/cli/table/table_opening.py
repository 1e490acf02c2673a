"""A table and its plan from what was typed: ``open_table`` for a new one.

A mistake gets a sentence before the first card is dealt.
"""

from __future__ import annotations

from difflib import get_close_matches

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.cli.books import open_book
from shuffleup.cli.choices import (
    HouseLaw,
    at_least,
    chips_to_one,
    read_bots,
    read_game,
    read_house,
    read_seats,
    read_seed,
    read_table_stakes,
    stack_of,
)
from shuffleup.cli.output import UsageError
from shuffleup.cli.shared_options import TableOptions
from shuffleup.cli.table.table_options import HouseOptions, PeopleOptions
from shuffleup.floor.senders import FLOOR
from shuffleup.games import Sheet, names
from shuffleup.games import game as find_game
from shuffleup.hand import SetupError, Stakes
from shuffleup.hand.words.setup_words import whole
from shuffleup.sim.session.session_plan import USUAL_BOTS, Change, SessionPlan
from shuffleup.sim.session.table_session import change_command
from shuffleup.table.act import act
from shuffleup.table.commands import Designate
from shuffleup.table.house import House, Stage
from shuffleup.table.judge import judge
from shuffleup.table.mix.mixes import designated as mixed_house
from shuffleup.table.mix.mixes import mixes, read_length
from shuffleup.table.new_table import new_table
from shuffleup.table.state import Table, copy
from shuffleup.table.words.house_words import read_house as read_designations

USUAL_GAME = "holdem"
USUAL_BOOK = "mohegan"
USUAL_BETS = "4/8"  # of a mix


class OpenedTable(Struct, frozen=True):
    """A table that has just opened, and how it will be played."""

    table: Table
    plan: SessionPlan


class Games(Struct, frozen=True):
    """What a table plays first, at what stakes, for how many; and all of it in ``house``."""

    sheet: Sheet
    stakes: Stakes
    seats: int
    house: House


def open_table(
    game: str, table: TableOptions, house: HouseOptions, people: PeopleOptions
) -> OpenedTable:
    """The table of these options and how it is played; ``game`` may be empty: the usual one."""
    designated = read_house_options(house, chips_to_one(table))
    games = read_games(game, table, designated)
    law = read_house(table.book or USUAL_BOOK, table.rules)
    if house.stakes_after and (games.house.rotation or games.house.choice):
        raise UsageError("--stakes-after is for a table with one game, not for a mix")
    changes = read_changes(games.sheet, house)
    plan = SessionPlan(
        read_seed(table.seed),
        tuple(read_bots(table.bots, USUAL_BOTS, max(games.seats, len(USUAL_BOTS)))),
        0 if table.stack is None else stack_of(games.stakes, table),
        0 if people.steady else at_least("--comings", people.comings, 0),
        people.fast,
        changes,
    )
    opening = OpenedTable(opened(games, law), plan)
    refuse_changes(opening.table, changes)
    return opening


def read_games(game: str, table: TableOptions, house: House) -> Games:
    """One game, a mix, or what the house says in ``rotation`` or ``choice``."""
    if game in mixes():
        return read_mix(game, table, house)
    stages = house.rotation or house.choice
    if stages and not (game or table.stakes or table.structure):
        return of_stages(stages, table, house)
    return read_one(game or USUAL_GAME, table, house)


def read_one(game: str, table: TableOptions, house: House) -> Games:
    """One game, or the first of a rotation that the house designates."""
    near = get_close_matches(game.lower(), [*mixes(), *names()], n=1)
    if near and near[0] in mixes():
        raise UsageError(f"no game is called {game!r}; did you mean {near[0]}?")
    sheet = read_game(game)
    stakes = read_table_stakes(sheet, table.stakes, table.structure)
    return Games(sheet, stakes, read_seats(sheet, table.seats), house)


def read_mix(name: str, table: TableOptions, house: House) -> Games:
    """A mix at two bets: ``4/8``, ``4/8 for 10 hands``, ``4/8 for 30 minutes``."""
    if table.structure:
        raise UsageError("--structure is for one game: those of a mix have their own")
    bets, *length = (table.stakes or USUAL_BETS).split() or [""]
    try:
        small, _, big = bets.partition("/")
        hands, minutes = read_length(length)
        mixed = mixed_house(name, whole(small), whole(big), hands=hands, minutes=minutes)
    except ValueError as error:
        raise UsageError(
            f'--stakes: {error}; a mix is played at, say, "4/8 for 10 hands"'
        ) from error
    house = replace(house, rotation=mixed.rotation, choice=mixed.choice)
    return of_stages(mixed.rotation or mixed.choice, table, house)


def of_stages(stages: tuple[Stage, ...], table: TableOptions, house: House) -> Games:
    """Several games; the one for the fewest players says how many seats there are."""
    fewest = min((find_game(stage.game) for stage in stages), key=lambda sheet: sheet.max_seats)
    first = stages[0]
    return Games(find_game(first.game), first.stakes, read_seats(fewest, table.seats), house)


def opened(games: Games, law: HouseLaw) -> Table:
    """The table, if it can be played and the book lets the house designate this for it."""
    sheet, stakes, seats = games.sheet, games.stakes, games.seats
    try:
        table = new_table(
            sheet, stakes, seats, rules=law.rules, rulebook=law.digest, house=games.house
        )
        bare = new_table(sheet, stakes, seats, rules=law.rules)
    except SetupError as error:
        raise UsageError(str(error)) from error
    refusal = judge(bare, Designate(games.house), FLOOR).refusal
    if refusal is not None:
        raise UsageError(f"{refusal.says}{law.clauses(refusal.grounds, sheet.key)}")
    return table


def named_book(digest: str) -> str:
    """The name of the book in force: its digest begins with it."""
    return digest.partition("@")[0]


def read_house_options(options: HouseOptions, to_one: int = 1) -> House:
    """What the house designates, by options of its own and in the words of ``--house``; of those
    the drop is in the money of the stakes."""
    house = House(drop=at_least("--drop", options.drop, 0) * to_one)
    if options.kill and options.half_kill:
        raise UsageError("give --kill or --half-kill, not both")
    if options.kill or options.half_kill:
        house = replace(house, kill="full" if options.kill else "half")
    if not options.house:
        return house
    for part in options.house.split(","):
        house = read_designation(house, part.strip())
    return house


def read_designation(house: House, part: str) -> House:
    """One of these words; what is missing in it, or is not a number, is said."""
    try:
        return read_designations(house, part)
    except ValueError as error:
        raise UsageError(f"--house: {error}") from error


def read_changes(sheet: Sheet, options: HouseOptions, played: int = 0) -> tuple[Change, ...]:
    """Changes of book or stakes, each checked now, in the order in which they come."""
    changes = []
    for after, book in options.book_after or ():
        open_book(book)
        changes.append(Change(at_least("--book-after", after, max(1, played)), book=book))
    for after, stakes in options.stakes_after or ():
        read = read_table_stakes(sheet, stakes, None)
        if read.structure not in sheet.structures:
            raise UsageError(f"{sheet.title} is not played {read.structure.value}")
        changes.append(Change(at_least("--stakes-after", after, max(1, played)), stakes=stakes))
    return tuple(sorted(changes, key=lambda change: change.after))


def refuse_changes(table: Table, changes: tuple[Change, ...]) -> None:
    """A change that the law will not allow is said now, not when its hand has come."""
    trial = copy(table)
    for change in changes:
        refusal = act(trial, change_command(trial, change), FLOOR).refusal
        if refusal is not None:
            raise UsageError(f"after hand {change.after}: {refusal.says}")
