"""Mistakes of the director: what was done in an event, act by act, and how it is undone and redone
without a line erased."""
