"""Reports of a room, read off its events: nothing is counted a second time while it is open."""
