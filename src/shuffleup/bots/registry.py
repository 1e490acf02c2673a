"""Bots by name: ours, and one's own as ``module:Class`` or as a table, ``mine.toml``.

``factory(name)`` gives what makes the bot. A class of one's own is called with a seed if it takes
an argument, without if it does not; what it answers is checked, so that a mistake in it is told
with its name and place. A name that cannot be used raises ``BotError`` with the reason.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from functools import lru_cache, partial
from importlib import import_module
from inspect import Parameter, isclass, signature
from traceback import extract_tb
from typing import Any, get_args

from shuffleup.bots.bot import Bot, BotError, Factory
from shuffleup.bots.players import BotDice, CallingStation, RaiseBot, RandomBot, Shover
from shuffleup.bots.regular import Regular
from shuffleup.bots.style import STYLES
from shuffleup.bots.table_player import TablePlayer, by_table
from shuffleup.cards import Seed
from shuffleup.hand import Command
from shuffleup.hand.view import View
from shuffleup.playbook import PlayTable, PlayTableError, own_table, shipped_names, shipped_table

YARDSTICKS: dict[str, Factory] = {
    "caller": lambda seed: CallingStation(),
    "raiser": lambda seed: RaiseBot(),
    "shover": lambda seed: Shover(),
    "random": lambda seed: RandomBot(seed, BotDice(seed)),
}
BOTS: dict[str, Factory] = {
    **{name: partial(Regular, style) for name, style in STYLES.items()},
    **YARDSTICKS,
    **{name: partial(by_table, name) for name in shipped_names()},
}


def factory(name: str) -> Factory:
    """What makes the bot of this name."""
    found = BOTS.get(name)
    if found is not None:
        return found
    if is_table(name):
        return partial(TablePlayer, table_named(name))
    if ":" in name:
        return own_factory(name)
    close = get_close_matches(name[:80], BOTS, n=1)
    hint = f"did you mean {close[0]}? there" if close else "there"
    raise BotError(
        f"no bot is called {name!r}; {hint} are {', '.join(BOTS)}, module:Class or mine.toml"
    )


def is_own(name: str) -> bool:
    """Somebody's own bot: code or a table that does not come with us."""
    return ":" in name or is_table(name)


def is_table(name: str) -> bool:
    return name.endswith(".toml") and name not in BOTS


@lru_cache(maxsize=64)
def table_named(name: str) -> PlayTable:
    """A table of one's own, or one of ours; read once."""
    try:
        return own_table(name) if is_table(name) else shipped_table(name)
    except PlayTableError as error:
        raise BotError(str(error)) from error


@lru_cache(maxsize=64)
def own_factory(name: str) -> Factory:
    """A class of one's own, found and looked at once."""
    made = _own_class(name)
    takes_seed = any(
        each.kind in (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)
        for each in signature(made).parameters.values()
    )
    return lambda seed: OwnBot(name, made, seed, takes_seed)


def _own_class(name: str) -> Callable[..., Any]:
    module_name, _, class_name = name.partition(":")
    if module_name.endswith(".py"):
        raise BotError(f"{name}: write {module_name[:-3]}:{class_name or 'Class'}, without .py")
    if not module_name or not class_name.isidentifier():
        raise BotError(f"{name}: a bot of one's own is module:Class, such as my_bot:MyBot")
    try:
        module = import_module(module_name)
    except ModuleNotFoundError as error:
        if error.name != module_name.partition(".")[0] and error.name != module_name:
            raise BotError(
                f"{name}: {module_name} needs {error.name}, which is not there"
            ) from None
        raise BotError(f"{name}: there is no module {module_name} here") from None
    except Exception as error:
        raise BotError(f"{name}: {module_name} cannot be read: {told(error)}") from error
    found = getattr(module, class_name, None)
    if found is None:
        classes = [
            key for key, each in vars(module).items() if callable(getattr(each, "decide", 0))
        ]
        hint = f"; it has {', '.join(classes)}" if classes else ""
        raise BotError(f"{name}: {module_name} has no class {class_name}{hint}")
    if not isclass(found):
        raise BotError(f"{name}: {class_name} is not a class")
    if not callable(getattr(found, "decide", None)):
        raise BotError(f"{name}: {class_name} does not decide: it needs decide(self, view)")
    return found


class OwnBot:
    """Somebody's own bot, whose mistakes are told by its name."""

    def __init__(self, name: str, made: Callable[..., Any], seed: Seed, takes_seed: bool) -> None:
        self.name = name
        try:
            self.bot: Bot = made(seed) if takes_seed else made()
        except Exception as error:
            raise BotError(f"{name} cannot be made: {told(error)}") from error

    def decide(self, view: View) -> Command:
        try:
            command = self.bot.decide(view)
        except Exception as error:
            raise BotError(f"{self.name} failed: {told(error)}") from error
        if not isinstance(command, COMMANDS):
            raise BotError(f"{self.name} answered {command!r}, which is not a command")
        return command


COMMANDS: tuple[type, ...] = get_args(Command)


def told(error: Exception) -> str:
    """An exception in a line: what, and where it was raised."""
    steps = extract_tb(error.__traceback__)
    where = f" ({steps[-1].filename}, line {steps[-1].lineno})" if steps else ""
    return f"{type(error).__name__}: {error}{where}"
