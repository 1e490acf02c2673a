"""Files of thousands of hands: read and replayed by compiled code, to the same outcomes."""
