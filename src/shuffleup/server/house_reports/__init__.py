"""Reports of a room made while the house is open, in a process of their own."""
