"""Mistakes of staff: what was done at the desk, and how it is undone without a line erased."""
