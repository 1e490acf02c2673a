"""Action out of turn, players skipped, folds out of order.

One module each: ``turns_early`` (out of turn), ``turns_skipped``, ``turns_folds`` and
``turns_dealer`` (what the dealer counts). ``turns_acts`` puts what players did on the hand.
"""

from shuffleup.floor import turns_dealer, turns_early, turns_folds, turns_skipped

__all__ = ["turns_dealer", "turns_early", "turns_folds", "turns_skipped"]
