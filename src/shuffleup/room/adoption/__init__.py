"""The house adopts another book: from when it goes by it, and table by table."""
