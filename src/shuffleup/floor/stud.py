"""Stud: cards the wrong way up, too early, to the wrong player."""
