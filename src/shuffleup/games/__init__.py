"""The games as data: one TOML sheet each, and the loader that reads and checks them."""

from shuffleup.games.load import SheetError, game, games, names, parse_sheet, read_sheet
from shuffleup.games.sheet import Opening, Sheet, Street, Structure
from shuffleup.games.values import values

__all__ = [
    "Opening", "Sheet", "SheetError", "Street", "Structure",
    "game", "games", "names", "parse_sheet", "read_sheet", "values",
]  # fmt: skip
