"""The options of everything that is said to a room: when, by whom, in which role."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from cyclopts import Group, Parameter

from shuffleup.cli.output import UsageError
from shuffleup.floor.senders import Role, Sender
from shuffleup.table.edge import is_name

DESK = Group("The desk", sort_key=1)
At = Annotated[
    str | None,
    Parameter(help="What time it is, 19:05 or 2026-11-16 19:05; the clock's by default."),
]


@Parameter(name="*", group=DESK)
@dataclass(frozen=True)
class DeskOptions:
    """When something is said, and by whom."""

    at: At = None
    by: Annotated[str | None, Parameter(help="Who says it.")] = None
    role: Annotated[
        str,
        Parameter(help="As what: floor, board, cage, supervisor, manager, dealer or player."),
    ] = Role.FLOOR.value
    as_json: Annotated[bool, Parameter(name="--json", help="Print JSON for scripts.")] = False


@Parameter(name="*", group=DESK)
@dataclass(frozen=True)
class DirectorOptions(DeskOptions):
    """The same at the desk of a tournament: the director says it, unless another is named."""

    role: Annotated[
        str, Parameter(help="As what: director, floor, cage, supervisor, manager or player.")
    ] = Role.DIRECTOR.value


USUAL_DESK, AS_DIRECTOR = DeskOptions(), DirectorOptions()


def sender_of(options: DeskOptions) -> Sender:
    """Whoever speaks; a player has a name, of the staff the role is enough."""
    try:
        role = Role(options.role)
    except ValueError:
        known = ", ".join(one.value for one in Role)
        raise UsageError(f"--role: nobody is a {options.role!r} here; there are {known}") from None
    if options.by is None and role is Role.PLAYER:
        raise UsageError("--role player: say which player, with --by")
    who = options.by if options.by is not None else role.value
    if not is_name(who):
        raise UsageError("--by: a name is 1 to 64 letters to read")
    return Sender(who, role)
