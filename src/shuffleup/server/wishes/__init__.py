"""What players want done later, kept by the house and seen to when its time comes."""
