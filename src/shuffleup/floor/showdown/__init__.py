"""Trouble at the showdown: cards thrown away or half tabled, hands miscalled, who sees what."""
