"""Time: called, running, run out."""
