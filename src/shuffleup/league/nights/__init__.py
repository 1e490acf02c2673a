"""The prizes of a night: its best hand, bounty chips, seats of other events; and money."""
