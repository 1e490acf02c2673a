"""Speed and agreement beside other engines; not part of the package."""
