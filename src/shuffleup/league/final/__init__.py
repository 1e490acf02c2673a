"""The final of a season: the last-chance event, its seats, and the tournament itself."""
