"""Who is connected, what each of them watches, and the frames they are sent."""
