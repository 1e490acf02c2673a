"""``shuffleup room …``: the room at the desk, on a log file."""
