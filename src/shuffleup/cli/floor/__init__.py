"""``shuffleup floor``: ask for a ruling, train, look up what was ruled, let things go wrong."""
