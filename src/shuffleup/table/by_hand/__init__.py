"""Tables dealt by hand: hands that were reported, chips that were counted. No card is ever seen."""
