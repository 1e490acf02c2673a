"""What can be seen of an event: the director's board."""
