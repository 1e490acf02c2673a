"""``shuffleup run FILE…``: run transcripts and say which line, if any, cannot be so."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct, to_builtins

from shuffleup.cli.options import Json
from shuffleup.cli.output import UsageError, people, print_json
from shuffleup.floor.transcript import run
from shuffleup.law.notation import NotationError

HAND_MARK = "# hand "


class Verdict(Struct, frozen=True):
    """What became of one file: how many hands ran, and where it stopped if it did."""

    file: str
    ok: bool
    hands: int
    line: int = 0
    why: str = ""


def run_command(
    *files: Path,
    as_json: Json = False,
) -> int:
    """Run transcripts of hands; exit code 0 when all of them hold, 1 when one does not.

    A file holds one hand, or several that each begin with a comment "# hand N" (`play` saves so).

    Parameters
    ----------
    files
        The files to run.
    """
    if not files:
        raise UsageError("name at least one file")
    verdicts = [run_file(str(path), read_text(path)) for path in files]
    if as_json:
        print_json([to_builtins(verdict) for verdict in verdicts])
    else:
        _tell(verdicts)
    return 0 if all(verdict.ok for verdict in verdicts) else 1


def read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "is not text"
        raise UsageError(f"{path}: {why}") from error


def run_file(name: str, text: str) -> Verdict:
    """Run every hand of a file; the first line that cannot be run, or is false, ends it."""
    hands = 0
    for hand in split_hands(text):
        try:
            run(hand)
        except NotationError as error:
            return Verdict(name, False, hands, error.line, error.why)
        hands += 1
    if not hands:
        return Verdict(name, False, 0, 1, "there is no hand in it")
    return Verdict(name, True, hands)


def split_hands(text: str) -> list[str]:
    """The hands of a file; empty lines stand before each so that its lines keep their numbers."""
    hands: list[str] = []
    lines: list[str] = []
    for number, line in enumerate(text.splitlines()):
        if line.startswith(HAND_MARK):
            hands.append("\n".join(lines))
            lines = [""] * number
        lines.append(line)
    hands.append("\n".join(lines))
    return [hand for hand in hands if _has_words(hand)]


def _has_words(text: str) -> bool:
    return any(line.partition("#")[0].strip() for line in text.splitlines())


def _tell(verdicts: list[Verdict]) -> None:
    from rich.markup import escape

    console = people()
    for verdict in verdicts:
        count = f"{verdict.hands} hand{'' if verdict.hands == 1 else 's'}"
        name = escape(verdict.file)
        if verdict.ok:
            console.print(f"[green]ok[/]    {name}: {count}", soft_wrap=True)
        else:
            why = escape(f"{verdict.why}")
            console.print(f"[red]false[/] {name}:{verdict.line}: {why}", soft_wrap=True)
