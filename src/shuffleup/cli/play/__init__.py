"""``shuffleup play``: you against bots in this terminal, any game, any stakes."""

from __future__ import annotations

from rich.console import Console

from shuffleup.cli.choices import (
    at_least,
    read_bots,
    read_game,
    read_house,
    read_name,
    read_seats,
    read_seed,
    read_table_stakes,
)
from shuffleup.cli.faces import Faces
from shuffleup.cli.output import UsageError, aside, people
from shuffleup.cli.play.auto import Auto
from shuffleup.cli.play.display import LeaveError, Lines, choose
from shuffleup.cli.play.menu import choose_game
from shuffleup.cli.play.saving import Keeper, usual_folder
from shuffleup.cli.play.table_for_one import ME, Seats, Session, Table
from shuffleup.cli.shared_options import (
    NO_AUTO,
    USUAL_TABLE,
    USUAL_YOU,
    AutoOptions,
    TableOptions,
    YourOptions,
)
from shuffleup.cli.stakes import default_stack
from shuffleup.cli.usual_names import NAMES, names_beside
from shuffleup.games import Sheet, games
from shuffleup.games import game as find_game
from shuffleup.hand import SetupError

USUAL_BOTS = ("tight", "loose", "caller", "tight", "loose")
AUTO_HANDS = 10
INTERRUPTED = 130
GOODBYES = {
    "quit": "Goodbye, and well played.",
    "end": "The input ended, so you leave the table.",
    "interrupt": "You leave the table.",
    "done": "That was the last hand.",
}


NO_GAME = "The input ended before a game was chosen. To name one: shuffleup play holdem"


def play_command(
    game: str | None = None,
    /,
    *,
    table: TableOptions = USUAL_TABLE,
    you: YourOptions = USUAL_YOU,
    bots_only: AutoOptions = NO_AUTO,
) -> int:
    """Play against bots in this terminal: any game, any stakes; type ? at the table for help.

    Lines may be piped in, one answer each; when they end you leave the table with exit code 0.

    Your hands are saved, each with its whole deck, so that `shuffleup run` can run them again.

    Parameters
    ----------
    game
        A game (see `shuffleup games`), or a sheet of your own: mine.toml; without it you are asked.
    """
    check_options(table, you, bots_only)
    console = people()
    try:
        sheet = which_game(console, game, bots_only.auto)
    except LeaveError as leave:
        console.print(f"\n{NO_GAME}" if leave.how == "end" else GOODBYES[leave.how])
        return INTERRUPTED if leave.how == "interrupt" else 0
    made = set_up(sheet, table, you, bots_only.auto)
    folder = None if you.no_save or (bots_only.auto and not you.save) else you.save
    if not (you.no_save or bots_only.auto or folder):
        folder = usual_folder()
    keeper = Keeper(folder, sheet.key, list(made.names))
    if not bots_only.auto:
        return sit_down(made, console, keeper, you)
    if keeper.look_ahead():
        aside().print(keeper.trouble, markup=False, soft_wrap=True)
    player = Auto(Seats(made), console, keeper, story=bots_only.story, as_json=bots_only.as_json)
    player.play(you.hands or AUTO_HANDS, you.delay or 0)
    return 0


def check_options(table: TableOptions, you: YourOptions, bots_only: AutoOptions) -> None:
    """What is wrong whatever the game is said before anybody is asked for one."""
    read_name(you.name)
    read_house(table.book, table.rules)
    read_bots(table.bots, USUAL_BOTS, len(NAMES))
    if (bots_only.story or bots_only.as_json) and not bots_only.auto:
        raise UsageError("--story and --json go with --auto")
    if you.save and you.no_save:
        raise UsageError("give --save or --no-save, not both")
    if you.delay is not None and not 0 <= you.delay <= 60:
        raise UsageError(f"--delay is 0 to 60 seconds, not {you.delay:g}")
    if you.hands is not None:
        at_least("--hands", you.hands, 1)


def which_game(console: Console, game: str | None, auto: bool) -> Sheet:
    """The game named, else the one chosen at the door; bots alone play hold'em."""
    if game is not None:
        return read_game(game)
    return find_game("holdem") if auto else choose_game(console)


def set_up(sheet: Sheet, chosen: TableOptions, you: YourOptions, auto: bool) -> Table:
    """A table that can be played at; what cannot is said now and not at the first hand."""
    stakes = read_table_stakes(sheet, chosen.stakes, chosen.structure)
    seats = read_seats(sheet, chosen.seats)
    stack = default_stack(stakes) if chosen.stack is None else chosen.stack
    bots = read_bots(chosen.bots, USUAL_BOTS, seats if auto else seats - 1)
    name = read_name(you.name)
    names = list(NAMES[:seats]) if auto else [name, *names_beside(name, seats - 1)]
    table = Table(
        sheet, stakes, names, bots if auto else ["", *bots], at_least("--stack", stack, 1),
        read_seed(chosen.seed), read_house(chosen.book, chosen.rules), you.ask_show,
    )  # fmt: skip
    try:
        Seats(table).deal()
    except SetupError as error:
        raise UsageError(str(error)) from error
    return table


def sit_down(table: Table, console: Console, keeper: Keeper, you: YourOptions) -> int:
    """Play, then say how it went and where the hands are."""
    seats = Seats(table)
    against = ", ".join(f"{table.names[s]} ({table.bots[s]})" for s in sorted(seats.bots))
    display = choose(console, you.delay, you.plain)
    if isinstance(display, Lines):
        console.print(f"{table.title}\nAgainst you: {against}", markup=False, soft_wrap=True)
    try:
        how = Session(seats, display, Faces(console), keeper).play(you.hands)
    finally:
        display.close()
    console.print(f"\n{GOODBYES[how]}")
    console.print(balance(seats, against), markup=False, soft_wrap=True)
    if keeper.trouble:
        console.print(keeper.trouble, style="yellow", markup=False, soft_wrap=True)
    elif keeper.file:
        said = f"Your hands, each with its whole deck, are in {keeper.file}"
        if table.sheet in games():  # a transcript names its game and does not hold its sheet
            said += f"\nTo run them again: shuffleup run {keeper.file}"
        console.print(said, markup=False, style="dim", soft_wrap=True)
    return INTERRUPTED if how == "interrupt" else 0


def balance(seats: Seats, against: str) -> str:
    """``12 hands against Ann (tight), …: you are 34 chips ahead.``"""
    net, hands = seats.net(ME), seats.number
    state = "even" if not net else f"{abs(net):,} chip{'s' if abs(net) > 1 else ''} "
    state += "" if not net else "ahead" if net > 0 else "behind"
    return f"{hands} hand{'' if hands == 1 else 's'} against {against}: you are {state}."
