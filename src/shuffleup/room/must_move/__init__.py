"""Must-move games: a feeder whose players fill the seats of the main game as they open."""
