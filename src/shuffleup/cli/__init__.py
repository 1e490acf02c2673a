"""The command ``shuffleup``: play, deal, sim, games, run and more. ``main`` is its entry point.

Every command lives in a module of its own that is imported when it is called, so that
``shuffleup --help`` answers at once. A wrong argument is one line on stderr and exit code 2.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from errno import EIO
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cyclopts import CycloptsError

NO_OUTPUT = 1
WRONG_ARGUMENT = 2
INTERRUPTED = 130
HUNG_UP = 129
LONGEST_COMPLAINT = 480  # characters
KINDS_OF_NUMBER = {int: "a whole number", float: "a number"}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    try:  # importing takes a moment in which Ctrl-C may come, so it is done inside
        from shuffleup.cli.output import open_streams, write_anything

        if not open_streams():
            return NO_OUTPUT
        write_anything()
        return answer(list(sys.argv[1:] if arguments is None else arguments))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader had enough: `shuffleup games | head -1`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except EOFError:  # Ctrl-D, or a pipe that ends, where an answer was wanted
        print("\nThe answers ended before the last question.", file=sys.stderr)
        return NO_OUTPUT
    except OSError as error:
        return HUNG_UP if silenced() else cannot_go_on(error)


def cannot_go_on(error: OSError) -> int:
    """A full disk, a file that is not there any more: one line, and what was not written is let
    go, or Python would try again on its way out and say so at length."""
    from shuffleup.cli.visible import in_one_line

    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    place = f"{error.filename}: " if error.filename else ""
    with suppress(OSError):
        print(in_one_line(f"shuffleup: {place}{error.strerror or error}"), file=sys.stderr)
    return NO_OUTPUT


def silenced() -> bool:
    """Whether the terminal we write to was closed; nothing more is written to it then."""
    import termios

    gone = []
    for number in (1, 2):
        try:
            termios.tcgetattr(number)
        except termios.error as error:
            gone += [number] if error.args[0] == EIO else []
    for number in gone:
        os.dup2(os.open(os.devnull, os.O_WRONLY), number)
    return bool(gone)


def answer(words: list[str]) -> int:
    """Do what the words ask for; what cannot be done is said in one line."""
    from cyclopts import CycloptsError

    from shuffleup.cli.app import build, check_first_word
    from shuffleup.cli.output import UsageError

    try:
        command, given, _ = build(check_first_word(words)).parse_args(words)
        check_numbers([*given.args, *given.kwargs.values()])
        code = command(*given.args, **given.kwargs)
        sys.stdout.flush()
    except CycloptsError as error:
        return complain(in_a_sentence(error), words)
    except UsageError as error:
        return complain(str(error), words)
    except ValueError as error:
        from shuffleup.bots.bot import BotError, RefusedError  # late: most commands need no bots

        if not isinstance(error, BotError | RefusedError):
            raise
        return complain(f"a bot's mistake: {error}", words)
    return code if isinstance(code, int) else 0


def check_numbers(given: Iterable[object]) -> None:
    """No number of thousands of digits among what was given: it could not even be told."""
    from dataclasses import astuple, is_dataclass

    from shuffleup.cli.output import UsageError
    from shuffleup.outside_text import MOST_NUMBER

    for value in given:
        if isinstance(value, int) and abs(value) > MOST_NUMBER:
            raise UsageError(f"a number is too much: at most {MOST_NUMBER:,}")
        if isinstance(value, list | tuple):
            check_numbers(value)
        elif is_dataclass(value) and not isinstance(value, type):
            check_numbers(astuple(value))


def in_a_sentence(error: CycloptsError) -> str:
    from cyclopts import CoercionError, UnusedCliTokensError

    if isinstance(error, UnusedCliTokensError):
        return f"too many words: {' '.join(error.unused_tokens or ())!r}"
    kind = KINDS_OF_NUMBER.get(getattr(error, "target_type", None) or str)
    if isinstance(error, CoercionError) and error.token is not None and kind:
        return f"{error.token.keyword} is {kind}, not {error.token.value!r}"
    error.verbose = False
    said = " ".join(str(error).split()).rstrip(".")
    return said[:1].lower() + said[1:]


def complain(what: str, words: Sequence[str]) -> int:
    """One line: which command, what is wrong with it, where to read more."""
    from shuffleup.cli.app import called
    from shuffleup.cli.visible import in_one_line
    from shuffleup.outside_text import sentence

    name = " ".join(["shuffleup", *called(words)])
    said = in_one_line(f"{name}: {sentence(what, LONGEST_COMPLAINT)} ({name} --help)")
    if sys.stderr.isatty():  # a window breaks lines within words
        from shutil import get_terminal_size
        from textwrap import fill

        width = get_terminal_size().columns
        said = fill(said, width, break_long_words=False, break_on_hyphens=False)
    print(said, file=sys.stderr)
    return WRONG_ARGUMENT
