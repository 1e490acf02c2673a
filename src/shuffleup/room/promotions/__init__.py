"""Promotions: funds fed by the drop, jackpots and their shares, prizes, tickets, time played."""
