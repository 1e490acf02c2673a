"""What chips and words meant: one chip, several, words against chips, gestures."""
