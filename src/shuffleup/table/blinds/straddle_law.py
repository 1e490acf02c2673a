"""Where one may straddle at all: the house, the betting structure, the game."""

from __future__ import annotations

from shuffleup.games import Structure
from shuffleup.law.points.table.straddle import StraddleGames, StraddleLaw
from shuffleup.law.ruling import Reason
from shuffleup.table.blinds.in_turn import has_blinds
from shuffleup.table.refusals import refuse
from shuffleup.table.rulings import TableRuling
from shuffleup.table.state import Table


def in_structure(table: Table) -> tuple[bool, str]:
    """Whether one may straddle in this betting structure, and the point that says so."""
    law, structure = table.rules.straddle, table.stakes.structure
    if structure is Structure.NO_LIMIT:
        return law.in_no_limit, StraddleLaw.in_no_limit
    if structure is Structure.POT_LIMIT:
        return law.in_pot_limit, StraddleLaw.in_pot_limit
    return law.in_limit, StraddleLaw.in_limit


def why_none_here(table: Table) -> TableRuling | None:
    """Why nobody may straddle in this game."""
    law = table.rules.straddle
    if not law.allowed:
        return refuse(Reason.NOT_IN_THIS_HOUSE, "there is no straddle here", StraddleLaw.allowed)
    allowed, point = in_structure(table)
    if not allowed:
        says = f"there is no straddle in {table.stakes.structure.value}"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, point)
    holdem_only = law.games is StraddleGames.HOLDEM
    if not has_blinds(table) or (holdem_only and not table.game.key.startswith("holdem")):
        says = f"there is no straddle in {table.game.title}"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, StraddleLaw.games)
    return None
