"""What a hand looks like, in a few small numbers that name the rows of the bots' tables."""
