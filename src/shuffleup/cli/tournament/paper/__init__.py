"""What an event puts on paper: seat cards, reports, lists of players and results, files."""
