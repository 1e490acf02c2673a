"""How a session is to be played, and how that stands in the log: ``noted`` and ``plan_in``."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from shuffleup.table.events import Noted

SESSION = "session"
USUAL_BOTS = ("tight", "station", "loose", "nit", "tight", "maniac")


class Change(Struct, frozen=True):
    """Another book, or other stakes, after so many hands."""

    after: int
    book: str = ""
    stakes: str = ""


class SessionPlan(Struct, frozen=True):
    """Everything a session follows besides the table: the same plan and table, the same log."""

    seed: str
    bots: tuple[str, ...] = USUAL_BOTS
    stack: int = 0  # to buy in for; 0: a hundred small bets of the stakes
    comings: int = 100  # per cent of the usual coming and going; 0: a steady table
    fast: bool = False  # the seats are played by dice, without views
    changes: tuple[Change, ...] = ()


def noted(plan: SessionPlan) -> Noted:
    """The plan as the log keeps it."""
    changes = [
        ("book-after" if change.book else "stakes-after", f"{change.after} {said(change)}")
        for change in plan.changes
    ]
    facts = (
        ("seed", plan.seed),
        ("bots", ",".join(plan.bots)),
        ("stack", str(plan.stack)),
        ("comings", str(plan.comings)),
        ("fast", "yes" if plan.fast else "no"),
        *changes,
    )
    return Noted(SESSION, facts)


def said(change: Change) -> str:
    return change.book or change.stakes


def plan_in(events: Iterable[object]) -> SessionPlan | None:
    """The plan among some events of a log; None if there is none."""
    note = next((e for e in events if isinstance(e, Noted) and e.kind == SESSION), None)
    if note is None:
        return None
    facts = dict(note.facts)
    return SessionPlan(
        facts["seed"],
        tuple(facts["bots"].split(",")),
        int(facts["stack"]),
        int(facts["comings"]),
        facts["fast"] == "yes",
        tuple(read_change(*fact) for fact in note.facts if fact[0].endswith("-after")),
    )


def read_change(kind: str, text: str) -> Change:
    after, _, rest = text.partition(" ")
    is_book = kind == "book-after"
    return Change(int(after), book=rest if is_book else "", stakes="" if is_book else rest)
