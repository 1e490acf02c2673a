"""Who looks at a room and what they may see: the wall, a player, floor, cage, manager."""
