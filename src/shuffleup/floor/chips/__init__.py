"""What chips, words and gestures meant: one interpreter, from what was done to a wager.

``meaning`` takes the report, ``spoken``, ``silent`` and ``unclear`` read it, and ``decision`` is
the choice the player faced.
"""
