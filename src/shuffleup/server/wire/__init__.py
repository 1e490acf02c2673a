"""The wire under the house: connections, their bounds, and whose turn it is."""
