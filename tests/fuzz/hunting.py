"""Putting inputs to a parser: ``hunt(parser, count, seed)`` and what was found."""

from __future__ import annotations

import signal
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from types import FrameType

from tests.fuzz.mutations import mutated
from tests.fuzz.registering import Parser

LONGEST_ERROR = 500
SECONDS = 5  # of work for one input: far more than any of them needs
PATIENCE = 20  # times as long on the clock: other programs may have the machine
FEW = 20  # findings that are kept of each parser


class HangError(BaseException):
    """An input that took too long; no parser can catch it."""


@dataclass
class Finding:
    parser: str
    text: str
    what: str


@dataclass
class Tally:
    """What became of the inputs of one parser."""

    parser: str
    inputs: int = 0
    answered: int = 0
    refused: int = 0
    found: int = 0
    seconds: float = 0.0  # of work
    findings: dict[str, Finding] = field(default_factory=dict)  # by what is wrong, each once

    @property
    def rate(self) -> float:
        return self.inputs / self.seconds if self.seconds else 0.0


@contextmanager
def alarm(seconds: int) -> Iterator[None]:
    """Ring after so much time of work, or after far longer if it waits for something."""

    def ring(number: int, frame: FrameType | None) -> None:
        raise HangError

    before = [signal.signal(number, ring) for number in (signal.SIGVTALRM, signal.SIGALRM)]
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    signal.setitimer(signal.ITIMER_REAL, seconds * PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGVTALRM, before[0])
        signal.signal(signal.SIGALRM, before[1])


def hunt(
    parser: Parser,
    count: int,
    seed: int = 0,
    tell: Callable[[Tally], None] | None = None,
    until: float = float("inf"),
) -> Tally:
    """So many inputs to one parser, or as many as there is time for."""
    texts = parser.corpus()
    tally = Tally(parser.name)
    began = time.process_time()
    for number in range(count):
        dice = Random(f"{parser.name} {seed} {number}")
        text = dice.choice(texts) if number % 100 == 0 else mutated(dice.choice(texts), texts, dice)
        judge(parser, text, tally)
        if number % 1000 == 999:
            tally.seconds = time.process_time() - began
            if tell is not None:
                tell(tally)
            if time.monotonic() > until:
                break
    tally.seconds = time.process_time() - began
    return tally


def judge(parser: Parser, text: str, tally: Tally) -> None:
    """Put one text to a parser and count what became of it."""
    tally.inputs += 1
    what, error = "", None
    try:
        with alarm(SECONDS):
            told = parser.read(text)
        tally.answered += not told
        tally.refused += bool(told)
        what = next((wrong for says in told if (wrong := wrong_words(says))), "")
    except HangError:
        what = f"hang: no answer in {SECONDS} seconds"
    except parser.errors as refusal:
        tally.refused += 1
        error = refusal
        what = wrong_words(str(refusal)) or parser.fault(refusal)
        if parser.own_words:
            what = what or disguised(refusal)
    except BaseException as crash:
        if isinstance(crash, KeyboardInterrupt):
            raise
        error = crash
        what = f"crash: {type(crash).__name__}: {str(crash)[:80]}"
    if what:
        tally.found += 1
        key = what + (where(error) if error is not None else "")
        known = tally.findings.get(key)
        if (known is None and len(tally.findings) < FEW) or (known and len(text) < len(known.text)):
            tally.findings[key] = Finding(parser.name, text, key)


def wrong_words(says: str) -> str:
    """What is wrong with the words of an error; nothing if they can be read."""
    if not says.strip():
        return "an error without words"
    if len(says) > LONGEST_ERROR:
        return "an error that is too long"
    if not says.isprintable():
        return "an error that is not printable"
    return ""


READERS = ("words", "transcript")  # modules that may meet a word too few

# What Python says of its own accord: the error of a parser should say it in the parser's words.
OWN_WORDS = (
    "negative shift", "unpack", "invalid literal", "is not in list", "index out of range",
    "4300 digits",
    "NoneType", "object is not", "unhashable", "codec can't", "x not in tuple", "Invalid isoformat",
)  # fmt: skip


def disguised(error: BaseException) -> str:
    """A crash that was given a line: an error of Python in the clothes of the parser's own."""
    cause = error.__cause__ or error
    if isinstance(cause, LookupError | TypeError | AttributeError | ArithmeticError):
        frames = traceback.extract_tb(cause.__traceback__)
        if frames and not any(part in frames[-1].filename for part in READERS):
            return f"a crash as an error: {type(cause).__name__}: {str(cause)[:80]}"
    if any(words in str(error) for words in OWN_WORDS):
        return f"Python's own words: {str(error)[:80]}"
    return ""


def where(error: BaseException) -> str:
    """The place in the code, so that one fault is one finding."""
    frames = traceback.extract_tb((error.__cause__ or error).__traceback__)
    own = [frame for frame in frames if "shuffleup" in frame.filename]
    return f" ({own[-1].filename.rpartition('shuffleup/')[2]}:{own[-1].lineno})" if own else ""
