"""Why things happened at a table: the points and procedures behind each event.

``table_event_grounds`` goes through a log; a module for each family of events says what is behind
it, read off the table before it.
"""
