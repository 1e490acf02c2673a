"""What a machine remembers of the houses it serves, outside their folders: whether one was restored
from a copy, whose cards people have seen already."""
