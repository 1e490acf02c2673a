"""Entries: who takes part, what they paid, late, again, or not at all."""
