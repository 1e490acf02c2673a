"""Sessions of many hands for other people's programs: PHH, PokerStars-style text, OHH."""

from shuffleup.histories.export.exported_deal import ExportedDeal, ExportError, Hero
from shuffleup.histories.export.exported_session import FORMATS, write_session
from shuffleup.histories.export.ohh import writes_ohh
from shuffleup.histories.export.phhs import history_of_deal, writes_phh
from shuffleup.histories.export.pokerstars import writes

__all__ = [
    "FORMATS",
    "ExportError",
    "ExportedDeal",
    "Hero",
    "history_of_deal",
    "write_session",
    "writes",
    "writes_ohh",
    "writes_phh",
]  # fmt: skip
