"""``shuffleup play``: you against bots in this terminal, any game, any stakes."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from shuffleup.cli.amounts import amount
from shuffleup.cli.choices import (
    HouseLaw,
    at_least,
    check_stakes,
    read_bots,
    read_house,
    read_name,
    read_seed,
    stack_of,
)
from shuffleup.cli.describe import table_title
from shuffleup.cli.faces import Faces
from shuffleup.cli.output import UsageError, aside, people
from shuffleup.cli.play.auto import Auto
from shuffleup.cli.play.display import LeaveError, Lines, choose
from shuffleup.cli.play.menu import choose_game
from shuffleup.cli.play.saving import Keeper, usual_folder
from shuffleup.cli.play.session_record import SessionRecord
from shuffleup.cli.play.sitting import Sitting
from shuffleup.cli.play.table_for_one import TableForOne, check_deal, check_stack
from shuffleup.cli.shared_options import (
    NO_AUTO,
    USUAL_TABLE,
    USUAL_YOU,
    AutoOptions,
    TableOptions,
    YourOptions,
)
from shuffleup.cli.table.session_report import in_front
from shuffleup.cli.table.table_opening import opened, read_games
from shuffleup.cli.together import refuse_beside
from shuffleup.cli.usual_names import NAMES, names_beside
from shuffleup.games import games
from shuffleup.sim.session import SessionPlan, TableSession
from shuffleup.table import House, Table

USUAL_BOTS = ("tight", "station", "loose", "nit", "maniac", "tight", "loose", "station")
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
        A game (see `shuffleup games`), a mix such as horse, or a sheet of your own: mine.toml.
    """
    check_options(table, you, bots_only)
    console = people()
    try:
        game = game or ("holdem" if bots_only.auto else choose_game(console))
    except LeaveError as leave:
        console.print(f"\n{NO_GAME}" if leave.how == "end" else GOODBYES[leave.how])
        return INTERRUPTED if leave.how == "interrupt" else 0
    session = set_up(game, table, you, bots_only.auto)
    record = SessionRecord(session)
    if you.log is not None:
        record.keep_in(you.log)
    keeper = Keeper(where_to_save(you, bots_only.auto), Path(game).stem)
    if isinstance(session, TableForOne):
        return sit_down(session, record, console, keeper, read_house(table.book, table.rules), you)
    if keeper.look_ahead():
        aside().print(keeper.trouble, markup=False, soft_wrap=True)
    player = Auto(
        session, record, console, keeper, story=bots_only.story, as_json=bots_only.as_json
    )
    player.play(you.hands or AUTO_HANDS, you.delay or 0)
    return 0


def where_to_save(you: YourOptions, auto: bool) -> Path | None:
    """The folder for hands, None for none: bots' own are saved only where a folder is named."""
    if you.no_save or (auto and not you.save):
        return None
    return you.save or usual_folder()


def check_options(table: TableOptions, you: YourOptions, bots_only: AutoOptions) -> None:
    """What is wrong whatever the game is said before anybody is asked for one."""
    read_name(you.name)
    read_house(table.book, table.rules)
    check_stakes(table.stakes)
    read_bots(table.bots, USUAL_BOTS, len(NAMES))
    if (bots_only.story or bots_only.as_json) and not bots_only.auto:
        raise UsageError("--story and --json go with --auto")
    if bots_only.auto:
        named = you.name != USUAL_YOU.name
        why = "nobody but bots plays"
        refuse_beside("--auto", why, name=named, ask_show=you.ask_show, plain=you.plain)
    if bots_only.as_json:
        refuse_beside("--json", "a line of JSON tells no story", story=bots_only.story)
    if you.save and you.no_save:
        raise UsageError("give --save or --no-save, not both")
    if you.delay is not None and not 0 <= you.delay <= 60:
        raise UsageError(f"--delay is 0 to 60 seconds, not {you.delay:g}")
    if you.hands is not None:
        at_least("--hands", you.hands, 1)


def set_up(game: str, chosen: TableOptions, you: YourOptions, auto: bool) -> TableSession:
    """A table that can be played at; what cannot is said now and not at the first hand."""
    law = read_house(chosen.book, chosen.rules)
    games = read_games(game, chosen, House())
    table, seats = opened(games, law), games.seats
    stack = stack_of(games.stakes, chosen)
    check_stack(table, stack, law)
    bots = read_bots(chosen.bots, USUAL_BOTS, seats if auto else seats - 1)
    plan = SessionPlan(read_seed(chosen.seed), tuple(bots), stack, comings=0)
    session = TableSession(table, plan)
    if not auto:
        name = read_name(you.name)
        by_name = dict(zip(names_beside(name, seats - 1), bots, strict=True))
        session = TableForOne(table, plan, name, by_name, ask_show=you.ask_show)
    session.open()
    check_deal(session)
    return session


def sit_down(
    session: TableForOne, record: SessionRecord, console: Console, keeper: Keeper, law: HouseLaw,
    you: YourOptions,
) -> int:  # fmt: skip
    """Play, then say how it went and where the hands are."""
    table = session.table
    against = ", ".join(f"{name} ({bot})" for name, bot in session.bots.items())
    display = choose(console, you.delay, you.plain)
    if isinstance(display, Lines):
        title = table_title(table.game, table.stakes)
        console.print(f"{title}\nAgainst you: {against}", markup=False, soft_wrap=True)
    try:
        how = Sitting(session, record, law, display, Faces(console), keeper).play(you.hands)
    finally:
        display.close()
    console.print(f"\n{GOODBYES[how]}")
    console.print(balance(session, record, against), markup=False, soft_wrap=True)
    tell_what_is_kept(console, keeper, record, table)
    return INTERRUPTED if how == "interrupt" else 0


def tell_what_is_kept(
    console: Console, keeper: Keeper, record: SessionRecord, table: Table
) -> None:
    if keeper.trouble:
        console.print(keeper.trouble, style="yellow", markup=False, soft_wrap=True)
    elif keeper.file:
        said = f"Your hands, each with its whole deck, are in {keeper.file}"
        if table.game in games():  # a transcript names its game and does not hold its sheet
            said += f"\nTo run them again: shuffleup run {keeper.file}"
        console.print(said, markup=False, style="dim", soft_wrap=True)
    if keeper.mended:
        numbers = ", ".join(map(str, keeper.mended))
        said = f"Mended by the floor, and so only in a log (--log FILE): hand {numbers}"
        console.print(said, markup=False, style="dim", soft_wrap=True)
    if record.path:
        said = f"The table's log is kept; to read it: shuffleup table show {record.path}"
        console.print(said, markup=False, style="dim", soft_wrap=True)


def balance(session: TableForOne, record: SessionRecord, against: str) -> str:
    """``12 hands against Ann (tight), …: you are 34 chips ahead.``"""
    hand, me = session.table.hand, session.me
    stack = in_front(session.table)[session.person]
    if hand is not None and hand.setup.stacks[me]:  # what is in the pot stays there
        stack += hand.stacks[me] - hand.setup.stacks[me]
    net, hands = record.tally.net(session.person, stack), session.table.hands
    dollar = session.table.stakes.dollar
    chips = "" if dollar > 1 else " chip" if abs(net) == 1 else " chips"
    state = "even" if not net else f"{amount(abs(net), dollar)}{chips} "
    state += "" if not net else "ahead" if net > 0 else "behind"
    return f"{hands} hand{'' if hands == 1 else 's'} against {against}: you are {state}."
