"""Absence: who is away since when and on which break, pick-ups, dinner, and coming back."""
