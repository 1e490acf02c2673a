"""Flights: events that end after a level or with so many left, and the day on which they merge."""
