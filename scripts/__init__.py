"""Scripts of the repo: set-up, builds, generated pages. Not part of the package."""
