"""``shuffleup replay FILE…``: play recorded hands (PHH) through the engine and compare the ends.

``replay_command`` prints a line for each hand or each file and a summary; ``--json`` prints one
object per hand; ``--watch FILE#12`` shows one hand step by step. A broken file is one more line
among the others, never the end of the run.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from shuffleup.cli.engine_choice import Engine, engine_name, takes_the_lane
from shuffleup.cli.faces import Faces
from shuffleup.cli.keyboard import typed
from shuffleup.cli.output import UsageError, aside, people
from shuffleup.cli.together import refuse_beside
from shuffleup.cli.visible import visible_json
from shuffleup.histories import SUFFIXES, History, PhhError, Replayed, read_file, replay_history
from shuffleup.histories.money import show_money
from shuffleup.histories.outcome import (
    NOBODY_KNOWS,
    TOO_SHORT,
    HandOutcome,
    Summary,
    in_money,
    json_line,
    outcome,
)
from shuffleup.histories.steps import ReplayStep, steps
from shuffleup.outside_text import numbered
from shuffleup.sim.lane_hands import why_no_lane

FEW = 20  # files, or hands of a file: with more of them a line per file is enough
BAR_STEP = 100  # hands between two movements of the progress bar
WORTH_THE_LANE = 15_000_000  # bytes; below, loading its kernels takes longer than the hands


def replay_command(
    *paths: str,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
    verbose: Annotated[bool, Parameter(name=("--verbose", "-v"))] = False,
    watch: Annotated[
        bool,
        Parameter(
            help="Step through one hand: FILE, or FILE#12 for the twelfth hand of a file. "
            "Enter shows the next step, q ends."
        ),
    ] = False,
    lenient: bool = False,
    engine: Engine = "auto",
) -> int:
    """Replay recorded hands and say whether they end as recorded.

    The exit code is 0 when every hand replays and ends as recorded, 1 otherwise.

    Parameters
    ----------
    paths
        Files (.phh, .phhs) or folders, which are searched for them.
    as_json
        Print one JSON object per hand, and a summary on the last line.
    verbose
        Print every hand, however many there are.
    lenient
        Take a raise recorded as what the other players had left for the all-in it was.
    engine
        hand: one hand at a time. lane: compiled, several times faster, to the same results; hands
        that are not told plainly are replayed one at a time all the same. auto: the lane, if it is
        there, for 15 MB of files or more.
    """
    if not paths:
        raise UsageError("name a file or a folder")
    if watch:
        refuse_beside("--watch", "it shows one hand step by step", json=as_json, verbose=verbose)
        return _watch(paths, lenient)
    files = [file for path in paths for file in _files(path)]
    summary, in_lane = Summary(), _in_lane(files, engine)
    for lines in _replayed(files, lenient, in_lane):
        for line in lines:
            summary.add(line)
        if as_json:
            print("\n".join([visible_json(json_line(line)) for line in lines]))
        else:
            few = len(lines) == 1 or max(len(files), len(lines)) <= FEW
            _print(lines, each=verbose or few)
    if as_json:
        print(json.dumps({"summary": summary.counts(), "engine": engine_name(in_lane)}))
    else:
        _print_summary(summary, len(files), in_lane)
    return 1 if summary.failed or summary.mismatched else 0


# ---- reading and replaying -------------------------------------------------------------------


def _files(path: str) -> list[Path]:
    """The file itself, or all hand histories in a folder, in the order of their names."""
    here = Path(path)
    if not here.exists():
        raise UsageError(f"{path}: there is no such file or folder")
    if not here.is_dir():
        return [here]
    found = sorted(file for file in here.rglob("*") if file.suffix in SUFFIXES and file.is_file())
    if not found:
        raise UsageError(f"{path}: there is no {' or '.join(SUFFIXES)} file in it")
    return found


def _in_lane(files: Sequence[Path], engine: Engine) -> bool:
    sizes = [file.stat().st_size for file in files if file.is_file()]
    much = sum(size for size in sizes if size > TOO_SHORT) >= WORTH_THE_LANE
    return takes_the_lane(engine, much, why_no_lane)


def _replayed(files: Sequence[Path], lenient: bool, in_lane: bool) -> Iterator[list[HandOutcome]]:
    """The hands of each file; on a terminal a bar (stderr) that moves with the bytes replayed."""
    console = aside()
    with Progress(
        console=console,
        transient=True,
        disable=not console.is_terminal,
        redirect_stdout=sys.stdout.isatty(),  # results that go elsewhere must not meet the bar
    ) as bar:
        sizes = [file.stat().st_size if file.is_file() else 0 for file in files]
        task = bar.add_task("replaying", total=sum(sizes))
        for file, size in zip(files, sizes, strict=True):
            if in_lane:
                from shuffleup.histories.bulk.many_outcomes import outcomes_of_file

                yield outcomes_of_file(file, lenient)
                bar.advance(task, size)
                continue
            hands = read_file(file)
            lines: list[HandOutcome] = []
            for start in range(0, len(hands), BAR_STEP):
                some = hands[start : start + BAR_STEP]
                lines += [outcome(hand, lenient) for hand in some]
                bar.advance(task, size * len(some) / len(hands))
            yield lines


# ---- printing --------------------------------------------------------------------------------


def _print(lines: Sequence[HandOutcome], *, each: bool) -> None:
    """Every hand, or the file in one line and then the hands that are not as recorded."""
    console = people()
    if not each:
        good = sum([line.ok for line in lines])
        mark = "[green]ok[/]     " if good == len(lines) else "[yellow]not all[/]"
        place = escape(lines[0].source)
        console.print(f"{mark} {place}: {good:,} of {len(lines):,} hands", soft_wrap=True)
    for line in lines:
        if each or not line.ok:
            console.print(_hand_line(line), soft_wrap=True)


def _hand_line(line: HandOutcome) -> str:
    place = escape(line.source) + (f" hand {line.hand}" if line.hand else "")
    if line.error:
        return f"[red]failed[/]  {place}: {escape(line.error)}"
    stacks = _joined(line.final_stacks)
    if line.mismatched and line.note:
        return f"[yellow]differs[/] {place}: not over: {escape(line.note)}"
    if line.mismatched:
        return f"[yellow]differs[/] {place}: {stacks}, recorded {_joined(line.expected)}"
    said = "as recorded" if line.expected else "no stacks recorded"
    if line.rake:
        said = f"as recorded after a rake of {line.rake}"
    note = f"; not over: {escape(line.note)}" if line.note else ""
    note += "".join([f"; {escape(remark)}" for remark in line.remarks])
    return f"[green]ok[/]      {place}: {stacks} [dim]({said}{note})[/]"


def _joined(numbers: Sequence[str] | None) -> str:
    return " ".join(["?" if number == NOBODY_KNOWS else number for number in numbers or ()])


def _print_summary(summary: Summary, files: int, in_lane: bool) -> None:
    counts = {"files": files, **summary.counts()}
    table = Table(*counts)
    table.add_row(*[f"{count:,}" for count in counts.values()])
    people().print(table)
    if in_lane:
        people().print("Replayed in the lane.")


# ---- watching --------------------------------------------------------------------------------


def _watch(paths: Sequence[str], lenient: bool) -> int:
    if len(paths) != 1:
        raise UsageError("watch one hand at a time: FILE, or FILE#12 for its twelfth hand")
    hand, of = _one_hand(paths[0])
    replayed = replay_history(hand, lenient)
    console = people()
    told = list(steps(replayed))
    for number, step in enumerate(told, 1):
        place = f"{escape(hand.source)} hand {hand.number} of {of}"
        console.print(f"[bold]{place}: step {number} of {len(told)}[/]", soft_wrap=True)
        console.print(_table(step, Faces(console)))
        console.print("\n".join(step.happened), markup=False)
        if number < len(told) and not _wants_more():
            return 0
    console.print(_end(replayed), soft_wrap=True)
    return 1 if replayed.error else 0


def _one_hand(path: str) -> tuple[History, int]:
    file, mark, number = path.rpartition("#")
    if not mark or Path(path).exists():
        file, number = path, "1"
    hands = read_file(file)
    at = numbered(number, len(hands))
    if not at:
        raise UsageError(f"{file}: there is no hand {number}; it has {len(hands)}")
    hand = hands[at - 1]
    if isinstance(hand, PhhError):
        raise UsageError(str(hand))
    return hand, len(hands)


def _wants_more() -> bool:
    """Enter goes on, q does not; whoever is not at a keyboard sees it all."""
    if not sys.stdin.isatty():
        return True
    try:
        return not typed("Enter: next, q: quit ").lower().startswith("q")
    except EOFError:
        return False


def _table(step: ReplayStep, faces: Faces) -> Table:
    table = Table("", "player", "cards", "stack", "bet", "")
    for column in table.columns[3:5]:
        column.justify = "right"
    for place in step.places:
        style = {"folded": "dim", "to act": "bold"}.get(place.state, "")
        table.add_row(
            "B" if place.button else "", escape(place.name), faces.row(place.cards),
            place.stack, place.bet, place.state, style=style,
        )  # fmt: skip
    table.add_section()
    table.add_row("", step.street, faces.row(step.board), f"pot {step.pot}")
    return table


def _end(replayed: Replayed) -> str:
    hand = replayed.history
    if replayed.error:
        return f"[red]The replay fails here:[/] {escape(replayed.error)}"
    if replayed.note:
        return f"The record ends here: {escape(replayed.note)}."
    if replayed.matches is None:
        return "The hand is over; the file names no stacks to compare with."
    if replayed.rake:
        rake = show_money(replayed.rake, hand.scale)
        return f"[green]The hand is over, with the stacks the file names after a rake of {rake}.[/]"
    if replayed.matches:
        return "[green]The hand is over, with the stacks the file names.[/]"
    expected = _joined(in_money(hand.finishing_stacks or (), hand))
    return f"[yellow]The hand is over; the file has other stacks:[/] {expected}"
