"""Calls from a table: the floor, who comes and decides, and the clock."""
