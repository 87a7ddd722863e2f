"""Damaged and hostile files without end, read as the program reads them: ``python -m tools.fuzz --help``."""
