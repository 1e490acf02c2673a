"""``WaitingNames``: the names of a list in order, each found by its player without a search.

A list may be long, and it is asked after nearly every act who stands on it. What changes it makes
another one; it is equal to any tuple of the same names.
"""

from __future__ import annotations

from collections.abc import Iterable

from shuffleup.room.lists.list_records import Listing, Signed, Waiting


class WaitingNames(tuple[Waiting, ...]):
    """The names of one list from the top: nobody stands on it twice."""

    by_player: dict[str, Waiting]  # in the same order
    called_in: tuple[Waiting, ...]  # of them, by telephone
    asking: tuple[Waiting, ...]  # of them, for a certain seat

    def place(self, player: str) -> int | None:
        """Where a name stands, the top being 0; None if it is not there."""
        return list(self.by_player).index(player) if player in self.by_player else None

    def joined(self, waiting: Waiting, place: int) -> WaitingNames:
        """With a name more at a place; one that stands elsewhere moves there."""
        if waiting.player in self.by_player or place < len(self):
            rows = [one for one in self if one.player != waiting.player]
            return in_order([*rows[:place], waiting, *rows[place:]])
        names = self.by_player.copy()  # to the end, as a rule
        names[waiting.player] = waiting
        by_phone, seat = kinds_of(waiting)
        return made(
            names,
            (*self.called_in, waiting) if by_phone else self.called_in,
            (*self.asking, waiting) if seat else self.asking,
        )

    def without(self, player: str) -> WaitingNames:
        """With a name fewer."""
        if player not in self.by_player:
            return self
        names = self.by_player.copy()
        del names[player]
        return made(names, others(self.called_in, player), others(self.asking, player))

    def marked(self, waiting: Waiting) -> WaitingNames:
        """With something else said of a name, which keeps its place."""
        old = self.by_player.get(waiting.player)
        if old is None:
            return self
        names = self.by_player.copy()
        names[waiting.player] = waiting
        if any(kinds_of(old)) or any(kinds_of(waiting)):
            return in_order(names.values())
        return made(names, self.called_in, self.asking)


def kinds_of(waiting: Waiting) -> tuple[bool, bool]:
    """Whether somebody telephoned, and whether they ask for a certain seat."""
    return waiting.how is Signed.CALLED_IN, bool(waiting.table)


def others(names: tuple[Waiting, ...], player: str) -> tuple[Waiting, ...]:
    return tuple(one for one in names if one.player != player) if names else names


def made(
    names: dict[str, Waiting], called_in: tuple[Waiting, ...], asking: tuple[Waiting, ...]
) -> WaitingNames:
    new = WaitingNames(names.values())
    new.by_player, new.called_in, new.asking = names, called_in, asking
    return new


def in_order(rows: Iterable[Waiting]) -> WaitingNames:
    """The names of some rows, each where it stands first."""
    names: dict[str, Waiting] = {}
    for one in rows:
        names.setdefault(one.player, one)
    kinds = [(one, *kinds_of(one)) for one in names.values()]
    called_in = tuple(one for one, by_phone, _ in kinds if by_phone)
    return made(names, called_in, tuple(one for one, _, seat in kinds if seat))


def names_of(listing: Listing) -> WaitingNames:
    """Who waits for a game. Those of a room have been put in order; a listing may come without."""
    names = listing.waiting
    return names if isinstance(names, WaitingNames) else in_order(names)
