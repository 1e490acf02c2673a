"""The page of who may report what: every kind of irregularity, by who reports it and where.

``text()`` is the page; ``make pages`` writes it, and a test keeps it true.
"""

from __future__ import annotations

from shuffleup.cli.markdown import markdown_table
from shuffleup.floor.kinds import AnyKind, Need
from shuffleup.irregularities import KINDS, STAGED
from shuffleup.server.floor_calls.who_reports import Reporter, answered

HEAD = """# Who may report what

What comes of a report at a table of a served house, for every kind that can be reported there: who
tells it, and where. Made from the code by `make pages`; a test sends every kind in each of these
ways to a small house. What each kind is, and its facts, is in [the floor](floor.md).

**Where the house deals** it knows the deck, the place of every card, every bet and every action. So
what would be an error of dealing, counting or order is admitted if its own record shows it, and
otherwise refuted. What people say, want or do is in no record: they are asked.

- **never**: the record of a house that deals refutes it, whoever says so.
- **if the record shows it**: looked up in the record, and ruled by the book if it stands there.
- **ruled**: put to the book at once. Where the book leaves a choice, the floor that is not in the
  hand makes it; a dealer reports and does not choose.
- **waits**: whoever is in the hand, has chips in its pot, or was in it when it ended, does not rule
  on it. It is ruled by somebody who is not, or done when all who are in it agree. After the time of
  one turn (`turn_seconds`) the book is followed where the record shows the thing or the book has a
  usual choice; where neither is so, play goes on as it lies, and the log says so. All at the table
  are told who ruled, and by which clause. Nobody stops play so more than twice an hour.
- **unless somebody objects**: with real cards among friends the host rules though they play. All
  are told, and after a turn without an objection it is done; an objection makes it a matter of
  agreement.
- **no hand is seen**: where people deal, the house sees no hand to rule on.

*only* says where alone a thing can happen.
"""
STAGED_HEAD = """
## Asked at a desk

These {count} are decided in a room, an event or a season, and are no report at a table: whoever has
the command for it is asked by its own judge ([roles](roles.md)).

"""


def text() -> str:
    at_tables = [kind for kind in KINDS.values() if kind.need not in STAGED]
    head = ["kind", "known from", "only", *(by.value for by in Reporter)]
    rows = [[*named(kind), *cells(kind)] for kind in at_tables]
    seen = [kind for kind in at_tables if kind.need is Need.TABLE]
    by_hand = [[f"`{kind.name}`", *cells(kind, by_hand=True)] for kind in seen]
    staged = sorted(f"`{kind.name}`" for kind in KINDS.values() if kind.need in STAGED)
    return "".join(
        (
            HEAD,
            "\n## Where the house deals\n\n",
            markdown_table(head, sorted(rows)),
            "\n## Where people deal, with real cards\n\nEvery other kind: no hand is seen.\n\n",
            markdown_table(["kind", *(by.value for by in Reporter)], sorted(by_hand)),
            STAGED_HEAD.format(count=len(staged)),
            ", ".join(staged) + ".\n",
        )
    )


def named(kind: AnyKind) -> list[str]:
    return [f"`{kind.name}`", kind.known.source.value, kind.known.where.value]


def cells(kind: AnyKind, *, by_hand: bool = False) -> list[str]:
    return [answered(kind, by, by_hand=by_hand).value for by in Reporter]
