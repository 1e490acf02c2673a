"""The end: who goes out in which place, what is paid, deals."""
