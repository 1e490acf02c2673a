"""Who looks at a table: a player, a spectator, the dealer, the floor, the cage."""

from __future__ import annotations

from msgspec import Struct


class ViewError(ValueError):
    """A view that cannot be given, and why."""


class Player(Struct, frozen=True):
    """Somebody at the table. By name and not by seat: cards once dealt to a seat are not those of
    whoever takes it later."""

    player: str


class Spectator(Struct, frozen=True):
    """Somebody on the rail, who sees what happened a while ago. A hand is seen, whole, when it and
    ``hands`` - 1 more are over; an event when ``events`` more have happened."""

    hands: int = 0
    events: int = 0


class Dealer(Struct, frozen=True):
    """The house dealer's screen, which shows the backs of the cards."""


class Floor(Struct, frozen=True):
    """Whoever rules: all that is open, and everybody's account."""


class Cage(Struct, frozen=True):
    """Whoever sells and counts the chips, and sees no cards at all."""


Viewer = Player | Spectator | Dealer | Floor | Cage
