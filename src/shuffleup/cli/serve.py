"""``shuffleup serve``: the house, open to browsers and programs."""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from msgspec.structs import replace

from shuffleup.cli.books import open_book
from shuffleup.cli.output import UsageError, print_json, say, show_table
from shuffleup.cli.shared_options import Json
from shuffleup.server.settings import ABOUT, ServerSettings, SettingsError, read_settings, shown

if TYPE_CHECKING:
    from shuffleup.server.demonstration.demo_accounts import DemoLogin
    from shuffleup.server.demonstration.house_to_show import Demonstration
    from shuffleup.server.identity.identity_desk import Identity
    from shuffleup.server.running_house import RunningHouse


def serve_command(
    *,
    data: Annotated[
        Path | None, Parameter(help="The folder of the house; made if missing.")
    ] = None,
    book: Annotated[
        str | None, Parameter(help="Its rulebook: mohegan, pechanga, …, or a house's file.")
    ] = None,
    adopt: Annotated[bool, Parameter(help="Adopt that book where it goes by another.")] = False,
    host: Annotated[str | None, Parameter(help="The address to listen on; 127.0.0.1.")] = None,
    port: Annotated[int | None, Parameter(help="The port; 8000, or the next free one.")] = None,
    set_: Annotated[
        list[str] | None,
        Parameter(name="--set", help="Any setting of --settings, like turn_seconds=20; repeat it."),
    ] = None,
    demo: Annotated[
        bool, Parameter(help="A furnished house: tables with bots, a tournament, a league.")
    ] = False,
    fresh: Annotated[bool, Parameter(help="Begin the demonstration again from nothing.")] = False,
    settings: Annotated[
        bool, Parameter(help="Show every setting, what it is and what it means, and end.")
    ] = False,
    as_json: Json = False,
) -> int:
    """Open the house: a server for browsers and programs, kept in a folder.

    Settings: settings.toml in the folder, then SHUFFLEUP_PORT=8080 and the like, then these flags.

    What is said later counts; --settings shows all of them and what each means.

    The first start prints a code that makes you the owner; until then it is for this machine only.

    Ctrl-C or SIGTERM stop it, and the next start goes on where it was.

    --demo furnishes an empty folder and prints its logins once; --fresh begins it again.
    """
    flags: dict[str, object] = {
        "data": str(data) if data is not None else None, "book": book, "host": host, "port": port,
        "adopt": adopt or None,
    }  # fmt: skip
    try:
        chosen = read_settings({**flags, **spelled_out(set_ or [])}, house_environment())
        if settings:
            return show_settings(chosen, as_json)
        return open_as_said(chosen, demo, fresh)
    except SettingsError as error:
        raise UsageError(str(error)) from error
    except ModuleNotFoundError as error:
        missing = f"{error.name} is not installed: a server needs `pip install '.[server]'`"
        raise UsageError(missing) from error


def open_as_said(chosen: ServerSettings, demo: bool, fresh: bool) -> int:
    if chosen.book:
        open_book(chosen.book)
    if fresh and not demo:
        raise SettingsError("--fresh begins a demonstration again: say --demo too")
    from shuffleup.server.house_lock import held
    from shuffleup.server.private_files import begin_private

    begin_private()
    with held(chosen):
        return open_demonstration(chosen, fresh) if demo else open_house(chosen)


def house_environment() -> dict[str, str]:
    return dict(os.environ)


def spelled_out(words: list[str]) -> dict[str, object]:
    """``turn_seconds=20`` as flags, each of its setting's own type."""
    from shuffleup.server.settings import checked

    said = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise SettingsError(f"--set {word!r} should be like turn_seconds=20")
        said[name.strip().replace("-", "_")] = value.strip()
    return checked("--set", said, spelled=True)


def show_settings(chosen: ServerSettings, as_json: bool) -> int:
    from rich.table import Table

    if as_json:
        print_json(shown(chosen))
        return 0
    table = Table("setting", "value", "what it is")
    for name, value in shown(chosen).items():
        table.add_row(
            name, json.dumps(value) if isinstance(value, bool) else str(value), ABOUT[name]
        )
    show_table(f"The settings of {chosen.data}:", table)
    return 0


