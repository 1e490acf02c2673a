"""The wire between a house and whoever plays or works in it: messages, and a small typed client."""
