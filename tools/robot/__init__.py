"""A robot that plays the whole program at random, to find what breaks it: ``python -m tools.robot --help``."""
