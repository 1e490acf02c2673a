"""Chips in front of players: bought, on their way, cash, denominations, what of them plays, and
what the house takes.
"""
