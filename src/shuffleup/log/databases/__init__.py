"""A log in a database: the rows, how it stands, appending, reading and verifying.

``log.sqlite_log`` and ``log.postgres_log`` bring the connection; all else is here and the same.
"""
