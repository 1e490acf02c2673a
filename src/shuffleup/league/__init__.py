"""A season of events: results, points, standings, and the final they lead to."""
