"""Strategies written as tables of small whole numbers, for the bots and for the lane alike.

``shipped_table(name)`` gives one of ours, ``read_table(text)`` reads one's own;
``strength_scale(sheet)`` says how good cards are in a game, from 0 to 7.
"""

from shuffleup.playbook.eighths import StrengthScale, strength_scale
from shuffleup.playbook.play_table import PlayTable, PlayTableError
from shuffleup.playbook.table_file import own_table, read_table, shipped_names, shipped_table

__all__ = [
    "PlayTable", "PlayTableError", "StrengthScale", "own_table", "read_table", "shipped_names",
    "shipped_table", "strength_scale",
]  # fmt: skip
