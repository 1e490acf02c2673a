"""People of a league: members and guests."""
