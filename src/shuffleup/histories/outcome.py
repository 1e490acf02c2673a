"""What became of a replayed hand, as one line of a report: ``outcome(hand)``, ``json_line(line)``.

Stacks are in the file's own money, as text that is also a JSON number, so that cents stay exact.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from msgspec import Struct

from shuffleup.histories.history import History, PhhError, Stacks
from shuffleup.histories.money import show_money
from shuffleup.histories.replay_history import replay_history

NOBODY_KNOWS = "null"
TOO_SHORT = 3_000  # characters: a hand or two, which the lane replays no sooner


class HandOutcome(Struct, frozen=True):
    """One hand. ``hand`` is None where not even the file could be read."""

    source: str
    hand: int | None
    ok: bool
    final_stacks: tuple[str, ...] | None = None
    expected: tuple[str, ...] | None = None
    error: str = ""
    note: str = ""
    rake: str = ""
    remarks: tuple[str, ...] = ()

    @property
    def mismatched(self) -> bool:
        return not self.ok and not self.error


class Summary(Struct):
    """How many hands there were, and of each kind."""

    hands: int = 0
    ok: int = 0
    failed: int = 0
    mismatched: int = 0
    raked: int = 0

    def add(self, line: HandOutcome) -> None:
        self.hands += 1
        self.ok += line.ok
        self.failed += bool(line.error)
        self.mismatched += line.mismatched
        self.raked += bool(line.rake)

    def counts(self) -> dict[str, int]:
        return {name: getattr(self, name) for name in self.__struct_fields__}


def outcome(hand: History | PhhError, lenient: bool = False) -> HandOutcome:
    """Replay a hand as it was read; what could not be read has failed already."""
    if isinstance(hand, PhhError):
        return HandOutcome(hand.source, hand.number or None, False, error=hand.why)
    replayed = replay_history(hand, lenient)
    if replayed.error:
        return HandOutcome(hand.source, hand.number, False, error=replayed.error)
    expected = hand.finishing_stacks
    return HandOutcome(
        hand.source,
        hand.number,
        replayed.ok,
        in_money(replayed.final_stacks, hand),
        None if expected is None else in_money(expected, hand),
        note=replayed.note,
        rake=show_money(replayed.rake, hand.scale) if replayed.rake else "",
        remarks=replayed.remarks,
    )


def in_money(stacks: Stacks, hand: History) -> tuple[str, ...]:
    """Numbers as the file would write them; ``null`` for a stack nobody knows."""
    scale = hand.scale
    return tuple([NOBODY_KNOWS if count is None else show_money(count, scale) for count in stacks])


def json_line(line: HandOutcome) -> str:
    """One object on one line."""
    parts = {
        "source": json.dumps(line.source, ensure_ascii=False),
        "hand": json.dumps(line.hand),
        "ok": json.dumps(line.ok),
        "final_stacks": _list(line.final_stacks),
        "expected": _list(line.expected),
        "error": json.dumps(line.error or None, ensure_ascii=False),
        "rake": line.rake or "0",
        "remarks": json.dumps(line.remarks, ensure_ascii=False),
    }
    return "{" + ", ".join([f'"{name}": {text}' for name, text in parts.items()]) + "}"


def _list(numbers: Sequence[str] | None) -> str:
    return "null" if numbers is None else f"[{', '.join(numbers)}]"
