"""Tournaments: entries, clock, seats, chips and prizes, decided by the house's book.

The same verbs as a table and a room: ``act`` puts a command to the tournament, ``judge``, ``apply``
and ``proceed`` are its parts. A tournament owns its entries, its clock, its tables and their chips;
people and money are the room's, and its money stands in the room's ledger. Time is told from
outside; what is due until then happens first, in order of its time.
"""

from shuffleup.tournament.act import act
from shuffleup.tournament.apply import apply
from shuffleup.tournament.judge import judge
from shuffleup.tournament.new_tournament import new_tournament
from shuffleup.tournament.proceed import proceed
from shuffleup.tournament.state import Tournament

__all__ = ["Tournament", "act", "apply", "judge", "new_tournament", "proceed"]
