"""Standings that explain themselves: why, what if, and what a correction changes."""
