"""Action out of turn, players skipped, folds out of order."""