def open_demonstration(chosen: ServerSettings, fresh: bool) -> int:
    """A furnished house; only this machine's own people are let into it before it has an owner."""
    from shuffleup.server.demonstration.demo_events import MEMBERS
    from shuffleup.server.demonstration.house_to_show import BOTS, Demonstration

    if chosen.database:
        raise SettingsError("a demonstration is kept in its folder: it takes no database")
    if 0 < chosen.bots < MEMBERS:
        raise SettingsError(f"a demonstration has at least {MEMBERS} bots: they make up its league")
    demonstration = Demonstration(chosen.folder)
    demonstration.prepare(fresh=fresh)
    return open_house(replace(chosen, bots=chosen.bots or BOTS), demonstration)


def open_house(chosen: ServerSettings, demonstration: Demonstration | None = None) -> int:
    """Everything is made and the port taken before anything is promised; the address comes last."""
    from shuffleup.server.identity.identity_desk import open_identity
    from shuffleup.server.identity.identity_schema import SchemaError
    from shuffleup.server.identity.identity_sql import DatabaseDownError

    try:
        desk = open_identity(chosen)
    except (DatabaseDownError, SchemaError) as error:
        raise SettingsError(f"the database cannot be opened: {error}") from error
    try:
        return run_house(chosen, desk, demonstration)
    finally:
        desk.close()  # once more does no harm


def run_house(
    chosen: ServerSettings, desk: Identity, demonstration: Demonstration | None = None
) -> int:
    from shuffleup.server.api.static_page import FOLDER
    from shuffleup.server.house_app import house_app
    from shuffleup.server.house_logs import begin_logs
    from shuffleup.server.identity.first_owner import OWNER_FILE, check_host, owner_code
    from shuffleup.server.serving import address_of, bound, serve

    check_host(desk, chosen)
    with bound(chosen) as listening:
        if demonstration is not None:
            demonstration.make_accounts(desk)
        app = house_app(chosen, desk, demonstration.furnish if demonstration else None)
        running: RunningHouse = app.state["house"]
        running.tenure.ended = end_tidily
        code = owner_code(desk)
        if code:
            place = chosen.folder / OWNER_FILE
            say(f"The house has no owner yet. The owner's code, also in {place}: {code}")

        def opened() -> None:
            if running.wrong:
                return end_tidily()
            if demonstration is not None:
                show_logins(demonstration.logins)
            say_if_without_page(FOLDER)
            say_if_restored(app.state["house"].restored)
            say(f"{chosen.house_name} is open: {address_of(chosen, listening)}")
            sys.stdout.flush()
            return None

        begin_logs()
        began = serve(app, chosen, listening, opened)
        if running.wrong:
            raise SettingsError(running.wrong)
        return 0 if began and not running.tenure.is_over else 1


def end_tidily() -> None:
    """As if somebody had stopped it."""
    os.kill(os.getpid(), signal.SIGTERM)


def say_if_without_page(folder: Path) -> None:
    """Before the address: whoever opens it would find nothing to look at."""
    if not (folder / "index.html").is_file():
        say("The web page is not built into this installation: programs alone can come in.")
        say("To have it: `make page` in the source (it finds or fetches Node), then install again.")


def say_if_restored(why: str) -> None:
    """No hand goes on as it was, and whoever started it is to know the reason."""
    from shuffleup.server.house_marks.taking_up import NO_MARK

    if not why:
        return
    say(f"This house goes on from a copy: {why}. Hands that were on are void and their chips back,")
    say("promised decks are void too, and new ones are dealt; everybody at the tables is told so.")
    if why == NO_MARK:
        say("(It is the same after an upgrade from a version that kept no marks, this one time.)")


def show_logins(logins: list[DemoLogin]) -> None:
    """Names and passwords, which nobody is told again; nothing at a later start."""
    from rich.table import Table

    if not logins:
        say("The accounts of this demonstration are as before; --fresh makes new ones.")
        return
    table = Table("name", "password", "works as")
    for one in logins:
        table.add_row(one.name, one.password, one.role or "a player")
    show_table(
        "Accounts of this demonstration (shown this once; or come as a guest):", table, paged=False
    )  # the house is open: nobody waits until somebody has read it
