"""Links of private games: who was let in by one, and when none lets anybody in any more.

They end by their host's word, with the game, and when somebody is taken out of it: whoever is to
come after that gets another from the host. Whoever was let in stays.
"""

from __future__ import annotations

from typing import Final

from shuffleup.room.people.people_commands import BarPlayer, Suspend
from shuffleup.server.identity.codes import end_links, is_admitted
from shuffleup.server.identity.identity_desk import Identity

PRIVATE: Final = "game/"  # how the place of a private game begins


class GameLinks:
    def __init__(self, desk: Identity) -> None:
        self.desk = desk
        self.known: set[tuple[str, str]] = set()  # places, and who was let into them

    def let_in(self, place: str, who: str) -> bool:
        """Whether somebody used the code of a private place."""
        known = (place, who) in self.known
        if not known and self.desk.read(lambda work: is_admitted(work, who, place)):
            self.known.add((place, who))
            known = True
        return known

    def end(self, place: str, by: str) -> None:
        now = self.desk.clock()
        self.desk.soon(lambda work: end_links(work, place, by, now))

    def was_done(self, place: str, by: str, command: object) -> None:
        if place.startswith(PRIVATE) and isinstance(command, BarPlayer | Suspend):
            self.end(place, by)

    def changed(self, who: str, what: str) -> None:
        if what == "left":
            self.known = {one for one in self.known if one[1] != who}

    def forget_place(self, place: str) -> None:
        self.known = {one for one in self.known if one[0] != place}
