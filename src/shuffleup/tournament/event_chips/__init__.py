"""Chips of an event: which denominations are in play, and how small ones leave it."""
