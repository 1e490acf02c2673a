"""Points of the floor: what a house rules when something went wrong."""
