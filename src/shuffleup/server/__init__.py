"""The house as a service: places that are kept in a log, people who log in, sockets, the dealer."""
