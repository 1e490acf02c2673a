"""The event's log in a file: written command by command, folded back, seen to hold."""
