"""What an event is, as options say it: its game, its pace, its price, or a structure in a file."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import partial
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Group, Parameter
from msgspec.structs import replace

from shuffleup.cli.choices import at_least, named_bots
from shuffleup.cli.engine_choice import Engine, takes_the_lane
from shuffleup.cli.game_names import read_game
from shuffleup.cli.output import UsageError
from shuffleup.cli.shared_options import Bots
from shuffleup.games import Structure
from shuffleup.hand.setup import SetupError
from shuffleup.law import Rules
from shuffleup.outside_text import OutsideError, file_text
from shuffleup.sim.event_run import EventPlan
from shuffleup.sim.event_run.event_engine import why_not_in_lane
from shuffleup.table.mix.mixes import mixes
from shuffleup.tournament.event_terms.structure_file import EventStructure, read_structure
from shuffleup.tournament.event_terms.structure_maker import Pace

THE_EVENT: Final = Group("The event", sort_key=1)
THE_PLAYERS: Final = Group("The players", sort_key=2)
WORTH_THE_LANE: Final = 1_500  # entrants; below, its kernels take longer to load than they spare
LATE_USUALLY: Final = 6  # levels in which somebody who is out may enter again
BETTING: Final = tuple(one.value for one in Structure)


@Parameter(name="*", group=THE_EVENT)
@dataclass(frozen=True)
class EventOptions:
    """What is played; whatever is not said is as usual."""

    game: Annotated[
        str | None, Parameter(help='A game, "holdem limit", or a mix: horse, 8-game, …')
    ] = None
    pace: Annotated[
        Pace | None, Parameter(help="How fast it goes: turbo, regular or deep; regular usually.")
    ] = None
    hours: Annotated[
        int | None, Parameter(help="How long its structure is made for; else as usual.")
    ] = None
    stack: Annotated[int | None, Parameter(help="Chips to begin with; 5,000 usually.")] = None
    seats: Annotated[int | None, Parameter(help="Of a full table; nine usually.")] = None
    rebuys: Annotated[int | None, Parameter(help="Re-buys until the end of this level.")] = None
    add_on: Annotated[bool, Parameter(help="An add-on, sold when re-buys are over.")] = False
    re_entries: Annotated[
        int | None, Parameter(help="How often somebody who is out may enter again.")
    ] = None
    late: Annotated[
        int | None, Parameter(help="Until the end of which level they may; 6 usually.")
    ] = None
    bounty: Annotated[int | None, Parameter(help="Money on every head.")] = None
    progressive: Annotated[
        bool, Parameter(help="Half of a bounty goes on the head of whoever won it.")
    ] = False


@Parameter(name="*", group=THE_PLAYERS)
@dataclass(frozen=True)
class EventPlayers:
    """Who plays, and how what they do is worked out."""

    bots: Bots = None
    engine: Annotated[
        Engine,
        Parameter(
            help="lane: what bots decide is compiled, to the same event; it has the caller, the "
            "random bot and the bots that play by a table. hand: each is shown its view. auto: the "
            f"lane where it can, for {WORTH_THE_LANE:,} entrants or more in a process."
        ),
    ] = "auto"


AS_USUAL_EVENT: Final = EventOptions()
USUAL_PLAYERS_OF_EVENT: Final = EventPlayers()


def plan_of(
    entrants: int, seed: str, event: EventOptions, structure: Path | None = None
) -> EventPlan:
    """The event that the options say, or the file of a structure."""
    if structure is not None:
        given = next((one.name for one in fields(event) if getattr(event, one.name)), "")
        if given:
            raise UsageError(f"--{given.replace('_', '-')}: the structure's file says that already")
        return EventPlan(entrants, seed, structure=open_structure(structure))
    usual = EventPlan(entrants, seed)
    entries = number("--re-entries", event.re_entries, 0)
    return replace(
        usual,
        pace=event.pace or usual.pace,
        hours=number("--hours", event.hours, usual.hours),
        stack=number("--stack", event.stack, usual.stack),
        seats=number("--seats", event.seats, usual.seats),
        game=game_or_mix(event.game) if event.game else usual.game,
        bounty=number("--bounty", event.bounty, usual.bounty),
        progressive=event.progressive,
        rebuys=number("--rebuys", event.rebuys, usual.rebuys),
        add_on=event.add_on,
        re_entries=entries,
        late=number("--late", event.late, LATE_USUALLY if entries else 0),
    )


def with_players(plan: EventPlan, players: EventPlayers, rules: Rules, each: int) -> EventPlan:
    """The plan with those who play, and in the lane if that is asked for, or can and is worth it:
    ``each`` process has so many entrants to play. SetupError where there can be no such event."""
    plan = replace(plan, bots=tuple(named_bots(players.bots, plan.bots, plan.entrants)))
    why_not = partial(why_not_in_lane, plan, rules)
    worth = each >= WORTH_THE_LANE
    return replace(plan, lane=takes_the_lane(players.engine, worth, why_not))


def number(option: str, told: int | None, usual: int) -> int:
    """One or more, where it is told."""
    return usual if told is None else at_least(option, told, 1)


def game_or_mix(text: str) -> str:
    """``holdem``, ``omaha pot-limit`` or ``horse``: the game of an event."""
    words = text.split()
    if text in mixes():
        return text
    betting = words[-1] if len(words) > 1 and words[-1] in BETTING else ""
    try:
        sheet = read_game(text.removesuffix(betting).strip() if betting else text)
    except UsageError as error:
        raise UsageError(f"--game: {error}; or a mix: {', '.join(mixes())}") from error
    return f"{sheet.key} {betting}".strip()


def open_structure(path: Path) -> EventStructure:
    """The structure of a file, or a complaint with the file's name."""
    try:
        return read_structure(file_text(path))
    except (OutsideError, SetupError) as error:
        raise UsageError(f"{path}: {error}") from error
