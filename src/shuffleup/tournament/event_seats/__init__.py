"""Seats in an event: the draw, balancing, breaking and redrawing tables."""
