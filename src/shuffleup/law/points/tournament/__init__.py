"""Points of tournaments."""
