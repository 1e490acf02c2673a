"""Burns and boards dealt wrongly or too early."""

from shuffleup.floor import board_burns, board_early, board_flop

__all__ = ["board_burns", "board_early", "board_flop"]
