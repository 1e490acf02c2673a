"""Points of an event: entries, chips, conduct."""
