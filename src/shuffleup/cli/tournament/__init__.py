"""``shuffleup tournament …``: events, played by bots or directed at the desk."""
