"""The season's log: written command by command, folded back, seen to hold."""
