"""What can go wrong between hands or with the blinds: the table's way into the floor's registry.

``@kind(...)`` registers a judge of the table, the facts and the chance. It reads the law as
``table.rules`` and changes nothing; to ask for an answer that was not given raises.
"""

from __future__ import annotations

from shuffleup.floor.kinds import Need, Registrar
from shuffleup.floor.substantial import acts_of_round, substantial
from shuffleup.hand.state import Hand
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.state import Table

BUTTON_AND_BLINDS, SEATS = "button and blinds", "seats"

kind: Registrar[Table, AnyTableEvent] = Registrar(Need.TABLE, BUTTON_AND_BLINDS, SEATS)


def has_gone_too_far(hand: Hand) -> bool:
    """Whether there was substantial action: a first round that is over always is."""
    return hand.over or hand.street > 0 or substantial(hand, acts_of_round(hand))
