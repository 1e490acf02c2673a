"""Results of a season: recorded once, corrected with a reason, never edited."""
