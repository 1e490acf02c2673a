"""Why things happened: the points and procedures behind each event, read off the state before."""
