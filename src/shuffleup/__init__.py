"""Shuffle Up: a poker room in software that plays by a written house rulebook."""
