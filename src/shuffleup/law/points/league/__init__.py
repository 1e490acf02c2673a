"""Points of a league: its events, who qualifies, its final, the prizes of a night."""
