"""Hand histories in and out: PHH files read into a ``History``, replayed by the engine, written."""

from shuffleup.histories.history import History, PhhError, variants
from shuffleup.histories.history_events import history_of
from shuffleup.histories.phh import SUFFIXES, parse_phh, parse_phhs, read_file
from shuffleup.histories.replay_history import Replayed, replay_history
from shuffleup.histories.writing import write_phh, write_phhs

__all__ = [
    "SUFFIXES", "History", "PhhError", "Replayed", "history_of", "parse_phh", "parse_phhs",
    "read_file", "replay_history", "variants", "write_phh", "write_phhs",
]  # fmt: skip
