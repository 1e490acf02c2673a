"""What the desk of a room and that of a tournament have in common: hearing, answers, prompt."""
