"""The places of a house, what is done in them, and how it is kept before anybody is told."""
