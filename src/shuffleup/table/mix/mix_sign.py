"""``mix_sign(table)``: what a table in a mix of games says of it beside the game being played."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.table.mix.mixes import title_played
from shuffleup.table.mix.rotation import the_stage
from shuffleup.table.state import Table


class MixSign(Struct, frozen=True):
    """A mix, as its table's sign has it.

    title  what the mix is called
    more   hands of this game after the one being played; -1 where minutes count
    next   key of the game that comes, "" where a player calls it
    """

    title: str
    more: int
    next: str


def mix_sign(table: Table) -> MixSign | None:
    """None where one game is played."""
    house = table.house
    if not house.rotation and not house.choice:
        return None
    stages = house.rotation
    coming = stages[(table.mix.stage + 1) % len(stages)].game if stages else ""
    return MixSign(title_played(house), hands_to_come(table), coming)


def hands_to_come(table: Table) -> int:
    """Of the stage: so many hands, or a round of those who are dealt to."""
    stage = the_stage(table)
    if stage.minutes and not stage.hands:
        return -1
    whole = stage.hands or max(1, table.deal.dealt.bit_count())
    return max(0, whole - table.mix.hands - (table.hand is not None))
