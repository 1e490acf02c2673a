"""What an organiser enters: a season, its people, results, corrections, answers and seats."""
