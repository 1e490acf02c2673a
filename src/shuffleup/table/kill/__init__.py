"""Kill pots: legs towards a kill, who kills, the kill blind and the stakes of a killed hand."""
