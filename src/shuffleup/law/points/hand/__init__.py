"""Points of one hand: betting, raises, pots, the showdown, stud."""
